import { expect, test } from 'vitest';
import { linkPyright } from '../helpers/installed-pyright.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import { hasPreCommit, hookUser } from './hook-user.ts';

const sandbox = useSandbox();

// `linkPyright` avoids unpacking Pyright. pre-commit-branch.slow.test.ts tests this unpacking and the pre-push hook.
test.runIf(hasPreCommit)(
  'pre-commit accepts the manifest, and the hook reports only new type errors',
  async () => {
    const { repository, git } = await hookUser(sandbox);
    linkPyright(sandbox.path);
    await repository.write('a.py', 'old: int = ""\nnew: int = ""\n');
    const [exitCode, printed] = await git('commit', '--all', '--message', 'bad');
    expect(exitCode).toBe(1);
    expect(printed).toContain('a.py:2:12: error: Type "Literal[');
    expect(printed).not.toContain('a.py:1:');
  },
);
