import { expect, test } from 'vitest';
import { configuredPaths } from '../../../src/server/pyright/configured-paths.ts';
import { moduleRoots, stubRoots } from '../../../src/server/pyright/module-roots.ts';
import { nearestSetting } from '../../../src/server/pyright/nearest-setting.ts';

const chain = (...contents: readonly Record<string, unknown>[]) => ({
  files: contents.map((content, index) => ({ path: `/tree/${index}/file.json`, content })),
  folders: [],
});

test.each([
  ['extraPaths', null],
  ['extraPaths', 'libs'],
  ['executionEnvironments', {}],
  ['stubPath', ['stubs']],
  ['typeshedPath', null],
] as const)(
  'a value of the wrong type does not override the value of an extended file: %s = %j',
  (key, wrong) => {
    const value = key.endsWith('Path') ? 'a' : ['a'];
    const found = nearestSetting(chain({ [key]: wrong }, { [key]: value }), key);
    expect(found).toEqual({ file: '/tree/1/file.json', folder: '/tree/1', value });
  },
);

test('`typingsPath`, a former name of `stubPath`, overrides `stubPath` of an extended file, but not of the same file', () => {
  const nearest = chain({ typingsPath: 'old' }, { stubPath: 'new' });
  expect(stubRoots('/tree', nearest)).toEqual(['/tree/0/old']);
  expect(stubRoots('/tree', chain({ typingsPath: 'old', stubPath: 'new' }))).toEqual(['/tree/0/new']);
  const places = configuredPaths(nearest).map(({ key, path }) => [key, path]);
  expect(places).toEqual([['stubPath', '/tree/0/old']]);
});

test('an execution environment whose `extraPaths` is not a list uses the top-level `extraPaths`', () => {
  const environments = [{ root: 'app', extraPaths: null }];
  const roots = moduleRoots('/tree', chain({ executionEnvironments: environments, extraPaths: ['libs'] }));
  expect(roots).toEqual(['/tree/0/app', '/tree/0/libs', '/tree']);
});
