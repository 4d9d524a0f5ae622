import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { DeltaDiagnostic, Report } from '../../src/model/report.ts';
import { expectBalancedAccounts } from '../helpers/accounts.ts';
import { gateReport } from '../helpers/lanser.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import { schemaErrors } from '../helpers/schemas.ts';

const sandbox = useSandbox();
const STRICTER = '# pyright: reportUnusedVariable=warning, reportUnusedImport=information\n';
const reports = path.join(sandbox.path, 'new', 'reports');
let report: Report;
let exitCode: number | null;

beforeAll(async () => {
  const { path: cwd, write, remove, commit } = await sandbox.repository();
  await write('api.py', 'def area(side: int) -> int:\n    return side * side\n');
  await write('untouched.py', 'from api import area\n\nsize = area(2)\n');
  await write('deleted.py', '(1).gone_with_its_file\n');
  await write('fixed.py', 'x: int = ""\n');
  await write('doubled.py', 'def f():\n    (1).wrong  # old\n');
  await write('line.py', 'first = (1).known\n');
  await write('levels.py', STRICTER);
  await commit();
  await write('api.py', 'def area(side: str) -> int:\n    return len(side)\n');
  await remove('deleted.py');
  await write('fixed.py', 'x: int = 1\n');
  await write('doubled.py', 'x = 1\n\n\ndef f():\n    (1).wrong  # new\n    (1).wrong  # old\n');
  await write('line.py', 'first = (1).known, (1).unknown\n');
  await write('levels.py', `${STRICTER}import sys\n\n\ndef f():\n    unused = 1\n`);
  await write('brand_new.py', 'import nowhere_to_be_found\n');
  await commit();
  const args = ['--base', 'HEAD~1', '--report-directory', path.relative(cwd, reports)];
  ({ report, exitCode } = await gateReport(args, { cwd, env: sandbox.env }));
});

const places = (diagnostics: readonly DeltaDiagnostic[] | undefined): unknown =>
  diagnostics?.map(({ uri, range, severity, rule }) => [uri, range[0], severity, rule]);

test('new diagnostics are reported as introduced, also in unchanged files', () => {
  expect(places(report.delta?.introduced)).toEqual([
    ['brand_new.py', 0, 'error', 'reportMissingImports'],
    ['doubled.py', 4, 'error', 'reportAttributeAccessIssue'],
    ['levels.py', 1, 'information', 'reportUnusedImport'],
    ['levels.py', 5, 'warning', 'reportUnusedVariable'],
    ['line.py', 0, 'error', 'reportAttributeAccessIssue'],
    ['untouched.py', 2, 'error', 'reportArgumentType'],
  ]);
  expect(exitCode).toBe(1);
  expect(report.reasons).toEqual([
    { code: 'introduced-errors', count: 4 },
    { code: 'introduced-warnings', count: 1 },
    { code: 'introduced-information', count: 1 },
    { code: 'negative-reward', count: 1 },
  ]);
});

test('fixed diagnostics are reported as resolved, with `fileDeleted` if their file is deleted', () => {
  expect(report.delta?.resolved).toEqual([
    expect.objectContaining({ uri: 'deleted.py', fileDeleted: true }),
    expect.not.objectContaining({ fileDeleted: true }),
  ]);
  expect(places(report.delta?.resolved)).toEqual([
    ['deleted.py', 0, 'error', 'reportAttributeAccessIssue'],
    ['fixed.py', 0, 'error', 'reportAssignmentType'],
  ]);
});

test('unchanged diagnostics persist, and each diagnostic is counted exactly once', () => {
  expect(report.delta).toMatchObject({ persisting: 2, changed: [], moved: [], unstable: [] });
  expectBalancedAccounts(report);
});

test('the reward counts errors and warnings equally, and the report contains the weights', () => {
  // 4 errors before; 6 errors and 1 warning after. An information diagnostic does not count.
  expect(report.reward).toMatchObject({
    r: -1.5,
    components: { diag_delta: -3, safety_delta: 0, confidence_delta: 0, tool_error: 0 },
    weights: { wD: 0.5, wS: 0.4, wA: 0.1, wE: 0.5, gamma: 1 },
  });
});

test('the report folder contains the report in every format except text, and the bundles of base and head', () => {
  const read = (name: string): string => readFileSync(path.join(reports, name), 'utf8');
  expect(readdirSync(reports, { recursive: true, encoding: 'utf8' }).toSorted()).toEqual([
    'bundles',
    'bundles/after.json',
    'bundles/before.json',
    'report.gitlab.json',
    'report.html',
    'report.json',
    'report.junit.xml',
    'report.md',
    'report.rdjson',
    'report.sarif',
  ]);
  expect(JSON.parse(read('report.json'))).toEqual(report);
  expect(read('report.md')).toMatch(
    /^### ❌ 4 new errors in \d files\n1 new warning · 1 new information message/u,
  );
  for (const side of ['before', 'after'] as const) {
    const bundle = JSON.parse(read(`bundles/${side}.json`)) as { readonly bundleId: string };
    expect(schemaErrors('bundle', bundle)).toEqual([]);
    expect(bundle.bundleId).toBe(report[side]?.bundleId);
  }
});
