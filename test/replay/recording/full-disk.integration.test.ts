import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ledgerRepository } from '../../helpers/edit-project.ts';
import { LANSER } from '../../helpers/lanser.ts';
import { useSandbox } from '../../helpers/sandbox.ts';

const sandbox = useSandbox();

/**
 * The source of a program that runs two operations at the same time. The first reads a file that takes a
 * long time to parse. The second reads a file that does not fit in the trace.
 */
const TWO_OPERATIONS = `
const { nodeHost, openWorkspace } = await import(process.argv[1]);
const workspace = await openWorkspace('.', { host: nodeHost({}), trace: { file: process.argv[2] } });
const located = ['slow.py@L1:C1', 'large.txt@L1:C1'].map((selector) => workspace.locate(selector));
for (const { status, reason } of await Promise.allSettled(located)) console.log(status, reason?.code);
`;

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

test.runIf(process.platform === 'linux')(
  'an operation in progress completes even if a later operation cannot be written to the trace',
  async () => {
    const repository = await ledgerRepository(sandbox, 'two-operations');
    await writeFile(path.join(repository.path, 'slow.py'), '#\n'.repeat(12_000));
    await writeFile(path.join(repository.path, 'large.txt'), randomBytes(100_000).toString('hex'));
    const index = path.join(path.dirname(LANSER), 'index.js');
    // Files of more than 64 KiB cannot be written.
    const script = 'ulimit -f 64; exec "$0" "$@"';
    const file = path.join(sandbox.path, 'two.jsonl');
    const args = [process.execPath, '--input-type=module', '-e', TWO_OPERATIONS, index, file];
    const { stdout, stderr } = spawnSync('bash', ['-c', script, ...args], {
      cwd: repository.path,
      env: sandbox.env,
      encoding: 'utf8',
    });
    expect(`${stdout}${stderr}`).toBe('fulfilled undefined\nrejected E/FS_PERMISSIONS\n');
  },
);
