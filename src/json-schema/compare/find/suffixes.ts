import { CharSet, DFA, NFA } from 'refa';
import type { Assertion, Concatenation, Element, NoParent, Quantifier } from 'refa';

type Sequence = NoParent<Concatenation>;

const OPTIONS = { maxCharacter: 0x10ffff } as const;
const MAX_STATES = 3000;

/**
 * Returns the automaton of all strings in which one of the alternatives matches somewhere. Assertions such as `^`
 * and lookaheads prevent a direct translation, so the automaton is built from the end of the expression. The
 * automaton of a lookahead is then intersected with that of the elements after it. A match at the start of the text
 * is a separate case, because `^` matches only at the start.
 *
 * @throws for a lookbehind other than `^` and `(?<=[^])`, if a quantifier with a maximum above 8 applies to a
 * group with an assertion, or if an automaton grows too large.
 */
export function suffixes(alternatives: readonly Sequence[]): DFA {
  const anything = DFA.all(OPTIONS);
  const atStart = union(alternatives.map(({ elements }) => from(elements, anything, true)));
  const later = union(alternatives.map(({ elements }) => from(elements, anything, false)));
  return union([atStart, concatenation(someCharacters(), later)]);
}

/** Returns the suffixes that match the elements and then `rest`. With `atStart`, the suffix is the whole text. */
function from(elements: readonly NoParent<Element>[], rest: DFA, atStart: boolean): DFA {
  const assertionAt = elements.findIndex(hasAssertion);
  if (assertionAt !== 0 && !atStart) {
    const count = assertionAt === -1 ? elements.length : assertionAt;
    if (count === 0) return rest;
    return concatenation(pure(elements.slice(0, count)), from(elements.slice(count), rest, false));
  }
  const [first, ...others] = elements;
  if (first === undefined) return rest;
  if (!hasAssertion(first)) return afterPlain(first, others, rest);
  switch (first.type) {
    case 'Assertion':
      return afterAssertion(first, others, rest, atStart);
    case 'Alternation':
      return union(
        first.alternatives.map((alternative) => from([...alternative.elements, ...others], rest, atStart)),
      );
    case 'Quantifier':
      return repeated(first, others, rest, atStart);
    default:
      throw new TypeError(first.type);
  }
}

/**
 * Returns the texts that match an element, then `others` and `rest`. The element is at the start of the text, and has
 * no assertions. If it matches the empty text, `others` are also at the start.
 */
function afterPlain(element: NoParent<Element>, others: readonly NoParent<Element>[], rest: DFA): DFA {
  const language = pure([element]);
  const consumed = both(language, someCharacters());
  const suffix = concatenation(consumed, from(others, rest, false));
  return language.test([]) ? union([from(others, rest, true), suffix]) : suffix;
}

function afterAssertion(
  assertion: NoParent<Assertion>,
  others: readonly NoParent<Element>[],
  rest: DFA,
  atStart: boolean,
): DFA {
  if (assertion.kind === 'behind') {
    // `^` is a negative lookbehind for any character. Only `^` and the positive form `(?<=[^])` are supported.
    if (!isAnyCharacter(assertion.alternatives)) throw new TypeError('lookbehind');
    return assertion.negate === atStart ? from(others, rest, atStart) : DFA.empty(OPTIONS);
  }
  const ahead = union(
    assertion.alternatives.map(({ elements }) => from(elements, DFA.all(OPTIONS), atStart)),
  );
  if (assertion.negate) ahead.complement();
  return both(ahead, from(others, rest, atStart));
}

/** Expands a bounded repetition of elements with assertions. */
function repeated(
  { alternatives, min, max }: NoParent<Quantifier>,
  others: readonly NoParent<Element>[],
  rest: DFA,
  atStart: boolean,
): DFA {
  if (max > 8) throw new TypeError('repeated assertion');
  const group: NoParent<Element> = { type: 'Alternation', alternatives: [...alternatives] };
  const counts = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  return union(
    counts.map((count) => from([...Array.from({ length: count }, () => group), ...others], rest, atStart)),
  );
}

function hasAssertion(element: NoParent<Element>): boolean {
  switch (element.type) {
    case 'Assertion':
    case 'Unknown':
      return true;
    case 'Alternation':
    case 'Quantifier':
      return element.alternatives.some(({ elements }) => elements.some(hasAssertion));
    default:
      return false;
  }
}

function isAnyCharacter(alternatives: readonly Sequence[]): boolean {
  const [only, another] = alternatives;
  const [element, second] = only?.elements ?? [];
  if (another !== undefined || second !== undefined || element?.type !== 'CharacterClass') return false;
  return element.characters.isAll;
}

function pure(elements: readonly NoParent<Element>[]): DFA {
  const sequence: Sequence = { type: 'Concatenation', elements: [...elements] };
  const nfa = NFA.fromRegex(sequence, OPTIONS, {}, new NFA.LimitedNodeFactory(MAX_STATES));
  return determined(nfa);
}

function someCharacters(): DFA {
  return concatenation(DFA.fromCharSet(CharSet.all(OPTIONS.maxCharacter)), DFA.all(OPTIONS));
}

function concatenation(one: DFA, other: DFA): DFA {
  const nfa = NFA.fromFA(one, new NFA.LimitedNodeFactory(MAX_STATES));
  nfa.append(other, new NFA.LimitedNodeFactory(MAX_STATES));
  return determined(nfa);
}

function both(one: DFA, other: DFA): DFA {
  return DFA.fromIntersection(one, other, new DFA.LimitedNodeFactory(MAX_STATES));
}

function union(languages: readonly DFA[]): DFA {
  const [first, ...others] = languages;
  if (first === undefined) return DFA.empty(OPTIONS);
  if (others.length === 0) return first.copy();
  const nfa = NFA.fromFA(first, new NFA.LimitedNodeFactory(MAX_STATES));
  for (const other of others) nfa.union(other, new NFA.LimitedNodeFactory(MAX_STATES));
  return determined(nfa);
}

function determined(nfa: NFA): DFA {
  const dfa = DFA.fromFA(nfa, new DFA.LimitedNodeFactory(MAX_STATES));
  dfa.minimize();
  return dfa;
}
