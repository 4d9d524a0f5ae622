import type { CharSet, DFA } from 'refa';

type State = DFA.ReadonlyNode;

/** A set of words of equal length, as one set of characters for each position. */
export type WordSet = readonly CharSet[];

const MAX_LENGTH = 2000;

export class Words {
  private readonly language: DFA;
  private readonly transitions = new Map<State, ReadonlyMap<State, CharSet>>();
  /** The states that reach a final state in exactly `n` steps, at index `n`. */
  private readonly ending: ReadonlySet<State>[];

  constructor(language: DFA) {
    this.language = language;
    for (const state of language.nodes())
      this.transitions.set(state, state.out.invert(language.maxCharacter));
    this.ending = [language.finals];
  }

  /**
   * Yields the lengths of words from `min` to `max`, and then calls `complete`. If lengths above {@link MAX_LENGTH}
   * are left to search, stops without this call.
   */
  *lengths(min: number, max: number, complete: () => void): Generator<number> {
    const last = this.language.isFinite ? Math.min(max, this.transitions.size) : max;
    for (let length = min; length <= last; length += 1) {
      if (length > MAX_LENGTH) return;
      if (this.endingIn(length).has(this.language.initial)) yield length;
    }
    complete();
  }

  /** Yields the words of a length, as one set for each path through the automaton. */
  *ofLength(length: number): Generator<WordSet> {
    yield* this.from(this.language.initial, length, []);
  }

  private *from(state: State, steps: number, before: WordSet): Generator<WordSet> {
    if (steps === 0) {
      yield before;
      return;
    }
    const onward = this.endingIn(steps - 1);
    for (const [next, characters] of this.transitions.get(state) ?? []) {
      if (onward.has(next)) yield* this.from(next, steps - 1, [...before, characters]);
    }
  }

  private endingIn(steps: number): ReadonlySet<State> {
    while (this.ending.length <= steps) {
      const last = this.ending.at(-1);
      const states = [...this.transitions].filter(([, out]) =>
        [...out.keys()].some((next) => last?.has(next)),
      );
      this.ending.push(new Set(states.map(([state]) => state)));
    }
    return this.ending[steps] ?? new Set();
  }
}
