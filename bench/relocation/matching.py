"""Matches the elements (see elements.py) of two neighbouring commits.

Neighbouring commits differ little, so most elements have a clear match. The rules accept only clear
matches. If two matches of an element are about equally good, its new place is unknown. Each element
of the older side is matched, in doubt or lost. A lost element is gone only if the changed files
contain no similar new element.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from difflib import SequenceMatcher

from elements import Element, Module

# Minimum token similarities (0 to 1) of a changed element and its match. A unique definition
# that keeps its name and scope needs no minimum.
SAME_NAME, OTHER_NAME, CHANGED, LONE_CHANGED = 0.6, 0.7, 0.62, 0.5
# The minimum lead of a match over its best rival, in similarity. Smaller for definitions that keep their name.
LEAD = 0.15
# The outcome of a lost element is unknown, not gone, if new code has at least this token similarity with it.
# DOUBT_PART: the same for the share of the element's tokens that all new code of its scope together contains.
DOUBT_DEFINITION, DOUBT_NEAR, DOUBT_FAR, DOUBT_PART = 0.4, 0.4, 0.6, 0.75
# Minimum sizes for some matches: two weights in syntax nodes, then two numbers of tokens.
RUN_WEIGHT, SHAPE_WEIGHT, MOVED_TOKENS, RENAMED_TOKENS = 10, 25, 9, 20
# The maximum size of an alignment: the product of the numbers of elements on both sides. If the
# sides differ, a larger alignment is skipped, and its unmatched old elements are in doubt.
ALIGNMENT_CELLS = 4_000_000


@dataclass(slots=True)
class FilePair:
    """A file before and after a commit. The path of a side is None if the file does not exist
    there. The module is also None if the parser rejects the file."""

    old_path: str | None
    new_path: str | None
    old: Module | None
    new: Module | None


@dataclass(frozen=True, slots=True)
class Place:
    """The new place of an element, and the rule that found it."""

    path: str
    index: int
    rule: str


Key = tuple[int, int]  # number of the file pair, index of the element (-1 for the module)


class StepMatch:
    """The results of matching all old elements in the files that one commit changes."""

    def __init__(self, pairs: list[FilePair]) -> None:
        self.pairs = pairs
        self.by_old_path = {p.old_path: n for n, p in enumerate(pairs) if p.old_path}
        self.forward: dict[Key, tuple[Key, str]] = {}
        self.backward: dict[Key, Key] = {}
        self.doubtful: set[Key] = set()
        self.unreadable = any(
            (p.old_path and p.old is None) or (p.new_path and p.new is None) for p in pairs
        )
        self._gone: dict[Key, bool] = {}
        match_definitions(self)
        match_statements(self)
        self._new_left = self.left("new", lambda e: e.kind != "function" and e.kind != "class")

    def old(self, key: Key) -> Element:
        return self.module("old", key).elements[key[1]]

    def new(self, key: Key) -> Element:
        return self.module("new", key).elements[key[1]]

    def module(self, side: str, key: Key) -> Module:
        module = getattr(self.pairs[key[0]], side)
        assert module is not None
        return module

    def link(self, old: Key, new: Key, rule: str) -> None:
        assert old not in self.forward and new not in self.backward
        self.forward[old] = (new, rule)
        self.backward[new] = old

    def left(self, side: str, wanted: Callable[[Element], bool]) -> list[Key]:
        taken = self.forward if side == "old" else self.backward
        return [
            (number, element.index)
            for number, pair in enumerate(self.pairs)
            for element in (getattr(pair, side).elements if getattr(pair, side) else ())
            if (number, element.index) not in taken and wanted(element)
        ]

    def likeness(self, old: Key, new: Key, header: bool = True) -> float:
        """Returns the share of common tokens of two elements, in any order. With `header`, ignores bodies."""
        return dice(
            self.module("old", old).bag(self.old(old), header),
            self.module("new", new).bag(self.new(new), header),
        )

    def ordered_likeness(self, old: Key, new: Key) -> float:
        """Returns the share of tokens that two elements without their bodies have in common, in the same order.
        Ignores the order if the share is low."""
        rough = self.likeness(old, new)
        if rough < DOUBT_NEAR:
            return rough
        before = self.module("old", old).tokens(self.old(old))
        after = self.module("new", new).tokens(self.new(new))
        return min(rough, SequenceMatcher(None, before, after, autojunk=False).ratio())

    def destination(self, path: str, index: int) -> Place | str:
        """Returns the new place of an element, `gone` or `unknown`."""
        number = self.by_old_path[path]
        if self.pairs[number].old is None:
            return "unknown"
        key = (number, index)
        if key in self.doubtful:
            return "unknown"
        if key in self.forward:
            (pair, found), rule = self.forward[key]
            path = self.pairs[pair].new_path or ""
            return Place(path, found, rule)
        return "gone" if self.is_gone(key) else "unknown"

    def is_gone(self, key: Key) -> bool:
        """Returns true if no code of the changed files after the commit can be this lost element."""
        if self.unreadable:
            return False
        if key not in self._gone:
            definition = self.old(key).kind in ("function", "class")
            self._gone[key] = (
                definition_is_gone(self, key) if definition else statement_is_gone(self, key)
            )
        return self._gone[key]


def dice(one: Counter[str], other: Counter[str]) -> float:
    """Returns the share of two bags that is common to both: Dice's coefficient."""
    total = one.total() + other.total()
    if total == 0:
        return 1.0
    if len(one) > len(other):
        one, other = other, one
    return 2 * sum(min(n, other[t]) for t, n in one.items() if t in other) / total


