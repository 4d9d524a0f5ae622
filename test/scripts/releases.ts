// Runs the commands of the release workflow with a local repository as the remote, without GitHub and the npm registry.
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll } from 'vitest';
import { parse } from 'yaml';
import type { Sandbox } from '../helpers/sandbox.ts';
import { repositoryAt } from '../helpers/temporary-repository.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const run = promisify(execFile);

interface Step {
  readonly name?: string;
  readonly run?: string;
  readonly uses?: string;
  readonly with?: Readonly<Record<string, string>>;
}

interface Job {
  readonly needs: string;
  readonly steps: readonly Step[];
}

const { jobs } = parse(readFileSync(path.join(ROOT, '.github/workflows/release.yml'), 'utf8')) as {
  readonly jobs: { readonly release: Job };
};

interface Released {
  readonly exitCode: number;
  readonly output: string;
  readonly folder: string;
}

export interface Releases {
  readonly author: ReturnType<typeof repositoryAt>;
  /** The file with the recorded calls of the program `gh`. */
  readonly calls: string;
  readonly job: Job;
  /**
   * Runs the commands of the job in a checkout of the tag, until a command fails. Ignores the conditions of steps.
   * Publishes with `--dry-run` and without provenance.
   */
  readonly release: (tag: string) => Promise<Released>;
  /** Commits a package.json with the version, tags the commit, and pushes both. Returns the commit's id. */
  readonly tagged: (version: string) => Promise<string>;
  /** Returns the target of the tag `v0`. */
  readonly floating: () => Promise<string>;
}

export function useReleases(sandbox: Sandbox): Releases {
  const author = repositoryAt(path.join(sandbox.path, 'author'), sandbox.path);
  const remote = repositoryAt(path.join(sandbox.path, 'remote.git'), sandbox.path);
  /** A folder with a substitute for `gh`. The substitute records its calls. */
  const programs = path.join(sandbox.path, 'programs');
  const calls = path.join(sandbox.path, 'calls');

  beforeAll(async () => {
    mkdirSync(programs);
    writeFileSync(path.join(programs, 'gh'), `#!/bin/sh\nprintf '%s\\n' "$*" >> ${calls}\n`, { mode: 0o755 });
    mkdirSync(author.path);
    for (const name of ['.ci', 'dist', 'man', 'schemas', 'LICENSE', 'README.md']) {
      cpSync(path.join(ROOT, name), path.join(author.path, name), { recursive: true });
    }
    await author.git(['init', '--quiet', '--initial-branch=main']);
    await author.git(['init', '--quiet', '--bare', '--initial-branch=main', remote.path], {
      cwd: sandbox.path,
    });
    await author.git(['remote', 'add', 'origin', remote.path]);
  });

  async function release(tag: string): Promise<Released> {
    const folder = path.join(sandbox.path, `checkout-${readdirSync(sandbox.path).length}`);
    await remote.git(['clone', '--quiet', '--branch', tag, remote.path, folder], { cwd: sandbox.path });
    const env = {
      ...sandbox.env,
      PATH: `${programs}${path.delimiter}${sandbox.env['PATH'] ?? ''}`,
      GITHUB_REF_NAME: tag,
      npm_config_cache: path.join(sandbox.path, 'npm-cache'),
      npm_config_update_notifier: 'false',
      npm_config_logs_max: '0',
      // A dry run queries the registry for published versions, and continues if the registry is unreachable.
      npm_config_registry: 'http://127.0.0.1:9/',
      npm_config_fetch_retries: '0',
      NODE_DISABLE_COMPILE_CACHE: '1',
    };
    let output = '';
    for (const step of jobs.release.steps) {
      if (step.run === undefined) continue;
      const command = step.run.replace('npm publish', 'npm publish --dry-run').replace(' --provenance', '');
      try {
        const { stdout, stderr } = await run(
          'bash',
          ['--noprofile', '--norc', '-eo', 'pipefail', '-c', command],
          {
            cwd: folder,
            env,
          },
        );
        output += stdout + stderr;
      } catch (error) {
        const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
        return { exitCode: code, output: output + stdout + stderr, folder };
      }
    }
    return { exitCode: 0, output, folder };
  }

  async function tagged(version: string): Promise<string> {
    const manifest = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as object;
    await author.write('package.json', JSON.stringify({ ...manifest, version }));
    const commit = await author.commit(version);
    await author.git(['tag', '--annotate', '--message', version, `v${version}`]);
    await author.git(['push', '--quiet', 'origin', 'HEAD', `v${version}`]);
    return commit;
  }

  return {
    author,
    calls,
    job: jobs.release,
    release,
    tagged,
    floating: async () => remote.git(['rev-parse', 'refs/tags/v0']),
  };
}
