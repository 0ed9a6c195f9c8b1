"""The outline of a rules page: which statements stand where, after which sources, and for which rules."""

from __future__ import annotations

from tools.rules.statements import (
    Heading,
    Of,
    Option,
    Say,
    Table,
    bullets,
    cites,
    many,
    not_plain,
    paragraph,
    plain,
    rule,
    steps,
)

IDEA_SOURCES: dict[str, tuple[str, ...]] = {
    "scopone": ("002 L3a", "002 L3b", "002 L5g", "002 L5i", "002 L53a"),
    "scopone-nove": ("002 L54",),
    "scopone-nove-monte": ("002 L54",),
    "scopone-a-due": ("002 L9d",),
    "scopone-rebello": ("002 L56",),
    "scopone-napola": ("002 L57a", "002 L57b", "002 L57c"),
    "scopone-tre-denari": ("002 L55",),
    "scopa-d-assi": ("002 L58a", "002 L58b", "002 L58c"),
    "scopa": ("000 L7c",),
    "scopa-ventuno": ("001 L7",),
    "scopa-di-casa": ("003 L29-30",),
}
"""The statements behind the paragraph on a game."""

FAMILY_SOURCES: dict[str, tuple[str, ...]] = {
    "scopone": ("002 L3a", "002 L3b", "002 L5g"),
    "fifteen": ("004 L3a",),
}
"""The statements behind the paragraph on a family."""

_by_value = rule(lambda rules: rules.capture != "fifteen")
_fifteen = rule(lambda rules: rules.capture == "fifteen")
_sweeping_aces = rule(lambda rules: rules.aces == "sweep")
_rounds = rule(lambda rules: rules.rounds > 1)
_primiera = rule(lambda rules: rules.primiera != "off")
_declares = rule(lambda rules: rules.accusi)

HISTORY = (
    paragraph(
        Say("history.scopa", ("000 L7a",), lambda sheet: sheet.told.family == "scopa"),
        Of("history", lambda sheet: sheet.told.family, FAMILY_SOURCES, lambda sheet: sheet.told.family != "scopa"),
        Say("history.name", (), lambda sheet: sheet.told.family == "scopa"),
        Say("history.origin", ("000 L7b",), lambda sheet: sheet.told.family == "scopa"),
    ),
    paragraph(Of("idea", lambda sheet: sheet.game, IDEA_SOURCES)),
    paragraph(Say("aim.score", ("001 L6", "002 L17a", "004 L3b"), not_plain)),
    Heading("pack"),
    bullets(
        Say("pack.forty", ("000 L7d", "001 L4", "002 L13b", "004 L7")),
        Say("pack.italian", ("002 L5b", "003 L16", "003 L17", "004 L8", "004 L10"), not_plain),
        (Say("pack.coins", ("000 L7e", "002 L13a")), Say("pack.others")),
        Say("pack.gold", ("002 L13d", "003 L37", "003 L38", "003 L39"), not_plain),
        Say("pack.suits", ("000 L7g", "002 L13e")),
    ),
    Table(
        "values",
        sources=("000 L7f", "001 L9a", "001 L9b", "002 L13c", "003 L32", "003 L33-35", "004 L31-34"),
    ),
)

DEAL = (
    Table(
        "players",
        lambda sheet: len(sheet.seats) > 1 and not _fifteen(sheet),
        ("001 L7", "003 L27", "004 L16-17", "004 L19"),
    ),
    Table(
        "players",
        lambda sheet: len(sheet.seats) > 1 and _fifteen(sheet),
        ("004 L23-24", "004 L26", "004 L27"),
    ),
    paragraph(
        Say("players.pairs", ("002 L3a", "002 L5a", "002 L9a"), lambda sheet: sheet.pairs),
        Say("players.partners", (), lambda sheet: not sheet.pairs and sheet.teams != {"solo"}),
    ),
    steps(
        (Option("first_dealer"), Say("deal.rotation", ("000 L13b", "001 L11a", "002 L9b"))),
        (Say("deal.shuffle", ("000 L13c",)), Option("cut")),
        (
            Say(
                "deal.hands",
                ("000 L13e", "001 L11d", "001 L11e", "003 L43-45", "004 L40", "004 L42"),
                rule(lambda rules: rules.rounds > 1),
            ),
            Say("deal.others", (), lambda sheet: bool(sheet.otherwise_dealt)),
        ),
        Say(
            "deal.all",
            ("002 L3b", "002 L5c", "002 L22a", "002 L22c"),
            rule(lambda rules: rules.rounds == 1 and not rules.table_size and rules.set_aside == "none"),
        ),
        Say(
            "deal.all-table",
            ("002 L54",),
            rule(lambda rules: rules.rounds == 1 and rules.table_size > 0),
        ),
        (
            Say("deal.all-aside", ("002 L54",), rule(lambda rules: rules.set_aside != "none")),
            Option("set_aside", rule(lambda rules: rules.set_aside != "none")),
        ),
        Option("packet", rule(lambda rules: rules.packet != rules.hand_size)),
        Option("redeal_kings", rule(lambda rules: rules.redeal_kings > 0)),
        Option("redeal_aces", rule(lambda rules: rules.redeal_aces > 0)),
        Option("dealer_table", rule(lambda rules: rules.dealer_table != "off")),
        Option("direction", many),
        Say("deal.first", ("000 L13g",), lambda sheet: sheet.two),
        (
            Say("deal.more", ("000 L13h", "001 L16b", "003 L79-80", "004 L91"), _rounds),
            Say("deal.until", ("000 L13i", "004 L93-95"), _rounds),
        ),
        Say("deal.never", ("000 L13j", "004 L90"), _rounds),
    ),
)

