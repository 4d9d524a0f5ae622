// Finds the parts in which two schemas differ. any-instance.ts generates documents mainly for these parts.
import { canonical, isList, isObject, ownProperty } from './json-value.ts';
import { localTarget } from './local-target.ts';

/** Returns the objects and arrays that contain a difference, or lead to a difference through `$ref`. */
export function differingNodes(one: unknown, other: unknown): ReadonlySet<object> {
  const differing = new Set<object>();
  mark(one, other, differing);
  for (const root of [one, other]) climb(root, differing);
  return differing;
}

function mark(one: unknown, other: unknown, differing: Set<object>): void {
  if (isList(one) && isList(other)) {
    const [left, right] = [one.map(canonical), other.map(canonical)];
    if (left.join() === right.join()) return;
    differing.add(one).add(other);
    const [leftSet, rightSet] = [new Set(left), new Set(right)];
    const removed = one.filter((_, index) => !rightSet.has(left[index] ?? ''));
    const added = other.filter((_, index) => !leftSet.has(right[index] ?? ''));
    const paired = Math.min(removed.length, added.length);
    for (let index = 0; index < paired; index++) mark(removed[index], added[index], differing);
    for (const item of [...removed.slice(paired), ...added.slice(paired)]) markAll(item, differing);
    return;
  }
  if (isObject(one) && isObject(other)) {
    for (const name of new Set([...Object.keys(one), ...Object.keys(other)])) {
      const [left, right] = [ownProperty(one, name), ownProperty(other, name)];
      if (
        left === right ||
        (left !== undefined && right !== undefined && canonical(left) === canonical(right))
      )
        continue;
      differing.add(one).add(other);
      if (left === undefined || right === undefined) markAll(left ?? right, differing);
      else mark(left, right, differing);
    }
    return;
  }
  markAll(one, differing);
  markAll(other, differing);
}

function markAll(value: unknown, differing: Set<object>): void {
  if (typeof value !== 'object' || value === null) return;
  differing.add(value);
  for (const child of Object.values(value)) markAll(child, differing);
}

function climb(root: unknown, differing: Set<object>): void {
  const references: (readonly [holder: object, target: object])[] = [];
  const parents = new Map<object, object>();
  collect(root, root, parents, references);
  const raise = (node: object): void => {
    let at: object | undefined = node;
    while (at !== undefined) {
      differing.add(at);
      at = parents.get(at);
    }
  };
  for (const node of differing) if (parents.has(node)) raise(node);
  for (let size = -1; size !== differing.size;) {
    size = differing.size;
    for (const [holder, target] of references)
      if (differing.has(target) && !differing.has(holder)) raise(holder);
  }
}

function collect(
  node: unknown,
  root: unknown,
  parents: Map<object, object>,
  references: (readonly [object, object])[],
): void {
  if (typeof node !== 'object' || node === null) return;
  if (isObject(node)) {
    const target = localTarget(root, node['$ref']);
    if (typeof target === 'object' && target !== null) references.push([node, target]);
  }
  for (const child of Object.values(node)) {
    if (typeof child !== 'object' || child === null) continue;
    parents.set(child as object, node);
    collect(child, root, parents, references);
  }
}
