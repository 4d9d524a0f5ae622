import type { Ajv, MissingRefError, Options, ValidateFunction } from 'ajv';
import { LanserError, messageOf } from '../../model/lanser-error.ts';
import { META_SCHEMAS } from '../../schema/ajv-classes.ts';
import { DATA, MAPS } from '../../schema/dialect.ts';
import { isJsonObject, objectOf, type Json, type JsonObject } from '../../schema/json.ts';
import { errorsOfSchema } from '../../schema/json-schema-compilers.ts';
import { violationsIn, violationText } from '../../schema/violations.ts';
import { newAjv } from './ajv-instance.ts';
import { patternRegExp } from './find/pattern-text.ts';
import type { NamedSchema } from './read/schema-document.ts';

export interface CompiledSchema {
  readonly validate: ValidateFunction;
  /** Returns the URI of an unavailable schema on which the last result may depend, if there is one. */
  unavailable(): string | undefined;
}

/** The keyword of schemas that replace unavailable schemas. Its value is the reference to the unavailable schema. */
const UNKNOWN = 'x-lanser-unknown';
/** The maximum number of attempts to compile. Each different unavailable reference makes one attempt fail. */
const MAX_MISSING = 2000;
const META_REFERENCE = /"\$ref":"https?:\/\/json-schema\.org\//u;

/**
 * Compiles a schema with ajv. Treats `format` as an assertion, and accepts references to unavailable schemas.
 *
 * @param name the name to report in messages.
 * @throws LanserError E/SCHEMA_INVALID if the schema is invalid, if ajv rejects the schema or one of `others`, or if
 * too many schemas are unavailable.
 * @throws RangeError for a schema that is nested too deeply.
 */
export function compileSchema(
  schema: NamedSchema,
  others: readonly NamedSchema[],
  name: string,
  options: Options = {},
): CompiledSchema {
  requireSchema(schema, name);
  let unavailable: string | undefined;
  const ajv = newAjv(schema.dialect, {
    // `requireSchema` has already validated the schema. Ajv's own validation would take most of the time.
    validateSchema: false,
    meta: [schema, ...others].some(({ root }) => META_REFERENCE.test(JSON.stringify(root))),
    code: { regExp: Object.assign(anyPattern, { code: 'undefined' }) },
    ...options,
  });
  ajv.addKeyword({
    keyword: UNKNOWN,
    validate: (uri: string) => {
      unavailable = uri;
      return true;
    },
  });
  for (const other of others) {
    if (!isJsonObject(other.root)) continue;
    const named = withNames(other.root, { ...other, dialect: schema.dialect });
    if (typeof named['$id'] === 'string' || typeof named['id'] === 'string') {
      addReference(ajv, named, other.uri, `${name} refers to schemas that cannot be used together`);
    }
  }
  const root = isJsonObject(schema.root) ? withNames(schema.root, schema) : (schema.root as boolean);
  if (schema.uri !== undefined && isJsonObject(root))
    addReference(ajv, root, schema.uri, `${name} cannot be compiled`);
  const validate = compiled(ajv, root, name);
  const tracked = (document: Json): boolean => {
    unavailable = undefined;
    return validate(document);
  };
  return {
    validate: Object.defineProperty(tracked, 'errors', { get: () => validate.errors }) as ValidateFunction,
    unavailable: () => unavailable,
  };
}

/** Adds a schema under its id, and under its URI if known, because a reference can name either of them. */
function addReference(ajv: Ajv, schema: JsonObject, uri: string | undefined, problem: string): void {
  try {
    ajv.addSchema(schema, uri, undefined, false);
  } catch (error) {
    if (error instanceof RangeError) throw error;
    throw rejected(problem, error);
  }
}

function rejected(problem: string, cause: unknown): LanserError {
  const message = `${problem}: ${messageOf(cause).replace(/\.$/u, '')}.`;
  return new LanserError('E/SCHEMA_INVALID', message, {}, { cause });
}

function requireSchema({ root, dialect }: NamedSchema, name: string): void {
  if (typeof root === 'boolean') return;
  const violations = isJsonObject(root)
    ? violationsIn(root, errorsOfSchema(root, dialect))
    : [{ pointer: '', expected: 'an object or a boolean' }];
  const [first] = violations;
  if (first === undefined) return;
  throw new LanserError('E/SCHEMA_INVALID', `${name} is not a JSON Schema: ${violationText(first)}.`, {
    violations: violations.slice(0, 20),
  });
}