PLAY = (
    paragraph(
        Say("play.turn", ("000 L19a", "001 L13", "002 L27", "004 L47")),
        Say("play.empty", ("002 L5d",), rule(lambda rules: not rules.table_size)),
    ),
    Heading("capture"),
    bullets(
        Option("capture", _fifteen),
        Say("play.unlike", (), _fifteen),
        Say("play.equal", ("000 L19b", "001 L14a", "002 L5e", "002 L28", "003 L52-56", "004 L51-55"), _by_value),
        Option("single_first", _by_value),
        Say("play.sum", ("000 L19d", "001 L14a", "002 L29a", "003 L58-60", "004 L57-61"), _by_value),
        Option("sums"),
        Option("max_take", rule(lambda rules: rules.max_take is not None)),
        Option("capture", rule(lambda rules: rules.capture == "value_or_fifteen")),
        Option("aces", _sweeping_aces),
        Option("ace_meets_ace", _sweeping_aces),
        Option("ace_on_empty", _sweeping_aces),
        Option("ace_sweep_scores", _sweeping_aces),
        Say("play.lay", ("000 L19h", "001 L16a", "002 L32", "003 L64-65", "004 L64-67")),
    ),
    paragraph(Option("obligation"), Say("play.other", ("000 L19g",), rule(lambda rules: rules.obligation == "card"))),
    paragraph(
        Say("play.jack", ("001 L14b",), cites("001")),
        Say("play.seven", ("002 L29b",), cites("002")),
        Say("play.relaxed", ("002 L30c", "002 L30d"), cites("002")),
        Say("play.small", ("004 L62", "004 L78"), lambda sheet: sheet.cites("004") and _by_value(sheet)),
        Say("play.limit", ("004 L80",), cites("004")),
    ),
    Heading("declare", _declares),
    bullets(
        Option("accusi", _declares),
        (Option("accuso_low", _declares), Option("accuso_three", _declares)),
        Option("matta", rule(lambda rules: rules.matta is not None)),
    ),
    Heading("pile"),
    bullets(
        Say("pile.keep", ("000 L21a",), lambda sheet: not sheet.cites("004")),
        Say("pile.keep_down", ("004 L51-55",), cites("004")),
        (
            Say("pile.sweep", ("000 L21b", "001 L15a", "002 L5f", "002 L33a", "002 L33b", "003 L74", "004 L84")),
            Say("pile.last-card", ("004 L85",), cites("004")),
        ),
        Say("pile.next", ("000 L21c", "001 L15b", "003 L76", "004 L89")),
    ),
    Heading("end"),
    bullets(
        (
            Option("last_play_sweep", _by_value),
            Say("end.why", ("002 L34b",), lambda sheet: sheet.cites("002") and not sheet.rules.last_play_sweep),
            Say("end.fifteen", (), _fifteen),
        ),
        (
            Say("end.left", ("000 L21d", "001 L18a", "001 L18b", "002 L35", "003 L82-83", "004 L96")),
            Say("end.not-sweep", ("000 L21f", "001 L18c", "002 L35", "004 L97")),
        ),
    ),
)

SCORING = (
    paragraph(Say("score.count", ("003 L77",))),
    Table("points"),
    paragraph(
        Say("score.ties", ("000 L27f",), plain),
        Say("score.ties-other", ("002 L39b", "002 L40b", "002 L42e"), not_plain),
        Say("score.sides", (), lambda sheet: max(sheet.sides) > 2),
        Say("score.fixed", ("001 L21", "002 L44a"), lambda sheet: not_plain(sheet) and sheet.plain_points),
        Say("score.typical", ("002 L44b",), lambda sheet: sheet.cites("002") and sheet.plain_points),
        Say("score.quick", ("003 L92-94",), cites("003")),
        Option("cappotto", rule(lambda rules: rules.cappotto != "off")),
    ),
    Heading("primiera", _primiera),
    paragraph(
        Say("primiera.best", ("000 L27g", "001 L25", "001 L35b", "002 L42a"), _primiera),
        Say("primiera.add", ("000 L27h", "004 L119"), _primiera),
        Say("primiera.sum", (), _primiera),
        Option("primiera", _primiera),
        Say("primiera.zero", ("002 L42d",), cites("002")),
        Say("primiera.sure", ("001 L35a",), cites("001")),
    ),
    Table("primiera", _primiera, ("001 L26-34", "004 L113-117")),
    Heading("win"),
    bullets(
        (Say("match.adds", ("002 L49a", "003 L96")), Option("target")),
        Say("match.targets", ("001 L37b", "002 L45", "002 L59"), lambda sheet: bool(sheet.told.also_to)),
        Say("match.deals", ("004 L140",), lambda sheet: sheet.told.also_deals),
        Say("match.tie", ("000 L27k", "002 L49d", "003 L98")),
        Say("match.claim", ("000 L27l",)),
    ),
)

SECTIONS = {"history": HISTORY, "deal": DEAL, "play": PLAY, "scoring": SCORING}
"""The numbered sections of statements; the commented example and the questions follow."""
