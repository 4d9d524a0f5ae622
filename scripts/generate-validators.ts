/**
 * Generates src/schema/generated/: the schemas' validators as one module without imports, and the list of the
 * schemas. The validators are compiled ahead of time, so that no command waits for the compilation.
 */

import { fileURLToPath } from 'node:url';
import { Ajv2020, type AnySchema } from 'ajv/dist/2020.js';
import standalone from 'ajv/dist/standalone/index.js';
import { rolldown } from 'rolldown';
import { countErrorsOfBranches } from '../src/schema/union-keywords.ts';
import type { OutputFile } from './product.ts';
import { parsedSchemas, readSchemaTexts, type PublishedSchema } from './published-schemas.ts';

const ENTRY = '\0validators';
const BANNER = '// Generated from schemas/. Do not edit.\n';
const root = new URL('../', import.meta.url);

type Schemas = ReadonlyMap<string, PublishedSchema>;

/** Returns ids by name: `SCHEMA` for each schema, `SCHEMA/DEFINITION` for each definition in its top-level union. */
function targetsOf(schemas: Schemas): ReadonlyMap<string, string> {
  const targets = new Map<string, string>();
  for (const [name, { $id, anyOf = [], oneOf = [] }] of schemas) {
    targets.set(name, $id);
    for (const { $ref } of [...anyOf, ...oneOf]) {
      const definition = /^#\/\$defs\/([\w-]+)$/u.exec($ref ?? '')?.[1];
      if (definition !== undefined) targets.set(`${name}/${definition}`, `${$id}#/$defs/${definition}`);
    }
  }
  return targets;
}

/** Removes titles and descriptions, because they would only enlarge the validators. */
function withoutWords(schema: unknown): unknown {
  return JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    (key === 'description' || key === 'title') && typeof value === 'string' ? undefined : value,
  );
}

/** Returns the project's own keywords (`x-…`), which validators ignore. */
function ownKeywords(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => [
    ...(key.startsWith('x-') ? [key] : []),
    ...ownKeywords(member),
  ]);
}

function sourceOf(schemas: Schemas, targets: ReadonlyMap<string, string>): string {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: true,
    // By default, strict mode rejects tuples with additional items, such as the path of an `ast` selector.
    strictTuples: false,
    allowUnionTypes: true,
    inlineRefs: false,
    messages: false,
    code: { source: true, esm: true },
  });
  ajv.addVocabulary([...new Set(ownKeywords([...schemas.values()]))]);
  countErrorsOfBranches(ajv);
  for (const schema of schemas.values()) ajv.addSchema(withoutWords(schema) as AnySchema);
  const names = [...targets.keys()].map((name, index) => [`v${index}`, name] as const);
  const ids = names.map(([id, name]) => [id, targets.get(name) ?? '']);
  const code = standalone.default(ajv, Object.fromEntries(ids) as Record<string, string>);
  const table = names.map(([id, name]) => `${JSON.stringify(name)}: ${id}`).join(',\n');
  return `${imported(compact(code)).replaceAll(/^export const /gmu, 'const ')}\nexport const validators = {${table}};\n`;
}

// Matches Ajv's statement that adds an error. Its form depends on the options above, such as `messages`.
const ERROR =
  /const err\d+ = \{instancePath:?([^{}]*?),schemaPath:[^{}]*?,keyword:("[\w ]+"),params:(.*?)\};if\(vErrors === null\)\{vErrors = \[err\d+\];\}else \{vErrors\.push\(err\d+\);\}/gu;
// Matches an expression that copies all previous errors to add new ones, for example for every item of an array.
const JOIN = /vErrors === null \? (\w+)\.errors : vErrors\.concat\(\1\.errors\)/gu;
const CALL = /,parentData:[^{}]*?,rootData(?:,dynamicAnchors)?\}/gu;
const ADD = `function add(errors, instancePath, keyword, params, propertyName) {
  const error = propertyName === undefined
    ? { instancePath, keyword, params }
    : { instancePath, keyword, params, propertyName };
  if (errors === null) return [error];
  errors.push(error);
  return errors;
}
function join(errors, others) {
  if (errors === null) return others;
  for (const other of others) errors.push(other);
  return errors;
}`;

