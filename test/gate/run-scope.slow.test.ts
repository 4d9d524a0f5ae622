import path from 'node:path';
import { expect, test } from 'vitest';
import { gateReport } from '../helpers/lanser.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import {
  BYSTANDERS,
  COMPARISON,
  DOCUMENTATION,
  expectSameVerdict,
  inBothScopes,
  repositoryOf,
  serverCount,
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

test.each(CHANGES)('the affected scope has the same verdict as the full scope for $name', async (change) =>
  expectSameVerdict(sandbox, change),
);

test('if the changed file imports an unaffected file, the affected scope reports the unresolved imports of the unaffected file', async () => {
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
  ['a trace', ['--trace-file', path.join(sandbox.path, 'trace.jsonl')], 'a trace records'],
  ['a discounted reward', ['--weights', 'gamma=0.9'], 'gamma'],
])('with --scope affected, %s makes the gate check all files', async (name, args, reason) => {
  const start = await repositoryOf(sandbox, name.replaceAll(/\W/gu, '-'), {
    before: {},
    after: { 'docs/page.md': '# Page\n' },
  });
  const { report } = await gateReport([...COMPARISON, '--scope', 'affected', ...args], start);
  expect(report.scope).toMatchObject({ kind: 'full', checked: 2, files: 2 });
  expect(report.scope?.reason).toContain(reason);
  expect(report.after?.counts?.error).toBe(2);
});

test('in the affected scope, the gate starts a server only for projects with affected files', async () => {
  const { path: cwd, write, commit } = await sandbox.repository('projects');
  const files = {
    'a/pyrightconfig.json': '{}',
    'a/api.py': 'def area(side: int) -> int:\n    return side * side\n',
    'a/caller.py': 'from api import area\n\nsize = area(2)\n',
    'b/pyrightconfig.json': '{}',
    'b/other.py': 'count: int = "wrong"\n',
  };
  for (const [file, text] of Object.entries(files)) await write(file, text);
  await commit();
  await write('a/api.py', 'def area(side: str) -> int:\n    return len(side)\n');
  await commit();
  const projects = ['--working-directory', 'a', '--working-directory', 'b'];
  const { affected, log } = await inBothScopes([...COMPARISON, ...projects, '--verbose'], {
    cwd,
    env: sandbox.env,
  });
  expect(affected.delta?.introduced.map(({ uri }) => uri)).toEqual(['a/caller.py']);
  expect(affected.scope).toEqual({ kind: 'affected', checked: 2, files: 3 });
  expect(affected.projects.map(({ after }) => after?.files)).toEqual([2, 0]);
  expect(log.affected).toMatch(/^lanser: after a again: Found 2 source files/mu);
  expect(log.affected).not.toMatch(/ b: Found/u);
  expect(serverCount(log.affected)).toBe(1);
});

test('a change of documentation starts no server in the affected scope, and has the same verdict as in the full scope', async () => {
  const start = await repositoryOf(sandbox, 'docs', DOCUMENTATION);
  const { full, affected, log } = await inBothScopes([...COMPARISON, '--verbose'], start);
  expect([log.full, log.affected].map(serverCount)).toEqual([2, 0]);
  expect(full.scope).toEqual({ kind: 'full', checked: 2, files: 2 });
  expect(affected.scope).toEqual({ kind: 'affected', checked: 0, files: 2 });
});
