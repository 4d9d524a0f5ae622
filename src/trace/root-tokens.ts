import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { LanserError } from '../model/lanser-error.ts';
import { characterBudget, type Spend } from '../text/character-budget.ts';
import { memoized } from '../text/memoized.ts';
import { PYRIGHT_LOCATIONS, QUOTED_PATH } from '../text/quoted-code.ts';

/** A folder of this host and its token in a trace. */
export interface TokenRoot {
  readonly token: string;
  /** Absolute. */
  readonly path: string;
  /** True to replace the folder only in `file:` URIs and in {@link RootTokens.hidePaths}. */
  readonly onlyLocations?: boolean | undefined;
}

/**
 * A mapping between folders of this host and their tokens in JSON: `${typeshed}/stdlib/x.pyi` in a path,
 * `${typeshed:uri}/stdlib/x.pyi` in a URI. A string that is a `file:` URI outside of all these folders keeps only
 * its last path segment, as in `${outside:uri}/x.py`.
 */
export interface RootTokens {
  /** Replaces folders with tokens in a JSON value and its members' names, except in {@link QUOTED_PATH}. */
  hide(value: unknown): unknown;
  /** Like `hide` if {@link PYRIGHT_LOCATIONS} matches. Other messages keep their paths: they come from code. */
  hideMessage(text: string): string;
  /**
   * Like `hide`, also in {@link QUOTED_PATH}, for strings that are usually paths. Shortens other absolute paths with
   * two or more separators and no white space to `${outside}/x.py`. `hide` keeps these: `/users/all` may be in a URL.
   */
  hidePaths(value: unknown): unknown;
  /** Replaces known tokens with folders. Throws E/SCHEMA_INVALID if the folders make the value too long. */
  show(value: unknown): unknown;
}

/** The token for locations outside of all folders that have a token. */
const OUTSIDE = 'outside';
/** The escape of a literal dollar sign that would begin a token. */
const DOLLAR = '${$}';
/** The maximum number of characters that folders add to a value: a million paths of 100 characters. */
const MAX_SHOWN_CHARACTERS = 100_000_000;
const TOKEN = /\$\{\$\}|\$\{(?<token>[\w.-]+)(?<uri>:uri)?\}/gu;

/** With `quotesCode`, `hide` uses `hideMessage` for members with the name `message`. */
export function rootTokens(roots: readonly TokenRoot[], quotesCode = false): RootTokens {
  // The innermost folder takes precedence. The root of the file system is never replaced.
  const byLength = roots
    .filter(({ path: folder }) => path.dirname(folder) !== folder)
    .toSorted((left, right) => right.path.length - left.path.length);
  const places = new Map(roots.map((root) => [root.token, root.path]));
  const mention = mentionsOf(byLength);
  const hrefOf = memoized((place: string) => pathToFileURL(place).href);

  function hideText(text: string, isPath: boolean): string {
    if (!/[/\\$]|%2f/iu.test(text)) return text;
    const hidden = text.replaceAll(mention, (...found: unknown[]) => {
      if (found[0] === '$') return DOLLAR;
      const groups = found.at(-1) as Readonly<Record<string, string | undefined>>;
      if (groups['quoted'] !== undefined && !isPath) return found[0] as string;
      const index = byLength.findIndex((_, at) => groups[`r${at}`] !== undefined);
      const { token = OUTSIDE, onlyLocations } = byLength[index] ?? {};
      if (onlyLocations === true && !isPath && groups['scheme'] === undefined) return found[0] as string;
      return groups['scheme'] === undefined ? `\${${token}}` : `\${${token}:uri}`;
    });
    return hidden.startsWith('file:/') || (isPath && isBarePath(hidden)) ? outside(hidden) : hidden;
  }

  const hideAny = (text: string): string => hideText(text.toWellFormed(), false);
  const hideMessage = (text: string): string =>
    PYRIGHT_LOCATIONS.test(text) ? hideAny(text) : text.toWellFormed().replaceAll('${', `${DOLLAR}{`);

  function showText(text: string, spend: Spend): string {
    if (!text.includes('${')) return text;
    return text.replaceAll(TOKEN, (whole, token: string | undefined, uri: string | undefined) => {
      if (token === undefined) return '$';
      const place = places.get(token) ?? (token === OUTSIDE ? path.resolve('/outside') : undefined);
      if (place === undefined) return whole;
      const shown = uri === undefined ? place : hrefOf(place);
      spend(shown.length);
      return shown;
    });
  }

  // Lone surrogates are replaced, because they have no canonical form.
  return {
    hide: (value) => mapTexts(value, hideAny, quotesCode ? hideMessage : hideAny),
    hideMessage,
    hidePaths: (value) => mapTexts(value, (text) => hideText(text.toWellFormed(), true)),
    show(value) {
      const spend = characterBudget(MAX_SHOWN_CHARACTERS, tooManyFolders);
      return mapTexts(value, (text) => showText(text, spend));
    },
  };
}

