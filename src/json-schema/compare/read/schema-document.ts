import { DATA, dialectOf, MAPS, type Dialect } from '../../../schema/dialect.ts';
import { pointerTo, valueAt } from '../../../text/json-pointer.ts';
import { isJsonObject, memberOf, type Json } from '../../../schema/json.ts';

/** A place in the compared schema, or in a schema that the compared schema may refer to. */
export interface SchemaPlace {
  readonly document: SchemaDocument;
  readonly pointer: string;
}

/** A schema with the base URIs of its resources: the whole schema, and each subschema with its own `$id`. */
export interface SchemaDocument {
  /** The name that messages show before pointers into this document; empty for the compared schema. */
  readonly name: string;
  readonly root: Json;
  readonly dialect: Dialect;
  /** The base URIs of the resources, by pointer. */
  readonly bases: ReadonlyMap<string, string>;
}

/** A function that returns the target of a reference, or undefined if no indexed document contains the target. */
export type Resolver = (from: SchemaPlace, reference: string) => SchemaPlace | undefined;

export interface NamedSchema extends Omit<SchemaReference, 'schema'> {
  readonly root: Json;
  readonly dialect: Dialect;
}

export interface SchemaContext {
  /** The absolute URI of the schema. An `$id` is resolved against it, and is then the base of relative references. */
  readonly uri?: string | undefined;
  /** Other schemas that the schema may refer to: by `$id` or by URI. */
  readonly references?: readonly SchemaReference[] | undefined;
}

export interface SchemaReference {
  readonly schema: unknown;
  readonly uri?: string | undefined;
  /** The name that messages show before pointers into the schema. Default: the schema's `$id`, then its URI. */
  readonly name?: string | undefined;
}

/** Returns a schema, followed by the schemas that it may refer to. Determines the draft of each schema. */
export function namedSchemas(
  schema: unknown,
  { uri, references = [] }: SchemaContext = {},
): readonly [NamedSchema, ...NamedSchema[]] {
  const named = (one: SchemaReference): NamedSchema => {
    const root = one.schema as Json;
    return { root, dialect: dialectOf(root), uri: one.uri, name: one.name };
  };
  return [named({ schema, uri }), ...references.map(named)];
}

/** The prefix of the base URIs of schemas without a URI. */
const NAMELESS = 'lanser:///';

export function schemaAt({ document, pointer }: SchemaPlace): Json | undefined {
  return valueAt(document.root, pointer) as Json | undefined;
}

/** Indexes schemas by base URI and anchor. The first schema is the compared one. */
export function indexDocuments(schemas: readonly NamedSchema[]): {
  readonly documents: readonly SchemaDocument[];
  readonly resolve: Resolver;
} {
  const named = new Map<string, SchemaPlace>();
  const documents = schemas.map(({ root, dialect, uri, name }, index) => {
    const bases = new Map<string, string>();
    const base = uri ?? `${NAMELESS}${index}`;
    const document: SchemaDocument = {
      root,
      dialect,
      bases,
      name: index === 0 ? '' : (name ?? nameOf(root) ?? base),
    };
    indexNames(document, base, bases, named);
    // A reference can name a schema by its `uri`, even if the schema has a different `$id`.
    if (!named.has(base)) named.set(base, { document, pointer: '' });
    return document;
  });
  return { documents, resolve: (from, reference) => resolveIn(named, from, reference) };
}

function nameOf(root: Json): string | undefined {
  const id = isJsonObject(root) ? (memberOf(root, '$id') ?? memberOf(root, 'id')) : undefined;
  return typeof id === 'string' ? id.replace(/#$/u, '') : undefined;
}

function indexNames(
  document: SchemaDocument,
  base: string,
  bases: Map<string, string>,
  named: Map<string, SchemaPlace>,
): void {
  const visit = (value: Json, pointer: string, outer: string, isMap = false): void => {
    if (Array.isArray(value)) {
      value.forEach((member: Json, index) => visit(member, pointerTo(pointer, index), outer));
      return;
    }
    if (!isJsonObject(value)) return;
    if (isMap) {
      for (const [name, member] of Object.entries(value)) visit(member, pointerTo(pointer, name), outer);
      return;
    }
    const id = memberOf(value, document.dialect === 'draft-04' ? 'id' : '$id');
    let innerBase = outer;
    if (typeof id === 'string') {
      const uri = uriOf(id, outer);
      if (uri !== undefined && !id.startsWith('#')) innerBase = withoutFragment(uri);
      // An `$id` such as `#/a` does not change the target of the JSON pointer `/a`.
      else if (uri !== undefined && !id.startsWith('#/')) named.set(uri, { document, pointer });
    }
    if (pointer === '' || innerBase !== outer) {
      bases.set(pointer, innerBase);
      if (!named.has(innerBase)) named.set(innerBase, { document, pointer });
    }
    for (const keyword of ['$anchor', '$dynamicAnchor']) {
      const anchor = memberOf(value, keyword);
      if (typeof anchor === 'string') named.set(`${innerBase}#${anchor}`, { document, pointer });
    }
    for (const [name, member] of Object.entries(value)) {
      if (!DATA.has(name)) visit(member, pointerTo(pointer, name), innerBase, MAPS.has(name));
    }
  };
  visit(document.root, '', base);
}

function baseOf({ document, pointer }: SchemaPlace): string {
  for (let at = pointer; ; at = at.slice(0, at.lastIndexOf('/'))) {
    const base = document.bases.get(at);
    if (base !== undefined || at === '') return base ?? NAMELESS;
  }
}

function resolveIn(
  named: ReadonlyMap<string, SchemaPlace>,
  from: SchemaPlace,
  reference: string,
): SchemaPlace | undefined {
  const uri = uriOf(reference, baseOf(from));
  if (uri === undefined) return undefined;
  const direct = named.get(uri);
  if (direct !== undefined) return direct;
  const resource = named.get(withoutFragment(uri));
  const fragment = decoded(uri.slice(withoutFragment(uri).length + 1));
  if (resource === undefined || fragment === undefined) return undefined;
  if (fragment !== '' && !fragment.startsWith('/')) return undefined;
  const place = { document: resource.document, pointer: resource.pointer + fragment };
  return schemaAt(place) === undefined ? undefined : place;
}

/** Returns the absolute form of a reference, or the reference itself if it is not a valid URI reference. */
export function addressOf(from: SchemaPlace, reference: string): string {
  return uriOf(reference, baseOf(from)) ?? reference;
}

export function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

export function withoutFragment(address: string): string {
  return address.replace(/#.*$/su, '');
}

function uriOf(reference: string, base: string): string | undefined {
  if (reference.startsWith('#')) return withoutFragment(base) + (reference === '#' ? '' : reference);
  if (!URL.canParse(reference, base)) return undefined;
  return new URL(reference, base).href.replace(/#$/u, '');
}
