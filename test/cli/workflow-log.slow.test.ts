import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { reportsFullOf } from '../helpers/any-report.ts';
import { HOSTILE_TEXTS, MARK } from '../helpers/hostile-texts.ts';
import { lanser, type Finished } from '../helpers/lanser.ts';
import { runnerCommands } from '../helpers/runner-log.ts';
import { useSandbox, type SandboxRepository } from '../helpers/sandbox.ts';

const sandbox = useSandbox();
const env = { ...sandbox.env, GITHUB_ACTIONS: 'true', GITHUB_REPOSITORY: 'octo/ledger' };
const COMMANDS = `\n::error::${MARK}\n ##[set-env name=PATH]${MARK}`;
let repository: SandboxRepository;

beforeAll(async () => {
  repository = await sandbox.repository();
  await repository.write('a.py', '');
  await repository.commit();
  const edits = [{ kind: 'rename', selector: COMMANDS, newName: 'x' }];
  await repository.write('.lanser/proposals/a.json', JSON.stringify({ version: '1.0', edits }));
  await repository.write(`x${COMMANDS}.py`, 'x: int = ""\n');
  await repository.write('lanser.json', JSON.stringify({ gate: { [COMMANDS]: 1 } }));
  await repository.commit(COMMANDS);
});

async function printed(args: readonly string[]): Promise<Finished> {
  const finished = await lanser(args, { cwd: repository.path, env });
  expect(finished.stdout + finished.stderr).toContain(MARK);
  expect(runnerCommands(finished.stdout)).toEqual([]);
  expect(runnerCommands(finished.stderr)).toEqual([]);
  return finished;
}

test('the output of the gate in a GitHub job contains no workflow commands', async () => {
  expect((await printed(['gate', '--base', 'HEAD~1'])).exitCode).toBe(1);
});

test('in a GitHub job, the JSON report escapes workflow commands, and JSON.parse restores them', async () => {
  const { stdout } = await printed(['gate', '--base', 'HEAD~1', '--json', '--verbose']);
  const report = JSON.parse(stdout) as { readonly proposals: readonly unknown[] };
  expect(report.proposals).toMatchObject([{ selector: COMMANDS }]);
});

test('publishing an invalid report prints no workflow commands', async () => {
  const place = path.join(sandbox.path, 'report.json');
  const publish = ['publish', place, '--dry-run', '--head-sha', 'a'.repeat(40)];
  const [report] = reportsFullOf(HOSTILE_TEXTS.join(`${COMMANDS}\n`));
  writeFileSync(place, JSON.stringify({ ...report, [COMMANDS]: 1 }));
  expect((await printed(publish)).exitCode).toBe(22);
  expect((await printed([...publish, '--json'])).exitCode).toBe(22);
});
