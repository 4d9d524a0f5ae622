import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** A folder of this machine, and the token that stands for it in a trace. */
export interface TokenRoot {
  readonly token: string;
  /** Absolute. */
  readonly path: string;
  /** Texts are left alone where they mention it, as answers leave them. */
  readonly onlyLocations?: boolean | undefined;
}

/**
 * Takes the folders of a machine out of JSON and puts those of another in: `${typeshed}/stdlib/x.pyi` in a
 * path, `${typeshed:uri}/stdlib/x.pyi` in a URI. What stands in no named folder keeps its last name only.
 */
export interface RootTokens {
  hide(value: unknown): unknown;
  /**
   * The same of what is known to be paths. Elsewhere a text that looks like a path outside of every folder stays: it
   * may be a key of a document, such as `/users/all`, and answers hold it as it is.
   */
  hidePaths(value: unknown): unknown;
  show(value: unknown): unknown;
}

/** For what stands outside of every named folder. */
const OUTSIDE = 'outside';
/** A dollar sign that would begin a token, and is meant itself. */
const DOLLAR = '${$}';
const TOKEN = /\$\{\$\}|\$\{(?<token>[\w.-]+)(?<uri>:uri)?\}/gu;

export function rootTokens(roots: readonly TokenRoot[]): RootTokens {
  // The narrower folder is meant where one holds the other.
  // Everything would be in a folder that is the root of the file system.
  const byLength = roots
    .filter(({ path: folder }) => path.dirname(folder) !== folder)
    .toSorted((left, right) => right.path.length - left.path.length);
  const places = new Map(roots.map((root) => [root.token, root.path]));
  const mention = mentionsOf(byLength);

  function hideText(text: string, isPath: boolean): string {
    if (!/[/\\$]|%2f/iu.test(text)) return text;
    const hidden = text.replaceAll(mention, (...found: unknown[]) => {
      if (found[0] === '$') return DOLLAR;
      const groups = found.at(-1) as Readonly<Record<string, string | undefined>>;
      const index = byLength.findIndex((_, at) => groups[`r${at}`] !== undefined);
      const { token = OUTSIDE, onlyLocations } = byLength[index] ?? {};
      if (onlyLocations === true && !isPath && groups['scheme'] === undefined) return found[0] as string;
      return groups['scheme'] === undefined ? `\${${token}}` : `\${${token}:uri}`;
    });
    return hidden.startsWith('file:') || (isPath && isBarePath(hidden)) ? outside(hidden) : hidden;
  }

  function showText(text: string): string {
    if (!text.includes('${')) return text;
    return text.replaceAll(TOKEN, (whole, token: string | undefined, uri: string | undefined) => {
      if (token === undefined) return '$';
      const place = places.get(token) ?? (token === OUTSIDE ? path.resolve('/outside') : undefined);
      if (place === undefined) return whole;
      return uri === undefined ? place : pathToFileURL(place).href;
    });
  }

  return {
    hide: (value) => mapTexts(value, (text) => hideText(wellFormed(text), false)),
    hidePaths: (value) => mapTexts(value, (text) => hideText(wellFormed(text), true)),
    show: (value) => mapTexts(value, showText),
  };
}

/** Halves of characters have no canonical form; bundles hold none either. */
function wellFormed(text: string): string {
  return text.replaceAll(/\p{Cs}/gu, '\uFFFD');
}

/** Every string of JSON, the names of members too. */
function mapTexts(value: unknown, map: (text: string) => string): unknown {
  if (typeof value === 'string') return map(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, map));
  const entries = Object.entries(value).flatMap(([name, member]): [string, unknown][] =>
    member === undefined ? [] : [[map(name), mapTexts(member, map)]],
  );
  return Object.fromEntries(entries);
}

/**
 * One of the folders, as a path or a URI, not as the end of a longer path or the start of a longer name; or the
 * start of what would be taken for a token.
 */
function mentionsOf(roots: readonly TokenRoot[]): RegExp {
  const folders = roots.map((root, index) => `(?<r${index}>${patternOf(root.path)})`);
  const any = folders.length === 0 ? '(?!)' : folders.join('|');
  return new RegExp(
    String.raw`\$(?=\{)|(?<scheme>file:\/\/)?(?<![\p{L}\p{N}_])(?:${any})(?=[\\/]|%2[fF]|(?!\.?[\p{L}\p{N}_-]))`,
    'gu',
  );
}

/** The path however it is encoded: in URIs servers encode more or fewer characters than others. */
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
  // A drive's path begins with a slash in a URI, and some servers write its letter small.
  return `/?[${drive.toUpperCase()}${drive.toLowerCase()}]${rest.join('')}`;
}

/** Either case: `e9` and `E9` are one byte. */
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
  return text.startsWith('file:') ? `\${${OUTSIDE}:uri}/${name}` : `\${${OUTSIDE}}/${name}`;
}
