// Makes static/vendor and tests/vendor from the pinned packages in node_modules. Run by build.sh.
// Everything is copied unmodified but two files of Pyodide; each manifest.json says what was done to them.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, "..", "..");
const packages = join(here, "node_modules");
const lock = JSON.parse(readFileSync(join(here, "package-lock.json"))).packages;

const sha256 = (bytes) => createHash("sha256").update(bytes).digest("hex");
const packageFile = (name, path) => readFileSync(join(packages, name, path));
const ownFile = (path) => readFileSync(join(here, path));

// The core and the parts it asks for: not the editor, package graphs and the unpacking of archives, which we never start,
// nor the plugins that pyscript.toml and the page exclude.
function pyscriptFiles() {
  const core = readdirSync(join(packages, "@pyscript/core/dist")).find((file) => /^core-.*\.js$/.test(file));
  const parts = packageFile("@pyscript/core", `dist/${core}`).toString().matchAll(/"\.\/([\w-]+\.js)"/g);
  const never = /^(codemirror|deprecations-manager|donkey|py-|pyodide_graph|zip-)/;
  return ["core.js", core, ...[...parts].map(([, part]) => part).filter((part) => !never.test(part)).sort()];
}

// The licences of the packages that PyScript's authors bundled into their files.
function bundledLicences(name, seen = new Set()) {
  const { dependencies = {} } = JSON.parse(packageFile(name, "package.json"));
  for (const dependency of Object.keys(dependencies).filter((each) => !seen.has(each))) {
    seen.add(dependency);
    bundledLicences(dependency, seen);
  }
  return seen;
}

function pyscriptNotice() {
  const text = [...bundledLicences("@pyscript/core")].sort().map((name) => {
    const { version, license } = lock[`node_modules/${name}`];
    const file = ["LICENSE", "LICENSE.txt"].find((each) => existsSync(join(packages, name, each)));
    return `${name} ${version} (${license})\n\n${file ? packageFile(name, file) : "No licence text in the package."}`;
  });
  text.push(`toml (MIT)\n\n${packageFile("@pyscript/core", "src/3rd-party-licenses/toml.license.txt")}`);
  return Buffer.from(text.join(`\n${"-".repeat(80)}\n\n`));
}

async function trimmedLibrary() {
  const pyodide = await loadPyodide({ env: { HOME: "/home/pyodide", PYTHONNODEBUGRANGES: "1" } });
  pyodide.runPython(ownFile("stdlib.py").toString());
  return Buffer.from(pyodide.globals.get("trimmed_library")().toJs());
}

function emptiedPackageList(original) {
  return Buffer.from(JSON.stringify({ ...JSON.parse(original), packages: {} }) + "\n");
}

// One row a package: its name, its folder here, its files as [path here, path there], and what is done to some of them.
const site = [
  {
    name: "@pyscript/core", folder: "pyscript", licence: "Apache-2.0",
    files: pyscriptFiles().map((file) => [file, `dist/${file}`]),
    licences: [["LICENSE", packageFile("@pyscript/core", "LICENSE")], ["LICENSE.bundled", pyscriptNotice()]],
  },
  {
    name: "@micropython/micropython-webassembly-pyscript", folder: "micropython", licence: "MIT",
    files: ["micropython.mjs", "micropython.wasm"].map((file) => [file, file]),
    licences: [["LICENSE", ownFile("licences/micropython.txt")]],
  },
  {
    name: "pyodide", folder: "pyodide", licence: "MPL-2.0 and PSF-2.0",
    files: ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide-lock.json", "python_stdlib.zip"].map((file) => [file, file]),
    changes: {
      "python_stdlib.zip": ["trimmed to what is used and compiled by tools/vendor/stdlib.py", trimmedLibrary],
      "pyodide-lock.json": ["the list of packages emptied: none is ever loaded", emptiedPackageList],
    },
    licences: [["LICENSE", ownFile("licences/MPL-2.0.txt")], ["LICENSE.python", ownFile("licences/python.txt")]],
  },
];
const tests = [
  {
    name: "axe-core", folder: "axe-core", licence: "MPL-2.0",
    files: [["axe.min.js", "axe.min.js"]],
    licences: ["LICENSE", "LICENSE-3RD-PARTY.txt"].map((file) => [file, packageFile("axe-core", file)]),
  },
];

async function vendor(folder, rows) {
  const manifest = [];
  const write = (path, bytes) => {
    mkdirSync(dirname(join(root, folder, path)), { recursive: true });
    writeFileSync(join(root, folder, path), bytes);
    return { sha256: sha256(bytes), bytes: bytes.length };
  };
  rmSync(join(root, folder), { recursive: true, force: true });
  for (const row of rows) {
    const { version, integrity } = lock[`node_modules/${row.name}`];
    const files = {};
    for (const [path, source] of row.files) {
      const original = packageFile(row.name, source);
      const [change, make] = row.changes?.[path] ?? [];
      files[`${row.folder}/${path}`] = make
        ? { ...write(`${row.folder}/${path}`, await make(original)), change, original_sha256: sha256(original) }
        : write(`${row.folder}/${path}`, original);
    }
    for (const [path, text] of row.licences) files[`${row.folder}/${path}`] = write(`${row.folder}/${path}`, text);
    manifest.push({
      name: row.name, version, integrity, licence: row.licence,
      licence_files: row.licences.map(([path]) => `${row.folder}/${path}`), files,
    });
  }
  writeFileSync(join(root, folder, "manifest.json"), JSON.stringify({ packages: manifest }, null, 1) + "\n");
}

await vendor("static/vendor", site);
await vendor("tests/vendor", tests);
