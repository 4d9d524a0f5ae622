// Runs the gate step of .github/workflows/gate.yml for simulated pull requests to a copy of this repository.
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Report } from '../../src/model/report.ts';
import { actionRunner, type StepResult } from '../helpers/action-runner.ts';
import { checkoutMerge } from '../helpers/merge-checkout.ts';
import { useSandbox, type SandboxRepository } from '../helpers/sandbox.ts';
import { eventsIn, traceText } from '../helpers/trace-file.ts';

interface Workflow {
  readonly jobs: {
    readonly gate: {
      readonly steps: readonly { readonly uses: string; readonly with: Readonly<Record<string, string>> }[];
    };
  };
}

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const TRACE = '.lanser/traces/ledger.jsonl';
const SCHEMA = 'schemas/trace.schema.json';
const sandbox = useSandbox();
const runner = actionRunner(sandbox);
const workflow = parse(read('.github/workflows/gate.yml')) as Workflow;
const [checkout, gate] = workflow.jobs.gate.steps;
let origin: SandboxRepository;
let base: string;

function read(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8');
}

beforeAll(async () => {
  origin = await sandbox.repository('origin');
  await origin.git(['config', 'uploadpack.allowReachableSHA1InWant', 'true']);
  // The origin contains the files of this working tree, including changes that are not committed.
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  for (const file of new Set(files.split('\0'))) {
    if (file === '' || !existsSync(path.join(ROOT, file))) continue;
    mkdirSync(path.dirname(path.join(origin.path, file)), { recursive: true });
    copyFileSync(path.join(ROOT, file), path.join(origin.path, file));
  }
  base = await origin.commit('this repository');
});

/** Runs the workflow's step on a pull request that writes these files. */
async function gated(files: Readonly<Record<string, string>>): Promise<StepResult> {
  await origin.git(['checkout', '--quiet', '--detach', base]);
  for (const [file, text] of Object.entries(files)) await origin.write(file, text);
  const head = await origin.commit('a change');
  const tree = await origin.git(['rev-parse', 'HEAD^{tree}']);
  const merge = await origin.git(['commit-tree', tree, '-p', base, '-p', head, '-m', 'merge']);
  await origin.git(['update-ref', 'refs/pull/1/merge', merge]);
  expect(gate?.uses).toBe('./');
  return runner.run({
    workspace: checkoutMerge(sandbox, origin.path, merge, Number(checkout?.with['fetch-depth'])),
    event: 'pull_request',
    // Without the number of a pull request, the Action writes no comment. `runner` disables the check run. So
    // the Action sends no requests to GitHub.
    payload: { pull_request: { head: { sha: head } } },
    ref: 'refs/pull/1/merge',
    sha: merge,
    with: { ...gate?.with, 'report-directory': 'report' },
  });
}

function errors({ commands }: StepResult): readonly string[] {
  return commands
    .filter(({ name }) => name === 'error')
    .map(({ properties: { file, line }, data }) => `${file}:${line}: ${data}`);
}

const journal = `${gate?.with['working-directory']}/ledger/journal.py`;

test('a change passes if it adds no diagnostics, invalidates no trace and breaks no schema', async () => {
  const result = await gated({
    'README.md': `${read('README.md')}\nMore.\n`,
    [journal]: `# Journals\n${read(journal)}`,
    [SCHEMA]: read(SCHEMA).replace('"description": "', '"description": "Here: '),
  });
  expect([result.exitCode, result.outputs['conclusion'], errors(result)]).toEqual([0, 'clean', []]);
  expect(result.summary).toContain('1 trace matches');
});

test('a breaking schema change, a forged trace and a new type error are reported at their lines, even if head disables the checks', async () => {
  const format = JSON.parse(read(SCHEMA)) as {
    readonly $defs: { readonly endEvent: { readonly required: string[] } };
  };
  format.$defs.endEvent.required.push('reason');
  const events = await eventsIn(path.join(ROOT, TRACE));
  const at = events.findIndex(({ kind }) => kind === 'bundle');
  const forged = JSON.stringify(events[at]).replace('"error":3', '"error":2');
  const broken = `${read(journal)}\n\nmonths: int = "twelve"\n`;
  const result = await gated({
    [SCHEMA]: `${JSON.stringify(format, null, 2)}\n`,
    [TRACE]: traceText(events.with(at, JSON.parse(forged) as (typeof events)[number])),
    [journal]: broken,
    'lanser.json': '{ "gate": { "failOn": [], "schemas": [], "traces": [] } }\n',
  });
  expect([result.exitCode, result.outputs['introduced-count']]).toEqual([1, '1']);
  const { policy } = JSON.parse(readFileSync(result.outputs['report-path'] ?? '', 'utf8')) as Report;
  expect(policy.reasons).toEqual(['introduced-errors', 'nondeterminism', 'schema']);
  const found = errors(result);
  expect(found).toContainEqual(
    expect.stringMatching(/^schemas\/trace\.schema\.json:\d+: .*"reason" is now required/u),
  );
  expect(found).toContainEqual(expect.stringContaining(`${TRACE}:${at + 1}: `));
  expect(found).toContainEqual(expect.stringContaining(`${journal}:${broken.split('\n').length - 1}: `));
});
