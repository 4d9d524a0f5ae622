import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildDemoRepository } from '../../scripts/demo-repository.ts';
import type { Report } from '../../src/model/report.ts';
import { actionRunner, MANIFEST, TOKEN, type Step, type StepResult } from '../helpers/action-runner.ts';
import { folderDigest } from '../helpers/folder-digest.ts';
import { INSTALLED_PYRIGHT } from '../helpers/installed-pyright.ts';
import { checkoutMerge } from '../helpers/merge-checkout.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import { schemaErrors } from '../helpers/schemas.ts';
import { repositoryAt } from '../helpers/temporary-repository.ts';

const sandbox = useSandbox();
const shipped = actionRunner(sandbox, 'shipped');
const runner = actionRunner(sandbox);
const origin = path.join(sandbox.path, 'origin');
const ID: unknown = expect.stringMatching(/^sha256:[0-9a-f]{64}$/u);
const MASK = { name: 'add-mask', properties: {}, data: TOKEN };
const INTRODUCED = {
  name: 'error',
  properties: {
    title: 'introduced: reportOperatorIssue',
    file: 'ledger/statements.py',
    line: '40',
    endLine: '40',
    col: '22',
    endColumn: '63',
  },
  data: 'Operator "*" not supported for types "Decimal" and "Decimal | None"\n\u00A0\u00A0Operator "*" not supported for types "Decimal" and "None"',
};
/** The broken members of the schema, at their lines. */
const SCHEMA_CHANGES = [
  /"since" is now required/u,
  /"note" now has a schema/u,
  /"since" now has a schema/u,
].map((reason) => ({
  name: 'error',
  properties: expect.objectContaining({ file: 'rates.schema.json' }) as object,
  data: expect.stringMatching(reason) as string,
}));
let base: string;
let merge: string;
let full: StepResult;
let deep: Step;
let chosen: StepResult;

beforeAll(async () => {
  ({ base } = await buildDemoRepository(origin));
  const repository = repositoryAt(origin, sandbox.path);
  merge = await repository.git(['rev-parse', 'refs/pull/1/merge']);
  // GitHub serves every commit that a pull request can reach.
  await repository.git(['config', 'uploadpack.allowReachableSHA1InWant', 'true']);
  full = await shipped.run(step(0));
  deep = step(5);
  chosen = await runner.run(deep);
});

function step(depth: number, inputs: Readonly<Record<string, string>> = {}): Step {
  return {
    workspace: checkoutMerge(sandbox, origin, merge, depth),
    event: 'pull_request',
    // Stale on purpose: the merge commit is a better source for base.
    payload: { pull_request: { base: { sha: '1'.repeat(40) } } },
    ref: 'refs/pull/1/merge',
    sha: merge,
    with: inputs,
  };
}

describe('the Action on a pull request', () => {
  test('fails for an introduced error and annotates its exact range', () => {
    expect(full.exitCode).toBe(1);
    expect(full.stderr).toBe('');
    expect(full.commands).toEqual([MASK, INTRODUCED, ...SCHEMA_CHANGES]);
  });

  test('starts the log with the programs that the gate uses', () => {
    expect(full.hasPrograms).toBe(true);
    const [group] = full.stdout.split('::endgroup::');
    expect(group).toMatch(/^lanser \d.* on Node v?24/mu);
    expect(group).toMatch(/^Pyright 1\.1\.414 \(shipped\)$/mu);
    expect(group).toMatch(/^git version \d.* \(\/.*git\)$/mu);
    expect(group).toMatch(/^Python 3\..* \(\/.*python3\)$/mu);
  });

  test('logs the version of the Pyright that an input chooses, also if the gate then fails', async () => {
    expect(chosen.hasPrograms).toBe(true);
    expect(chosen.stdout).toContain(`\nPyright 1.1.414 (input pyright-version: ${INSTALLED_PYRIGHT})\n`);
    // Its bundles state that lanser did not unpack it.
    const ids = { 'base-bundle-id': ID, 'head-bundle-id': ID };
    expect(chosen.outputs).toEqual({ ...full.outputs, ...ids });
    // The lock file of base does not contain Pyright.
    const failed = await runner.run({ ...deep, with: { 'pyright-version': 'project' } });
    expect([failed.exitCode, failed.hasPrograms]).toEqual([27, true]);
    expect(failed.stdout).toContain('\nPyright of an unknown version (input pyright-version: project)\n');
  });

  test('sets every output of action.yml, in its order', () => {
    expect(full.outputs).toEqual({
      conclusion: 'findings',
      reward: '0',
      'introduced-count': '1',
      'resolved-count': '1',
      'before-count': '3',
      'after-count': '3',
      'base-bundle-id': ID,
      'head-bundle-id': ID,
      'report-path': '',
      'sarif-path': '',
      'comment-url': '',
      'check-run-url': '',
      'pyright-version': '1.1.414',
    });
    expect(Object.keys(full.outputs)).toEqual(Object.keys(MANIFEST.outputs));
    expect(full.otherFiles).toBe('');
  });

  test('writes a summary with links to lines and the command for a local run', () => {
    expect(full.summary).toMatch(
      /^### ❌ 1 new error in `ledger\/statements\.py`, 1 breaking schema change\n/u,
    );
    const line = `https://github.com/octo/ledger/blob/${merge}/ledger/statements.py#L40`;
    expect(full.summary).toContain(`[40](${line}) \`total += money.amount * rates.rate(money.currency)\`\n`);
    expect(full.summary).toContain(
      `\ngit fetch origin ${base} ${merge}\nnpx lanser gate --base ${base} --head ${merge}\n`,
    );
  });

  test('leaves nothing in RUNNER_TEMP, and the token only in its mask', () => {
    expect(full.temporary).toEqual([]);
    const { outputs, summary, stdout } = full;
    expect(JSON.stringify(outputs) + summary + stdout.replace(`::add-mask::${TOKEN}`, '')).not.toContain(
      TOKEN,
    );
  });

  test('has the same outputs at depth 2, with all annotations, a report and no summary', async () => {
    const inputs = {
      annotations: 'all',
      'job-summary': 'false',
      'report-directory': 'out/report',
      trajectory: 'commits',
    };
    const shallow = step(2, inputs);
    const result = await runner.run(shallow);
    expect(result.exitCode).toBe(1);
    expect(result.summary).toBe('');
    const reportPath = path.join(shallow.workspace, 'out', 'report', 'report.json');
    expect(result.outputs).toEqual({ ...chosen.outputs, 'report-path': reportPath });
    const report = JSON.parse(readFileSync(reportPath, 'utf8')) as Report;
    expect(schemaErrors('report', report)).toEqual([]);
    expect([report.before?.commit, report.after?.commit]).toEqual([base, merge]);
    // The checkout contains only the last commit of the branch; the Action fetches the other one.
    expect(report.trajectory.map(({ title, counts, error }) => [title, counts?.error, error])).toEqual([
      ['Keep exchange rates by date', 3, null],
      ['Add `ledger convert`', 3, null],
    ]);
    // New errors come first. Old ones follow without the word, each place once.
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

  test('has the same outputs at depth 1, where it fetches base without a change of the checkout', async () => {
    const shallow = step(1, { 'warn-only': 'true', annotations: 'none' });
    const before = folderDigest(shallow.workspace);
    const result = await runner.run(shallow);
    expect(result.exitCode).toBe(0);
    expect(result.outputs).toEqual(chosen.outputs);
    expect(result.commands).toEqual([MASK]);
    expect(result.temporary).toEqual([]);
    expect(folderDigest(shallow.workspace)).toEqual(before);
  });
});
