import type { Ajv, ValidateFunction } from 'ajv';
import formats from 'ajv-formats';
import { LanserError, messageOf } from '../../model/lanser-error.ts';
import { AJV_CLASSES, META_SCHEMAS } from '../ajv-classes.ts';
import type { Dialect } from '../dialect.ts';
import { isJsonObject, type Json, type JsonObject } from '../json.ts';
import { patternRegExp } from './pattern-text.ts';

/** Whether a document matches a schema; undefined where that depends on a schema that is not at hand. */
export type Validator = (document: Json) => boolean | undefined;

const UNKNOWN = 'x-lanser-unknown';
const MOST_MISSING = 2000;

/** What ajv throws where a reference leads out of the schemas that it knows. */
interface MissingReference {
  readonly missingSchema?: string;
  readonly missingRef?: string;
}

export interface DialectSchema {
  readonly root: Json;
  readonly dialect: Dialect;
  /** Where it stands, for references that are relative to it. */
  readonly uri?: string | undefined;
}

/**
 * A validator that was not written here: ajv, with the formats asserted.
 *
 * @throws LanserError E/SCHEMA_INVALID where the schema is none, with the places.
 */
export function validatorOf(
  schema: DialectSchema,
  others: readonly DialectSchema[],
  name: string,
): Validator {
  let isUnknown = false;
  const ajv = new AJV_CLASSES[schema.dialect]({
    strict: false,
    logger: false,
    // A member that every object inherits is none.
    ownProperties: true,
    code: { regExp: Object.assign(anyPattern, { code: 'undefined' }) },
  });
  formats.default(ajv);
  ajv.addKeyword({
    keyword: UNKNOWN,
    validate: () => {
      isUnknown = true;
      return true;
    },
  });
  for (const other of others) {
    if (isJsonObject(other.root)) {
      const named = withNames(other.root, { ...other, dialect: schema.dialect });
      if (typeof named['$id'] === 'string' || typeof named['id'] === 'string') {
        ajv.addSchema(named, undefined, undefined, false);
      }
    }
  }
  const validate = compiled(ajv, schema, name);
  return (document) => {
    isUnknown = false;
    const matches = validate(document);
    return isUnknown ? undefined : matches;
  };
}

function compiled(ajv: Ajv, source: DialectSchema, name: string): ValidateFunction {
  const { root } = source;
  const schema = isJsonObject(root) ? withNames(root, source) : (root as boolean);
  if (ajv.validateSchema(schema) !== true) {
    const violations = (ajv.errors ?? []).map(({ instancePath, message }) => ({
      pointer: instancePath,
      expected: message ?? '',
    }));
    const [first] = violations;
    throw new LanserError(
      'E/SCHEMA_INVALID',
      `${name} is no JSON Schema: ${JSON.stringify(first?.pointer ?? '')} ${first?.expected ?? ''}.`,
      { violations: violations.slice(0, 20) },
    );
  }
  const stubs = new Map<string, Record<string, unknown>>();
  for (let attempt = 0; attempt < MOST_MISSING; attempt += 1) {
    try {
      return ajv.compile(schema);
    } catch (error) {
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
function withNames(root: JsonObject, { dialect, uri }: DialectSchema): JsonObject {
  const keyword = dialect === 'draft-04' ? 'id' : '$id';
  const own = root[keyword];
  const name = typeof own === 'string' ? own : '';
  const absolute = uri !== undefined && URL.canParse(name, uri) ? new URL(name, uri).href : own;
  const named = absolute === undefined ? {} : { [keyword]: absolute };
  return { ...root, ...named, $schema: META_SCHEMAS[dialect] };
}

/** A pattern that Unicode's rules refuse is read without them. */
function anyPattern(source: string): RegExp {
  const expression = patternRegExp(source);
  if (expression === undefined) throw new SyntaxError(`${source} is no regular expression`);
  return expression;
}
