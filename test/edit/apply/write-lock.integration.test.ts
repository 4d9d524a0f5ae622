import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';

const source = (name: string): string => new URL(`../../../src/${name}`, import.meta.url).href;

/** A program that opens and removes a folder, tries to take its write lock, and prints the outcome. */
const PROGRAM = `
  import { rmSync } from 'node:fs';
  import { takeWriteLock } from '${source('edit/apply/write-lock.ts')}';
  import { openDirectoryHandles } from '${source('workspace/directory-handles.ts')}';

  const [folder, byDescriptor] = process.argv.slice(1);
  const { signal } = new AbortController();
  const base = openDirectoryHandles(folder, byDescriptor === 'true');
  base.inside('');
  rmSync(folder, { recursive: true });
  const lock = takeWriteLock(base, 'lanser/apply', { waitMs: 0, signal, shown: 'state' });
  console.log(await lock.then(() => 'locked', ({ code, details }) => code + ' ' + details.reason));
`;

test.each([true, false])(
  'taking the lock fails in a removed folder (opened by file descriptor: %s)',
  async (byDescriptor) => {
    await using folder = await temporaryFolder();
    // A `takeWriteLock` that did not notice the removed folder would repeat synchronous calls forever. So a separate
    // process with a time limit takes the lock.
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--input-type=module', '--eval', PROGRAM, folder.path, String(byDescriptor)],
      { timeout: 120_000 },
    );
    expect(stdout).toBe('E/CONTENT_MODIFIED ENOENT\n');
  },
);
