import type { DocumentVerdict } from '../model/validation.ts';
import { valueAt } from '../text/json-pointer.ts';
import type { SchemaName } from './generated/schema-list.ts';
import { hashViolations } from './hash-violations.ts';
import { violationsOfSchema } from './json-schema-document.ts';
import { recognise, schemaNamed } from './recognise.ts';
import { violationsOf } from './validate.ts';
import type { SchemaViolation } from './violations.ts';

export interface ValidateOptions {
  /** The schema to validate against. By default, `$schema`, else `fileName`, else the members determine it. */
  readonly schema?: SchemaName | undefined;
  /** The name or path of the file. Only configurations are recognised by name, for example `lanser.json`. */
  readonly fileName?: string | undefined;
  /** True to also compare ids with content hashes in valid plans, bundles and traces, and `status` with `error`. */
  readonly hashes?: boolean | undefined;
}

/**
 * Validates a document against its published schema, and a JSON Schema against its meta-schema. Returns violations
 * with JSON pointers (RFC 6901) in document order. For `anyOf` and `oneOf`, returns only the violations of the most
 * likely branches. An unknown kind of document is a violation, and so is a `$schema` of lanser or JSON Schema that
 * names an unknown schema or version. Throws E/USAGE for an unknown `options.schema`.
 */
export async function validateDocument(
  document: unknown,
  options: ValidateOptions = {},
): Promise<DocumentVerdict> {
  const named = options.schema === undefined ? undefined : schemaNamed(options.schema);
  const recognised =
    named === undefined ? recognise(document, options.fileName) : ({ kind: 'ours', name: named } as const);
  if (recognised.kind === 'unknown') return verdict(null, document, [recognised.violation]);
  if (recognised.kind === 'meta') {
    return verdict('json-schema', document, await violationsOfSchema(document, recognised.uri));
  }
  const { name } = recognised;
  const violations = violationsOf(name, document);
  const isHashed = options.hashes === true && violations.length === 0;
  return verdict(name, document, isHashed ? hashViolations(name, document) : violations);
}

function verdict(
  schema: string | null,
  document: unknown,
  violations: readonly SchemaViolation[],
): DocumentVerdict {
  return {
    schema,
    conclusion: violations.length === 0 ? 'valid' : 'invalid',
    errors: violations.map(({ pointer, expected }) => ({
      pointer,
      value: valueAt(document, pointer) ?? null,
      expected,
    })),
  };
}
