import path from 'node:path';
import { expect, test } from 'vitest';
import { lanser } from '../helpers/lanser.ts';
import { expectFreshAnswers, writeLibrary } from '../helpers/outside-writes.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import { warmStart } from '../helpers/warm-lanser.ts';

const sandbox = useSandbox();

test('no answer is stale after writes of other programs', async () => {
  const repository = await sandbox.repository('project');
  const start = warmStart(sandbox, path.join(sandbox.path, 'project'));
  await writeLibrary(repository);
  await expectFreshAnswers(repository, start, 60, 20);
  expect((await lanser(['stop'], start)).exitCode).toBe(0);
});
