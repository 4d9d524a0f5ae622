import path from 'node:path';
import type { Configuration, ServerConfiguration } from '../model/generated/config.ts';
import { isRecord } from '../model/json-record.ts';
import { LanserError } from '../model/lanser-error.ts';
import { BUILT_IN_SERVERS, DEFAULTS } from './built-in.ts';
import { SHIPPED_COMMAND, type ServerDefinition } from './definition.ts';

export interface ConfiguredServers {
  readonly origin: 'user' | 'workspace';
  /** The file's name in messages. */
  readonly file: string;
  /** The base folder of relative commands; absolute. */
  readonly folder: string;
  readonly servers: NonNullable<Configuration['servers']>;
}

/** The fields that configuration files set for a server. */
type ConfiguredFields = Partial<
  Omit<ServerDefinition, 'name' | 'origin' | 'languageIds' | 'needsMarker' | 'install'>
> & {
  readonly languageId?: string | Readonly<Record<string, string>>;
};

interface Entry extends Pick<ConfiguredServers, 'file' | 'origin'> {
  readonly fields: ConfiguredFields;
}

/**
 * Returns the configured servers in the order of `configured`, then the other built-in servers. If several files set
 * a field, the first file takes precedence. Omits a disabled server that lacks a command or file types.
 *
 * @throws LanserError E/CONFIG for an enabled server that lacks a command or file types, and for a configured field
 * of {@link SET_FOR_PYRIGHT} if the server's command is {@link SHIPPED_COMMAND}.
 */
export function serverRegistry(configured: readonly ConfiguredServers[]): readonly ServerDefinition[] {
  const entries = new Map<string, Entry>();
  for (const { origin, file, folder, servers } of configured) {
    for (const [name, server] of Object.entries(servers)) {
      const above = entries.get(name) ?? { origin, file, fields: {} };
      entries.set(name, { ...above, fields: { ...fieldsOf(server, folder), ...above.fields } });
    }
  }
  const definitions: ServerDefinition[] = [];
  for (const [name, entry] of entries) {
    const builtIn = BUILT_IN_SERVERS.find((definition) => definition.name === name);
    const definition = builtIn === undefined ? ownServer(name, entry) : overridden(builtIn, entry);
    if (definition !== undefined) definitions.push(definition);
  }
  return [...definitions, ...BUILT_IN_SERVERS.filter(({ name }) => !entries.has(name))];
}

/** Disables the servers with these names. Throws E/USAGE for an unknown name. */
export function withoutServers(
  definitions: readonly ServerDefinition[],
  names: readonly string[],
): readonly ServerDefinition[] {
  for (const name of names) definitionNamed(definitions, name);
  return definitions.map((one) => (names.includes(one.name) ? { ...one, disabled: true } : one));
}

/** Throws E/USAGE for an unknown name. */
export function definitionNamed(definitions: readonly ServerDefinition[], name: string): ServerDefinition {
  const definition = definitions.find((candidate) => candidate.name === name);
  if (definition !== undefined) return definition;
  const names = definitions.map((candidate) => candidate.name);
  throw new LanserError(
    'E/USAGE',
    `The server ${JSON.stringify(name)} was not found. Known servers: ${names.join(', ')}.`,
    { server: name, known: names },
  );
}

function fieldsOf({ command, args, ...rest }: ServerConfiguration, folder: string): ConfiguredFields {
  if (command === undefined) return { ...rest, ...(args === undefined ? {} : { args }) };
  const [program, ...first] = typeof command === 'string' ? ([command] as const) : command;
  const all = typeof command === 'string' ? args : [...first, ...(args ?? [])];
  // A bare name is looked up on PATH only.
  const resolved = path.basename(program) === program ? program : path.resolve(folder, program);
  return { ...rest, command: resolved, ...(all === undefined ? {} : { args: all }) };
}

function ownServer(name: string, { origin, file, fields }: Entry): ServerDefinition | undefined {
  const { command, fileTypes } = fields;
  if (command === undefined || fileTypes === undefined) {
    if (fields.disabled === true) return undefined;
    const missing = command === undefined ? 'command' : 'fileTypes';
    const pointer = `/servers/${name}/${missing}`;
    throw new LanserError(
      'E/CONFIG',
      `${file}: ${pointer}: required, because ${name} is not built in. Built-in servers: ${BUILT_IN_NAMES}.`,
      { path: file, violations: [{ pointer, expected: 'a value' }] },
    );
  }
  return overridden({ ...DEFAULTS, name, command, fileTypes, origin }, { origin, file, fields });
}

const BUILT_IN_NAMES = BUILT_IN_SERVERS.map(({ name }) => name).join(', ');

/** The fields that lanser itself sets for the included Pyright. */
const SET_FOR_PYRIGHT = ['args', 'initializationOptions', 'languageId', 'settings'] as const;

function overridden(definition: ServerDefinition, entry: Entry): ServerDefinition {
  const { origin, file, fields: configured } = entry;
  const unused = SET_FOR_PYRIGHT.find((field) => configured[field] !== undefined);
  if ((configured.command ?? definition.command) === SHIPPED_COMMAND && unused !== undefined) {
    const pointer = `/servers/${definition.name}/${unused}`;
    throw new LanserError(
      'E/CONFIG',
      `${file}: ${pointer}: not supported for the included Pyright. Set Pyright's options in pyrightconfig.json, or set command to the path of another Pyright.`,
      { path: file, violations: [{ pointer, expected: 'no value' }] },
    );
  }
  const { languageId, ...fields } = configured;
  const { install, ...rest } = definition;
  const fileTypes = fields.fileTypes ?? definition.fileTypes;
  const languageIds =
    typeof languageId === 'string'
      ? Object.fromEntries(fileTypes.map((fileType) => [fileType, languageId]))
      : languageId;
  return {
    ...rest,
    ...fields,
    ...mergedField('initializationOptions', fields, definition),
    ...mergedField('settings', fields, definition),
    origin,
    languageIds: { ...definition.languageIds, ...languageIds },
    // A server in the workspace's configuration is wanted in the workspace, so it needs no root marker.
    needsMarker: definition.needsMarker && origin !== 'workspace',
    ...(install === undefined || fields.command !== undefined ? {} : { install }),
  };
}

/**
 * Merges a configured object with the definition's, key by key. Keys that are not configured stay, because a built-in
 * server needs its settings for exact results.
 */
function mergedField(
  key: 'initializationOptions' | 'settings',
  fields: ConfiguredFields,
  definition: ServerDefinition,
): Pick<ServerDefinition, typeof key> {
  const [above, below] = [fields[key], definition[key]];
  return above === undefined || below === undefined ? {} : { [key]: merged(above, below) };
}

export function merged(above: unknown, below: unknown): unknown {
  if (!isRecord(above) || !isRecord(below)) return above;
  const entries = Object.entries(above).map(([key, value]): [string, unknown] => [
    key,
    Object.hasOwn(below, key) ? merged(value, below[key]) : value,
  ]);
  return { ...below, ...Object.fromEntries(entries) };
}