def match_definitions(step: StepMatch) -> None:
    """Matches definitions by name in the same file, then by content in all changed files."""
    for number, pair in enumerate(step.pairs):
        if pair.old and pair.new:
            match_members(step, (number, -1), (number, -1), "same name")
    match_shapes(step)
    match_similar(step)
    doubt_replaced(step)


def match_members(step: StepMatch, old: Key, new: Key, rule: str) -> None:
    """Matches the definitions in a pair of scopes by name, and recursively inside matched definitions."""
    before, after = named_members(step, "old", old), named_members(step, "new", new)
    for name, ones in before.items():
        for one, other in pair_namesakes(step, ones, after.get(name, [])):
            if one not in step.forward and other not in step.backward:
                link_definition(step, one, other, rule)


def link_definition(step: StepMatch, old: Key, new: Key, rule: str) -> None:
    step.link(old, new, rule)
    step.doubtful.discard(old)
    match_members(step, old, new, "same name" if rule == "same name" else "with its scope")


def named_members(step: StepMatch, side: str, scope: Key) -> dict[tuple[str, str], list[Key]]:
    module = step.module(side, scope)
    found: dict[tuple[str, str], list[Key]] = defaultdict(list)
    for index in module.members.get(scope[1], []):
        element = module.elements[index]
        if element.kind in ("function", "class"):
            found[element.kind, element.name].append((scope[0], index))
    return found


def pair_namesakes(step: StepMatch, ones: list[Key], others: list[Key]) -> list[tuple[Key, Key]]:
    """Pairs definitions with the same name and scope, for example overloads. If `others` is not empty, marks the
    definitions in `ones` that it cannot pair as doubtful."""
    if len(ones) == len(others) == 1:
        return [(ones[0], others[0])]
    if not others:
        return []
    if len(ones) == len(others):
        paired = list(zip(ones, others))
        if all(is_clear_pair(step, a, b, others) for a, b in paired):
            return paired
    exact = unique_equal(step, ones, others)
    taken = {one for one, _ in exact}
    step.doubtful.update(one for one in ones if one not in taken)
    return exact


def is_clear_pair(step: StepMatch, one: Key, other: Key, others: list[Key]) -> bool:
    """Returns true if `other` equals `one`, or is similar enough and clearly the most similar of `others`."""
    if step.old(one).whole == step.new(other).whole:
        return True
    mine = step.likeness(one, other, header=False)
    rest = [step.likeness(one, rival, header=False) for rival in others if rival != other]
    return mine >= 0.5 and mine > max(rest) + 0.05


def unique_equal(
    step: StepMatch, ones: Iterable[Key], others: Iterable[Key]
) -> list[tuple[Key, Key]]:
    """Returns the pairs with equal content, if the content occurs exactly once on each side."""
    before, after = by_content(ones, step.old), by_content(others, step.new)
    return [
        (keys[0], after[content][0])
        for content, keys in before.items()
        if len(keys) == 1 and len(after.get(content, [])) == 1
    ]


