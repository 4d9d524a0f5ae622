import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { actionRunner, MANIFEST, TOKEN, type Step, type StepResult } from '../helpers/action-runner.ts';
import { folderDigest } from '../helpers/folder-digest.ts';
import { INSTALLED_PYRIGHT } from '../helpers/installed-pyright.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import { ID, SCHEMA_CHANGES, usePullRequest } from './pull-request-demo.ts';

const sandbox = useSandbox();
const shipped = actionRunner(sandbox, 'shipped');
const runner = actionRunner(sandbox);
const demo = usePullRequest(sandbox);
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
let full: StepResult;
let step: Step;
let shallow: StepResult;
/** Digests of the checkout at depth 1, before and after the step. */
let checkouts: readonly [object, object];

beforeAll(async () => {
  full = await shipped.run(demo.step(0));
  step = demo.step(1, { 'warn-only': 'true', annotations: 'none' });
  const before = folderDigest(step.workspace);
  shallow = await runner.run(step);
  checkouts = [before, folderDigest(step.workspace)];
});

describe('the Action on a pull request', () => {
  test('fails for an introduced error and annotates its exact range', () => {
    expect(full.exitCode).toBe(1);
    expect(full.stderr).toBe('');
    expect(full.commands).toEqual([MASK, INTRODUCED, ...SCHEMA_CHANGES]);
  });

  test('logs the versions of lanser, Node, Pyright, Git and Python in the first group of the log', () => {
    expect(full.hasPrograms).toBe(true);
    const [group] = full.stdout.split('::endgroup::');
    expect(group).toMatch(/^lanser \d.* on Node v?24/mu);
    expect(group).toMatch(/^Pyright 1\.1\.414 \(shipped\)$/mu);
    expect(group).toMatch(/^git version \d.* \(\/.*git\)$/mu);
    expect(group).toMatch(/^Python 3\..* \(\/.*python3\)$/mu);
  });

  test('logs the version of Pyright that an input selects, or that the version is unknown', async () => {
    expect(shallow.hasPrograms).toBe(true);
    expect(shallow.stdout).toContain(`\nPyright 1.1.414 (input pyright-version: ${INSTALLED_PYRIGHT})\n`);
    // The input value `project` selects the version in base's package-lock.json, but base does not have this file.
    const failed = await runner.run({ ...step, with: { 'pyright-version': 'project' } });
    expect([failed.exitCode, failed.hasPrograms]).toEqual([27, true]);
    expect(failed.stdout).toContain('\nPyright of an unknown version (input pyright-version: project)\n');
  });

  test('logs a Python that does not start, and runs the gate without it', async () => {
    const shims = path.join(sandbox.path, 'shims');
    mkdirSync(shims);
    writeFileSync(path.join(shims, 'python3'), '#!/missing/interpreter\n', { mode: 0o755 });
    const env = { PATH: [shims, sandbox.env['PATH']].join(path.delimiter) };
    const { exitCode, stdout } = await runner.run({ ...step, env });
    expect(stdout).toMatch(/^does not start: .* \(\/.*\/shims\/python3\)$/mu);
    expect(exitCode).toBe(0);
  });

  test('sets every output of action.yml, in the order of that file', () => {
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

  test('writes a summary with links to lines, and with the commands for a local run', () => {
    expect(full.summary).toMatch(
      /^### ❌ 1 new error in `ledger\/statements\.py`, 1 breaking schema change\n/u,
    );
    const line = `https://github.com/octo/ledger/blob/${demo.merge()}/ledger/statements.py#L40`;
    expect(full.summary).toContain(`[40](${line}) \`total += money.amount * rates.rate(money.currency)\`\n`);
    expect(full.summary).toContain(
      `\ngit fetch origin ${demo.base()} ${demo.merge()}\nnpx github:lanser/lanser gate --base ${demo.base()} --head ${demo.merge()}\n`,
    );
  });

  test('leaves no files in RUNNER_TEMP, and prints the token only in the add-mask command', () => {
    expect(full.temporary).toEqual([]);
    const { outputs, summary, stdout } = full;
    expect(JSON.stringify(outputs) + summary + stdout.replace(`::add-mask::${TOKEN}`, '')).not.toContain(
      TOKEN,
    );
  });

  test('has the same outputs in a clone of depth 1, except the bundle ids, and does not change the checkout', () => {
    expect(shallow.exitCode).toBe(0);
    // For `shallow`, `runner` sets the input `pyright-version`. The bundles record this, so their ids differ.
    expect(shallow.outputs).toEqual({ ...full.outputs, 'base-bundle-id': ID, 'head-bundle-id': ID });
    expect(shallow.commands).toEqual([MASK]);
    expect(shallow.temporary).toEqual([]);
    expect(checkouts[1]).toEqual(checkouts[0]);
  });
});