function compiled(ajv: Ajv, schema: JsonObject | boolean, name: string): ValidateFunction {
  const stubs = new Set<string>();
  for (let attempt = 0; attempt < MAX_MISSING; attempt += 1) {
    try {
      return ajv.compile(schema);
    } catch (error) {
      // A stack overflow does not mean that the schema is invalid.
      if (error instanceof RangeError) throw error;
      const { missingSchema = '', missingRef = '' } = error as Partial<MissingRefError>;
      const reference = missingRef.replace(/#$/u, '');
      // Ajv can know a schema by its id and by a second key, such as a URI. The id is then only in `refs`.
      const known = ajv.schemas[missingSchema] ?? ajv.refs[missingSchema];
      const isKnown = known !== undefined && !stubs.has(missingSchema);
      if (missingSchema === '' || isKnown || stubs.has(reference)) {
        throw rejected(`${name} cannot be compiled`, error);
      }
      stubs.add(reference);
      // Adds a stub: a schema that replaces an unavailable schema. Its key includes the fragment of the reference,
      // because a stub for the whole schema would not contain `/properties/a`.
      ajv.addSchema({ [UNKNOWN]: reference }, reference, undefined, false);
    }
  }
  throw new LanserError(
    'E/SCHEMA_INVALID',
    `${name} refers to too many unavailable schemas. Pass the schemas that it refers to.`,
  );
}

/** Sets `$schema` to ajv's meta-schema, and an absolute id if the URI is known. Removes ids that are pointers. */
function withNames(root: JsonObject, { dialect, uri }: NamedSchema): JsonObject {
  const keyword = dialect === 'draft-04' ? 'id' : '$id';
  const ownId = root[keyword];
  const name = typeof ownId === 'string' ? ownId : '';
  const absolute = uri !== undefined && URL.canParse(name, uri) ? new URL(name, uri).href : ownId;
  const named = absolute === undefined ? {} : { [keyword]: absolute };
  const plain = withoutPointerNames(root, keyword) as JsonObject;
  return { ...plain, ...named, $schema: META_SCHEMAS[dialect] };
}

/** Removes ids that are pointers, such as `#/definitions/a`. If such an id occurs twice, ajv rejects the schema. */
function withoutPointerNames(value: Json, keyword: string, isMap = false): Json {
  if (Array.isArray(value)) return value.map((member: Json) => withoutPointerNames(member, keyword));
  if (!isJsonObject(value)) return value;
  const members = Object.entries(value).filter(
    ([name, member]) => name !== keyword || typeof member !== 'string' || !member.startsWith('#/'),
  );
  return objectOf(
    members.map(([name, member]) => {
      const isData = !isMap && DATA.has(name);
      const inner = isData ? member : withoutPointerNames(member, keyword, !isMap && MAPS.has(name));
      return [name, inner] as const;
    }),
  );
}

/** Compiles a pattern with the `u` flag, or else without it. Throws a SyntaxError if both attempts fail. */
function anyPattern(source: string): RegExp {
  const expression = patternRegExp(source);
  if (expression === undefined) throw new SyntaxError(`${source} is not a valid regular expression`);
  return expression;
}

/**
 * A function that returns true if a document matches a schema. Returns `unavailable` if the result may depend on an
 * unavailable schema, and `failed` if ajv throws.
 */
export type Validator = (document: Json) => boolean | 'unavailable' | 'failed';

/**
 * Returns a validator that uses ajv, to confirm the counterexamples of a comparison.
 *
 * @throws LanserError E/SCHEMA_INVALID and RangeError in the cases of {@link compileSchema}.
 */
export function validatorOf(schema: NamedSchema, others: readonly NamedSchema[], name: string): Validator {
  const validator = compileSchema(schema, others, name);
  return (document) => {
    try {
      const matches = validator.validate(document);
      return validator.unavailable() === undefined ? matches : 'unavailable';
    } catch {
      // Ajv throws if it compares objects with a member `valueOf` or `toString`, or if its recursion is too deep.
      return 'failed';
    }
  };
}
