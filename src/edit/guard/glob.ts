import picomatch from 'picomatch';
import { LanserError, messageOf } from '../../model/lanser-error.ts';

/** A glob that matches paths relative to the workspace. */
export interface PathGlob {
  readonly text: string;
  matches(path: string): boolean;
  /** Returns true if the glob matches this path or a folder above it. */
  covers(path: string): boolean;
  /** True if the last name is literal or a slash follows it. Such a glob in `allow` also allows all below a match. */
  readonly namesFolder: boolean;
}

/**
 * Reads a glob as in `.gitignore`, but with braces and extended patterns such as `@(a|b)`, and without comments and
 * negation by `!`. A slash at the end does not restrict the glob to folders. A glob that starts with `/` or `./`, or
 * has a slash in its middle, is relative to the workspace. Any other glob matches a name in any folder. Paths and
 * globs are compared in NFC.
 *
 * @throws LanserError E/USAGE for an invalid glob, for example with a part `..`.
 */
export function readGlob(text: string, nocase = false): PathGlob {
  const body = text
    .normalize('NFC')
    .replace(/^(?:\.\/)+|^\//u, '')
    .replace(/\/+$/u, '');
  const isAnchored = body.includes('/') || /^\.?\//u.test(text);
  const matcher = compile(text, body, isAnchored, nocase);
  const matches = (path: string): boolean => matcher(path.normalize('NFC'));
  return {
    text,
    matches,
    covers: (path) => [path, ...foldersOver(path)].some(matches),
    namesFolder: text.endsWith('/') || !isPattern(body.slice(body.lastIndexOf('/') + 1)),
  };
}

function compile(text: string, body: string, isAnchored: boolean, nocase: boolean): picomatch.Matcher {
  if (/\0/u.test(body) || /^!(?!\()/u.test(body))
    throw invalidGlob(text, 'it begins with "!" or contains a NUL');
  if (body.split('/').some((part) => part === '..' || part === '.' || part === '')) {
    throw invalidGlob(text, 'it is empty, or has a part that is "", "." or ".."');
  }
  if (/(?<!\\)(?:\\\\)*\\$/u.test(body)) throw invalidGlob(text, 'nothing follows its last backslash');
  try {
    // Without `strictBrackets` and `debug`, picomatch accepts an invalid glob. Such a glob then matches at most its
    // own text. Without the flag `s`, `**` does not match a line break in a name.
    const strict = { strictBrackets: true, debug: true, flags: nocase ? 'is' : 's' };
    // `posix` reads `[!a]` as "any character except `a`".
    const syntax = { dot: true, posix: true, nonegate: true, nocase };
    return picomatch(isAnchored ? body : `**/${body}`, { ...syntax, ...strict });
  } catch (error) {
    throw invalidGlob(text, messageOf(error));
  }
}

function invalidGlob(text: string, reason: string): LanserError {
  return new LanserError(
    'E/USAGE',
    `${JSON.stringify(text)} is not a valid glob for paths of the workspace: ${reason}. Use a glob such as "src/**" or "*.lock".`,
    { glob: text },
  );
}

/** Returns true for a part with special characters. `+`, `@` and `!` are special only before a parenthesis. */
function isPattern(part: string): boolean {
  return /[*?[\](){}|\\]/u.test(part);
}

function foldersOver(path: string): readonly string[] {
  const parts = path.split('/');
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'));
}
