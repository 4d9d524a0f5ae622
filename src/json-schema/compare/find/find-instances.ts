import { keyOf, type Json } from '../../../schema/json.ts';
import { TYPE_NAMES, type TypeName } from '../assertion.ts';
import type { Universe } from '../universe.ts';
import { Frame, type Clause } from './frame.ts';
import { evaluate as isOf, typeNameOf } from './evaluate.ts';
import { solveArray } from './solve-array.ts';
import { solveNumber } from './solve-number.ts';
import { solveObject } from './solve-object.ts';
import { solveString } from './solve-string.ts';
import { EMPTY, found, unknown, type Signed, type Solution, type Solver } from './solver.ts';

/** The maximum number of steps of a search. With a time limit, results would depend on the machine's speed. */
const MAX_STEPS = 4000;

/**
 * A search for values that match some schemas and violate others. It can also prove that no such value exists.
 *
 * A question is a set of schemas that one value must match or violate. Schemas can refer to themselves, so the search
 * for an answer can lead to the same question again. The inner question then gets the answer "none". The search still
 * finds the answers with the least nesting. These need no answer to the inner question, because no part of such an
 * answer is itself an answer to the same question.
 */
export class InstanceFinder implements Solver {
  readonly universe: Universe;
  private readonly cache = new Map<string, { readonly count: number; readonly solution: Solution }>();
  private readonly open = new Map<string, number>();
  /** The nesting level of the outermost open question on which the current answer depends; infinite if none. */
  private dependsOn = Number.POSITIVE_INFINITY;
  private steps = 0;

  constructor(universe: Universe) {
    this.universe = universe;
  }

  findInstances(signed: readonly Signed[], count: number): Solution {
    this.steps = 0;
    return this.solve(signed, count);
  }

  meets(signed: readonly Signed[], value: Json): boolean | undefined {
    let result: boolean | undefined = true;
    for (const { node, holds } of signed) {
      const is = isOf(this.universe, node, value);
      if (is === !holds) return false;
      if (is === undefined) result = undefined;
    }
    return result;
  }

  solve(signed: readonly Signed[], count: number): Solution {
    const key = keyOfQuestion(signed);
    const cached = this.cache.get(key);
    if (cached !== undefined && (cached.count >= count || cached.solution.kind === 'empty'))
      return cached.solution;
    const depth = this.open.get(key);
    if (depth !== undefined) {
      this.dependsOn = Math.min(this.dependsOn, depth);
      return EMPTY;
    }
    const before = this.dependsOn;
    const ownDepth = this.open.size;
    this.dependsOn = Number.POSITIVE_INFINITY;
    this.open.set(key, ownDepth);
    let solution = this.ofEveryType(signed, count);
    this.open.delete(key);
    // The search has answered an open question with "none", so it may have missed values with more nesting.
    if (solution.kind === 'found' && this.dependsOn <= ownDepth) solution = found(solution.values, false);
    // Found values stay valid. Other answers are not cached if they depend on an outer open question or on MAX_STEPS.
    const isDependent = this.dependsOn < ownDepth;
    if (solution.kind === 'found' || (!isDependent && this.steps <= MAX_STEPS))
      this.cache.set(key, { count, solution });
    this.dependsOn = Math.min(before, isDependent ? this.dependsOn : Number.POSITIVE_INFINITY);
    return solution;
  }

  private ofEveryType(signed: readonly Signed[], count: number): Solution {
    const values: Json[] = [];
    const guesses: Json[] = [];
    let unknownReason: string | undefined;
    let complete = true;
    for (const type of TYPE_NAMES) {
      const frame = new Frame(this.universe, type);
      if (!frame.add(signed)) continue;
      const solution = this.explore(frame, signed, count - values.length);
      if (solution.kind === 'empty') continue;
      if (solution.kind === 'found') values.push(...solution.values);
      else {
        unknownReason ??= solution.reason;
        guesses.push(...solution.values);
      }
      complete &&= solution.kind === 'found' && solution.complete;
      if (values.length >= count) return found(values, false);
    }
    if (values.length > 0) return found(values, complete);
    return unknownReason === undefined ? EMPTY : unknown(unknownReason, guesses);
  }

  private explore(frame: Frame, signed: readonly Signed[], count: number): Solution {
    this.steps += 1;
    if (this.steps > MAX_STEPS) return unknown('the schemas are too complex');
    const solution = this.solveFrame(frame, count);
    if (solution.kind === 'empty') return EMPTY;
    const matching = solution.values.filter((value) => this.meets(signed, value) !== false);
    const isCertain = solution.kind === 'found';
    if (isCertain && matching.length >= count) return found(matching, false);
    if (isCertain && solution.complete) return matching.length > 0 ? found(matching, true) : EMPTY;
    const clause = this.nextClause(frame, solution.values);
    if (clause === 'impossible') return EMPTY;
    if (clause === undefined) {
      if (isCertain) return matching.length > 0 ? found(matching, false) : unknown('no example was found');
      return solution;
    }
    return this.branch(clause, signed, count, matching);
  }

