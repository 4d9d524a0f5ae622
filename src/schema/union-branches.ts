import type { RawError } from './raw-error.ts';

/** Keywords whose own errors are omitted, because ajv also reports the errors of their subschemas. */
const SUMMARIES: ReadonlySet<string> = new Set(['if', 'propertyNames']);
const NOTHING: readonly RawError[] = [];
// A wrong constant costs more than a missing or unknown member: a constant, such as a kind, identifies the branch.
const MARK_COST = 3;

/**
 * Reduces the errors of every union (`anyOf` or `oneOf`). If a branch matches, keeps the union's own error. Otherwise
 * keeps the error of {@link unknownMark}, else the errors of the most likely branch. Merges the errors of equally
 * likely branches if possible. Otherwise keeps the errors that all of these branches have, else those of the first.
 * The validator must use `countErrorsOfBranches`, which sets `params.branches`.
 */
export function withoutOtherBranches(errors: readonly RawError[]): readonly RawError[] {
  // Each entry has the errors to return for one input error. A union's entry replaces the entries of its branches.
  const groups: (readonly RawError[])[] = [];
  for (const error of errors) {
    const counts = error.params['branches'] as readonly number[] | undefined;
    if (counts === undefined) {
      groups.push(SUMMARIES.has(error.keyword) ? NOTHING : [error]);
      continue;
    }
    const size = counts.reduce((sum, count) => sum + count, 0);
    const begin = groups.length - size;
    let end = begin;
    const branches = counts.map((count) => groups.slice(end, (end += count)).flat());
    // Entries are emptied, not removed, because the counts of an outer union include these entries.
    for (let index = begin; index < groups.length; index += 1) groups[index] = NOTHING;
    groups.push(chosen(error, branches));
  }
  return groups.flat();
}

function chosen(union: RawError, branches: readonly (readonly RawError[])[]): readonly RawError[] {
  // A branch without errors matches the value. Only a `oneOf` with several matching branches then has an error.
  if (branches.some((branch) => branch.length === 0)) return [union];
  const place = union.instancePath;
  const mark = unknownMark(place, branches);
  if (mark !== undefined) return [mark];
  const ranked = branches
    .map((branch) => ({ branch, cost: costOf(place, branch) }))
    .toSorted((left, right) => left.cost[0] - right.cost[0] || left.cost[1] - right.cost[1]);
  const [best] = ranked;
  if (best === undefined) return [union];
  const equals = ranked.filter(({ cost }) => cost[0] === best.cost[0] && cost[1] === best.cost[1]);
  const likeliest = equals.map(({ branch }) => branch);
  return merged(likeliest) ?? shared(likeliest) ?? best.branch;
}

/**
 * Returns two costs of a branch. The first cost adds up the errors at the union's value and the wrong constants of
 * its members. If the value has a wrong type, the first cost is infinite. The second cost, for branches with the same
 * first cost, is the number of all errors.
 */
function costOf(place: string, branch: readonly RawError[]): readonly [number, number] {
  const costs = branch.map((error) => {
    if (error.instancePath === place) {
      return error.keyword === 'type' ? Number.POSITIVE_INFINITY : 1;
    }
    return isMark(place, error) ? MARK_COST : 0;
  });
  return [costs.reduce<number>((sum, cost) => sum + cost, 0), branch.length];
}

/** Returns true for a wrong constant in a direct member of the union's value. */
function isMark(place: string, { keyword, instancePath }: RawError): boolean {
  const isMember = instancePath.startsWith(`${place}/`) && !instancePath.includes('/', place.length + 1);
  return keyword === 'const' && isMember;
}

/** If each branch reports a wrong constant at the same member, returns one error that lists the allowed constants. */
function unknownMark(place: string, branches: readonly (readonly RawError[])[]): RawError | undefined {
  const marks = branches.map((branch) => branch.filter((error) => isMark(place, error)));
  const [first = []] = marks;
  for (const mark of first) {
    const same = marks.map((ofBranch) => ofBranch.find((other) => samePlace(mark, other)));
    if (same.includes(undefined)) continue;
    const constants = new Set(same.map((error) => error?.params['allowedValue']));
    return { ...mark, keyword: 'enum', params: { allowedValues: [...constants] } };
  }
  return undefined;
}

function shared(branches: readonly (readonly RawError[])[]): readonly RawError[] | undefined {
  const [first = [], ...others] = branches;
  if (others.length === 0) return undefined;
  const sets = others.map((branch) => new Set(branch.map((error) => JSON.stringify(error))));
  const common = first.filter((error) => sets.every((set) => set.has(JSON.stringify(error))));
  return common.length === 0 ? undefined : common;
}

function samePlace(left: RawError, right: RawError): boolean {
  return left.instancePath === right.instancePath;
}

/** Merges branches if each has one error, of the same place and keyword: `type`, `required` or `const`. */
function merged(branches: readonly (readonly RawError[])[]): readonly RawError[] | undefined {
  const errors = branches.flat();
  const [first] = errors;
  if (first === undefined || branches.length < 2 || errors.length !== branches.length) return undefined;
  if (!errors.every((error) => error.keyword === first.keyword && samePlace(error, first))) return undefined;
  const values = (name: string): unknown[] => [...new Set(errors.flatMap(({ params }) => params[name]))];
  if (first.keyword === 'type') return [{ ...first, params: { type: values('type') } }];
  if (first.keyword === 'required')
    return [{ ...first, params: { missingProperty: values('missingProperty') } }];
  if (first.keyword === 'const')
    return [{ ...first, keyword: 'enum', params: { allowedValues: values('allowedValue') } }];
  return undefined;
}
