import { expect, test } from 'vitest';
import { gateReport } from '../helpers/lanser.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import {
  BYSTANDERS,
  COMPARISON,
  expectSameVerdict,
  inBothScopes,
  repositoryOf,
  type Change,
} from './both-scopes.ts';

const sandbox = useSandbox();

const CHANGES: readonly Change[] = [
  {
    name: 'a deleted module',
    before: {
      'package/__init__.py': '',
      'package/gone.py': 'value = 1\n',
      'user.py': 'from package import gone\n\nprint(gone.value)\n',
    },
    after: { 'package/gone.py': null },
    introduced: ['user.py'],
    scope: { checked: 2, files: 5 },
  },
  {
    name: 'a changed body',
    before: {
      'api.py': 'def area(side: int) -> int:\n    return side * side\n',
      'caller.py': 'from api import area\n\nsize = area(2)\n',
    },
    after: { 'api.py': 'def area(side: int) -> int:\n    return side.missing\n' },
    introduced: ['api.py'],
    scope: { checked: 1, files: 4 },
  },
];

test.each(CHANGES)('the affected scope gives the result of the full one for $name', async (change) =>
  expectSameVerdict(sandbox, change),
);

test('unresolved imports near the change are reported also in files that it does not affect', async () => {
  const { path: cwd, write, commit } = await sandbox.repository('near');
  const resolved =
    'import os.path, collections.abc\nimport package.low\nfrom . import low\nfrom .low import x\n';
  const files = {
    ...BYSTANDERS,
    'package/__init__.py': '',
    'package/low.py': 'import nowhere\n\nx = 1\n',
    'package/resolved.py': resolved,
    'package/far.py': 'import nowhere\n',
    'package/changed.py': 'from . import low, resolved\n\n\ndef f():\n    return 1\n',
  };
  for (const [file, text] of Object.entries(files)) await write(file, text);
  await commit();
  await write('package/changed.py', `${files['package/changed.py']}    return 2\n`);
  await commit();
  const { affected } = await inBothScopes(COMPARISON, { cwd, env: sandbox.env });
  expect(affected.delta?.unresolvedImports?.map(({ uri }) => uri)).toEqual(['package/low.py']);
  expect(affected.scope).toEqual({ kind: 'affected', checked: 2, files: 7 });
});

test.each([
  ['the score by commit', ['--trajectory', 'commits'], 'the score by commit'],
  ['a discounted reward', ['--weights', 'gamma=0.9'], 'gamma'],
])('a change of documentation is checked in full for %s', async (name, args, reason) => {
  const start = await repositoryOf(sandbox, name.replaceAll(/\W/gu, '-'), {
    before: {},
    after: { 'docs/page.md': '# Page\n' },
  });
  const { report } = await gateReport([...COMPARISON, '--scope', 'affected', ...args], start);
  expect(report.scope).toMatchObject({ kind: 'full', checked: 2, files: 2 });
  expect(report.scope?.reason).toContain(reason);
  expect(report.after?.counts?.error).toBe(2);
});
