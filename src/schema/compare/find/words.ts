import type { CharSet, DFA } from 'refa';

type State = DFA.ReadonlyNode;

/** A word as what may stand at each of its places. */
export type WordSet = readonly CharSet[];

/** No length beyond is looked at. */
const LONGEST = 2000;

/**
 * The words of an automaton by their length. From each state it is known in how many steps an end can be
 * reached, so that no path is begun that leads nowhere.
 */
export class Words {
  private readonly language: DFA;
  private readonly arrows = new Map<State, ReadonlyMap<State, CharSet>>();
  /** The states from which a word can end in exactly so many steps. */
  private readonly ending: ReadonlySet<State>[];

  constructor(language: DFA) {
    this.language = language;
    for (const state of language.nodes()) this.arrows.set(state, state.out.invert(language.maxCharacter));
    this.ending = [language.finals];
  }

  /**
   * The lengths that words have, from `min` to `max`, each once; ends where there are none. `complete`
   * is called where that is certain.
   */
  *lengths(min: number, max: number, complete: () => void): Generator<number> {
    const last = this.language.isFinite ? Math.min(max, this.arrows.size) : max;
    for (let length = min; length <= last; length += 1) {
      if (length > LONGEST) return;
      if (this.endingIn(length).has(this.language.initial)) yield length;
    }
    complete();
  }

  /** The words of a length, sets of them that differ in some place. */
  *ofLength(length: number): Generator<WordSet> {
    yield* this.from(this.language.initial, length, []);
  }

  private *from(state: State, steps: number, before: WordSet): Generator<WordSet> {
    if (steps === 0) {
      yield before;
      return;
    }
    const onward = this.endingIn(steps - 1);
    for (const [next, characters] of this.arrows.get(state) ?? []) {
      if (onward.has(next)) yield* this.from(next, steps - 1, [...before, characters]);
    }
  }

  private endingIn(steps: number): ReadonlySet<State> {
    while (this.ending.length <= steps) {
      const last = this.ending.at(-1);
      const states = [...this.arrows].filter(([, out]) => [...out.keys()].some((next) => last?.has(next)));
      this.ending.push(new Set(states.map(([state]) => state)));
    }
    return this.ending[steps] ?? new Set();
  }
}
