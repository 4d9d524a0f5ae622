import { TomlError } from 'smol-toml';
import { isNode, LineCounter, parseDocument } from 'yaml';
import { LanserError, messageOf } from '../model/lanser-error.ts';
import type { TextPlace } from '../model/text-place.ts';
import { jsonSize } from '../text/json-size.ts';
import { placesInJson } from '../text/json-text.ts';
import { MAX_CONFIGURATION_DEPTH, parseToml } from './parse-toml.ts';

/** The names of the files that can contain lanser's configuration. At most one of them may contain settings. */
export const CONFIGURATION_FILES = ['lanser.json', 'lanser.yaml', 'lanser.yml', 'pyproject.toml'] as const;

/** The settings in a configuration file's text, not validated. */
export interface ConfigurationText {
  readonly value: unknown;
  /** Returns the position of the value at a path of keys; undefined if it is unknown, as in TOML. */
  placeOf(keys: readonly string[]): TextPlace | undefined;
}

/**
 * Parses the settings of a configuration file. Returns undefined for a TOML file without `[tool.lanser]`, and for a
 * YAML file that is empty or contains only null.
 *
 * @param name the file's name, whose extension selects the format.
 * @throws LanserError E/CONFIG for an invalid or too large text, with the file and, if known, the position.
 */
export function parseConfiguration(name: string, source: string): ConfigurationText | undefined {
  const text = source.replace(/^\uFEFF/u, '');
  if (name.endsWith('.json')) return parseJson(name, text);
  if (name.endsWith('.toml')) return parsePyproject(name, text);
  return parseYaml(name, text);
}

function parsePyproject(name: string, text: string): ConfigurationText | undefined {
  try {
    const tool = parseToml(text)['tool'];
    if (typeof tool !== 'object' || !('lanser' in tool)) return undefined;
    return { value: tool['lanser'], placeOf: () => undefined };
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    const { line, column } = error;
    throw configurationError(name, { line, column }, error.message.split('\n')[0] ?? '', error);
  }
}

function parseJson(name: string, text: string): ConfigurationText {
  // A deeper value could overflow the stack, because `placesInJson` is recursive.
  if (jsonSize(text).depth > MAX_CONFIGURATION_DEPTH) {
    throw configurationError(name, undefined, `More than ${MAX_CONFIGURATION_DEPTH} levels are nested`);
  }
  try {
    return {
      value: JSON.parse(text),
      placeOf: (keys) => (keys.length === 0 ? undefined : placesInJson(text)(keys)),
    };
  } catch (error) {
    throw configurationError(name, undefined, messageOf(error), error);
  }
}

/** The value of `maxAliasCount`, which prevents a short text with aliases from expanding to gigabytes. */
const MAX_ALIASES = 100;

/** The maximum length, in units of 1024 code units. The parser may take quadratic time: a second at this length. */
const MAX_YAML_KIB = 32;

/** Parses YAML 1.2 with the types of its core schema only. Returns undefined for null or an empty document. */
function parseYaml(name: string, text: string): ConfigurationText | undefined {
  if (text.length > MAX_YAML_KIB * 1024) {
    throw configurationError(name, undefined, `A configuration in YAML must not exceed ${MAX_YAML_KIB} KiB`);
  }
  const lineCounter = new LineCounter();
  const document = parseDocument(text, {
    version: '1.2',
    schema: 'core',
    resolveKnownTags: false,
    uniqueKeys: true,
    stringKeys: true,
    prettyErrors: false,
    lineCounter,
  });
  const place = (offset: number): TextPlace => {
    const { line, col } = lineCounter.linePos(offset);
    return { line, column: col };
  };
  // Warnings count as errors, because the library reports an unknown tag only as a warning.
  const [first] = [...document.errors, ...document.warnings];
  if (first !== undefined) {
    const reason = first.code === 'MULTIPLE_DOCS' ? 'More than one document' : first.message;
    throw configurationError(name, place(first.pos[0]), reason, first);
  }
  if (document.contents === null) return undefined;
  try {
    const value: unknown = document.toJS({ maxAliasCount: MAX_ALIASES });
    if (value === null) return undefined;
    return {
      value,
      placeOf(keys) {
        const node = document.getIn(keys, true);
        const start = isNode(node) ? node.range?.[0] : undefined;
        return start === undefined ? undefined : place(start);
      },
    };
  } catch (error) {
    if (!(error instanceof ReferenceError)) throw error;
    throw configurationError(name, undefined, messageOf(error), error);
  }
}

function configurationError(
  path: string,
  place: TextPlace | undefined,
  reason: string,
  cause?: unknown,
): LanserError {
  const at = place === undefined ? path : `${path}:${place.line}:${place.column}`;
  return new LanserError('E/CONFIG', `${at}: ${reason}`, { path, ...place, reason }, { cause });
}
