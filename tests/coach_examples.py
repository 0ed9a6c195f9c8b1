"""Every reason of the coach, and every piece of advice, with facts."""

from typing import Any

EXAMPLES: list[dict[str, Any]] = [
    {"code": "makes-sweep"},
    {"code": "takes-settebello"},
    *({"code": code, "count": count} for code in ("takes-coins", "takes-cards") for count in (1, 2)),
    *(
        {"code": "takes-sevens", "count": count, "counts_for": wanted}
        for wanted in ("primiera", "most", "all")
        for count in (1, 2)
    ),
    {"code": "straight-to-pile", "card": "AS"},
    {"code": "nothing-to-take", "card": "6S"},
    {"code": "lays-rather", "card": "6S"},
    *({"code": "cannot-be-swept", "total": 13, "shown": shown} for shown in (False, True)),
    {"code": "cannot-be-swept", "total": 1},
    *(
        {"code": "may-be-swept", "total": 4, "count": count, "values": [4], "ranks": ["4"], **cases}
        for count in (1, 2)
        for remembered in (False, True)
        for cases in (
            {"percent": 12, "cases": 1, "of": 8, "about": False, "remembered": remembered},
            {"percent": 52, "cases": 1, "of": 2, "about": True, "remembered": remembered},
            {"percent": 100, "cases": 1, "of": 1, "about": False, "remembered": remembered},
        )
    ),
    {"code": "keeps-anchor", "card": "6S"},
    {"code": "keeps-double", "card": "6S", "other": "6D"},
    {"code": "looks-no-further"},
    {"code": "only-move"},
    *(
        {"code": code, "points": 0.4, "error": 0.3, **than}
        for code in ("better", "perhaps-better", "about-equal", "as-good", "judged-rather", "on-a-whim")
        for than in ({}, {"than": "KS", "taking": []}, {"than": "KS", "taking": ["KD"]})
    ),
    *({"code": "mostly", "category": name} for name in ("coins", "next", "follow_up", "laying", "bonus", "sweeps")),
    *({"code": "exact", "points": points} for points in (2, 0, -1)),
    {"code": "declares", "points": 3},
    {"code": "keeps-hidden"},
    *({"code": "advice-control-total", "total": 7, "partner": partner} for partner in (False, True)),
    *({"code": "advice-who-sweeps", "ranks": ranks, "values": []} for ranks in (["A", "J"], ["A", "7", "K"])),
    {"code": "advice-settebello-sweeps", "card": "7D"},
    {"code": "advice-keep-settebello", "card": "7D"},
    {"code": "advice-take-sevens", "card": "7D"},
    {"code": "advice-lone-card", "card": "KS"},
    *({"code": "advice-count-coins", "two_of_four": each, "mine": 2, "theirs": 3} for each in (False, True)),
    *({"code": "advice-coins-ahead", "ahead": ahead, "mine": 7, "theirs": 1} for ahead in (False, True)),
    {"code": "advice-follow-coins", "mine": 2, "theirs": 3},
    {"code": "advice-partner-laid", "card": "3S"},
    *({"code": "advice-deduce", "count": count} for count in (1, 12)),
    *({"code": "advice-safe-total", "total": 7, "shown": shown} for shown in (False, True)),
]