/** Replaces repeated statements with calls, to reduce the size. Removes unused arguments and schema paths. */
function compact(code: string): string {
  const rest = code
    .replaceAll(ERROR, (_, pointer: string, keyword: string, tail: string) => {
      const [params = '', name] = tail.split(/,propertyName:/u);
      const args = [
        pointer === '' ? 'instancePath' : pointer,
        keyword,
        params,
        ...(name === undefined ? [] : [name]),
      ];
      return `vErrors = add(vErrors, ${args.join(', ')});`;
    })
    .replaceAll(JOIN, 'join(vErrors, $1.errors)')
    .replaceAll(CALL, '}');
  if (/vErrors\.(?:push|concat)/u.test(rest))
    throw new Error('ajv emits an error statement of an unknown form');
  return `${ADD}\n${rest}`;
}

/** Replaces `require` with imports. With `esm: true`, Ajv's output still loads Ajv's own files by `require`. */
function imported(code: string): string {
  const imports: string[] = [];
  const rest = code.replaceAll(/require\("([^"]+)"\)\.default/gu, (_, file: string) => {
    const name = `module${imports.length}`;
    imports.push(`import ${name} from ${JSON.stringify(`${file}.js`)};\n`);
    return name;
  });
  return imports.join('') + rest;
}

async function bundled(source: string): Promise<string> {
  await using build = await rolldown({
    input: ENTRY,
    cwd: fileURLToPath(root),
    platform: 'neutral',
    plugins: [
      {
        name: 'validators',
        resolveId: (id) => (id === ENTRY ? id : fileURLToPath(new URL(`node_modules/${id}`, root))),
        load: (id) => (id === ENTRY ? { code: source, moduleType: 'js' } : null),
      },
    ],
  });
  const { output } = await build.generate({ format: 'esm', minify: false });
  const [{ code }] = output;
  if (output.length !== 1 || /[^"]\brequire\(|^import /mu.test(code))
    throw new Error('the module of the validators still imports other modules');
  return code;
}

function declared(names: Iterable<string>): string {
  const members = [...names].map((name) => `  readonly '${name}': Validate;\n`).join('');
  return `import type { RawError } from '../raw-error.ts';

export interface Validate {
  (document: unknown): boolean;
  /** The errors of the last call. */
  readonly errors?: readonly RawError[] | null;
}

export declare const validators: {
${members}};
`;
}

function listed(schemas: Schemas): string {
  const rows = [...schemas].map(([name, { $id, title }]) => {
    const version = $id.slice($id.lastIndexOf(':') + 1);
    return `  { name: '${name}', version: '${version}', id: '${$id}', title: '${title}' },\n`;
  });
  const names = [...schemas.keys()].map((name) => `\n  | '${name}'`).join('');
  return `/** The name of a published schema. */
export type SchemaName =${names};

/** A published schema's own metadata. */
export interface SchemaEntry {
  readonly name: SchemaName;
  readonly version: string;
  /** Its \`$id\`. */
  readonly id: string;
  readonly title: string;
}

/** The published schemas, in the order of their names. */
export const SCHEMAS: readonly SchemaEntry[] = [
${rows.join('')}];
`;
}

export async function generatedValidators(): Promise<ReadonlyMap<string, OutputFile>> {
  const schemas = parsedSchemas(readSchemaTexts());
  const targets = targetsOf(schemas);
  const texts = {
    'validators.js': await bundled(sourceOf(schemas, targets)),
    'validators.d.ts': declared(targets.keys()),
    'schema-list.ts': listed(schemas),
  };
  return new Map(Object.entries(texts).map(([name, text]) => [name, { bytes: BANNER + text }]));
}
