import { pathToFileURL } from 'node:url';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rootTokens, type TokenRoot } from '../../src/trace/root-tokens.ts';

const HERE: readonly TokenRoot[] = [
  { token: 'workspace', path: '/home/ada/ünï côde/my project' },
  { token: 'typeshed', path: '/home/ada/ünï côde/my project/.venv/typeshed' },
  { token: 'home', path: '/home/ada' },
  { token: 'site-packages', path: '/opt/${env}/100%/a+b' },
  { token: 'site-packages.2', path: '/opt/${env}/100%/a+b.more' },
];
const THERE: readonly TokenRoot[] = HERE.map(({ token }, index) => ({ token, path: `/else where/${index}` }));
const here = rootTokens(HERE);
const there = rootTokens(THERE);

/** Returns a URI in which all characters except ASCII letters, digits and slashes are encoded. */
function fullyEncodedUri(folder: string, lowerCase: boolean): string {
  const encoded = [...Buffer.from(folder)].map((byte) => {
    const character = String.fromCodePoint(byte);
    const hex = byte.toString(16).padStart(2, '0');
    return /[A-Za-z0-9/]/u.test(character) ? character : `%${lowerCase ? hex : hex.toUpperCase()}`;
  });
  return `file://${encoded.join('')}`;
}

/** Random mentions of a root, or of a place below it, as a path or as a URI. */
const mention = (roots: readonly TokenRoot[]): fc.Arbitrary<string> =>
  fc
    .tuple(fc.constantFrom(...roots), fc.boolean(), fc.constantFrom('', '/', '/a b.py', '/a%20b.py'))
    .map(([{ path }, isUri, below]) => `${isUri ? pathToFileURL(path).href : path}${below}`);

const around = fc.oneof(
  fc.constantFrom(
    '$',
    '${',
    '$${',
    '$$${',
    '${workspace}',
    '${workspace:uri}',
    '${outside}',
    '${$}',
    '{',
    '}',
  ),
  fc.constantFrom(' ', '(', '"', ': ', '`', '\n', '\\', '=', '%2F', '/'),
  fc.string({ maxLength: 5 }),
);
/** Random texts with mentions of roots. Each text begins with a word, so the text itself is not a path. */
const text = (roots: readonly TokenRoot[]): fc.Arbitrary<string> =>
  fc.array(fc.oneof(around, mention(roots)), { maxLength: 6 }).map((pieces) => `at ${pieces.join('')}`);

const json = (roots: readonly TokenRoot[]): fc.Arbitrary<unknown> =>
  fc.letrec((tie) => ({
    value: fc.oneof(
      { depthSize: 'small' },
      text(roots),
      mention(roots),
      fc.constantFrom(null, true, 0, -1.5),
      fc.array(tie('value'), { maxLength: 3 }),
      fc.dictionary(fc.oneof(text(roots), fc.constant('__proto__')), tie('value'), { maxKeys: 3 }),
    ),
  })).value;

const RUNS = { numRuns: 2000 };

