import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ledgerRepository } from '../../helpers/edit-project.ts';
import { LANSER } from '../../helpers/lanser.ts';
import { useSandbox } from '../../helpers/sandbox.ts';

const sandbox = useSandbox();

test.runIf(process.platform === 'linux')(
  'a command ends with an error if the first events of its trace cannot be written',
  async () => {
    const repository = await ledgerRepository(sandbox, 'repository');
    const file = path.join(sandbox.path, 'run.jsonl');
    // Every write to a file fails, as on a full disk.
    const script = 'ulimit -f 0; exec "$0" "$@"';
    const args = [process.execPath, LANSER, 'diag', '--trace-file', file];
    const { status, stderr } = spawnSync('bash', ['-c', script, ...args], {
      cwd: repository.path,
      env: sandbox.env,
      encoding: 'utf8',
    });
    expect(stderr).toMatch(/^lanser: E\/FS_PERMISSIONS: The trace "run\.jsonl" cannot be written: /u);
    expect(status).toBe(71);
  },
);
