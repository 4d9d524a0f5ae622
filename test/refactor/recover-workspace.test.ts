import { expect, test } from 'vitest';
import { recoverWorkspace } from '../../src/refactor/apply-operation.ts';
import { openWorkspaceSession } from '../../src/session/open-session.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { testHost } from '../helpers/test-host.ts';

test.each([
  [1, '1 of its changes was reverted'],
  [2, '2 of its changes were reverted'],
])(
  'the report on an undone edit uses the singular or the plural for the number of reverted changes: %i',
  async (files, part) => {
    await using folder = await temporaryFolder();
    await using session = await openWorkspaceSession(folder.path, {
      host: testHost(),
      recovered: { kind: 'undone', files },
    });
    const { facts } = await recoverWorkspace(session);
    expect(facts?.checks[0]?.detail).toContain(part);
  },
);