describe('root tokens', () => {
  test('restore the original JSON value if the roots are the same', () => {
    fc.assert(
      fc.property(json(HERE), (value) => {
        expect(here.show(here.hide(value))).toEqual(value);
      }),
      RUNS,
    );
  });

  test('replace every mention of a root in a text: its path, or its URI with all special characters encoded', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...HERE),
        fc.boolean(),
        fc.boolean(),
        around,
        around,
        (root, isUri, lower, ...[before, after]) => {
          const mentioned = isUri ? fullyEncodedUri(root.path, lower) : root.path;
          // Spaces and a slash separate the mentions, because a path inside a longer name is not a mention.
          const hidden = JSON.stringify(here.hide(`x ${before} ${mentioned}/${after} ${mentioned}`));
          expect(decodeURI(hidden.replaceAll('%', '%25'))).not.toContain(root.path);
          expect(hidden).not.toMatch(/ada|%C3|%c3|100/u);
        },
      ),
      RUNS,
    );
  });

  test('are replaced with the roots of a different machine: a path becomes a path, and a URI becomes a URI', () => {
    for (const [index, { path }] of HERE.entries()) {
      const to = `/else where/${index}`;
      const moved = (value: unknown): unknown => there.show(here.hide(value));
      expect(moved([path, `${path}/a b.py`, `in "${path}": no`])).toEqual([
        to,
        `${to}/a b.py`,
        `in "${to}": no`,
      ]);
      for (const uri of [
        pathToFileURL(path).href,
        fullyEncodedUri(path, false),
        fullyEncodedUri(path, true),
      ]) {
        const link = `[x](${uri}/a%20b.py#L1) $${uri}`;
        expect(moved([uri, link])).toEqual([
          pathToFileURL(to).href,
          `[x](${pathToFileURL(to).href}/a%20b.py#L1) $${pathToFileURL(to).href}`,
        ]);
      }
    }
  });

  test('replace the innermost root, and only whole path components', () => {
    const [workspace = { path: '' }, typeshed = { path: '' }] = HERE;
    expect(here.hide(`${typeshed.path}/stdlib`)).toBe('${typeshed}/stdlib');
    expect(here.hide(`in ${workspace.path}.py`)).toBe('in ${home}/ünï côde/my project.py');
    expect(here.hide('a /opt/${env}/100%/a+b.more/x')).toBe('a ${site-packages.2}/x');
    expect(here.hide('x/home/ada')).toBe('x/home/ada');
    expect(here.hide('at /home/adamant')).toBe('at /home/adamant');
  });

  test('replace a URI outside of all roots, but keep its file name; hidePaths also replaces a path outside of all roots if it has at least two separators and no white space', () => {
    expect(here.hidePaths(['file:///etc/passwd', '/etc/ssl/key.pem', 'file:///C:/Users/x/a.py'])).toEqual([
      '${outside:uri}/passwd',
      '${outside}/key.pem',
      '${outside:uri}/a.py',
    ]);
    expect(here.show('${outside}/key.pem')).toBe('/outside/key.pem');
    expect(here.hidePaths(['/', '/a b/c d'])).toEqual(['/', '/a b/c d']);
    expect(here.hide(['/users/all/posts', 'file:///etc/passwd'])).toEqual([
      '/users/all/posts',
      '${outside:uri}/passwd',
    ]);
  });

  test('keep a text that begins with `file:` without a slash after the colon', () => {
    const texts = ['file: a/x.py not found', 'file:a/x.py: no'];
    expect(here.hide(texts)).toEqual(texts);
    expect(here.hide('file:/etc/passwd')).toBe('${outside:uri}/passwd');
  });

  test('leave unknown tokens unchanged', () => {
    expect(here.show('${nobody} ${constructor} ${__proto__:uri} ${}')).toBe(
      '${nobody} ${constructor} ${__proto__:uri} ${}',
    );
  });

  test('replace lone surrogates with U+FFFD, because canonical JSON must not contain lone surrogates', () => {
    expect(here.hide({ '\u{D800}': 'a\u{DC00}/b' })).toEqual({ '\u{FFFD}': 'a\u{FFFD}/b' });
  });

  test('replace Windows roots, whose paths contain a drive and backslashes', () => {
    const windows = rootTokens([{ token: 'workspace', path: String.raw`C:\Users\Ada L\app` }]);
    expect(
      windows.hide([
        String.raw`C:\Users\Ada L\app\src\a.py`,
        'file:///c%3A/Users/x',
        'file:///c%3A/Users/Ada%20L/app/a.py',
        'file:///C:/Users/Ada%20L/app/a.py',
        'in C:/Users/Ada L/app/a.py',
      ]),
    ).toEqual([
      String.raw`\${workspace}\src\a.py`.slice(1),
      '${outside:uri}/x',
      '${workspace:uri}/a.py',
      '${workspace:uri}/a.py',
      'in ${workspace}/a.py',
    ]);
  });

  test('restore the original text if a root is the folder `/`', () => {
    const all = rootTokens([{ token: 'workspace', path: '/' }]);
    expect(all.show(all.hide('a / b /usr'))).toBe('a / b /usr');
  });
});

test('a value that names a folder too often is rejected before it exhausts memory', () => {
  const folder = `/${'long-name/'.repeat(20)}home`;
  const tokens = rootTokens([{ token: 'home', path: folder }]);
  const many = '${home}'.repeat(600_000);
  expect(() => tokens.show([many])).toThrow('more than 100 million characters');
  expect(tokens.show(['${home}/a'])).toEqual([`${folder}/a`]);
});
