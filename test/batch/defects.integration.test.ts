import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { answerBatch } from '../../src/batch/answer-batch.ts';
import { openWorkspace } from '../../src/sdk/open-workspace.ts';
import { schemaErrors } from '../helpers/schemas.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { testHost } from '../helpers/test-host.ts';
import { writeTree } from '../helpers/write-tree.ts';

test('an internal error in one line of a batch gives an error bundle whose message has no absolute path, and the other lines succeed', async () => {
  await using folder = await temporaryFolder();
  await writeTree(folder.path, { 'a.py': 'x = 1\n' });
  const logged: string[] = [];
  const host = { ...testHost(), log: (text: string) => void logged.push(text) };
  await using workspace = await openWorkspace(folder.path, { host });
  const broken = {
    ...workspace,
    hover: async () => Promise.reject(new RangeError(`bad place in ${folder.path}`)),
  };
  async function* lines() {
    for (const [index, cmd] of ['locate', 'hover', 'locate'].entries()) {
      const text = JSON.stringify({ id: index, cmd, selector: 'a.py@L1:C1' });
      const request = `sha256:${createHash('sha256').update(text).digest('hex')}`;
      yield { line: index + 1, ordinal: index + 1, text, request, arrivedMs: 0 };
    }
  }
  const bundles = [];
  for await (const bundle of answerBatch(broken, lines(), { host })) bundles.push(bundle);
  expect(bundles.map(({ error, meta }) => [error?.code, meta.exitCode, meta.batch?.id])).toEqual([
    [undefined, 0, 0],
    ['E/INTERNAL', 125, 1],
    [undefined, 0, 2],
  ]);
  expect(bundles.flatMap((bundle) => schemaErrors('bundle', bundle))).toEqual([]);
  expect(bundles[1]?.error?.message).not.toContain(folder.path);
  expect(logged.join('\n')).toContain('RangeError: bad place in');
});
