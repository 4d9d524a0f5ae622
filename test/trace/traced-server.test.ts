import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placedRoots, tokensOf } from '../../src/trace/traced-server.ts';
import { namedRoots, type RootEntry } from '../../src/workspace/named-roots.ts';

/** Returns the tokens of roots in these folders. In a trace, a token such as `${typeshed}` replaces a root's path. */
function rootsAt([workspace, pyright, environment, python]: readonly [
  string,
  string,
  string,
  string,
]): ReturnType<typeof tokensOf> {
  const entries: readonly RootEntry[] = [
    { name: '', path: workspace },
    { name: 'home', path: '/home/somebody', onlyTexts: true },
    { name: 'pyright', path: pyright },
    { name: 'typeshed', path: `${pyright}/dist/typeshed-fallback` },
    { name: 'python', path: python, onlyLocations: true },
    { name: 'site-packages', path: `${environment}/lib/python3.12/site-packages` },
    { name: 'python', path: environment, onlyLocations: true },
  ];
  return tokensOf(namedRoots(entries), []);
}

const MACHINES = [
  ['/w', '/opt/pyright', '/opt/environment', '/usr'],
  ['/home/somebody/projects/deeply/nested/workspace', '/p', '/e', '/usr/local/versions/3.12'],
  ['/work', '/a/very/long/folder/of/packages/pyright', '/work/.venv', '/p'],
] as const;

describe('the named roots of a server in a trace', () => {
  test.each(MACHINES)('have the same list of tokens on every machine: workspace %s', (...places) => {
    const { traced } = rootsAt(places);
    expect(traced.map(({ token }) => token)).toEqual([
      'workspace',
      'pyright',
      'typeshed',
      'python',
      'site-packages',
      'python.2',
    ]);
  });

  test.each(MACHINES)('give a path the token of its innermost root: workspace %s', (...places) => {
    const { tokens } = rootsAt(places);
    const [, pyright, environment] = places;
    const files = [
      `${pyright}/dist/typeshed-fallback/stdlib/abc.pyi`,
      `${environment}/lib/python3.12/site-packages/x.py`,
      `${environment}/pyvenv.cfg`,
    ];
    const hidden = tokens.hidePaths(files);
    expect(hidden).toEqual(['${typeshed}/stdlib/abc.pyi', '${site-packages}/x.py', '${python.2}/pyvenv.cfg']);
    expect(tokens.show(hidden)).toEqual(files);
  });
});

const PATHS = ['/w/y', '/w', '/opt/pyright/x.js', '/opt/environment/lib/python3.12/site-packages/z.py'];
const quotation = fc.oneof(
  fc.constantFrom(...PATHS, ...PATHS.map((path) => `file://${path}`)),
  fc.constantFrom(
    "Literal['",
    "', '",
    "']",
    'x: str = "',
    '" key "',
    `Type '"`,
    `Module '"`,
    '"',
    '\n ',
    ' ',
    '${',
  ),
);

test('withoutPaths returns the same text for a recorded message and for the same message in a replay with different folders', () => {
  const [machine] = MACHINES;
  const roots = namedRoots([
    { name: '', path: machine[0] },
    { name: 'pyright', path: machine[1] },
    { name: 'site-packages', path: `${machine[2]}/lib/python3.12/site-packages` },
  ]);
  const { tokens, traced } = tokensOf(roots, []);
  const replayed = placedRoots(traced, '/replay/checkout', (token) => `/replay/outside/${token}`, []);
  fc.assert(
    fc.property(fc.array(quotation, { maxLength: 8 }), (pieces) => {
      const text = `m${pieces.join('')}`;
      const shown = replayed.tokens.show(tokens.hide([text, JSON.stringify(text)])) as [string, string];
      const expected = roots.withoutPaths(text);
      expect(replayed.roots.withoutPaths(shown[0])).toBe(expected);
      // The output of a tool is recorded as JSON text.
      expect(replayed.roots.withoutPaths(JSON.parse(shown[1]) as string)).toBe(expected);
    }),
    { numRuns: 2000 },
  );
});

test('tokens replace paths in a message of Pyright only if it reports an internal error or lists the files of a cycle', () => {
  const { tokens } = rootsAt(MACHINES[0]);
  const hidden = (message: string): unknown => tokens.hide({ uri: 'file:///w/a.py', message });
  expect(hidden('Use /w/y or ${env}')).toEqual({
    uri: '${workspace:uri}/a.py',
    message: 'Use /w/y or ${$}{env}',
  });
  expect(hidden('Cycle detected in import chain\n  /w/a.py')).toMatchObject({
    message: 'Cycle detected in import chain\n  ${workspace}/a.py',
  });
  expect(hidden('Zyklus in Importkette erkannt\n  /w/a.py')).toMatchObject({
    message: 'Zyklus in Importkette erkannt\n  ${workspace}/a.py',
  });
  expect(hidden('An internal error occurred while parsing file "/w/a.py": x')).toMatchObject({
    message: 'An internal error occurred while parsing file "${workspace}/a.py": x',
  });
});
