import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { lanser } from '../helpers/lanser.ts';
import { useSandbox } from '../helpers/sandbox.ts';

const sandbox = useSandbox();

test.each<[name: string, args: readonly string[], message: RegExp]>([
  [
    'a task folder without a base and an instruction',
    ['--harbor', 'task'],
    /--base and --instruction, as in: lanser reward/u,
  ],
  [
    'an option for a task folder without a task folder',
    ['--base', 'main', 'bundle.json'],
    /--base needs --harbor/u,
  ],
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
