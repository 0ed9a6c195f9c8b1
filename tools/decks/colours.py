"""The colours the court of the French-suited deck is drawn in."""

from tools.decks.pen import BRASS, COBALT, INK, OLIVE, PALE_BRASS, RUST, STOCK, TERRACOTTA, WINE, WOOD

CLOTH = {
    "ink": INK,
    "linen": STOCK,
    "brass": BRASS,
    "pale": PALE_BRASS,
    "red": TERRACOTTA,
    "wine": WINE,
    "blue": COBALT,
    "leaf": OLIVE,
    "wood": WOOD,
    "steel": "#e8ebee",
    "skin": "#f3d3b3",
    "shade": "#e2b28c",
    "blush": "#d98468",
    "lips": "#9a3324",
}

# Of each suit: the ground of the frame and the figure woven into it, the two cloths, the jewel, what falls on the
# queen's shoulders (a veil or her own hair), and the hair of king, queen and jack.
COLOURS = {
    "D": {
        "ground": "#f8ebcb",
        "woven": "#f0dcae",
        "first": "#c4832a",
        "second": TERRACOTTA,
        "jewel": COBALT,
        "veil": "#f3e3c0",
        "K": "#ebe5d6",
        "Q": "#8a4b23",
        "J": "#b56e2a",
    },
    "C": {
        "ground": "#f7e3d2",
        "woven": "#f0d0bb",
        "first": TERRACOTTA,
        "second": COBALT,
        "jewel": TERRACOTTA,
        "veil": "#d9a441",
        "K": "#6b4024",
        "Q": "#d9a441",
        "J": "#4a2f22",
    },
    "S": {
        "ground": "#e2e8ed",
        "woven": "#cdd8e2",
        "first": COBALT,
        "second": WINE,
        "jewel": TERRACOTTA,
        "veil": "#cfdbe6",
        "K": "#554741",
        "Q": "#4b3730",
        "J": "#a8622c",
    },
    "B": {
        "ground": "#e9edd9",
        "woven": "#d8e0c0",
        "first": OLIVE,
        "second": RUST,
        "jewel": TERRACOTTA,
        "veil": "#b0562a",
        "K": "#a8763f",
        "Q": "#b0562a",
        "J": "#e0b968",
    },
}
