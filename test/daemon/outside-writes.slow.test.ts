import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { lanser } from '../helpers/lanser.ts';
import { expectFreshAnswers, writeLibrary } from '../helpers/outside-writes.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import { warmStart } from '../helpers/warm-lanser.ts';

const sandbox = useSandbox();
const start = warmStart(sandbox, path.join(sandbox.path, 'project'));

afterAll(async () => {
  expect((await lanser(['stop'], start)).exitCode).toBe(0);
});

test('answers are current after each of 1,000 changes by other programs', async () => {
  const repository = await sandbox.repository('project');
  await writeLibrary(repository);
  await expectFreshAnswers(repository, start, 1000, 25);
}, 3_600_000);
