import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { eventually } from '../helpers/eventually.ts';
import { startLanser, type Start } from '../helpers/lanser.ts';
import { descendantsOf } from '../helpers/processes.ts';
import { useSandbox } from '../helpers/sandbox.ts';

const sandbox = useSandbox();
let start: Start;

// For 1,000 files, a heap limit is at most 7,000 MiB. lanser passes a limit to a server only if the limit is higher
// than V8's default, which is at most 4 GiB.
beforeAll(async () => {
  const { path: cwd, write, commit } = await sandbox.repository('large');
  for (let index = 0; index < 1000; index += 1) await write(`module_${index}.py`, '');
  await commit();
  await write('module_0.py', 'x: int = ""\n');
  await commit();
  await write('module_1.py', 'x: int = ""\n');
  await commit();
  const pair = { repository: cwd, base: 'HEAD~1', head: 'HEAD', id: 'one' };
  const pairs = [pair, { ...pair, base: 'HEAD~2', head: 'HEAD~1', id: 'two' }];
  await writeFile(path.join(cwd, 'pairs.jsonl'), pairs.map((one) => `${JSON.stringify(one)}\n`).join(''));
  // The preloaded module sets the available memory to 16,000 MiB. All servers together get at most 12,800 MiB (80 %).
  const preload = path.join(sandbox.path, 'memory.cjs');
  await writeFile(preload, 'process.availableMemory = () => 16_000 * 2 ** 20;\n');
  start = { cwd, env: { ...sandbox.env, NODE_OPTIONS: `--require ${preload}` } };
});

test.each([
  ['a gate', ['gate', '--base', 'HEAD~1', '--allow-dirty'], 2, 6400],
  ['candidates', ['candidates', '--base', 'HEAD~1', 'HEAD', '--scope', 'full'], 1, 7000],
  ['two workers of a run', ['run', 'pairs.jsonl', '--out', 'results', '--workers', '2'], 2, 6400],
])('the heap limits of the servers of %s fit into 80 % of the memory', async (_, args, servers, limit) => {
  const { child, finished } = startLanser(args, start);
  const limits = await eventually('the servers run', () => {
    const commands = descendantsOf(child.pid ?? 0).map(({ command }) => command);
    const found = commands.filter((command) => command.includes('langserver'));
    return found.length === servers
      ? found.map((command) => /--max-old-space-size=(\d+)/u.exec(command)?.[1])
      : undefined;
  });
  child.kill('SIGINT');
  await finished;
  expect(limits).toEqual(Array.from({ length: servers }, () => `${limit}`));
});
