"""What a page says to whoever looks or listens."""

SHOWN_WORDS = """() => {
  const found = [];
  const walk = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    (node) => node.nodeType === Node.ELEMENT_NODE && node.hidden ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    if (node.nodeType === Node.TEXT_NODE) {
      if (!["SCRIPT", "STYLE", "NOSCRIPT"].includes(node.parentElement.tagName)) found.push(node.data.trim());
    } else for (const name of ["aria-label", "title", "alt", "placeholder", "aria-valuetext"]) {
      if (node.hasAttribute(name)) found.push(node.getAttribute(name));
    }
  }
  return found.filter(Boolean);
}"""
"""Every word of the page that a person may see or hear, now or when a dialog opens."""
