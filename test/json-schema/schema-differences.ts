// Finds the parts in which two schemas differ ("hot" parts). any-instance.ts generates documents mainly for them.
import { canonical, isList, isObject, ownProperty } from './json-value.ts';
import { localTarget } from './local-target.ts';

/** Returns the objects and arrays that contain a difference, or lead to a difference through `$ref`. */
export function differingNodes(one: unknown, other: unknown): ReadonlySet<object> {
  const hot = new Set<object>();
  mark(one, other, hot);
  for (const root of [one, other]) climb(root, hot);
  return hot;
}

function mark(one: unknown, other: unknown, hot: Set<object>): void {
  if (isList(one) && isList(other)) {
    const [left, right] = [one.map(canonical), other.map(canonical)];
    if (left.join() === right.join()) return;
    hot.add(one).add(other);
    const [leftSet, rightSet] = [new Set(left), new Set(right)];
    const removed = one.filter((_, index) => !rightSet.has(left[index] ?? ''));
    const added = other.filter((_, index) => !leftSet.has(right[index] ?? ''));
    const paired = Math.min(removed.length, added.length);
    for (let index = 0; index < paired; index++) mark(removed[index], added[index], hot);
    for (const item of [...removed.slice(paired), ...added.slice(paired)]) markAll(item, hot);
    return;
  }
  if (isObject(one) && isObject(other)) {
    for (const name of new Set([...Object.keys(one), ...Object.keys(other)])) {
      const [left, right] = [ownProperty(one, name), ownProperty(other, name)];
      if (left === right || canonical(left) === canonical(right)) continue;
      hot.add(one).add(other);
      if (left === undefined || right === undefined) markAll(left ?? right, hot);
      else mark(left, right, hot);
    }
    return;
  }
  markAll(one, hot);
  markAll(other, hot);
}

function markAll(value: unknown, hot: Set<object>): void {
  if (typeof value !== 'object' || value === null) return;
  hot.add(value);
  for (const child of Object.values(value)) markAll(child, hot);
}

function climb(root: unknown, hot: Set<object>): void {
  const references: (readonly [holder: object, target: object])[] = [];
  const parents = new Map<object, object>();
  collect(root, root, parents, references);
  const raise = (node: object): void => {
    let at: object | undefined = node;
    while (at !== undefined) {
      hot.add(at);
      at = parents.get(at);
    }
  };
  for (const node of hot) if (parents.has(node)) raise(node);
  for (let size = -1; size !== hot.size;) {
    size = hot.size;
    for (const [holder, target] of references) if (hot.has(target) && !hot.has(holder)) raise(holder);
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
