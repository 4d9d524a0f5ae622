import { execFileSync } from 'node:child_process';
import { lstatSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openOutput } from '../../src/batch/output-file.ts';
import { writeReportFiles } from '../../src/report/report-directory.ts';
import { createTraceFile } from '../../src/trace/write-trace.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

// A rename replaces a device such as /dev/null if the user is root. A pipe represents devices here.
test('an output does not replace a pipe or a device, and does not wait for a reader', async () => {
  await using folder = await temporaryFolder();
  const pipe = path.join(folder.path, 'pipe');
  const partial = path.join(folder.path, 'run.jsonl.partial');
  execFileSync('mkfifo', [pipe, partial]);
  const outputs = [
    async () => createTraceFile(pipe),
    async () => createTraceFile(path.join(folder.path, 'run.jsonl')),
    async () => openOutput({ file: pipe, name: 'pipe' }, 'replace'),
    async () => writeReportFiles(folder.path, [{ name: 'pipe', text: '' }]),
  ];
  for (const output of outputs) await expect(output()).rejects.toMatchObject({ code: 'E/USAGE' });
  for (const file of [pipe, partial]) expect(lstatSync(file).isFIFO()).toBe(true);
});
