import { expect, test } from 'vitest';
import { linkPyright } from '../helpers/installed-pyright.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import { hasPreCommit, hookUser } from './hook-user.ts';

const sandbox = useSandbox();

test.runIf(hasPreCommit)(
  "the hooks run from lanser's committed files; on commit, they check only staged changes; on push, they reject new errors",
  async () => {
    const { repository, git } = await hookUser(sandbox);
    await repository.write('a.py', 'old: int = ""\nnew: int = ""\n');
    const bad = await git('commit', '--all', '--message', 'bad');
    expect(bad[0]).toBe(1);
    expect(bad[1]).toContain('a.py:2:12: error: Type "Literal[');
    // The first run unpacks Pyright from the committed files. To save time, later runs use a link to Pyright.
    linkPyright(sandbox.path);
    // The unstaged change adds an error, and the staged change does not.
    await repository.write('a.py', 'old: int = ""\nnew: int = 1\n');
    await repository.git(['add', 'a.py']);
    await repository.write('a.py', 'old: int = ""\nnew: int = ""\n');
    expect((await git('commit', '--message', 'good'))[0]).toBe(0);
    await repository.git(['checkout', '--quiet', '--', 'a.py']);

    expect((await git('push', '--quiet', 'origin', 'HEAD:refs/heads/good'))[0]).toBe(0);
    await repository.write('a.py', 'old: int = ""\nnew: int = ""\n');
    await git('commit', '--all', '--no-verify', '--message', 'bad');
    const push = await git('push', '--quiet', 'origin', 'HEAD:refs/heads/bad');
    expect(push[0]).toBe(1);
    expect(push[1]).toContain('lanser-branch');
  },
);

test.runIf(hasPreCommit)(
  'the hooks check the first commit of a branch, and a branch without a commit on the remote',
  async () => {
    const { repository, git } = await hookUser(sandbox, 'first');
    await repository.git(['branch', 'good']);
    await repository.write('a.py', 'old: int = ""\nnew: int = ""\n');
    await repository.git(['checkout', '--quiet', '-b', 'bad']);
    await git('commit', '--all', '--no-verify', '--message', 'bad');
    await repository.git(['checkout', '--quiet', 'main']);
    await repository.git(['init', '--quiet', '--bare', `${repository.path}-empty.git`]);
    await repository.git(['remote', 'add', 'empty', `${repository.path}-empty.git`]);
    expect(await git('push', 'empty', 'bad')).toEqual([1, expect.stringContaining('1 new error')]);
    expect(await git('push', 'empty', 'good')).toEqual([0, expect.any(String)]);

    await repository.git(['checkout', '--quiet', '--orphan', 'orphan']);
    expect(await git('commit', '--message', 'bad')).toEqual([1, expect.stringContaining('1 new error')]);
    await repository.write('a.py', 'x = 1\n');
    expect(await git('commit', '--all', '--message', 'good')).toEqual([0, expect.any(String)]);
  },
);
