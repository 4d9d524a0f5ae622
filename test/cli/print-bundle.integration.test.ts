import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { lanser } from '../helpers/lanser.ts';
import { runnerCommands } from '../helpers/runner-log.ts';
import { useSandbox, type SandboxRepository } from '../helpers/sandbox.ts';

const sandbox = useSandbox();
const job = { ...sandbox.env, GITHUB_ACTIONS: 'true' };
const SOURCE = 'def paid(text="##[error]text"):\n    """\n    ::error::text\n    """\npaid()\n';
let repository: SandboxRepository;

beforeAll(async () => {
  repository = await sandbox.repository();
  await repository.write('a.py', SOURCE);
  await repository.commit();
});

test('in a GitHub job, the runner executes no workflow command from a printed patch, and `git apply` accepts the patch', async () => {
  const args = ['rename', 'a.py@L1:C5', 'unpaid'];
  const patch = await lanser(args, { cwd: repository.path, env: sandbox.env });
  expect(runnerCommands(patch.stdout)).not.toEqual([]);
  const { exitCode, stdout } = await lanser(args, { cwd: repository.path, env: job });
  expect(exitCode).toBe(0);
  expect(stdout).toContain(patch.stdout);
  expect(runnerCommands(stdout)).toMatchObject([{ name: 'stop-commands' }]);
  await repository.git(['apply', '-'], { input: stdout });
  expect(await repository.git(['diff', '--full-index'])).toBe(patch.stdout.trimEnd());
  await repository.git(['checkout', '--quiet', '--', 'a.py']);
});

test('in a GitHub job, the JSON of a raw request contains no workflow command', async () => {
  const args = ['request', 'textDocument/hover', 'a.py@L1:C5'];
  const { exitCode, stdout } = await lanser(args, { cwd: repository.path, env: job });
  expect(exitCode).toBe(0);
  expect(runnerCommands(stdout)).toEqual([]);
  expect(JSON.stringify(JSON.parse(stdout))).toContain('##[error]text');
});

test('in a GitHub job, `batch` and `merge` print no workflow command, and `merge` can read the output of `batch`', async () => {
  const request = { cmd: 'locate', selector: '##[error]text' };
  const input = path.join(sandbox.path, 'requests.jsonl');
  writeFileSync(input, `${JSON.stringify(request)}\n`);
  const start = { cwd: repository.path, env: job };
  const batch = await lanser(['batch', input, '--stable'], start);
  expect(batch.stdout).toContain('[error]text');
  expect(runnerCommands(batch.stdout)).toEqual([]);
  const part = path.join(sandbox.path, 'part.jsonl');
  writeFileSync(part, batch.stdout);
  expect(await lanser(['merge', part], start)).toEqual({ ...batch, stderr: '' });
  const merged = await lanser(['merge', part], { ...start, env: sandbox.env });
  expect(runnerCommands(merged.stdout)).toMatchObject([{ name: 'error' }]);
  expect(JSON.parse(merged.stdout)).toEqual(JSON.parse(batch.stdout));
});
