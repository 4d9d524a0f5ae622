import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Report } from '../../src/model/report.ts';
import { actionRunner, type Step, type StepResult } from '../helpers/action-runner.ts';
import { matching } from '../helpers/matching.ts';
import { useSandbox, type SandboxRepository } from '../helpers/sandbox.ts';
import { slowModule } from '../helpers/slow-module.ts';

/** Matches a command-line option. A workflow sets inputs instead. */
const OPTION = /--[a-z]/u;
const sandbox = useSandbox();
const runner = actionRunner(sandbox);
const plain = path.join(sandbox.path, 'plain');
let repository: SandboxRepository;

beforeAll(async () => {
  mkdirSync(plain);
  writeFileSync(path.join(plain, 'a-file'), '');
  repository = await sandbox.repository();
  await repository.write('a.py', '');
  await repository.commit();
});

async function run(parts: Partial<Step> = {}): Promise<StepResult> {
  const sha = await repository.git(['rev-parse', 'HEAD']);
  const { path: workspace } = repository;
  const inputs = { 'base-ref': 'HEAD', ...parts.with };
  return runner.run({
    workspace,
    event: 'push',
    payload: {},
    ref: 'refs/heads/main',
    sha,
    ...parts,
    with: inputs,
  });
}

/** Returns all visible output, without the command line that a report offers for a local run. */
function shown({ stdout, stderr, summary }: StepResult): string {
  return `${stdout}${stderr}${summary}`.replaceAll(/^npx github:lanser\/lanser gate .*$/gmu, '');
}

describe('a message suggests a change of the workflow or of a setting, not a command-line option', () => {
  test.each<[what: string, parts: () => Partial<Step>, exitCode: number, message: string]>([
    [
      'for a workspace without a repository',
      () => ({ workspace: plain }),
      25,
      'add a step with actions/checkout before this one.',
    ],
    [
      'for a missing interpreter',
      () => ({ with: { python: '/nowhere' } }),
      20,
      'Name a different interpreter or environment with the input `python`.',
    ],
    [
      'for a report folder that cannot be created',
      () => ({ with: { 'report-directory': path.join(plain, 'a-file') } }),
      71,
      'Name a different folder with the input `report-directory`',
    ],
  ])('%s', async (_what, parts, exitCode, message) => {
    const result = await run(parts());
    expect(result.exitCode).toBe(exitCode);
    expect(result.commands.at(-1)?.data).toContain(message);
    expect(shown(result)).not.toMatch(OPTION);
  });

  test('for a slow server: in the annotation, the summary and the Markdown report', async () => {
    await repository.write('lanser.json', '{"timeoutSeconds": 0.001}');
    await repository.write('slow.py', slowModule());
    await repository.commit();
    const result = await run({ with: { 'report-directory': 'report' } });
    expect(result.exitCode).toBe(25);
    expect(result.commands.at(-1)?.data).toContain('Raise `timeoutSeconds` in the lanser.json of base.');
    expect(result.summary).toContain('timeoutSeconds');
    const read = (name: string): string => readFileSync(path.join(repository.path, 'report', name), 'utf8');
    const [failure] = (JSON.parse(read('report.json')) as Report).failures;
    expect([failure?.hint, failure?.message]).toEqual(['raise-timeout', matching(/ within 0\.001 s\./u)]);
    expect(failure?.message).not.toContain('Raise');
    expect(read('report.md')).toContain('Raise `timeoutSeconds` in the lanser.json of base.');
    expect(shown(result)).not.toMatch(OPTION);
  });
});

test('a report directory behind a link in the checkout is rejected', async () => {
  symlinkSync(plain, path.join(repository.path, 'out'));
  const result = await run({ with: { 'report-directory': 'out/report' } });
  expect(result.exitCode).toBe(24);
  expect(result.commands.at(-1)).toMatchObject({ name: 'error', properties: { title: 'E/JAIL' } });
  expect(result.commands.at(-1)?.data).toContain('through the link "out"');
});

test('an internal error fails the step with its own message, not as a policy violation', async () => {
  // This code throws an uncaught error after the Action has installed its signal handlers.
  const preload =
    "process.on('newListener',(name)=>{if(name==='SIGINT')setTimeout(()=>{throw Error('a bug')})})";
  const url = `data:text/javascript,${encodeURIComponent(preload)}`;
  const result = await run({ env: { NODE_OPTIONS: `--import=${url}` } });
  expect(result.exitCode).toBe(125);
  expect(result.commands.at(-1)).toEqual({
    name: 'error',
    properties: { title: 'lanser' },
    data: 'lanser: internal error: a bug',
  });
});
