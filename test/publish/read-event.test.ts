import { execFileSync } from 'node:child_process';
import { truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readEvent } from '../../src/publish/read-event.ts';
import { addressedReport } from '../../src/publish/publish-gate-report.ts';
import { testHost } from '../helpers/test-host.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

const folder = await temporaryFolder();
const file = path.join(folder.path, 'event.json');
afterAll(async () => folder[Symbol.asyncDispose]());

test('without an event file, the payload is empty', async () => {
  expect([await readEvent(undefined), await readEvent('')]).toEqual([{}, {}]);
});

test.each(['', 'x', '1', 'null', '{', '"text"', '[]', '[{}]'])('%j is not a payload', async (text) => {
  await writeFile(file, text);
  await expect(readEvent(file)).rejects.toMatchObject({ code: 'E/USAGE' });
});

test('an event file that is a pipe without a writer is rejected', async () => {
  const pipe = path.join(folder.path, 'pipe');
  execFileSync('mkfifo', [pipe]);
  await expect(readEvent(pipe)).rejects.toMatchObject({ code: 'E/USAGE' });
});

test('an event file of 1 TiB is rejected, even if the options name the repository and the commit', async () => {
  await writeFile(file, '{}');
  await truncate(file, 2 ** 40);
  await expect(readEvent(file)).rejects.toMatchObject({ code: 'E/USAGE' });
  const host = testHost({ GITHUB_EVENT_PATH: file });
  const target = { host, repository: 'octo/ledger', headSha: 'a'.repeat(40), comment: 'never' as const };
  await expect(addressedReport(folder.path, { ...target, checkRun: false })).rejects.toThrow('event payload');
});
