import { execFile, spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { linkPyright } from '../helpers/installed-pyright.ts';
import { useSandbox, type SandboxRepository } from '../helpers/sandbox.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const run = promisify(execFile);
const sandbox = useSandbox();
const installed = spawnSync('pre-commit', ['--version']).status === 0;
if (!installed) console.warn('pre-commit is not installed, so its hooks are not tested');

const env = {
  ...sandbox.env,
  PRE_COMMIT_HOME: path.join(sandbox.path, 'pre-commit'),
  GIT_AUTHOR_NAME: 'A',
  GIT_AUTHOR_EMAIL: 'a@example.org',
  GIT_COMMITTER_NAME: 'A',
  GIT_COMMITTER_EMAIL: 'a@example.org',
};

/** Runs Git with hooks. Returns its exit code and what it printed. */
async function git(repository: SandboxRepository, ...args: readonly string[]): Promise<[number, string]> {
  try {
    const { stdout, stderr } = await run('git', args, { cwd: repository.path, env });
    return [0, stdout + stderr];
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return [code, stdout + stderr];
  }
}

test.runIf(installed)(
  'pre-commit accepts the manifest, and its hooks reject new type errors only',
  async () => {
    const source = await sandbox.repository('source');
    for (const name of ['.pre-commit-hooks.yaml', 'dist', 'package.json', 'schemas']) {
      cpSync(path.join(ROOT, name), path.join(source.path, name), { recursive: true });
    }
    const rev = await source.commit();
    await run('pre-commit', ['validate-manifest', path.join(source.path, '.pre-commit-hooks.yaml')], { env });

    const user = await sandbox.repository('user');
    const repos = [{ repo: source.path, rev, hooks: [{ id: 'lanser' }, { id: 'lanser-branch' }] }];
    await user.write('.pre-commit-config.yaml', JSON.stringify({ repos }));
    await user.write('a.py', 'old: int = ""\n');
    await user.commit();
    await run('git', ['clone', '--quiet', '--bare', user.path, path.join(sandbox.path, 'remote.git')], {
      env,
    });
    await user.git(['remote', 'add', 'origin', path.join(sandbox.path, 'remote.git')]);
    await user.git(['fetch', '--quiet', 'origin']);
    await run('pre-commit', ['install', '-t', 'pre-commit', '-t', 'pre-push'], { cwd: user.path, env });

    await user.write('a.py', 'old: int = ""\nnew: int = ""\n');
    const bad = await git(user, 'commit', '--all', '--message', 'bad');
    expect(bad[0]).toBe(1);
    expect(bad[1]).toContain('a.py:2:12: error: Type "Literal[');
    // The first commit proves that the committed files suffice. The next ones do not unpack Pyright again.
    linkPyright(sandbox.path);
    // The hook checks only staged changes.
    await user.write('a.py', 'old: int = ""\nnew: int = 1\n');
    await user.git(['add', 'a.py']);
    await user.write('a.py', 'old: int = ""\nnew: int = ""\n');
    expect((await git(user, 'commit', '--message', 'good'))[0]).toBe(0);
    await user.git(['checkout', '--quiet', '--', 'a.py']);

    expect((await git(user, 'push', '--quiet', 'origin', 'HEAD:refs/heads/good'))[0]).toBe(0);
    await user.write('a.py', 'old: int = ""\nnew: int = ""\n');
    await git(user, 'commit', '--all', '--no-verify', '--message', 'bad');
    const push = await git(user, 'push', '--quiet', 'origin', 'HEAD:refs/heads/bad');
    expect(push[0]).toBe(1);
    expect(push[1]).toContain('lanser-branch');
  },
);
