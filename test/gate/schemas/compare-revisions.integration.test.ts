import { expect, test } from 'vitest';
import { compareRevisions } from '../../../src/gate/schemas/compare-revisions.ts';
import { nodeHost } from '../../../src/session/node-host.ts';
import { temporaryRepository } from '../../helpers/temporary-repository.ts';

test('a new schema whose validation exceeds the time limit is undecided', async () => {
  await using repository = await temporaryRepository();
  await repository.commit();
  await repository.write('new.schema.json', '{}');
  const compared = await compareRevisions({
    host: nodeHost({}),
    folder: repository.path,
    base: 'HEAD',
    files: [],
    direction: 'forward',
    timeoutMs: 1,
    signal: new AbortController().signal,
  });
  const differences = [
    { direction: 'forward', verdict: 'undecided', reason: expect.stringContaining('longer than') as string },
  ];
  expect(compared).toMatchObject([{ path: 'new.schema.json', conclusion: 'undecided', differences }]);
});
