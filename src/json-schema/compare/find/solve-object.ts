import { type Json, keyOf, objectOf } from '../../../schema/json.ts';
import type { NodeId, PropertiesAssertion } from '../assertion.ts';
import { ALWAYS } from '../read/read-keywords.ts';
import { schemasOf } from './evaluate.ts';
import { combinations } from './combinations.ts';
import { type Key, keysOf, type Naming } from './object-keys.ts';
import { EMPTY, found, type Literal, type Signed, type Solution, type Solver, unknown } from './solver.ts';
import { countBounds, type CountBounds } from './count-bounds.ts';

const MAX_ATTEMPTS = 400;
const MAX_REFUSALS = 3;

export function solveObject(solver: Solver, literals: readonly Literal[], count: number): Solution {
  const demands = objectDemands(literals);
  if (demands.min > demands.max) return EMPTY;
  for (const name of demands.required) if (demands.forbidden.has(name)) return EMPTY;
  return new ObjectSearch(solver, demands, count).solution();
}

/** The chosen members by name, each with the demands that apply in addition to its schemas. */
type Members = ReadonlyMap<string, readonly Signed[]>;

class ObjectSearch {
  /** The first reason why the search is incomplete. */
  private unknownReason: string | undefined;
  private attempts = 0;

  private readonly solver: Solver;
  private readonly demands: ObjectDemands;
  private readonly count: number;

  constructor(solver: Solver, demands: ObjectDemands, count: number) {
    this.solver = solver;
    this.demands = demands;
    this.count = count;
  }

  solution(): Solution {
    const { required, violations, badNames } = this.demands;
    let members: Members = new Map([...required].toSorted().map((name) => [name, []]));
    for (const [name] of members) if (this.isImpossible(name, [])) return this.nothing();
    const open: Open[] = badNames.map((node) => ({ kind: 'name', node }));
    for (const violation of violations) {
      const [named] = violation.names;
      // Only the member with this name can violate the assertion.
      if (named !== undefined && violation.rest === ALWAYS) {
        const extra = [...(members.get(named[0]) ?? []), { node: named[1], holds: false }];
        members = new Map([...members, [named[0], extra]]);
        if (this.isImpossible(named[0], extra)) return this.nothing();
      } else open.push({ kind: 'member', violation });
    }
    const placed = this.place(members, open);
    if (placed === undefined) return this.nothing();
    return this.assembled(placed);
  }

  private nothing(): Solution {
    return this.unknownReason === undefined ? EMPTY : unknown(this.unknownReason);
  }

  /** Chooses a member for each demand. Returns undefined if this is impossible, or if the search gives up. */
  private place(members: Members, open: readonly Open[]): Members | undefined {
    this.attempts += 1;
    if (this.attempts > MAX_ATTEMPTS) {
      this.unknownReason ??= 'there are too many ways to choose properties';
      return undefined;
    }
    const [first, ...others] = open;
    if (first === undefined) return this.filled(members);
    for (const { name, extra } of this.optionsOf(first, members)) {
      const combined = [...(members.get(name) ?? []), ...extra];
      if (!members.has(name) && members.size >= this.demands.max) continue;
      if (this.isImpossible(name, combined)) continue;
      const placed = this.place(new Map([...members, [name, combined]]), others);
      if (placed !== undefined) return placed;
    }
    return undefined;
  }

  private optionsOf(open: Open, members: Members): readonly { name: string; extra: readonly Signed[] }[] {
    const keys = open.kind === 'name' ? this.badKeys(members, open.node) : this.namesFor(members, []);
    const names = [...keys.map(({ name }) => name), ...members.keys()];
    if (open.kind === 'name') {
      const violated = [{ node: open.node, holds: false }];
      return names
        .filter((name) => this.solver.meets(violated, name) !== false)
        .map((name) => ({ name, extra: [] }));
    }
    const refused = (name: string): readonly Signed[] =>
      schemasOf(open.violation, name)
        .filter((node): node is NodeId => node !== undefined && node !== ALWAYS)
        .map((node) => ({ node, holds: false }));
    return [...new Set(names)]
      .map((name) => ({ name, extra: refused(name) }))
      .filter(({ extra }) => extra.length > 0);
  }

  /**
   * Returns the names that the schemas mention, and new names that violate `node`. Some of the new names also violate
   * other nodes of `badNames`, so that the name of one member can violate several of these nodes.
   */
  private badKeys(members: Members, node: NodeId): readonly Key[] {
    const others = this.demands.badNames.filter((one) => one !== node);
    if (others.length > MAX_REFUSALS)
      this.unknownReason ??= 'there are too many constraints on property names';
    const sets = others
      .slice(0, MAX_REFUSALS)
      .reduce<readonly (readonly NodeId[])[]>(
        (before, other) => [...before, ...before.map((set) => [...set, other])],
        [[node]],
      );
    return sets.flatMap((set) =>
      this.namesFor(
        members,
        set.map((one) => ({ node: one, holds: false })),
      ),
    );
  }

  private namesFor(members: Members, name: readonly Signed[]): readonly Key[] {
    const { keys, unknownReason } = this.keys(members, name);
    this.unknownReason ??= unknownReason;
    return keys;
  }

  private filled(members: Members): Members | undefined {
    const { min, max } = this.demands;
    if (members.size > max) return undefined;
    let all = members;
    while (all.size < min) {
      const next = this.namesFor(all, []).find(({ name }) => !all.has(name) && !this.isImpossible(name, []));
      if (next === undefined) return undefined;
      all = new Map([...all, [next.name, []]]);
      if (all.size > 1000) {
        this.unknownReason ??= `objects of ${min} properties are not generated`;
        return undefined;
      }
    }
    return all;
  }

