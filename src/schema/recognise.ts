import { isRecord, type JsonRecord } from '../model/json-record.ts';
import { LanserError } from '../model/lanser-error.ts';
import { SELECTOR_KINDS } from '../model/selector.ts';
import { SCHEMAS, type SchemaEntry, type SchemaName } from './generated/schema-list.ts';
import { isMetaSchema } from './json-schema-document.ts';
import type { SchemaViolation } from './violations.ts';

/** The schema of a document. */
export type Recognised =
  | { readonly kind: 'ours'; readonly name: SchemaName }
  /** The document is itself a JSON Schema. */
  | { readonly kind: 'meta'; readonly uri: string }
  | { readonly kind: 'unknown'; readonly violation: SchemaViolation };

/** Recognises a document by a `$schema` of lanser or JSON Schema, else by its file name, else by its members. */
export function recognise(document: unknown, fileName = ''): Recognised {
  const members = isRecord(document) ? document : {};
  const schemaUri = members['$schema'];
  if (typeof schemaUri === 'string') {
    if (isMetaSchema(schemaUri)) return { kind: 'meta', uri: schemaUri };
    if (schemaUri.startsWith(OWN_PREFIX)) return byId(schemaUri);
  }
  if (isConfigurationFile(fileName)) return { kind: 'ours', name: 'config' };
  const shape = SHAPES.find(({ fits }) => fits(members));
  if (shape !== undefined) return { kind: 'ours', name: shape.name };
  return unknown('', `a document of a known kind (${NAMES}), because no schema was selected`);
}

/** Returns true for the names of configuration files. A configuration has no member that identifies it. */
function isConfigurationFile(fileName: string): boolean {
  return /(?:^|[\\/])(?:lanser\.(?:json|ya?ml)|pyproject\.toml)$/u.test(fileName);
}

const OWN_PREFIX = 'urn:lanser:schema:';
const NAMES = SCHEMAS.map(({ name }) => name).join(', ');

export function schemaNamed(name: string): SchemaName {
  const entry = SCHEMAS.find((one) => one.name === name);
  if (entry !== undefined) return entry.name;
  throw new LanserError('E/USAGE', `${JSON.stringify(name)} is not a schema. The schemas are ${NAMES}.`);
}

function byId(schemaUri: string): Recognised {
  const [name = '', version = ''] = schemaUri.slice(OWN_PREFIX.length).replace(/#$/u, '').split(':');
  const entry = SCHEMAS.find((one) => one.name === name);
  if (entry === undefined)
    return unknown('/$schema', `${OWN_PREFIX}NAME:VERSION with one of the names ${NAMES}`);
  if (version === '' || version === entry.version) return { kind: 'ours', name: entry.name };
  return unknown('/$schema', `"${entry.id}"${comparison(version, entry)}`);
}

function comparison(version: string, entry: SchemaEntry): string {
  if (!/^\d+(?:\.\d+)*$/u.test(version)) return '';
  const [requested, supported] = [version, entry.version].map((text) => text.split('.').map(Number));
  const parts = Array.from({ length: Math.max(requested?.length ?? 0, supported?.length ?? 0) }, (_, index) =>
    Math.sign((requested?.[index] ?? 0) - (supported?.[index] ?? 0)),
  );
  const difference = parts.find((part) => part !== 0);
  if (difference === undefined) return '';
  return difference > 0
    ? ` (version ${version} is newer than this lanser supports; update lanser)`
    : ` (version ${version} is older than this lanser supports)`;
}

function unknown(pointer: string, expected: string): Recognised {
  return { kind: 'unknown', violation: { pointer, expected } };
}

interface Shape {
  readonly name: SchemaName;
  readonly fits: (members: JsonRecord) => boolean;
}

/** The kinds of documents that their members identify. The first match applies. */
const SHAPES: readonly Shape[] = [
  { name: 'bundle', fits: hasAll('bundleId') },
  { name: 'bundle', fits: hasAll('request', 'capabilities') },
  { name: 'plan', fits: hasAll('planId', 'files') },
  { name: 'trace', fits: hasAll('kind', 'seq') },
  { name: 'report', fits: hasAll('conclusion', 'delta') },
  { name: 'delta', fits: hasAll('deltaId', 'report') },
  { name: 'candidates', fits: hasAll('base', 'candidates') },
  { name: 'manifest', fits: hasAll('kind', 'shard', 'checks') },
  { name: 'manifest', fits: hasAll('repository', 'base') },
  { name: 'manifest', fits: hasAll('pair', 'report', 'error') },
  { name: 'proposal', fits: hasAll('version', 'edits') },
  { name: 'batch', fits: hasAll('cmd') },
  { name: 'selector', fits: ({ kind }) => SELECTOR_KINDS.some((name) => name === kind) },
  { name: 'training-record', fits: hasAll('observation', 'reward') },
];

function hasAll(...names: readonly string[]): Shape['fits'] {
  return (members) => names.every((name) => Object.hasOwn(members, name));
}
