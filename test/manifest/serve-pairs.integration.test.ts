import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { lanser } from '../helpers/lanser.ts';
import { useSandbox } from '../helpers/sandbox.ts';

const sandbox = useSandbox();

test('a report that cannot be written ends the run, and is not recorded as a failure of its pair', async () => {
  const repository = await sandbox.repository('project');
  await repository.write('a.py', 'x = 1\n');
  await repository.commit();
  const patch = '--- a/a.py\n+++ b/a.py\n@@ -1 +1 @@\n-x = 1\n+x = 2\n';
  const pair = JSON.stringify({ repository: 'project', base: 'HEAD', patch });
  writeFileSync(path.join(sandbox.path, 'pairs.jsonl'), `${pair}\n`);
  const start = { cwd: sandbox.path, env: sandbox.env };
  const args = ['run', 'pairs.jsonl', '--out', 'results', '--workers', '1'];
  expect(await lanser(args, start)).toMatchObject({ exitCode: 0 });
  // A folder at the path of the report makes it impossible to write the report, also for the user root.
  const index = path.join(sandbox.path, 'results/index.jsonl');
  const reports = path.join(sandbox.path, 'results/reports');
  const [report = ''] = readdirSync(reports);
  rmSync(path.join(reports, report));
  mkdirSync(path.join(reports, report, 'folder'), { recursive: true });
  writeFileSync(index, '');
  const { exitCode, stderr } = await lanser(args, start);
  expect([exitCode, stderr]).toEqual([
    71,
    expect.stringContaining(`"results/reports/${report}" cannot be written`) as string,
  ]);
  expect(readFileSync(index, 'utf8')).toBe('');
});
