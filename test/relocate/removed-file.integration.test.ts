import path from 'node:path';
import { expect, test } from 'vitest';
import { verifyTrace } from '../../src/replay/verify-trace.ts';
import { openWorkspace } from '../../src/sdk/open-workspace.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import { testHost } from '../helpers/test-host.ts';

const sandbox = useSandbox();
const TEXT = 'import json\n\n\ndef save(rows, file):\n    text = json.dumps(rows)\n    file.write(text)\n';
const POSITIONS = ['old.py@L5:C12', 'old.py@R(5,12->5,16)', 'old.py:5', 'old.py:4-6'];

test('the error for a position in a renamed file contains the commit, the new path and a suggested selector', async () => {
  const repository = await sandbox.repository('renamed');
  await repository.write('old.py', TEXT);
  await repository.write('kept.py', 'kept = 1\n');
  await repository.commit();
  await repository.write('old.py', `# Saves rows.\n${TEXT}`);
  await repository.commit();
  await repository.git(['mv', 'old.py', 'kept_new.py']);
  await repository.write('kept_new.py', `# Saves all rows.\n${TEXT}`);
  await repository.write('unrelated.py', 'other = 2\n');
  const renaming = await repository.commit();
  await repository.write('kept_new.py', `# One more.\n# Saves all rows.\n${TEXT}`);
  await repository.commit();
  const file = path.join(sandbox.path, 'renamed.jsonl');
  const host = testHost(sandbox.env, { temporaryRoot: sandbox.temporary });
  {
    await using workspace = await openWorkspace(repository.path, { host, trace: { file } });
    const places: unknown[] = [];
    for (const position of POSITIONS) {
      const { error, resolution, meta } = await workspace.locate(position);
      expect([resolution?.resolved, resolution?.candidates, meta.exitCode]).toEqual([null, [], 3]);
      expect(error?.code).toBe('E/NOT_FOUND');
      expect(error?.message).toContain(`commit ${renaming} renamed it to "kept_new.py"`);
      const [, suggested] = /, use (\S+)\.$/u.exec(error?.message ?? '') ?? [];
      const followed = await workspace.locate(suggested ?? '');
      places.push([followed.resolution?.resolved?.uri, followed.resolution?.resolved?.range[0]]);
    }
    // After the renaming, a commit adds one line above each place. So line 5 becomes line 6, which is 5 in a 0-based
    // range. The place of lines 4 to 6 begins there too, because line 4 is empty.
    expect(places).toEqual([5, 5, 5, 5].map((line) => ['kept_new.py', line]));
    // For a whole file, the error suggests the new path, not a selector with the file's last version.
    const whole = await workspace.locate('old.py');
    expect(whole.error).toMatchObject({
      code: 'E/NOT_FOUND',
      message: `Not found: the file "old.py" does not exist: commit ${renaming} renamed it to "kept_new.py". To select that file, use kept_new.py.`,
    });
    expect((await workspace.locate('kept_new.py')).status).toBe('ok');
    const { error } = await workspace.locate('never.py@L1:C1');
    expect(error?.message).toBe(
      'Not found: the file "never.py" does not exist. Check the path, line and column in the selector.',
    );
  }
  expect(await verifyTrace(file, 'run', { host })).toMatchObject({ conclusion: 'match' });
});

test('the error for a removed file names the removing commit or, in a shallow clone, the command that fetches history', async () => {
  const repository = await sandbox.repository('removed');
  await repository.write('old.py', TEXT);
  await repository.write('other.py', 'other = 1\n');
  await repository.write('LISTING', 'one\n');
  await repository.commit();
  await repository.git(['rm', '--quiet', 'old.py', 'LISTING']);
  await repository.write('different.py', 'completely = "different"\n');
  const removing = await repository.commit();
  await repository.write('other.py', 'other = 2\n');
  await repository.commit();
  const host = testHost(sandbox.env, { temporaryRoot: sandbox.temporary });
  {
    await using workspace = await openWorkspace(repository.path, { host });
    const { error } = await workspace.locate('old.py@L5:C12');
    expect(error?.message).toContain(`commit ${removing} removed or renamed it. To find the place`);
    const whole = await workspace.locate('old.py');
    expect(whole.error?.message).toBe(
      `Not found: the file "old.py" does not exist: commit ${removing} removed or renamed it. Check the path, lines, definition or text in the selector.`,
    );
    const named = await workspace.locate('LISTING');
    expect(named.error?.message).toBe(
      `Not found: the file "LISTING" does not exist: commit ${removing} removed or renamed it. Check the name.`,
    );
  }
  const clone = path.join(sandbox.path, 'shallow');
  await repository.git(['clone', '--quiet', '--depth=1', `file://${repository.path}`, clone]);
  await using workspace = await openWorkspace(clone, { host });
  const { error } = await workspace.locate('old.py@L5:C12');
  expect(error?.message).toContain('the clone is shallow: fetch more history with git fetch --unshallow');
});

test('the error for a folder names no commit, although a commit contains a file in the folder', async () => {
  const repository = await sandbox.repository('folder');
  await repository.write('package/module.py', TEXT);
  await repository.commit();
  const host = testHost(sandbox.env, { temporaryRoot: sandbox.temporary });
  await using workspace = await openWorkspace(repository.path, { host });
  const { error } = await workspace.locate('package@L1:C1');
  expect(error?.code).toBe('E/NOT_FOUND');
  expect(error?.message).not.toMatch(/commit|docVersion/u);
});
