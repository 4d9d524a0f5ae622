import { isList, isObject, setOwn, type JsonObject } from '../../test/json-schema/json-value.ts';

export interface LocalSchema {
  readonly schema: unknown;
  /** The number of removed references to other files. */
  readonly removed: number;
}

const DATA = new Set(['const', 'default', 'enum', 'example', 'examples']);
const NAMED = new Set([
  'properties',
  'patternProperties',
  '$defs',
  'definitions',
  'dependentSchemas',
  'dependencies',
]);

/** Removes each `$ref` to a different file, so that the constraints in that file do not apply. */
export function withoutRemoteReferences(schema: unknown): LocalSchema {
  const ids = new Set<string>();
  visitIds(schema, ids);
  const root = isObject(schema) ? (schema['$id'] ?? schema['id']) : undefined;
  const base = typeof root === 'string' && URL.canParse(root) ? root : 'schema:/root';
  let removed = 0;
  const isLocal = (reference: string): boolean => {
    if (reference.startsWith('#') || ids.has(reference.replace(/#.*$/u, ''))) return true;
    const target = URL.parse(reference, base);
    if (target === null) return false;
    target.hash = '';
    return ids.has(target.href) || target.href === base.replace(/#.*$/u, '');
  };
  const visit = (node: unknown, names: boolean): unknown => {
    if (isList(node)) return node.map((item) => visit(item, false));
    if (!isObject(node)) return node;
    const made: JsonObject = {};
    for (const [keyword, value] of Object.entries(node)) {
      if (!names && keyword === '$ref' && typeof value === 'string' && !isLocal(value)) removed += 1;
      else
        setOwn(
          made,
          keyword,
          !names && DATA.has(keyword) ? value : visit(value, !names && NAMED.has(keyword)),
        );
    }
    return made;
  };
  return { schema: visit(schema, false), removed };
}

function visitIds(node: unknown, ids: Set<string>): void {
  if (isList(node)) for (const item of node) visitIds(item, ids);
  if (!isObject(node)) return;
  for (const [keyword, value] of Object.entries(node)) {
    if ((keyword === '$id' || keyword === 'id') && typeof value === 'string')
      ids.add(value.replace(/#$/u, ''));
    else visitIds(value, ids);
  }
}