def by_content(keys: Iterable[Key], element: Callable[[Key], Element]) -> dict[object, list[Key]]:
    found: dict[object, list[Key]] = defaultdict(list)
    for key in keys:
        found[element(key).kind, element(key).whole].append(key)
    return found


def is_definition(element: Element) -> bool:
    return element.kind in ("function", "class")


def match_shapes(step: StepMatch) -> None:
    """Matches definitions that were moved or renamed but did not change otherwise, if they are
    large enough and unique."""
    ones, others = step.left("old", is_definition), step.left("new", is_definition)
    for with_name in (True, False):
        before = by_shape(ones, step.old, with_name)
        after = by_shape(others, step.new, with_name)
        for shape, keys in before.items():
            found = after.get(shape, [])
            if len(keys) != 1 or len(found) != 1:
                continue
            big = step.old(keys[0]).weight >= (8 if with_name else SHAPE_WEIGHT)
            if big and is_free(step, keys[0], found[0]):
                link_definition(step, keys[0], found[0], "moved" if with_name else "renamed")


def by_shape(
    keys: list[Key], element: Callable[[Key], Element], with_name: bool
) -> dict[object, list[Key]]:
    found: dict[object, list[Key]] = defaultdict(list)
    for key in keys:
        one = element(key)
        found[one.kind, one.whole, one.name if with_name else ""].append(key)
    return found


def is_free(step: StepMatch, old: Key, new: Key) -> bool:
    return old not in step.forward and new not in step.backward and old not in step.doubtful


def match_similar(step: StepMatch) -> None:
    """Matches the remaining moved or renamed definitions, changed or not, if the best match is similar enough and
    leads clearly."""
    ones, others = step.left("old", is_definition), step.left("new", is_definition)
    scores = {
        (one, other): step.likeness(one, other, header=False)
        for one in ones
        for other in others
        if step.old(one).kind == step.new(other).kind
        and comparable(step.old(one).weight, step.new(other).weight)
    }
    ranked = sorted(scores.items(), key=lambda item: (-item[1], item[0]))
    for (one, other), score in ranked:
        if score < SAME_NAME:
            break
        if is_free(step, one, other) and is_clear_best(step, scores, one, other):
            link_definition(step, one, other, "similar")


def comparable(one: int, other: int) -> bool:
    """Returns true if two sizes are close enough for a high similarity."""
    return min(one, other) * 4 >= max(one, other)


def is_clear_best(
    step: StepMatch, scores: dict[tuple[Key, Key], float], one: Key, other: Key
) -> bool:
    """Returns true if a pair is similar enough and (if renamed) large enough, and its score leads over every rival.
    A rival pairs `one` or `other` with a different partner, neither inside the first partner nor around it."""
    score = scores[one, other]
    named = step.old(one).name == step.new(other).name
    if score < (SAME_NAME if named else OTHER_NAME):
        return False
    if not named and len(step.module("old", one).tokens(step.old(one), False)) < RENAMED_TOKENS:
        return False
    rivals = [
        rival_score
        for (a, b), rival_score in scores.items()
        if (a == one) != (b == other) and not encloses(step, a, b, one, other)
    ]
    lead = 0.08 if named else LEAD
    return not rivals or score >= max(rivals) + lead


def encloses(step: StepMatch, a: Key, b: Key, one: Key, other: Key) -> bool:
    """Returns true if the elements in which (a, b) and (one, other) differ are nested, in either order."""
    if a == one:
        return related(step.module("new", b), b, other)
    return related(step.module("old", a), a, one)


def related(module: Module, one: Key, other: Key) -> bool:
    if one[0] != other[0]:
        return False
    return is_inside(module, one[1], other[1]) or is_inside(module, other[1], one[1])


def is_inside(module: Module, inner: int, outer: int) -> bool:
    scope = module.elements[inner].scope
    while scope >= 0:
        if scope == outer:
            return True
        scope = module.elements[scope].scope
    return False


