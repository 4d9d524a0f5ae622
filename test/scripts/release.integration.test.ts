import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { useSandbox } from '../helpers/sandbox.ts';
import { repositoryAt } from '../helpers/temporary-repository.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const run = promisify(execFile);
const sandbox = useSandbox();
const author = repositoryAt(path.join(sandbox.path, 'author'), sandbox.path);
const remote = repositoryAt(path.join(sandbox.path, 'remote.git'), sandbox.path);
/** Programs whose calls are recorded, because they need GitHub. */
const programs = path.join(sandbox.path, 'programs');
const calls = path.join(sandbox.path, 'calls');

interface Step {
  readonly name?: string;
  readonly run?: string;
  readonly uses?: string;
  readonly with?: Readonly<Record<string, string>>;
}

const { jobs } = parse(readFileSync(path.join(ROOT, '.github/workflows/release.yml'), 'utf8')) as {
  readonly jobs: { readonly release: { readonly needs: string; readonly steps: readonly Step[] } };
};

interface Released {
  readonly exitCode: number;
  readonly output: string;
  readonly folder: string;
}

/** Runs the commands of the job as the runner does, in a checkout of the tag. npm only pretends to publish. */
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
    // A dry run looks for the versions that are published already, and continues without a registry.
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

const floating = async (): Promise<string> => remote.git(['rev-parse', 'refs/tags/v0']);

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

test('a tag is packed, attested, published, and gets the floating tag', async () => {
  const first = await tagged('0.9.0');
  const { exitCode, output, folder } = await release('v0.9.0');
  expect([exitCode, output]).toEqual([0, expect.stringContaining('+ lanser@0.9.0')]);
  expect(readdirSync(path.join(folder, 'release'))).toEqual(['lanser-0.9.0.tgz']);
  expect(readFileSync(calls, 'utf8')).toBe(
    'release create v0.9.0 release/lanser-0.9.0.tgz --verify-tag --generate-notes\n',
  );
  expect(await floating()).toBe(first);
  const subjects = jobs.release.steps.find((step) => step.uses?.includes('attest') === true)?.with;
  expect(subjects?.['subject-path']?.split('\n')).toEqual(['release/*.tgz', 'dist/*', '']);
  expect(jobs.release.needs).toBe('test');
});

test('a newer version moves the floating tag, and a correction of an older one does not', async () => {
  // As text, v0.10.0 is before v0.9.0.
  const newer = await tagged('0.10.0');
  expect((await release('v0.10.0')).exitCode).toBe(0);
  expect(await floating()).toBe(newer);
  await tagged('0.9.1');
  const { exitCode, output } = await release('v0.9.1');
  expect(exitCode).toBe(0);
  expect(output).toContain('v0 stays at v0.10.0, which is newer than v0.9.1');
  expect(await floating()).toBe(newer);
});

test('a tag that is not the version of the package, or not on main, is not released', async () => {
  const before = [await floating(), readFileSync(calls, 'utf8')];
  await author.git(['tag', 'v0.11.0']);
  await author.git(['push', '--quiet', 'origin', 'v0.11.0']);
  const wrong = await release('v0.11.0');
  expect([wrong.exitCode, wrong.output]).toEqual([
    1,
    expect.stringContaining('package.json has the version 0.9.1'),
  ]);
  await author.git(['switch', '--quiet', '--create', 'other']);
  await tagged('0.12.0');
  const other = await release('v0.12.0');
  expect([other.exitCode, other.output]).toEqual([1, expect.stringContaining('is not on main')]);
  expect(existsSync(path.join(other.folder, 'release'))).toBe(false);
  expect([await floating(), readFileSync(calls, 'utf8')]).toEqual(before);
});

test.each(['v1', 'v1.2', '1.2.3', 'v01.2.3', 'v1.2.3-rc.1', 'main', '', '--help'])(
  '%j is not the tag of a release',
  async (tag) => {
    await expect(run('bash', ['.ci/release', 'verify', tag], { cwd: author.path })).rejects.toMatchObject({
      code: 1,
      stderr: `release: "${tag}" is not a version such as v1.2.3\n`,
    });
  },
);
