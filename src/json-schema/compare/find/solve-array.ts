import { keyOf, type Json } from '../../../schema/json.ts';
import type { ItemsAssertion } from '../assertion.ts';
import { ALWAYS } from '../read/read-keywords.ts';
import { arrayDemands, type ArrayDemands, type Contains } from './array-demands.ts';
import { combinations } from './combinations.ts';
import { EMPTY, found, unknown, type Literal, type Signed, type Solution, type Solver } from './solver.ts';

/** Demands on one item, whose index in [from, to) is not chosen yet. */
interface Open {
  readonly from: number;
  readonly to: number;
  readonly signed: readonly Signed[];
  /** The `contains` from which the demands come, if any. Demands of the same `contains` need different indexes. */
  readonly group: Contains | undefined;
}

const MAX_ATTEMPTS = 600;
const MAX_ITEMS = 2000;
const MAX_DIFFERENT = 50;

export function solveArray(solver: Solver, literals: readonly Literal[], count: number): Solution {
  const demands = arrayDemands(literals);
  if (demands.min > demands.max || (demands.unique && demands.repeated)) return EMPTY;
  if (demands.contains.some(({ min, max }) => min > max || min > demands.max)) return EMPTY;
  return new ArraySearch(solver, demands, count).solution();
}

/** The demands on the items at the chosen indexes, in addition to the item schemas. */
type Items = ReadonlyMap<
  number,
  { readonly signed: readonly Signed[]; readonly groups: ReadonlySet<Contains> }
>;

class ArraySearch {
  private unknownReason: string | undefined;
  private attempts = 0;
  private readonly prefix: number;

  private readonly solver: Solver;
  private readonly demands: ArrayDemands;
  private readonly count: number;

  constructor(solver: Solver, demands: ArrayDemands, count: number) {
    this.solver = solver;
    this.demands = demands;
    this.count = count;
    const { schemas, violations } = demands;
    this.prefix = Math.max(0, ...[...schemas, ...violations].map(({ prefix }) => prefix.length));
  }

  solution(): Solution {
    const { contains, violations } = this.demands;
    const open: Open[] = violations.map(violationOf);
    for (const one of contains) {
      if (one.min > 50) return unknown(`arrays with ${one.min} items that match contains are not generated`);
      const signed = [{ node: one.node, holds: true }];
      for (let count = 0; count < one.min; count += 1) {
        open.push({ from: 0, to: Number.POSITIVE_INFINITY, signed, group: one });
      }
    }
    const placed = this.place(new Map(), open);
    if (placed !== undefined) return placed;
    return this.unknownReason === undefined ? EMPTY : unknown(this.unknownReason);
  }

  private place(items: Items, open: readonly Open[]): Solution | undefined {
    this.attempts += 1;
    if (this.attempts > MAX_ATTEMPTS) {
      this.unknownReason ??= 'there are too many ways to choose items';
      return undefined;
    }
    const [first, ...others] = open;
    if (first === undefined) return this.completed(items);
    // All indexes after the prefix are equivalent. So the search needs only one of them that has no demands yet.
    const last = Math.min(this.prefix + items.size + 1, first.to, this.demands.max);
    for (let index = first.from; index < last; index += 1) {
      const present = items.get(index) ?? { signed: [], groups: new Set<Contains>() };
      if (first.group !== undefined && present.groups.has(first.group)) continue;
      const signed = [...present.signed, ...first.signed];
      if (this.isImpossible(index, signed)) continue;
      const groups = new Set([...present.groups, ...(first.group === undefined ? [] : [first.group])]);
      const placed = this.place(new Map([...items, [index, { signed, groups }]]), others);
      if (placed !== undefined) return placed;
    }
    return undefined;
  }

  private completed(items: Items): Solution | undefined {
    const length = Math.max(this.demands.min, ...[...items.keys()].map((index) => index + 1));
    if (length > this.demands.max) return undefined;
    if (length > MAX_ITEMS) {
      this.unknownReason ??= `arrays of ${length} items are not generated`;
      return undefined;
    }
    const all = Array.from({ length }, (_, index) => this.signedOf(index, items));
    for (const [index, signed] of all.entries()) {
      if (this.isEmpty(signed)) {
        this.doubtLimits();
        return undefined;
      }
      // Equivalent indexes after the prefix are not checked again.
      if (index > this.prefix && index > items.size + this.prefix) break;
    }
    return this.demands.unique || this.demands.repeated
      ? this.withEqualOrDifferentItems(all)
      : this.assembled(all);
  }

  /**
   * Records that the result is unknown if a `contains` has a finite maximum above its minimum. The search tries only
   * arrays in which exactly the minimum number of items match such a `contains`.
   */
  private doubtLimits(): void {
    const limits = this.demands.contains.filter(({ max }) => max !== Number.POSITIVE_INFINITY);
    if (limits.some(({ max, min }) => max > min))
      this.unknownReason ??= 'there are too many ways to choose a limited number of items';
  }

  private signedOf(index: number, items: Items): readonly Signed[] {
    const item = items.get(index);
    const limits = this.demands.contains.filter(
      (one) => one.max !== Number.POSITIVE_INFINITY && item?.groups.has(one) !== true,
    );
    return [
      ...this.schemasOf(index),
      ...(item?.signed ?? []),
      ...limits.map(({ node }) => ({ node, holds: false })),
    ];
  }

  private schemasOf(index: number): readonly Signed[] {
    return this.demands.schemas.map(({ prefix, rest }) => ({ node: prefix[index] ?? rest, holds: true }));
  }

  private isImpossible(index: number, extra: readonly Signed[]): boolean {
    return this.isEmpty([...this.schemasOf(index), ...extra]);
  }

