import { type Json } from '../../json.ts';
import { type Solution } from './solution.ts';
import type { Signed, Solver } from './solver.ts';
import type { Universe } from '../universe.ts';
/**
 * Finds values that are of some schemas and not of others, or proves that there are none. The choices
 * that the schemas leave (`anyOf`, what of a schema is not met) are gone through, each only where the
 * value found so far does not settle it; what is left is a question about numbers, strings, the
 * members of an object or the items of an array.
 *
 * A schema may lead back to itself. A value is finite: if there is one, there is one of least depth, and
 * in that no part is asked what the whole is asked. So a question that is still open has the answer "none".
 */
export declare class InstanceFinder implements Solver {
    readonly universe: Universe;
    private readonly known;
    private readonly open;
    /** The outermost open question that the answers since rest on. */
    private restsOn;
    private steps;
    constructor(universe: Universe);
    /** Answers a question from nothing but what is known already. */
    ask(signed: readonly Signed[], want?: number): Solution;
    meets(signed: readonly Signed[], value: Json): boolean | undefined;
    solve(signed: readonly Signed[], want: number): Solution;
    private ofEveryType;
    private explore;
    /** Each choice in turn. */
    private branch;
    /**
     * The frames after the choice that leaves the fewest ways, of those that the values found do not settle;
     * undefined where there is no choice left.
     */
    private nextClause;
    /** The choices of a clause that do not contradict what is there already. */
    private ways;
    /** What the parts of a value allow, choices aside. */
    private solveFrame;
    private notExcluded;
    private meetsLiterals;
}
