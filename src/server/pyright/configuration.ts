import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse as parseJsonc, printParseErrorCode, type ParseError } from 'jsonc-parser';
import { parse as parseToml, TomlError } from 'smol-toml';
import { LanserError } from '../../model/lanser-error.ts';
import { lineStarts } from '../../text/lines.ts';
import { isInside } from '../../workspace/containment.ts';

export type JsonObject = Readonly<Record<string, unknown>>;

/** One configuration file that takes part; `content` is null for a pyproject.toml without a section. */
export interface ConfigurationFile {
  /** Absolute. */
  readonly path: string;
  readonly content: JsonObject | null;
}

/** What Pyright, as a language server, will read for a root: the nearest file first, then what it extends. */
export interface PyrightConfiguration {
  /** The chain, extended files last; empty where there is no configuration. */
  readonly files: readonly ConfigurationFile[];
}

const JSON_NAME = 'pyrightconfig.json';
const TOML_NAME = 'pyproject.toml';

/**
 * Finds and reads the configuration as Pyright 1.1.414 does for a workspace folder, looking no
 * further up than `limit`.
 *
 * @throws LanserError E/CONFIG with the file, line and column of what does not parse.
 */
export async function readConfiguration(root: string, limit: string): Promise<PyrightConfiguration> {
  const first = await findPrimary(root, limit);
  if (first === undefined) return { files: [] };
  const files: ConfigurationFile[] = [];
  let next: string | undefined = first;
  while (next !== undefined && isInside(limit, next) && !files.some((file) => file.path === next)) {
    const content: JsonObject | null | undefined = await readConfigurationFile(next, limit);
    if (content === undefined || content === null) break;
    files.push({ path: next, content });
    const base: unknown = content['extends'];
    next = typeof base === 'string' ? path.resolve(path.dirname(next), base) : undefined;
  }
  return { files };
}

/** Every place where a configuration of this root could stand, in the root and above it. */
export function configurationPlaces(root: string, limit: string): readonly string[] {
  return foldersUpTo(root, limit).flatMap((folder) => [
    path.join(folder, JSON_NAME),
    path.join(folder, TOML_NAME),
  ]);
}

async function findPrimary(root: string, limit: string): Promise<string | undefined> {
  const [, ...above] = foldersUpTo(root, limit);
  const json = path.join(root, JSON_NAME);
  if ((await readText(json)) !== undefined) return json;
  const toml = path.join(root, TOML_NAME);
  const content = await readConfigurationFile(toml, limit);
  if (content === undefined) return undefined;
  if (content !== null) return toml;
  // A pyproject.toml without a section of Pyright's: as if it were not there, the folders above.
  for (const folder of above) {
    const candidate = path.join(folder, JSON_NAME);
    if ((await readText(candidate)) !== undefined) return candidate;
  }
  for (const folder of above) {
    const found = await readConfigurationFile(path.join(folder, TOML_NAME), limit);
    if (found !== undefined && found !== null) return path.join(folder, TOML_NAME);
  }
  return undefined;
}

/** The settings of a file; null for a pyproject.toml without a section, undefined for no file. */
async function readConfigurationFile(file: string, limit: string): Promise<JsonObject | null | undefined> {
  const text = await readText(file);
  if (text === undefined) return undefined;
  const name = path.relative(limit, file).split(path.sep).join('/');
  return file.endsWith('.toml') ? parsePyproject(text, name) : parsePyrightConfig(text, name);
}

function parsePyproject(text: string, name: string): JsonObject | null {
  try {
    const tool = parseToml(text)['tool'];
    const section = isObject(tool) ? tool['pyright'] : undefined;
    return isObject(section) ? section : null;
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    const reason = error.message.split('\n')[0] ?? '';
    throw configError(name, error.line, error.column, reason, error);
  }
}

function parsePyrightConfig(text: string, name: string): JsonObject {
  const errors: ParseError[] = [];
  const value: unknown = parseJsonc(text, errors, { allowTrailingComma: true });
  const [first] = errors;
  if (first !== undefined) {
    const starts = lineStarts(text);
    const line = starts.findLastIndex((start) => start <= first.offset);
    const column = first.offset - (starts[line] ?? 0) + 1;
    throw configError(name, line + 1, column, printParseErrorCode(first.error));
  }
  if (!isObject(value)) throw configError(name, 1, 1, 'an object is expected');
  return value;
}

function configError(
  name: string,
  line: number,
  column: number,
  reason: string,
  cause?: unknown,
): LanserError {
  return new LanserError(
    'E/CONFIG',
    `${name}:${line}:${column}: ${reason}`,
    { path: name, line, column, reason },
    cause,
  );
}

async function readText(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch(() => undefined);
}

function foldersUpTo(root: string, limit: string): readonly string[] {
  const folders = [root];
  for (let folder = root; folder !== limit && isInside(limit, folder);) {
    const parent = path.dirname(folder);
    if (parent === folder || !isInside(limit, parent)) break;
    folders.push(parent);
    folder = parent;
  }
  return folders;
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