  private branch(
    frames: readonly Frame[],
    signed: readonly Signed[],
    count: number,
    matching: readonly Json[],
  ): Solution {
    const values = new Map(matching.map((value) => [keyOf(value), value]));
    let unknownReason: string | undefined;
    const guesses: Json[] = [];
    let complete = true;
    for (const frame of frames) {
      if (values.size >= count) break;
      const solution = this.explore(frame, signed, count);
      if (solution.kind === 'empty') continue;
      if (solution.kind === 'found') for (const value of solution.values) values.set(keyOf(value), value);
      else {
        unknownReason ??= solution.reason;
        guesses.push(...solution.values);
      }
      complete &&= solution.kind === 'found' && solution.complete;
    }
    if (values.size > 0) return found([...values.values()], complete && values.size < count);
    return unknownReason === undefined ? EMPTY : unknown(unknownReason, guesses);
  }

  /**
   * Selects a clause (a choice between options), and returns a frame for each possible option. Returns undefined if
   * the frame includes an option of every clause. Selects the first clause with at most one possible option, if any;
   * returns `impossible` if this clause has none. Otherwise, selects the clause with the fewest possible options, but
   * ignores clauses that all `values` satisfy (none if `values` is empty). If all are ignored, selects the first.
   */
  private nextClause(frame: Frame, values: readonly Json[]): readonly Frame[] | 'impossible' | undefined {
    let best: readonly Frame[] | undefined;
    for (const clause of frame.clauses) {
      if (isChosen(frame, clause)) continue;
      const ways = this.ways(frame, clause);
      if (ways.length === 0) return 'impossible';
      if (ways.length === 1) return ways;
      if (values.length > 0 && values.every((value) => this.isSettled(clause, value))) continue;
      if (best === undefined || ways.length < best.length) best = ways;
    }
    if (best !== undefined) return best;
    // The values meet the remaining clauses, but are too few or uncertain, or violate a demand. Selects the first.
    const left = frame.clauses.find((clause) => !isChosen(frame, clause));
    return left === undefined ? undefined : this.ways(frame, left);
  }

  private isSettled(clause: Clause, value: Json): boolean {
    return clause.some((option) => this.meets(option, value) === true);
  }

  /**
   * Returns a frame for each option of a clause. In this frame, the option's demands (schemas to match or violate)
   * replace the clause. Omits an option if its demands contradict each other or the frame's other demands.
   */
  private ways(frame: Frame, clause: Clause): readonly Frame[] {
    const others = frame.clauses.filter((one) => one !== clause);
    return clause.flatMap((option) => {
      const next = frame.copy();
      next.clauses.length = 0;
      next.clauses.push(...others);
      if (!next.add(option)) return [];
      this.steps += 0.2;
      return this.solveFrame(next, 1).kind === 'empty' ? [] : [next];
    });
  }

  /** Finds values that a frame allows. Ignores the frame's clauses. */
  private solveFrame(frame: Frame, count: number): Solution {
    const { type, opaque, literals } = frame;
    const candidates = frame.values ?? CONSTANTS[type];
    const isExcluded = (value: Json): boolean => frame.excluded.has(keyOf(value));
    let solution: Solution;
    if (candidates !== undefined) {
      const matching = candidates.filter(
        (value) => typeNameOf(value) === type && !isExcluded(value) && this.meetsLiterals(frame, value),
      );
      solution = matching.length === 0 ? EMPTY : found(matching, true);
    } else if (type === 'number') solution = solveNumber(literals, isExcluded, count);
    else if (type === 'string') solution = solveString(literals, isExcluded, count);
    else solution = this.notExcluded(frame, isExcluded, count);
    if (opaque === undefined || solution.kind === 'empty') return solution;
    return unknown(opaque, solution.values);
  }

  private notExcluded(frame: Frame, isExcluded: (value: Json) => boolean, count: number): Solution {
    const solve = frame.type === 'array' ? solveArray : solveObject;
    const solution = solve(this, frame.literals, count + frame.excluded.size);
    if (solution.kind !== 'found') return solution;
    const values = solution.values.filter((value) => !isExcluded(value));
    if (values.length > 0) return found(values, solution.complete);
    return solution.complete ? EMPTY : unknown('every found example is excluded');
  }

  private meetsLiterals(frame: Frame, value: Json): boolean {
    return frame.literals.every(({ assertion, holds }) => {
      const signed = [{ node: this.universe.nodeOf(assertion), holds }];
      return this.meets(signed, value) !== false;
    });
  }
}

const CONSTANTS: Readonly<Partial<Record<TypeName, readonly Json[]>>> = {
  null: [null],
  boolean: [true, false],
};

/** Returns true if the frame includes every demand of at least one option. */
function isChosen(frame: Frame, clause: Clause): boolean {
  return clause.some((option) => option.every((signed) => frame.includes(signed)));
}

function keyOfQuestion(signed: readonly Signed[]): string {
  return [...new Set(signed.map(({ node, holds }) => (holds ? `${node}` : `!${node}`)))].toSorted().join(' ');
}