def doubt_replaced(step: StepMatch) -> None:
    """Marks a changed definition and its members as doubtful if the match by name is not very similar
    to it, and an unmatched new definition is about as similar or more similar."""
    fresh = step.left("new", is_definition)
    for old, (new, rule) in list(step.forward.items()):
        if rule != "same name" or not is_definition(step.old(old)):
            continue
        if step.old(old).whole == step.new(new).whole:
            continue
        kept = step.likeness(old, new, header=False)
        if kept < 0.8 and any(is_rival(step, old, rival, kept) for rival in fresh):
            step.doubtful.add(old)
            doubt_inside(step, old)


def is_rival(step: StepMatch, old: Key, rival: Key, kept: float) -> bool:
    if step.old(old).kind != step.new(rival).kind:
        return False
    if not comparable(step.old(old).weight, step.new(rival).weight):
        return False
    return step.likeness(old, rival, header=False) > max(0.4, kept - 0.05)


def doubt_inside(step: StepMatch, scope: Key) -> None:
    module = step.module("old", scope)
    for index in module.members.get(scope[1], []):
        step.doubtful.add((scope[0], index))
        doubt_inside(step, (scope[0], index))


def definition_is_gone(step: StepMatch, key: Key) -> bool:
    one = step.old(key)
    enclosing = (key[0], one.scope)
    if one.scope >= 0 and enclosing in step.doubtful:
        return False
    if has_twin(step, key):
        return False
    for rival in step.left("new", lambda e: is_definition(e) or e.type == "Assign"):
        other = step.new(rival)
        if not is_definition(other):
            if step.module("new", rival).tokens(other)[:1] == [one.name]:
                return False  # `def f` became `f = …`
            continue
        if other.name == one.name:
            return False
        if comparable(one.weight, other.weight):
            if step.likeness(key, rival, header=False) >= DOUBT_DEFINITION:
                return False
    return True


def has_twin(step: StepMatch, key: Key) -> bool:
    """Returns true if a changed file has a similar definition with the same name after the commit.
    The commit may have merged the lost definition into that definition."""
    one = step.old(key)
    return any(
        element.kind == one.kind
        and element.name == one.name
        and comparable(one.weight, element.weight)
        and step.likeness(key, (number, element.index), header=False) >= SAME_NAME
        for number, pair in enumerate(step.pairs)
        for element in (pair.new.elements if pair.new else ())
    )


def match_statements(step: StepMatch) -> None:
    """Matches statements of matched scopes by alignment, then moved statements in all changed files."""
    for number, pair in enumerate(step.pairs):
        if pair.old and pair.new:
            align_scopes(step, (number, -1), (number, -1))
    for old, (new, _) in list(step.forward.items()):
        if is_definition(step.old(old)):
            align_scopes(step, old, new)
    match_moved(step)


def align_scopes(step: StepMatch, old: Key, new: Key) -> None:
    before = [(old[0], i) for i in step.module("old", old).members[old[1]]]
    after = [(new[0], i) for i in step.module("new", new).members[new[1]]]
    ones = [alignment_key(step, key, "old") for key in before]
    others = [alignment_key(step, key, "new") for key in after]
    if ones == others:
        for one, other in zip(before, after):
            if one not in step.forward:
                step.link(one, other, "aligned")
        return
    if len(ones) * len(others) > ALIGNMENT_CELLS:
        step.doubtful.update(key for key in before if key not in step.forward)
        return
    Alignment(step, before, after, ones, others).run()


def alignment_key(step: StepMatch, key: Key, side: str) -> object:
    """Returns the value by which elements are aligned. A definition and its match have the same value."""
    element = step.old(key) if side == "old" else step.new(key)
    if not is_definition(element):
        return element.kind == "clause", element.type, element.key
    if side == "old" and key in step.forward:
        return step.forward[key][0]
    return key if side == "new" else ("no partner", key)


