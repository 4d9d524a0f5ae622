import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { parse as parseJsonc, visit, type ParseError } from 'jsonc-parser';
import { TomlError } from 'smol-toml';
import { isRecord, type JsonRecord } from '../../model/json-record.ts';
import { errnoOf, LanserError, systemErrorText } from '../../model/lanser-error.ts';
import type { TextPlace } from '../../model/text-place.ts';
import { expectedJson } from '../../text/json-text.ts';
import { lineStarts, placeAt } from '../../text/lines.ts';
import { isInside } from '../../workspace/containment.ts';
import { MAX_CONFIGURATION_DEPTH, parseToml } from '../../workspace/parse-toml.ts';
import { readConfigurationBytes } from '../../workspace/read-configuration.ts';

export interface ConfigurationFile {
  /** Absolute. */
  readonly path: string;
  /** Pyright's settings in the file. */
  readonly content: JsonRecord;
}

/** A function that returns the text of a file (absolute); null for a folder, undefined for a missing path. */
export type TextReader = (file: string) => Promise<string | null | undefined>;

const BYTE_ORDER_MARK = '\u{FEFF}';
const START: TextPlace = { line: 1, column: 1 };

/**
 * Reads Pyright's settings in a TOML or JSON file. Returns null for a folder or a TOML file without the table
 * `tool.pyright`, and undefined for a missing path.
 *
 * @param limit the absolute folder to which paths in messages are relative.
 * @throws LanserError E/CONFIG for an invalid file; the errors of `read`.
 */
export async function readConfigurationFile(
  file: string,
  limit: string,
  read: TextReader,
): Promise<JsonRecord | null | undefined> {
  const text = await read(file);
  if (typeof text !== 'string') return text;
  const name = nameOf(file, limit);
  if (text.startsWith(BYTE_ORDER_MARK)) {
    const reason =
      'it begins with a byte order mark (U+FEFF), and Pyright ignores such a file. Save it as UTF-8 without the mark';
    throw configError(name, START, reason);
  }
  return file.endsWith('.toml') ? parsePyproject(text, name) : parsePyrightConfig(text, name);
}

/** Returns a key for comparing Pyright's and lanser's settings in two versions of a pyproject.toml. */
export function settingsKeyOf(text: string): string {
  try {
    const tool = parseToml(text)['tool'];
    const { pyright, lanser }: JsonRecord = isRecord(tool) ? tool : {};
    return JSON.stringify([pyright, lanser]);
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    return `invalid: ${text}`;
  }
}

/** Returns the error for a file whose `extends` names a missing file, or a file outside of the repository. */
export async function missingBase(file: string, limit: string, read: TextReader): Promise<LanserError> {
  const text = (await read(file)) ?? '';
  const at = /(?:^|\s|[{,."])extends["']?\s*[:=]\s*/u.exec(text);
  const place = placeAt(lineStarts(text), at === null ? 0 : at.index + at[0].length);
  const reason = 'the file that it extends does not exist, or is outside of the repository';
  return configError(nameOf(file, limit), place, reason);
}

function parsePyproject(text: string, name: string): JsonRecord | null {
  try {
    const tool = parseToml(text)['tool'];
    const section = isRecord(tool) ? tool['pyright'] : undefined;
    return isRecord(section) ? section : null;
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    const reason = error.message.split('\n')[0] ?? '';
    throw configError(name, error, reason, error);
  }
}

function parsePyrightConfig(text: string, name: string): JsonRecord {
  const errors: ParseError[] = [];
  let value: unknown;
  try {
    refuseUnsafe(text, name);
    value = parseJsonc(text, errors, { allowTrailingComma: true });
  } catch (error) {
    // The recursive parser can overflow the stack.
    if (!(error instanceof RangeError)) throw error;
    throw configError(name, START, TOO_DEEP, error);
  }
  const [first] = errors;
  if (first !== undefined) {
    const place = placeAt(lineStarts(text), first.offset);
    throw configError(name, place, `${expectedJson(first.error)} is expected`);
  }
  if (!isRecord(value)) throw configError(name, START, 'an object is expected');
  return value;
}

const TOO_DEEP = 'it is nested too deeply';

/**
 * Throws E/CONFIG for deep nesting, and for the key `__proto__`, with which the parser sets the object's prototype.
 * Pyright would use the prototype's settings, but lanser's copies and digests of the object would lack them.
 */
function refuseUnsafe(text: string, name: string): void {
  let depth = 0;
  const begin = (): void => {
    depth += 1;
    if (depth > MAX_CONFIGURATION_DEPTH) throw configError(name, START, TOO_DEEP);
  };
  const end = (): void => {
    depth -= 1;
  };
  visit(text, {
    onObjectBegin: begin,
    onObjectEnd: end,
    onArrayBegin: begin,
    onArrayEnd: end,
    onObjectProperty(key, offset) {
      if (key !== '__proto__') return;
      const place = placeAt(lineStarts(text), offset);
      throw configError(name, place, 'the key "__proto__" changes other settings. Remove it');
    },
  });
}

function configError(
  name: string,
  { line, column }: TextPlace,
  reason: string,
  cause?: unknown,
): LanserError {
  const details = { path: name, line, column, reason };
  return new LanserError('E/CONFIG', `${name}:${line}:${column}: ${reason}`, details, { cause });
}

/** Creates a reader. It throws E/JAIL for a file outside of `limit`, and E/CONFIG for an unreadable file. */
export function diskReader(limit: string): TextReader {
  return async (file) => {
    const name = nameOf(file, limit);
    try {
      // A string cannot represent every path, because file names need not be UTF-8.
      const real = await realpath(file, { encoding: 'buffer' });
      if (isInside(limit, real.toString()))
        return (await readConfigurationBytes(real, name)).toString('utf8');
    } catch (error) {
      if (error instanceof LanserError) throw error;
      const errno = errnoOf(error) ?? 'unknown error';
      if (errno === 'EISDIR') return null;
      if (['ENOENT', 'ENOTDIR', 'ELOOP'].includes(errno)) return undefined;
      throw configError(name, START, `cannot be read: ${systemErrorText(error)}`, error);
    }
    const message = `${name} leads out of the repository through a link. Move the file into the repository.`;
    throw new LanserError('E/JAIL', message, { path: name });
  };
}

function nameOf(file: string, limit: string): string {
  return path.relative(limit, file).split(path.sep).join('/');
}
