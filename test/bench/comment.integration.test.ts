import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { sampleReport } from '../helpers/sample-report.ts';
import { temporaryRepository } from '../helpers/temporary-repository.ts';
import { writeTree } from '../helpers/write-tree.ts';

const BENCH = fileURLToPath(new URL('../../bench/comment.ts', import.meta.url));

test('a gate run without a report counts as a fault, except for the error E/NOT_FOUND', async () => {
  await using repository = await temporaryRepository();
  const commits: string[] = [];
  for (const line of ['first', 'second', 'third', 'fourth']) {
    await repository.write('a.py', `"${line}"\n`);
    commits.push(await repository.commit());
  }
  const reports = path.join(repository.beside, 'reports');
  /** Runs the benchmark with these outputs of the gate, from the first commit to the last. */
  const measured = async (...outputs: readonly string[]) => {
    const files = commits.map((commit, index) => [`checkout/${commit}.json`, outputs[index] ?? ''] as const);
    await writeTree(reports, Object.fromEntries(files));
    const args = [BENCH, repository.path, '--every', '1', '--reports', reports];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    const [, , row = ''] = stdout.split('\n');
    return { status, cells: row.split(' | '), stderr };
  };
  const failed = (code: string): string =>
    JSON.stringify({ status: 'error', error: { code, message: 'No.' } });
  const report = JSON.stringify(sampleReport());
  const without = await measured(failed('E/NOT_FOUND'), report, report, report);
  expect(without).toMatchObject({ status: 0, stderr: '' });
  expect([without.cells[1], without.cells.at(-1)]).toEqual(['3', '0 |']);
  const faulty = await measured(failed('E/NOT_FOUND'), failed('E/INTERNAL'), report, '');
  expect(faulty.status).toBe(1);
  expect([faulty.cells[1], faulty.cells.at(-1)]).toEqual(['1', '2 |']);
  expect(faulty.stderr.split('\n')).toEqual([
    `${commits[3]?.slice(0, 10)} has no report: no output: The gate has printed nothing.`,
    `${commits[1]?.slice(0, 10)} has no report: E/INTERNAL: No.`,
    '',
  ]);
});