class Alignment:
    def __init__(
        self,
        step: StepMatch,
        before: list[Key],
        after: list[Key],
        ones: list[object],
        others: list[object],
    ) -> None:
        self.step = step
        self.before, self.after = before, after
        self.ones, self.others = ones, others
        self.place_before = {key: n for n, key in enumerate(before)}
        self.place_after = {key: n for n, key in enumerate(after)}
        self.pairs: dict[int, int] = {}
        self.contested: set[int] = set()

    def run(self) -> None:
        weights = [min(self.step.old(key).weight, 30) + 2 for key in self.before]
        certain, contested = certain_alignment(self.ones, self.others, weights)
        self.pairs, self.contested = certain, contested
        self.drop_weak()
        self.match_changed()
        self.match_headers()
        self.commit()

    def drop_weak(self) -> None:
        """Drops small runs of matched statements, because a few equal nodes can be a coincidence. Keeps a run that
        has a large unique element, starts both sides, or ends both sides with an element of weight 3 or more."""
        count = Counter(self.ones), Counter(self.others)
        for run in self.runs():
            weight = sum(self.weight(i) for i in run)
            own = any(
                self.weight(i) >= 8
                and count[0][self.ones[i]] == 1
                and count[1][self.others[self.pairs[i]]] == 1
                for i in run
            )
            if own or weight >= 2 * RUN_WEIGHT or self.is_bounded(run):
                continue
            for i in run:
                if not is_definition(self.step.old(self.before[i])):
                    del self.pairs[i]
                    self.contested.add(i)

    def weight(self, i: int) -> int:
        element = self.step.old(self.before[i])
        return 20 if is_definition(element) else element.weight

    def runs(self) -> list[list[int]]:
        runs: list[list[int]] = []
        for i in sorted(self.pairs):
            if runs and runs[-1][-1] == i - 1 and self.pairs[i - 1] == self.pairs[i] - 1:
                runs[-1].append(i)
            else:
                runs.append([i])
        return runs

    def is_bounded(self, run: list[int]) -> bool:
        first, last = run[0], run[-1]
        at_start = first == 0 and self.pairs[first] == 0
        at_end = last == len(self.ones) - 1 and self.pairs[last] == len(self.others) - 1
        return at_start or (at_end and self.weight(last) >= 3)

    def match_changed(self) -> None:
        """Pairs changed statements that are similar and have no close rival."""
        free_before = [i for i in range(len(self.ones)) if self.is_free_old(i)]
        matched = set(self.pairs.values())
        free_after = [j for j in range(len(self.others)) if self.is_free_new(j, matched)]
        scores = self.score(free_before, free_after)
        gap_before, gap_after = self.gaps()
        accepted = [
            (i, j)
            for (i, j), score in scores.items()
            if gap_before[i] == gap_after[j]
            and self.accepts(i, j, score, scores, gap_before, gap_after)
        ]
        for i, j in without_crossings(accepted):
            self.pairs[i] = j

    def is_free_old(self, i: int) -> bool:
        key = self.before[i]
        return i not in self.pairs and i not in self.contested and not is_definition(
            self.step.old(key)
        )

    def is_free_new(self, j: int, matched: set[int]) -> bool:
        return j not in matched and not is_definition(self.step.new(self.after[j]))

    def score(self, ones: list[int], others: list[int]) -> dict[tuple[int, int], float]:
        if len(ones) * len(others) > 250_000:
            self.contested.update(ones)
            return {}
        scores = {}
        for i in ones:
            for j in others:
                score = self.step.ordered_likeness(self.before[i], self.after[j])
                if score > 0.2:
                    scores[i, j] = score
        return scores

    def gaps(self) -> tuple[dict[int, int], dict[int, int]]:
        """Returns the number of matches up to each position, for both sides. Omits matches that cross."""
        rising = without_crossings(list(self.pairs.items()))
        before = self.numbered(len(self.ones), [i for i, _ in rising])
        after = self.numbered(len(self.others), [j for _, j in rising])
        return before, after

    def numbered(self, length: int, fences: list[int]) -> dict[int, int]:
        numbers, count, at = {}, 0, set(fences)
        for position in range(length):
            count += position in at
            numbers[position] = count
        return numbers

    def accepts(
        self,
        i: int,
        j: int,
        score: float,
        scores: dict[tuple[int, int], float],
        gap_before: dict[int, int],
        gap_after: dict[int, int],
    ) -> bool:
        one, other = self.step.old(self.before[i]), self.step.new(self.after[j])
        if one.type != other.type or one.kind != other.kind:
            return False
        rivals = [s for (a, b), s in scores.items() if (a == i) != (b == j)]
        if rivals and score < max(rivals) + LEAD:
            return False
        lone = self.is_lone(i, j, gap_before, gap_after)
        return score >= (LONE_CHANGED if lone else CHANGED)

    def is_lone(
        self, i: int, j: int, gap_before: dict[int, int], gap_after: dict[int, int]
    ) -> bool:
        """Returns true if `i` and `j` are the only unmatched elements between the matches around them."""
        matched = set(self.pairs.values())
        old = [a for a, gap in gap_before.items() if gap == gap_before[i] and a not in self.pairs]
        new = [b for b, gap in gap_after.items() if gap == gap_after[j] and b not in matched]
        return old == [i] and new == [j]

    def match_headers(self) -> None:
        """Uses bodies to check the matched compound statements, and to match more of them."""
        inner_before = self.children(self.before, "old")
        inner_after = self.children(self.after, "new")
        taken = set(self.pairs.values())
        for i, mine in inner_before.items():
            if i in self.contested or not mine:
                continue
            if i in self.pairs:
                theirs = inner_after.get(self.pairs[i], set())
                if self.is_torn(i, mine, theirs, inner_after):
                    self.contested.add(i)
                continue
            j = self.same_body(mine, inner_after, taken)
            if j is not None and self.may_head(i, j):
                self.pairs[i] = j
                taken.add(j)

    def children(self, keys: list[Key], side: str) -> dict[int, set[int]]:
        """Returns the direct children of each compound statement, as positions."""
        place = self.place_before if side == "old" else self.place_after
        found: dict[int, set[int]] = defaultdict(set)
        for key in keys:
            element = self.step.old(key) if side == "old" else self.step.new(key)
            parent = place.get((key[0], element.parent))
            if parent is not None:
                found[parent].add(place[key])
        return found

    def is_torn(
        self, i: int, mine: set[int], theirs: set[int], inner_after: dict[int, set[int]]
    ) -> bool:
        """Returns true if no child is matched inside the header's match, and the header is small or a child is
        matched inside a different compound statement."""
        kept = [c for c in mine if self.pairs.get(c) in theirs]
        if kept:
            return False
        weak = self.step.old(self.before[i]).weight < 8
        taken = any(
            self.pairs.get(c) in others
            for c in mine
            for j, others in inner_after.items()
            if j != self.pairs[i]
        )
        return weak or taken

    def same_body(
        self, mine: set[int], inner_after: dict[int, set[int]], taken: set[int]
    ) -> int | None:
        """Returns the first unmatched new compound statement whose children are mostly the same, if the common
        children are large enough; None if there is no such statement."""
        for j, theirs in inner_after.items():
            kept = {c for c in mine if self.pairs.get(c) in theirs}
            weight = sum(self.weight(c) for c in kept)
            if j in taken or weight < RUN_WEIGHT:
                continue
            if 2 * len(kept) > len(mine) and 2 * len(kept) > len(theirs):
                return j
        return None

    def may_head(self, i: int, j: int) -> bool:
        one, other = self.step.old(self.before[i]), self.step.new(self.after[j])
        if one.type != other.type or one.kind != other.kind:
            return False
        return self.step.ordered_likeness(self.before[i], self.after[j]) >= LONE_CHANGED

    def commit(self) -> None:
        for i, j in self.pairs.items():
            old, new = self.before[i], self.after[j]
            if i in self.contested or old in self.step.forward or new in self.step.backward:
                continue
            same = self.ones[i] == self.others[j]
            self.step.link(old, new, "aligned" if same else "changed")
        self.step.doubtful.update(
            self.before[i] for i in self.contested if self.before[i] not in self.step.forward
        )


