import type { Ajv, Options, ValidateFunction } from 'ajv';
import formats from 'ajv-formats';
import { LanserError, messageOf } from '../../model/lanser-error.ts';
import { AJV_CLASSES, META_SCHEMAS } from '../ajv-classes.ts';
import { DATA } from '../dialect.ts';
import { isJsonObject, objectOf, type Json, type JsonObject } from '../json.ts';
import { errorsOfSchema } from '../json-schema-compilers.ts';
import { violationsIn, violationText } from '../violations.ts';
import { patternRegExp } from './find/pattern-text.ts';
import type { NamedSchema } from './read/schema-document.ts';

/** A schema as a function that says whether a document matches, and why not. */
export interface CompiledSchema {
  readonly validate: ValidateFunction;
  /** Whether the last answer depends on a schema that is not at hand. */
  isUnknown(): boolean;
}

const UNKNOWN = 'x-lanser-unknown';
const MOST_MISSING = 2000;
const META_REFERENCE = /"\$ref":"https?:\/\/json-schema\.org\//u;

/** What ajv throws where a reference leads out of the schemas that it knows. */
interface MissingReference {
  readonly missingSchema?: string;
  readonly missingRef?: string;
}

/**
 * Compiles a schema with ajv, the formats asserted, patterns and references read as leniently as can be.
 *
 * @param name in messages.
 * @throws LanserError E/SCHEMA_INVALID where the schema is none, with the places.
 */
export function compileSchema(
  schema: NamedSchema,
  others: readonly NamedSchema[],
  name: string,
  options: Options = {},
): CompiledSchema {
  requireSchema(schema, name);
  let touched = false;
  const ajv = new AJV_CLASSES[schema.dialect]({
    strict: false,
    logger: false,
    // That takes longer than everything else, and was done above.
    validateSchema: false,
    meta: [schema, ...others].some(({ root }) => META_REFERENCE.test(JSON.stringify(root))),
    // A member that every object inherits is none.
    ownProperties: true,
    code: { regExp: Object.assign(anyPattern, { code: 'undefined' }) },
    ...options,
  });
  formats.default(ajv);
  // The old name of `$id`, which says nothing in later drafts.
  if (schema.dialect !== 'draft-04') ajv.removeKeyword('id');
  ajv.addKeyword({
    keyword: UNKNOWN,
    validate: () => {
      touched = true;
      return true;
    },
  });
  for (const other of others) {
    if (!isJsonObject(other.root)) continue;
    const named = withNames(other.root, { ...other, dialect: schema.dialect });
    if (typeof named['$id'] === 'string' || typeof named['id'] === 'string') {
      ajv.addSchema(named, undefined, undefined, false);
    }
  }
  const validate = compiled(ajv, schema, name);
  const tracked = (document: Json): boolean => {
    touched = false;
    return validate(document);
  };
  return {
    validate: Object.defineProperty(tracked, 'errors', { get: () => validate.errors }) as ValidateFunction,
    isUnknown: () => touched,
  };
}

function requireSchema({ root, dialect }: NamedSchema, name: string): void {
  if (typeof root === 'boolean') return;
  const violations = isJsonObject(root)
    ? violationsIn(root, errorsOfSchema(root, dialect))
    : [{ pointer: '', expected: 'an object or a boolean' }];
  const [first] = violations;
  if (first === undefined) return;
  throw new LanserError('E/SCHEMA_INVALID', `${name} is no JSON Schema: ${violationText(first)}.`, {
    violations: violations.slice(0, 20),
  });
}

function compiled(ajv: Ajv, source: NamedSchema, name: string): ValidateFunction {
  const { root } = source;
  const schema = isJsonObject(root) ? withNames(root, source) : (root as boolean);
  const stubs = new Map<string, Record<string, unknown>>();
  for (let attempt = 0; attempt < MOST_MISSING; attempt += 1) {
    try {
      return ajv.compile(schema);
    } catch (error) {
      // Too much for the stack says nothing about whether it is a schema.
      if (error instanceof RangeError) throw error;
      const { missingSchema = '', missingRef = '' } = error as MissingReference;
      const isKnown = !stubs.has(missingSchema) && ajv.schemas[missingSchema] !== undefined;
      if (missingSchema === '' || isKnown) {
        throw new LanserError(
          'E/SCHEMA_INVALID',
          `${name} is no JSON Schema: ${messageOf(error)}.`,
          {},
          error,
        );
      }
      const stub = stubs.get(missingSchema) ?? {};
      stubs.set(missingSchema, stub);
      standIn(stub, missingRef.slice(missingSchema.length).replace(/^#/u, ''));
      ajv.removeSchema(missingSchema).addSchema({ ...stub }, missingSchema, undefined, false);
    }
  }
  throw new LanserError('E/SCHEMA_INVALID', `${name} refers to too many schemas that are not at hand.`);
}

/** Puts a schema of which nothing is known at a fragment of one that is not at hand. */
function standIn(stub: Record<string, unknown>, fragment: string): void {
  let at = stub;
  for (const part of fragment.split('/').slice(1)) {
    const name = decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~');
    const inner = (Object.hasOwn(at, name) ? at[name] : {}) as Record<string, unknown>;
    at[name] = inner;
    at = inner;
  }
  at[UNKNOWN] = true;
  if (fragment !== '' && !fragment.startsWith('/')) at['$anchor'] = fragment;
}

/** The dialect by the name that ajv knows, and where the schema stands as its name. */
function withNames(root: JsonObject, { dialect, uri }: NamedSchema): JsonObject {
  const keyword = dialect === 'draft-04' ? 'id' : '$id';
  const own = root[keyword];
  const name = typeof own === 'string' ? own : '';
  const absolute = uri !== undefined && URL.canParse(name, uri) ? new URL(name, uri).href : own;
  const named = absolute === undefined ? {} : { [keyword]: absolute };
  const plain = withoutPointerNames(root, keyword) as JsonObject;
  return { ...plain, ...named, $schema: META_SCHEMAS[dialect] };
}

/** An `$id` that is a pointer names what already has that name; ajv takes it for a second one. */
function withoutPointerNames(value: Json, keyword: string): Json {
  if (Array.isArray(value)) return value.map((member: Json) => withoutPointerNames(member, keyword));
  if (!isJsonObject(value)) return value;
  const members = Object.entries(value).filter(
    ([name, member]) => name !== keyword || typeof member !== 'string' || !member.startsWith('#/'),
  );
  return objectOf(
    members.map(
      ([name, member]) => [name, DATA.has(name) ? member : withoutPointerNames(member, keyword)] as const,
    ),
  );
}

/** A pattern that Unicode's rules refuse is read without them. */
function anyPattern(source: string): RegExp {
  const expression = patternRegExp(source);
  if (expression === undefined) throw new SyntaxError(`${source} is no regular expression`);
  return expression;
}
