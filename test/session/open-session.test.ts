import { expect, test } from 'vitest';
import { openWorkspaceSession } from '../../src/session/open-session.ts';
import { machineServices } from '../../src/session/machine-services.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { testHost } from '../helpers/test-host.ts';

test('invalid reward weights are rejected before the server pool opens', async () => {
  await using folder = await temporaryFolder();
  const [host, { signal }] = [testHost(), new AbortController()];
  const machine = machineServices(host, folder.path, signal);
  let opened = 0;
  const services: typeof machine = {
    ...machine,
    openPool: (options) => (opened++, machine.openPool(options)),
  };
  const opening = openWorkspaceSession(folder.path, {
    host,
    services,
    reward: { weights: { wD: -1 } },
  });
  await expect(opening).rejects.toMatchObject({ code: 'E/USAGE' });
  expect(opened).toBe(0);
});
