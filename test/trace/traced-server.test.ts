import { describe, expect, test } from 'vitest';
import { tokensOf } from '../../src/trace/traced-server.ts';
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
