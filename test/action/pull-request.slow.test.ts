import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { Report } from '../../src/model/report.ts';
import { actionRunner, type StepResult } from '../helpers/action-runner.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import { schemaErrors } from '../helpers/schemas.ts';
import { SCHEMA_CHANGES, usePullRequest } from './pull-request-demo.ts';

const sandbox = useSandbox();
const runner = actionRunner(sandbox);
const demo = usePullRequest(sandbox);
let deep: StepResult;

beforeAll(async () => {
  deep = await runner.run(demo.step(5));
});

test('at checkout depth 2, the Action has the same outputs as at depth 5, except for the path of a requested report', async () => {
  const inputs = {
    annotations: 'all',
    'job-summary': 'false',
    'report-directory': 'out/report',
    trajectory: 'commits',
  };
  const shallow = demo.step(2, inputs);
  const result = await runner.run(shallow);
  expect(result.exitCode).toBe(1);
  expect(result.summary).toBe('');
  const reportPath = path.join(shallow.workspace, 'out', 'report', 'report.json');
  expect(result.outputs).toEqual({ ...deep.outputs, 'report-path': reportPath });
  const report = JSON.parse(readFileSync(reportPath, 'utf8')) as Report;
  expect(schemaErrors('report', report)).toEqual([]);
  expect([report.before?.commit, report.after?.commit]).toEqual([demo.base(), demo.merge()]);
  // The branch has two commits. The checkout contains only the second, and the Action fetches the first.
  expect(report.trajectory.map(({ title, counts, error }) => [title, counts?.error, error])).toEqual([
    ['Keep exchange rates by date', 3, null],
    ['Add `ledger convert`', 3, null],
  ]);
  // New errors and schema changes come first. Old errors follow without `introduced: `. No error is listed twice.
  const places = result.commands.map(({ name, properties: { title, file, line } }) => [
    name,
    title,
    file,
    line,
  ]);
  expect(places).toEqual([
    ['add-mask', undefined, undefined, undefined],
    ['error', 'introduced: reportOperatorIssue', 'ledger/statements.py', '40'],
    ...SCHEMA_CHANGES.map(() => [
      'error',
      'A change of a JSON Schema breaks documents',
      'rates.schema.json',
      expect.stringMatching(/^\d+$/u) as string,
    ]),
    ['error', 'reportOptionalCall', 'ledger/cli.py', '90'],
    ['error', 'reportOperatorIssue', 'ledger/journal.py', '26'],
  ]);
});

test('at checkout depth 1, the Action has the same outputs as at depth 5', async () => {
  expect((await runner.run(demo.step(1))).outputs).toEqual(deep.outputs);
});
