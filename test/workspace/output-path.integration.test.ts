import { execFileSync } from 'node:child_process';
import { lstatSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openOutput } from '../../src/batch/output-file.ts';
import { makeResultsFolder } from '../../src/manifest/results-folder.ts';
import { writeReportFiles } from '../../src/report/report-directory.ts';
import { createTraceFile } from '../../src/trace/write-trace.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

// If root ran this test with /dev/null, a bug could replace the device. The test therefore uses a pipe.
test('an output to a pipe fails with E/USAGE, does not replace the pipe, and does not wait for a reader', async () => {
  await using folder = await temporaryFolder();
  const pipe = path.join(folder.path, 'pipe');
  const partial = path.join(folder.path, 'run.jsonl.partial');
  execFileSync('mkfifo', [pipe, partial]);
  const outputs = [
    async () => createTraceFile(pipe),
    async () => createTraceFile(path.join(folder.path, 'run.jsonl')),
    async () => openOutput({ file: pipe, name: 'pipe' }, 'resume'),
    async () => writeReportFiles(folder.path, [{ name: 'pipe', text: '' }]),
  ];
  for (const output of outputs) await expect(output()).rejects.toMatchObject({ code: 'E/USAGE' });
  for (const file of [pipe, partial]) expect(lstatSync(file).isFIFO()).toBe(true);
});

test('an output whose path has circular links is refused with the reason', async () => {
  await using folder = await temporaryFolder();
  const loop = path.join(folder.path, 'loop');
  symlinkSync('loop', loop);
  const outputs = [
    async () => createTraceFile(loop),
    async () => openOutput({ file: loop, name: 'loop' }, 'resume'),
    async () => writeReportFiles(path.join(loop, 'reports'), [{ name: 'report.json', text: '' }]),
    async () => makeResultsFolder({ file: path.join(loop, 'results'), name: 'results' }),
  ];
  for (const output of outputs)
    await expect(output()).rejects.toMatchObject({
      code: 'E/FS_PERMISSIONS',
      message: expect.stringContaining('too many symbolic links') as unknown,
      details: { errno: 'ELOOP' },
    });
});
