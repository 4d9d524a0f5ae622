import { readFileSync } from 'node:fs';
import addFormats from 'ajv-formats';
import { OpenAPIBackend, type Document } from 'openapi-backend';

/** A transmitted request, or the request that a response belongs to. */
export interface Message {
  readonly method: string;
  /** The path with its query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The parsed JSON; undefined without a body. */
  readonly body: unknown;
}

/** GitHub's OpenAPI description, and limits that its schemas omit. */
export interface Contract {
  /** Returns the violations of a request; empty for a valid request. */
  request(message: Message): readonly string[];
  response(message: Message, status: number, body: unknown): readonly string[];
}

const DEFINITION = new URL('../../fixtures/github/openapi-slice.json', import.meta.url);

export async function githubContract(): Promise<Contract> {
  const definition = JSON.parse(readFileSync(DEFINITION, 'utf8'), withNulls) as Document;
  const api = new OpenAPIBackend({
    definition,
    quick: true,
    ajvOpts: { strict: false, allErrors: true },
    customizeAjv: (ajv) => addFormats.default(ajv),
  });
  await api.init();
  const operationOf = (message: Message): ReturnType<typeof api.matchOperation> =>
    api.matchOperation({ ...message, headers: { ...message.headers } });
  return {
    request(message) {
      const operation = operationOf(message);
      if (operation === undefined) return [`${message.method} ${message.path}: no such operation`];
      const { errors } = api.validateRequest({ ...message, headers: { ...message.headers } }, operation);
      return [...(errors ?? []).map(textOf), ...beyondLimits(message.body)];
    },
    response(message, status, body) {
      const operation = operationOf(message);
      if (operation === undefined) return [];
      const { errors } = api.validateResponse(body, operation, status);
      return (errors ?? []).map(textOf);
    },
  };
}

/** Adds null to nullable enums. GitHub's description omits null, so ajv would reject a null value. */
function withNulls(_key: string, value: unknown): unknown {
  const schema = value as { readonly nullable?: unknown; readonly enum?: readonly unknown[] } | null;
  if (schema?.nullable !== true || schema.enum === undefined || schema.enum.includes(null)) return value;
  return { ...schema, enum: [...schema.enum, null] };
}

function textOf(error: { readonly instancePath: string; readonly message?: string }): string {
  return `${error.instancePath} ${error.message ?? ''} ${JSON.stringify('params' in error ? error.params : {})}`;
}

interface Body {
  readonly body?: unknown;
  readonly name?: unknown;
  readonly status?: unknown;
  readonly conclusion?: unknown;
  readonly output?: { readonly annotations?: readonly Readonly<Record<string, unknown>>[] };
}

/** Returns violations of limits that the schemas of GitHub's description omit. */
function beyondLimits(body: unknown): readonly string[] {
  const { body: comment, status, conclusion, output, name } = (body ?? {}) as Body;
  const annotations = output?.annotations ?? [];
  const findings: [wrong: boolean, text: string][] = [
    [characters(comment) > 65_536, 'a comment of more than 65,536 characters'],
    [characters(name) > 255, 'a name of more than 255 characters'],
    [status === 'completed' && conclusion === undefined, 'completed without a conclusion'],
    ...annotations.flatMap((annotation): [boolean, string][] => [
      [characters(annotation['title']) > 255, 'an annotation with a title of more than 255 characters'],
      [bytes(annotation['message']) > 65_536, 'an annotation with a message of more than 64 KiB'],
      [bytes(annotation['raw_details']) > 65_536, 'an annotation with details of more than 64 KiB'],
      [annotation['message'] === '', 'an annotation without a message'],
      [
        'start_column' in annotation && annotation['start_line'] !== annotation['end_line'],
        'an annotation with columns on several lines',
      ],
    ]),
  ];
  return findings.filter(([wrong]) => wrong).map(([, text]) => text);
}

function characters(text: unknown): number {
  return typeof text === 'string' ? Array.from(text).length : 0;
}

function bytes(text: unknown): number {
  return typeof text === 'string' ? Buffer.byteLength(text) : 0;
}
