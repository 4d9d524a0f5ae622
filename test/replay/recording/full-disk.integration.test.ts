import { symlink } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openWorkspace } from '../../../src/sdk/open-workspace.ts';
import { ledgerRepository } from '../../helpers/edit-project.ts';
import { useSandbox } from '../../helpers/sandbox.ts';
import { testHost } from '../../helpers/test-host.ts';

const sandbox = useSandbox();

test.runIf(process.platform === 'linux')(
  'opening a workspace fails if the first events of its trace cannot be written',
  async () => {
    await ledgerRepository(sandbox, 'repository');
    const file = path.join(sandbox.path, 'run.jsonl');
    // Every write to this device fails as if the disk were full.
    await symlink('/dev/full', `${file}.partial`);
    const host = testHost(sandbox.env, { temporaryRoot: sandbox.temporary });
    const opening = openWorkspace(path.join(sandbox.path, 'repository'), { host, trace: { file } });
    await expect(opening).rejects.toMatchObject({
      code: 'E/FS_PERMISSIONS',
      details: { path: 'run.jsonl', errno: 'ENOSPC' },
    });
  },
);