  private keys(
    members: Members,
    name: readonly Signed[],
  ): { readonly keys: readonly Key[]; readonly unknownReason?: string } {
    return keysOf(this.solver, this.demands, new Set(members.keys()), name);
  }

  private signedOf(name: string, extra: readonly Signed[]): readonly Signed[] {
    const signed: Signed[] = [...extra];
    for (const schema of this.demands.schemas) {
      for (const node of schemasOf(schema, name)) {
        if (node === undefined) this.unknownReason ??= 'a pattern is not analysed';
        else signed.push({ node, holds: true });
      }
    }
    return signed;
  }

  private isForbidden(name: string): boolean {
    const { forbidden, names } = this.demands;
    return (
      forbidden.has(name) || names.some((node) => this.solver.meets([{ node, holds: true }], name) === false)
    );
  }

  private isImpossible(name: string, extra: readonly Signed[]): boolean {
    if (this.isForbidden(name)) return true;
    const solution = this.solver.solve(this.signedOf(name, extra), 1);
    if (solution.kind === 'unknown') {
      this.unknownReason ??= solution.reason;
      return solution.values.length === 0;
    }
    return solution.kind === 'empty';
  }

  private valuesOf(name: string, extra: readonly Signed[], count: number): readonly Json[] {
    const solution = this.solver.solve(this.signedOf(name, extra), count);
    return solution.kind === 'empty' ? [] : solution.values;
  }

  private assembled(members: Members): Solution {
    const first = [...members].map(
      ([name, extra]) => [name, this.valuesOf(name, extra, 1)[0] ?? null] as const,
    );
    const objects = [objectOf(first)];
    const keys = new Set([keyOf(objects[0] as Json)]);
    const offer = (entries: readonly (readonly [string, Json])[]): boolean => {
      const object = objectOf(entries);
      if (!keys.has(keyOf(object))) objects.push(object);
      keys.add(keyOf(object));
      return objects.length >= this.count;
    };
    if (this.count > 1) {
      const every = this.everyObject();
      if (every !== undefined) return found(every, true);
      this.offerVariants(members, first, offer);
    }
    return found(objects, false);
  }

  /**
   * Returns all objects whose members are valid; undefined if the search may miss some objects. An object can still
   * violate `min`, `max`, `violations` or `badNames`.
   */
  private everyObject(): readonly Json[] | undefined {
    const { keys, unknownReason } = this.keys(new Map(), []);
    if (unknownReason !== undefined) return undefined;
    if (keys.some(({ name, isExample }) => isExample && this.everyValue(name)?.length !== 0))
      return undefined;
    const names = keys.flatMap(({ name, isExample }) => (isExample ? [] : [name]));
    const pools = names.map((name) => this.everyValue(name));
    if (pools.includes(undefined)) return undefined;
    // Values are wrapped in arrays to distinguish an absent member from `null`.
    const choices = pools.map((pool = [], index) => {
      const present = pool.map((value): Json => [value]);
      return this.demands.required.has(names[index] ?? '') ? present : [null, ...present];
    });
    return combinations(choices)?.map((values) =>
      objectOf(
        values.flatMap((value, index) =>
          Array.isArray(value) ? [[names[index] ?? '', value[0] as Json] as const] : [],
        ),
      ),
    );
  }

  /** Returns all values of a member, or undefined if the search may have missed some. */
  private everyValue(name: string): readonly Json[] | undefined {
    if (this.isForbidden(name)) return [];
    const solution = this.solver.solve(this.signedOf(name, []), this.count + 1);
    if (solution.kind === 'empty') return [];
    return solution.kind === 'found' && solution.complete ? solution.values : undefined;
  }

  private offerVariants(
    members: Members,
    first: readonly (readonly [string, Json])[],
    offer: (entries: readonly (readonly [string, Json])[]) => boolean,
  ): void {
    for (const [index, [name]] of first.entries()) {
      for (const value of this.valuesOf(name, members.get(name) ?? [], this.count)) {
        if (offer(first.with(index, [name, value]))) return;
      }
    }
    if (members.size >= this.demands.max) return;
    for (const { name } of this.keys(members, []).keys) {
      if (members.has(name) || this.isImpossible(name, [])) continue;
      for (const value of this.valuesOf(name, [], this.count)) if (offer([...first, [name, value]])) return;
    }
  }
}

/** A demand for which the search must choose a member. */
type Open =
  | { readonly kind: 'member'; readonly violation: PropertiesAssertion }
  | { readonly kind: 'name'; readonly node: NodeId };

interface ObjectDemands extends Naming, CountBounds {
  /** Assertions to violate. Each has only one schema that is not `true`. A member must violate this schema. */
  readonly violations: readonly PropertiesAssertion[];
  /** Nodes of `propertyNames` to violate. For each node, at least one member's name must not match it. */
  readonly badNames: readonly NodeId[];
}

function objectDemands(literals: readonly Literal[]): ObjectDemands {
  const schemas: PropertiesAssertion[] = [];
  const violations: PropertiesAssertion[] = [];
  const required = new Set<string>();
  const forbidden = new Set<string>();
  const names: NodeId[] = [];
  const badNames: NodeId[] = [];
  const { min, max } = countBounds(literals);
  for (const { assertion, holds } of literals) {
    if (assertion.kind === 'properties') (holds ? schemas : violations).push(assertion);
    if (assertion.kind === 'required') (holds ? required : forbidden).add(assertion.name);
    if (assertion.kind === 'propertyNames') (holds ? names : badNames).push(assertion.node);
  }
  return { schemas, required, forbidden, names, min, max, violations, badNames };
}
