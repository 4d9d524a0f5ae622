import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Bundle } from '../../src/model/bundle.ts';
import { lanser } from '../helpers/lanser.ts';
import { useSandbox } from '../helpers/sandbox.ts';

const sandbox = useSandbox();

test.each<[name: string, args: readonly string[], message: RegExp]>([
  [
    'a task folder without --base and --instruction',
    ['--harbor', 'task'],
    /--base and --instruction, as in: lanser reward/u,
  ],
  ['--base without a task folder', ['--base', 'main', 'bundle.json'], /--base needs --harbor/u],
  ['a task folder together with a bundle', ['--harbor', 'task', 'bundle.json'], /scores nothing/u],
  [
    'a task folder together with a recording',
    ['--harbor', 'task', '--trace', 'run.jsonl'],
    /scores nothing/u,
  ],
  ['a folder without recordings', ['--trace', 'runs'], /"runs" has no recording/u],
  [
    'a task folder that is not empty',
    ['--harbor', 'runs', '--base', 'HEAD', '--instruction', 'runs/a.txt'],
    /not empty/u,
  ],
])('%s is a usage error', async (_, args, message) => {
  const cwd = path.join(sandbox.path, 'usage');
  await mkdir(path.join(cwd, 'runs'), { recursive: true });
  await writeFile(path.join(cwd, 'runs', 'a.txt'), '');
  const { exitCode, stderr } = await lanser(['reward', ...args], { cwd, env: sandbox.env });
  expect([exitCode, stderr]).toEqual([20, expect.stringMatching(message)]);
});

test('--scope accepts several spellings of a file and of the workspace, and rejects a file that no bundle contains', async () => {
  const cwd = path.join(sandbox.path, 'scope');
  const start = { cwd, env: sandbox.env };
  await mkdir(path.join(cwd, 'src'), { recursive: true });
  for (const [bundle, code] of [
    ['before.json', 'x: int = 1\n'],
    ['after.json', 'x: int = ""\n'],
  ] as const) {
    await writeFile(path.join(cwd, 'src/app.py'), code);
    await writeFile(path.join(cwd, bundle), (await lanser(['diag', '--json'], start)).stdout);
  }
  for (const scope of ['src/app.py', './src/app.py', 'src//../src/app.py', '.', './', '']) {
    const args = ['reward', '--prev', 'before.json', 'after.json', '--json', '--scope', scope];
    const { processReward } = JSON.parse((await lanser(args, start)).stdout) as Bundle;
    expect([scope, processReward?.components]).toMatchObject([scope, { diag_delta: -1 }]);
  }
  const args = ['reward', '--prev', 'before.json', 'after.json', '--scope', 'src/ap.py'];
  const { exitCode, stderr } = await lanser(args, start);
  expect([exitCode, stderr]).toEqual([20, expect.stringContaining('Did you mean src/app.py?') as string]);
});

test('with rl-csf-v2, lanser reward names an inconclusive bundle as the reason for the missing reward', async () => {
  const cwd = path.join(sandbox.path, 'inconclusive');
  const start = { cwd, env: sandbox.env };
  await mkdir(cwd);
  await writeFile(path.join(cwd, 'output.json'), '{"no": "log"}');
  const failed = await lanser(['diag', '--tool', 'pyright', '--from', 'output.json', '--json'], start);
  expect(failed.exitCode).toBe(25);
  await writeFile(path.join(cwd, 'bundle.json'), failed.stdout);
  const args = ['reward', '--prev', 'bundle.json', 'bundle.json', '--reward-version', 'rl-csf-v2'];
  const { exitCode, stdout } = await lanser(args, start);
  expect([exitCode, stdout]).toEqual([
    0,
    'No reward: rl-csf-v2 gives no score if the bundle, or the previous one, has the error E/INCONCLUSIVE. Run the command of the bundle with this error again.\n',
  ]);
});