  private isEmpty(signed: readonly Signed[]): boolean {
    const solution = this.solver.solve(signed, 1);
    if (solution.kind === 'unknown') {
      this.unknownReason ??= solution.reason;
      return solution.values.length === 0;
    }
    return solution.kind === 'empty';
  }

  private valuesOf(signed: readonly Signed[], count: number): readonly Json[] {
    const solution = this.solver.solve(signed, count);
    if (solution.kind === 'unknown') this.unknownReason ??= solution.reason;
    if (solution.kind === 'found' && !solution.complete && solution.values.length < count) {
      this.unknownReason ??= 'too few different items were found';
    }
    return solution.kind === 'empty' ? [] : solution.values;
  }

  /** Chooses two equal items if the array must have repeated items, and only different items otherwise. */
  private withEqualOrDifferentItems(all: readonly (readonly Signed[])[]): Solution | undefined {
    if (this.demands.repeated) {
      for (let second = 1; second < Math.min(all.length, this.prefix + 3); second += 1) {
        for (let first = 0; first < second; first += 1) {
          const [value] = this.valuesOf([...(all[first] ?? []), ...(all[second] ?? [])], 1);
          if (value === undefined) continue;
          const values = all.map((signed, index) =>
            index === first || index === second ? value : (this.valuesOf(signed, 1)[0] ?? null),
          );
          return found([values], false);
        }
      }
      this.unknownReason ??= 'longer arrays were not tried';
      return undefined;
    }
    if (all.length > MAX_DIFFERENT) {
      this.unknownReason ??= `arrays of ${all.length} different items are not generated`;
      return undefined;
    }
    const pools = all.map((signed) => this.valuesOf(signed, all.length + this.count));
    const chosen = distinct(pools);
    if (chosen === 'none') this.doubtLimits();
    if (chosen === 'too many ways')
      this.unknownReason ??= 'there are too many ways to choose different items';
    return typeof chosen === 'string' ? undefined : found([chosen], false);
  }

  private assembled(all: readonly (readonly Signed[])[]): Solution {
    const first = all.map((signed) => this.valuesOf(signed, 1)[0] ?? null);
    const arrays: Json[] = [first];
    const keys = new Set([keyOf(first)]);
    const offer = (array: readonly Json[]): boolean => {
      if (!keys.has(keyOf(array))) arrays.push(array);
      keys.add(keyOf(array));
      return arrays.length >= this.count;
    };
    if (this.count > 1) {
      const every = this.everyArray();
      if (every !== undefined) return found(every, true);
      this.offerVariants(all, first, offer);
    }
    return found(arrays, this.demands.max === 0);
  }

  /**
   * Returns all arrays with valid lengths and items; undefined if the search may miss some. The arrays may violate
   * other demands, for example `contains`. `InstanceFinder` removes such arrays.
   */
  private everyArray(): readonly Json[] | undefined {
    const arrays: Json[] = [];
    const pools: (readonly Json[])[] = [];
    for (let length = 0; length <= this.demands.max; length += 1) {
      if (length >= this.demands.min) {
        const some = combinations(pools);
        if (some === undefined) return undefined;
        arrays.push(...some);
      }
      const pool = this.solver.solve(this.schemasOf(length), this.count + MAX_DIFFERENT);
      if (pool.kind === 'empty') break;
      if (pool.kind === 'unknown' || !pool.complete || length > MAX_DIFFERENT) return undefined;
      pools.push(pool.values);
    }
    return arrays;
  }

  private offerVariants(
    all: readonly (readonly Signed[])[],
    first: readonly Json[],
    offer: (array: readonly Json[]) => boolean,
  ): void {
    for (const [index, signed] of all.entries()) {
      for (const value of this.valuesOf(signed, this.count)) if (offer(first.with(index, value))) return;
    }
    let array = first;
    while (array.length < Math.min(this.demands.max, first.length + this.count)) {
      const [value] = this.valuesOf(this.signedOf(array.length, new Map()), 1);
      if (value === undefined) return;
      array = [...array, value];
      if (offer(array)) return;
    }
  }
}

function violationOf({ prefix, rest }: ItemsAssertion): Open {
  const index = prefix.length - 1;
  // The assertion constrains either the last index of the prefix, or all indexes after the prefix.
  if (rest === ALWAYS) {
    const node = prefix[index] ?? ALWAYS;
    return { from: index, to: index + 1, signed: [{ node, holds: false }], group: undefined };
  }
  const signed = [{ node: rest, holds: false }];
  return { from: prefix.length, to: Number.POSITIVE_INFINITY, signed, group: undefined };
}

/** Picks a different value from each pool. `too many ways` means that the search gave up. */
function distinct(pools: readonly (readonly Json[])[]): readonly Json[] | 'none' | 'too many ways' {
  const keyed = pools.map((pool) => new Map(pool.map((value) => [keyOf(value), value])));
  if (new Set(keyed.flatMap((pool) => [...pool.keys()])).size < pools.length) return 'none';
  let attempts = 0;
  const choose = (index: number, used: ReadonlySet<string>): readonly Json[] | undefined => {
    const pool = keyed[index];
    if (pool === undefined) return [];
    attempts += 1;
    for (const [key, value] of attempts > MAX_ATTEMPTS ? [] : pool) {
      if (used.has(key)) continue;
      const others = choose(index + 1, new Set([...used, key]));
      if (others !== undefined) return [value, ...others];
    }
    return undefined;
  };
  return choose(0, new Set()) ?? (attempts > MAX_ATTEMPTS ? 'too many ways' : 'none');
}