def without_crossings(pairs: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Returns the pairs that keep the order of both sides. Drops both of two pairs that cross."""
    return [
        (i, j)
        for i, j in sorted(pairs)
        if not any((a < i) != (b < j) and (a, b) != (i, j) for a, b in pairs)
    ]


def certain_alignment(
    ones: list[object], others: list[object], weights: list[int]
) -> tuple[dict[int, int], set[int]]:
    """Returns the matches that all heaviest common subsequences contain, and the contested elements.

    An element is contested if these subsequences do not agree about it: they match it to
    different partners, or some of them omit it.
    """
    head = common_weight(ones, others, weights)
    tail = common_weight(ones[::-1], others[::-1], weights[::-1])
    n, m = len(ones), len(others)
    best = head[n][m]
    places: dict[object, list[int]] = defaultdict(list)
    for j, key in enumerate(others):
        places[key].append(j)
    certain, contested = {}, set()
    for i, key in enumerate(ones):
        after = tail[n - i - 1]
        partners = [
            j
            for j in places.get(key, ())
            if head[i][j] + weights[i] + after[m - j - 1] == best
        ]
        if not partners:
            continue
        avoidable = any(head[i][j] + after[m - j] == best for j in range(m + 1))
        if len(partners) == 1 and not avoidable:
            certain[i] = partners[0]
        else:
            contested.add(i)
    return certain, contested


def common_weight(ones: list[object], others: list[object], weights: list[int]) -> list[list[int]]:
    """Returns the weight of the heaviest common subsequence for each pair of prefixes."""
    rows = [[0] * (len(others) + 1)]
    for i, key in enumerate(ones):
        above, row, weight, left = rows[-1], [0], weights[i], 0
        for j, other in enumerate(others):
            here = above[j + 1]
            if left > here:
                here = left
            if key == other and above[j] + weight > here:
                here = above[j] + weight
            row.append(here)
            left = here
        rows.append(row)
    return rows


def match_moved(step: StepMatch) -> None:
    """Matches unmatched statements in all changed files, if they are equal, long enough and unique."""
    before = count_statements(step, "old")
    after = count_statements(step, "new")
    ones = step.left("old", lambda e: e.kind == "statement")
    found = {step.new(k).whole: k for k in step.left("new", lambda e: e.kind == "statement")}
    for key in ones:
        element = step.old(key)
        if before[element.whole] != 1 or after[element.whole] != 1:
            continue
        other = found.get(element.whole)
        if other is None or step.new(other).type != element.type:
            continue
        if len(step.module("old", key).tokens(element, False)) >= MOVED_TOKENS:
            step.link(key, other, "moved statement")
            step.doubtful.discard(key)


def count_statements(step: StepMatch, side: str) -> Counter[int]:
    return Counter(
        element.whole
        for pair in step.pairs
        for element in (getattr(pair, side).elements if getattr(pair, side) else ())
        if element.kind == "statement"
    )


def statement_is_gone(step: StepMatch, key: Key) -> bool:
    module, one = step.module("old", key), step.old(key)
    scope = (key[0], one.scope)
    bag, partner = module.bag(one), partner_scope(step, scope)
    if scope in step.doubtful or (one.scope >= 0 and partner is None and not step.is_gone(scope)):
        return False
    if partner is not None and is_taken_in(step, key, partner):
        return False
    size = bag.total()
    for rival in step._new_left:
        other_module, other = step.module("new", rival), step.new(rival)
        if other.kind == "clause" and not other.line:
            continue
        if other.key == one.key:
            return False
        rival_bag = other_module.bag(other)
        total = rival_bag.total()
        if min(size, total) * 2 < max(size, total) or size < 4:
            continue
        if dice(bag, rival_bag) >= DOUBT_FAR:
            return False
    return True


def partner_scope(step: StepMatch, scope: Key) -> Key | None:
    if scope[1] < 0:
        return (scope[0], -1) if step.pairs[scope[0]].new else None
    return step.forward[scope][0] if scope in step.forward else None


def is_taken_in(step: StepMatch, key: Key, partner: Key) -> bool:
    """Returns true if new code of the scope `partner` may contain the statement."""
    old_module, one = step.module("old", key), step.old(key)
    bag, start = old_module.bag(one), old_module.tokens(one)[:2]
    module, together = step.module("new", partner), Counter[str]()
    for index in module.members.get(partner[1], []):
        other = module.elements[index]
        if is_definition(other) or not other.line or is_unchanged(step, (partner[0], index)):
            continue
        rival = module.bag(other)
        together.update(rival)
        begins_alike = one.type == other.type and module.tokens(other)[:2] == start
        if begins_alike or dice(bag, rival) >= DOUBT_NEAR:
            return True
    common = sum(min(n, together[t]) for t, n in bag.items())
    return common >= DOUBT_PART * bag.total()


def is_unchanged(step: StepMatch, new: Key) -> bool:
    """Returns true if a statement existed before with the same content (for a compound statement,
    the same header)."""
    return new in step.backward and step.old(step.backward[new]).key == step.new(new).key
