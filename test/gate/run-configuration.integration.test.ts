import { readdirSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { Report } from '../../src/model/report.ts';
import { expectBalancedAccounts } from '../helpers/accounts.ts';
import { gateReport } from '../helpers/lanser.ts';
import { useSandbox } from '../helpers/sandbox.ts';

const PROJECTS = ['silenced', 'tightened', 'edited', 'inherited'];
const sandbox = useSandbox();
const WRONG = '(1).wrong\n';
const UNUSED = 'def f():\n    unused = 1\n';
const reports = path.join(sandbox.path, 'reports');
let report: Report;
let exitCode: number | null;

beforeAll(async () => {
  const { path: cwd, write, remove, commit } = await sandbox.repository();
  await write('silenced/a.py', WRONG);
  await write('tightened/a.py', UNUSED);
  await write('edited/a.py', WRONG);
  await write('edited/pyproject.toml', '[tool.pyright]\nreportUnusedVariable = "error"\n');
  await write('inherited/a.py', WRONG);
  await write('inherited/pyrightconfig.json', '{ "extends": "../shared/team.json" }');
  await write('shared/team.json', '{ "reportUnusedVariable": "warning" }');
  await commit();

  await write('silenced/pyrightconfig.json', '{ "typeCheckingMode": "off", "exclude": ["a.py"] }');
  await write('tightened/pyrightconfig.json', '{ "typeCheckingMode": "strict" }');
  await write('edited/pyproject.toml', '[tool.pyright]\nreportUnusedVariable = false\nexclude = ["new"]\n');
  await write('edited/new/b.py', UNUSED);
  await write('shared/team.json', '{ "typeCheckingMode": "off", "reportUnusedVariable": false }');
  await write('inherited/b.py', UNUSED);
  await remove('inherited/pyrightconfig.json');
  await write('pyrightconfig.json', '{ "typeCheckingMode": "off", "ignore": ["**"] }');
  await commit();

  const projects = PROJECTS.flatMap((name) => ['--working-directory', name]);
  const args = ['--base', 'HEAD~1', '--report-directory', reports, ...projects];
  ({ report, exitCode } = await gateReport(args, { cwd, env: sandbox.env }));
});

test("base's configuration applies to both sides if head adds, edits or deletes a configuration file, or edits a file that a configuration file extends", () => {
  expect(report.delta?.introduced.map(({ uri, severity, rule }) => [uri, severity, rule])).toEqual([
    ['edited/new/b.py', 'error', 'reportUnusedVariable'],
    ['inherited/b.py', 'warning', 'reportUnusedVariable'],
  ]);
  expect(report.delta).toMatchObject({ resolved: [], changed: [], moved: [], unstable: [], persisting: 3 });
  expect(exitCode).toBe(1);
  expectBalancedAccounts(report);
});

test("the report lists each configuration file that head changes, and the digest of each project's configuration in base", () => {
  expect(report.evidence.configuration.changed).toEqual([
    { path: 'edited/pyproject.toml', change: 'modified' },
    { path: 'inherited/pyrightconfig.json', change: 'deleted' },
    { path: 'pyrightconfig.json', change: 'added' },
    { path: 'shared/team.json', change: 'modified' },
    { path: 'silenced/pyrightconfig.json', change: 'added' },
    { path: 'tightened/pyrightconfig.json', change: 'added' },
  ]);
  const digest = expect.stringMatching(/^sha256:/u) as unknown;
  expect(
    report.projects.map(({ workingDirectory, configDigest }) => [workingDirectory, configDigest]),
  ).toEqual([
    ['silenced', null],
    ['tightened', null],
    ['edited', digest],
    ['inherited', digest],
  ]);
});

test('each project of a monorepo has its own counts, and the total counts are their sum', () => {
  const errors = report.projects.map(({ before, after }) => [before?.counts.error, after?.counts.error]);
  expect(errors).toEqual([
    [1, 1],
    [0, 0],
    [1, 2],
    [1, 1],
  ]);
  expect(report.before?.counts).toEqual({ error: 3, warning: 0, information: 0 });
  expect(report.after?.counts).toEqual({ error: 4, warning: 1, information: 0 });
  expect(readdirSync(path.join(reports, 'bundles')).toSorted()).toEqual(PROJECTS.toSorted());
});
