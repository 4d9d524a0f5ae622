import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { gateReport, type Start } from '../helpers/lanser.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import { BYSTANDERS, COMPARISON, expectSameVerdict, inBothScopes } from './both-scopes.ts';

const sandbox = useSandbox();

// Other changes are in run-scope.slow.test.ts.
test('the affected scope gives the result of the full one for a changed signature, with a caller in another file', async () =>
  expectSameVerdict(sandbox, {
    name: 'a changed signature, with a caller in another file',
    before: {
      'api.py': 'def area(side: int) -> int:\n    return side * side\n',
      'caller.py': 'from api import area\n\nsize = area(2)\n',
    },
    after: { 'api.py': 'def area(side: str) -> int:\n    return len(side)\n' },
    introduced: ['caller.py'],
    scope: { checked: 2, files: 4 },
  }));

test('only the projects with affected files start a server', async () => {
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
  expect(log.affected).toMatch(/^lanser: after a: Found 2 source files/mu);
  expect(log.affected).not.toMatch(/ b: Found/u);
});

describe('a change of documentation', () => {
  let start: Start;

  beforeAll(async () => {
    const { path: cwd, write, commit } = await sandbox.repository('docs');
    start = { cwd, env: sandbox.env };
    for (const [file, text] of Object.entries(BYSTANDERS)) await write(file, text);
    await commit();
    await write('docs/page.md', '# Page\n');
    await commit();
  });

  test('starts no server and has the result of the full scope', async () => {
    const { full, affected, log } = await inBothScopes([...COMPARISON, '--verbose'], start);
    expect(log.full).toContain('Found 2 source files');
    expect(log.affected).not.toContain('source file');
    expect(full.scope).toEqual({ kind: 'full', checked: 2, files: 2 });
    expect(affected.scope).toEqual({ kind: 'affected', checked: 0, files: 2 });
    expect(affected.reward?.r).toBe(0);
  });

  // The other reasons are in run-scope.slow.test.ts.
  test('is checked in full for a trace', async () => {
    const args = ['--trace-file', path.join(sandbox.path, 'trace.jsonl')];
    const { report } = await gateReport([...COMPARISON, '--scope', 'affected', ...args], start);
    expect(report.scope).toMatchObject({ kind: 'full', checked: 2, files: 2 });
    expect(report.scope?.reason).toContain('a trace records');
    expect(report.after?.counts?.error).toBe(2);
  });
});
