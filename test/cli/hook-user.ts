/** A repository that uses this project's pre-commit hooks. */
import { execFile, spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Sandbox, SandboxRepository } from '../helpers/sandbox.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const run = promisify(execFile);

export const hasPreCommit: boolean = spawnSync('pre-commit', ['--version']).status === 0;
if (!hasPreCommit) console.warn('pre-commit is not installed, so the tests of the hooks are skipped');

export interface HookUser {
  /** A repository with one commit, installed hooks, and the remote `origin`. */
  readonly repository: SandboxRepository;
  /** Runs Git with hooks. Returns the exit code and the output. */
  readonly git: (...args: readonly string[]) => Promise<readonly [exitCode: number, printed: string]>;
}

/** Creates the repository. Throws if pre-commit rejects the manifest of the hooks. */
export async function hookUser(sandbox: Sandbox, name = 'user'): Promise<HookUser> {
  const env = {
    ...sandbox.env,
    PRE_COMMIT_HOME: path.join(sandbox.path, 'pre-commit'),
    GIT_AUTHOR_NAME: 'A',
    GIT_AUTHOR_EMAIL: 'a@example.org',
    GIT_COMMITTER_NAME: 'A',
    GIT_COMMITTER_EMAIL: 'a@example.org',
  };
  const source = await sandbox.repository(`${name}-source`);
  for (const copied of [
    '.pre-commit-hooks.yaml',
    'dist',
    'package.json',
    'schemas',
    'scripts/pre-push-hook.sh',
  ]) {
    cpSync(path.join(ROOT, copied), path.join(source.path, copied), { recursive: true });
  }
  const rev = await source.commit();
  await run('pre-commit', ['validate-manifest', path.join(source.path, '.pre-commit-hooks.yaml')], { env });

  const user = await sandbox.repository(name);
  const repos = [{ repo: source.path, rev, hooks: [{ id: 'lanser' }, { id: 'lanser-branch' }] }];
  await user.write('.pre-commit-config.yaml', JSON.stringify({ repos }));
  await user.write('a.py', 'old: int = ""\n');
  await user.commit();
  const remote = path.join(sandbox.path, `${name}.git`);
  await run('git', ['clone', '--quiet', '--bare', user.path, remote], { env });
  await user.git(['remote', 'add', 'origin', remote]);
  await user.git(['fetch', '--quiet', 'origin']);
  await run('pre-commit', ['install', '-t', 'pre-commit', '-t', 'pre-push'], { cwd: user.path, env });
  return {
    repository: user,
    async git(...args) {
      try {
        const { stdout, stderr } = await run('git', args, { cwd: user.path, env });
        return [0, stdout + stderr];
      } catch (error) {
        const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
        return [code, stdout + stderr];
      }
    },
  };
}
