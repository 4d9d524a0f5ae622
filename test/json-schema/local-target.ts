import { isList, isObject, ownProperty, type JsonObject } from './json-value.ts';

const anchors = new WeakMap<object, ReadonlyMap<string, unknown>>();

/**
 * Returns the part of the schema to which a reference (a JSON Pointer, an anchor or an `$id`) leads; undefined if the
 * schema has no such part, or the reference is not a string.
 *
 * @throws URIError if a JSON Pointer has an invalid percent-encoding.
 */
export function localTarget(root: unknown, reference: unknown): unknown {
  if (typeof reference !== 'string' || !isObject(root)) return undefined;
  const hash = reference.indexOf('#');
  const base = hash < 0 ? reference : reference.slice(0, hash);
  const fragment = hash < 0 ? '' : reference.slice(hash + 1);
  const named = anchorsOf(root);
  const start = base === '' ? root : named.get(base);
  if (fragment === '') return start;
  if (!fragment.startsWith('/')) return named.get(`#${fragment}`);
  let at: unknown = start;
  for (const part of fragment.slice(1).split('/')) {
    const name = decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~');
    if (isList(at)) at = at[Number(name)];
    else if (isObject(at)) at = ownProperty(at, name);
    else return undefined;
  }
  return at;
}

function anchorsOf(root: JsonObject): ReadonlyMap<string, unknown> {
  const cached = anchors.get(root);
  if (cached !== undefined) return cached;
  const found = new Map<string, unknown>();
  visit(root, found);
  anchors.set(root, found);
  return found;
}

function visit(node: unknown, found: Map<string, unknown>): void {
  if (typeof node !== 'object' || node === null) return;
  if (isObject(node)) {
    for (const keyword of ['$anchor', '$dynamicAnchor']) {
      const anchor = node[keyword];
      if (typeof anchor === 'string') found.set(`#${anchor}`, node);
    }
    for (const keyword of ['$id', 'id']) {
      const id = node[keyword];
      if (typeof id === 'string') found.set(id.replace(/#$/u, ''), node).set(id, node);
    }
  }
  for (const child of Object.values(node)) visit(child, found);
}