function tooManyFolders(): LanserError {
  return new LanserError(
    'E/SCHEMA_INVALID',
    'The paths of folders add more than 100 million characters to a value of the trace. Record a request with a smaller answer.',
  );
}

function mapTexts(value: unknown, map: (text: string) => string, mapMessage = map): unknown {
  if (typeof value === 'string') return map(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, map, mapMessage));
  const entries = Object.entries(value).flatMap(([name, member]): [string, unknown][] =>
    member === undefined
      ? []
      : [[map(name), mapTexts(member, name === 'message' ? mapMessage : map, mapMessage)]],
  );
  return Object.fromEntries(entries);
}

/**
 * Returns a regular expression for the folders as paths or URIs. For the folder `/a`, the expression does not match
 * in `/x/a` or `/ab`. Also matches the dollar sign before a brace, which needs an escape.
 */
function mentionsOf(roots: readonly TokenRoot[]): RegExp {
  const folders = roots.map((root, index) => `(?<r${index}>${patternOf(root.path)})`);
  const any = folders.length === 0 ? '(?!)' : folders.join('|');
  return new RegExp(
    String.raw`\$(?=\{)|(?<scheme>file:\/\/)?(?<![\p{L}\p{N}_])(?:${any})(?:(?<quoted>${QUOTED_PATH})|)(?=[\\/]|%2[fF]|(?!\.?[\p{L}\p{N}_-]))`,
    'gu',
  );
}

/** Returns a pattern for a path. Every character except ASCII letters and digits may be percent-encoded. */
function patternOf(folder: string): string {
  const trimmed = folder.replace(/[/\\]+$/u, '');
  const pieces = Array.from(trimmed, (character) => {
    if (/[A-Za-z0-9]/u.test(character)) return character;
    const encoded = [...Buffer.from(character)].map((byte) => `%${hexOf(byte)}`);
    const plain = /[/\\]/u.test(character) ? String.raw`[/\\]` : escaped(character);
    return `(?:${plain}|${encoded.join('')})`;
  });
  const [drive = '', ...rest] = pieces;
  if (!/^[A-Za-z]:/u.test(trimmed)) return pieces.join('');
  // In a URI, the path of a drive begins with a slash, and some servers write the drive letter in lower case.
  return `/?[${drive.toUpperCase()}${drive.toLowerCase()}]${rest.join('')}`;
}

/** Returns a pattern for both spellings of a byte, such as `e9` and `E9`. */
function hexOf(byte: number): string {
  const digits = byte.toString(16).padStart(2, '0');
  return digits.replaceAll(/[a-f]/gu, (digit) => `[${digit}${digit.toUpperCase()}]`);
}

function escaped(character: string): string {
  const code = character.codePointAt(0)?.toString(16) ?? '';
  return String.raw`\u{${code}}`;
}

function isBarePath(text: string): boolean {
  return path.isAbsolute(text) && !/\s/u.test(text) && /[/\\].*[/\\]/u.test(text);
}

function outside(text: string): string {
  const name = text.slice(Math.max(text.lastIndexOf('/'), text.lastIndexOf('\\')) + 1);
  return text.startsWith('file:/') ? `\${${OUTSIDE}:uri}/${name}` : `\${${OUTSIDE}}/${name}`;
}
