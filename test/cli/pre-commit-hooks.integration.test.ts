import { beforeAll, expect, test } from 'vitest';
import { linkPyright } from '../helpers/installed-pyright.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import { hasPreCommit, hookUser } from './hook-user.ts';

const sandbox = useSandbox();

// This link avoids unpacking Pyright. pre-commit-branch.slow.test.ts tests this unpacking.
beforeAll(() => {
  linkPyright(sandbox.path);
});

test.runIf(hasPreCommit)(
  'pre-commit accepts the manifest, and the hook reports only new type errors',
  async () => {
    const { repository, git } = await hookUser(sandbox);
    await repository.write('a.py', 'old: int = ""\nnew: int = ""\n');
    const [exitCode, printed] = await git('commit', '--all', '--message', 'bad');
    expect(exitCode).toBe(1);
    expect(printed).toContain('a.py:2:12: error: Type "Literal[');
    expect(printed).not.toContain('a.py:1:');
  },
);

test.runIf(hasPreCommit)(
  'the hooks check the content of the next commit, and the pushed commit instead of HEAD',
  async () => {
    const { repository, git } = await hookUser(sandbox, 'next');
    await repository.write('used.py', 'def used(x: int): ...\n');
    await repository.write('user.py', 'from used import used\nused(1)\n');
    await repository.git(['add', 'user.py']);
    const withoutUntracked = await git('commit', '--message', 'the imported file is untracked');
    expect(withoutUntracked).toEqual([1, expect.stringContaining('Import "used" could not be resolved')]);
    await repository.git(['add', 'used.py']);
    const withoutStaged = await git('commit', '--message', 'a part of the index', '--', 'user.py');
    expect(withoutStaged).toEqual([1, expect.stringContaining('Import "used" could not be resolved')]);
    expect(await git('commit', '--message', 'both files')).toEqual([0, expect.any(String)]);

    await repository.git(['rm', '--quiet', 'used.py']);
    const deletion = await git('commit', '--message', 'only a deletion');
    expect(deletion).toEqual([1, expect.stringContaining('Import "used" could not be resolved')]);
    await git('commit', '--no-verify', '--message', 'bad');
    await repository.git(['branch', 'bad']);
    await repository.git(['reset', '--quiet', '--hard', 'HEAD~1']);
    expect(await git('push', 'origin', 'bad')).toEqual([1, expect.stringContaining('1 new error')]);
    expect(await git('push', 'origin', 'HEAD:refs/heads/good')).toEqual([0, expect.any(String)]);
    expect(await git('push', 'origin', '--delete', 'good')).toEqual([0, expect.any(String)]);
  },
);
