import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { useSandbox } from '../helpers/sandbox.ts';
import { useReleases } from './releases.ts';

// Tests with releases of several versions are in release.slow.test.ts.
const run = promisify(execFile);
const { author, calls, job, release, tagged, floating } = useReleases(useSandbox());

test('a tagged version is packed, attested and published, and the floating tag v0 moves to it', async () => {
  const first = await tagged('0.9.0');
  const { exitCode, output, folder } = await release('v0.9.0');
  expect([exitCode, output]).toEqual([0, expect.stringContaining('+ lanser@0.9.0')]);
  expect(readdirSync(path.join(folder, 'release'))).toEqual(['lanser-0.9.0.tgz']);
  expect(readFileSync(calls, 'utf8')).toBe(
    'release create v0.9.0 release/lanser-0.9.0.tgz --verify-tag --generate-notes\n',
  );
  expect(await floating()).toBe(first);
  const subjects = job.steps.find((step) => step.uses?.includes('attest') === true)?.with;
  expect(subjects?.['subject-path']?.split('\n')).toEqual(['release/*.tgz', 'dist/*', '']);
  expect(job.needs).toBe('test');
});

test('a tag is not released if it differs from the version of the package or is not on main', async () => {
  const before = [await floating(), readFileSync(calls, 'utf8')];
  await author.git(['tag', 'v0.11.0']);
  await author.git(['push', '--quiet', 'origin', 'v0.11.0']);
  const wrong = await release('v0.11.0');
  expect([wrong.exitCode, wrong.output]).toEqual([
    1,
    expect.stringContaining('package.json has the version 0.9.0'),
  ]);
  await author.git(['switch', '--quiet', '--create', 'other']);
  await tagged('0.12.0');
  const other = await release('v0.12.0');
  expect([other.exitCode, other.output]).toEqual([1, expect.stringContaining('is not on main')]);
  expect(existsSync(path.join(other.folder, 'release'))).toBe(false);
  expect([await floating(), readFileSync(calls, 'utf8')]).toEqual(before);
});

test('the floating tag v0 does not move if origin does not have the tag of the release', async () => {
  const before = await floating();
  await expect(run('bash', ['.ci/release', 'float', 'v0.99.0'], { cwd: author.path })).rejects.toMatchObject({
    code: 1,
    stderr: 'release: origin does not have the tag v0.99.0\n',
  });
  expect(await floating()).toBe(before);
});

test.each(['v1', 'v1.2', '1.2.3', 'v01.2.3', 'v1.2.3-rc.1', 'main', '', '--help'])(
  '%j is rejected as the tag of a release',
  async (tag) => {
    await expect(run('bash', ['.ci/release', 'verify', tag], { cwd: author.path })).rejects.toMatchObject({
      code: 1,
      stderr: `release: "${tag}" is not a version such as v1.2.3\n`,
    });
  },
);
