import type { CharSet, DFA } from 'refa';
/** A word as what may stand at each of its places. */
export type WordSet = readonly CharSet[];
/**
 * The words of an automaton by their length. From each state it is known in how many steps an end can be
 * reached, so that no path is begun that leads nowhere.
 */
export declare class Words {
    private readonly language;
    private readonly arrows;
    /** The states from which a word can end in exactly so many steps. */
    private readonly ending;
    constructor(language: DFA);
    /**
     * The lengths that words have, from `min` to `max`, each once; ends where there are none. `complete`
     * is called where that is certain.
     */
    lengths(min: number, max: number, complete: () => void): Generator<number>;
    /** The words of a length, sets of them that differ in some place. */
    ofLength(length: number): Generator<WordSet>;
    private from;
    private endingIn;
}
