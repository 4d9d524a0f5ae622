import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { folderDigest } from '../helpers/folder-digest.ts';
import { gateReport, lanser } from '../helpers/lanser.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import { repositoryAt } from '../helpers/temporary-repository.ts';

const sandbox = useSandbox();
const commits: string[] = [];
let origin: string;

beforeAll(async () => {
  const { path: root, git, write, commit } = await sandbox.repository('origin');
  origin = pathToFileURL(root).href;
  for (const text of ['x = 0\n', 'x = 1\n', 'x: int = ""\n']) {
    await write('a.py', text);
    commits.push(await commit(text));
  }
  await git(['branch', 'parent', 'HEAD~1']);
  await git(['config', 'uploadpack.allowAnySHA1InWant', 'true']);
  await git(['config', 'uploadpack.allowFilter', 'true']);
});

/** Clones the origin with the given options. Without options, the clone contains only the last commit. */
function shallowClone(name: string, ...options: readonly string[]): string {
  const clone = path.join(sandbox.path, name);
  const args = options.length === 0 ? ['--depth=1'] : options;
  execFileSync('git', ['clone', '--quiet', ...args, origin, clone], { env: sandbox.env });
  return clone;
}

describe('in a shallow clone', () => {
  test.each([
    ['id', () => commits[1] ?? ''],
    ['name', () => 'parent'],
  ])('a missing base, given by its %s, is fetched, and the clone does not change', async (name, base) => {
    const cwd = shallowClone(`by-${name}`);
    const before = folderDigest(cwd);
    const { report, exitCode } = await gateReport(['--base', base()], { cwd, env: sandbox.env });
    expect([report.before?.commit, report.after?.commit]).toEqual([commits[1], commits[2]]);
    expect(report.delta?.introduced).toHaveLength(1);
    expect(exitCode).toBe(1);
    expect(folderDigest(cwd)).toEqual(before);
  });

  test('missing history between base and head is fetched, and the clone does not change', async () => {
    const cwd = shallowClone('merge-base');
    const before = folderDigest(cwd);
    const { report } = await gateReport(['--base', commits[0] ?? ''], { cwd, env: sandbox.env });
    expect([report.before?.commit, report.conclusion]).toEqual([commits[0], 'findings']);
    expect(folderDigest(cwd)).toEqual(before);
  });

  test.each<[string, base: () => string, prepare: (clone: string) => Promise<unknown>, message: string]>([
    [
      'without an origin',
      () => commits[1] ?? '',
      async (clone) => repositoryAt(clone, '').git(['remote', 'remove', 'origin']),
      'the checkout has no origin',
    ],
    [
      'with an unreachable origin',
      () => commits[1] ?? '',
      async (clone) => repositoryAt(clone, '').git(['remote', 'set-url', 'origin', '../nowhere']),
      'git fetch --depth=1 origin',
    ],
    ['for the base HEAD~1', () => 'HEAD~1', async () => {}, 'git fetch --unshallow origin'],
  ])(
    '%s, the gate is inconclusive, and the message contains the reason or a command that fetches the base',
    async (name, base, prepare, message) => {
      const cwd = shallowClone(name.replaceAll(' ', '-'));
      await prepare(cwd);
      const before = folderDigest(cwd);
      const { report, exitCode } = await gateReport(['--base', base()], { cwd, env: sandbox.env });
      expect(exitCode).toBe(25);
      expect(report.conclusion).toBe('inconclusive');
      expect(report.delta).toBeNull();
      expect(report.failures).toHaveLength(1);
      expect(report.failures[0]?.message).toContain(message);
      expect(folderDigest(cwd)).toEqual(before);
    },
  );

  test('an inconclusive result is not reported as clean, even if the policy ignores it', async () => {
    const cwd = shallowClone('lenient');
    const start = { cwd, env: sandbox.env };
    const args = ['--base', 'HEAD~1', '--fail-on', 'introduced-errors'];
    const { report, exitCode } = await gateReport(args, start);
    expect([report.conclusion, exitCode]).toEqual(['inconclusive', 0]);
    const { stdout } = await lanser(['gate', ...args, '--warn-only'], start);
    expect(stdout).toMatch(/\n⚠ Could not decide: the base could not be checked .*\n$/u);
    expect(stdout).not.toContain('clean');
  });
});

describe('in a partial clone', () => {
  test('missing objects are fetched, and the clone does not change', async () => {
    const cwd = shallowClone('partial', '--filter=blob:none');
    const before = folderDigest(cwd);
    const { report, exitCode } = await gateReport(['--base', 'HEAD~2'], { cwd, env: sandbox.env });
    expect([report.before?.commit, report.after?.commit]).toEqual([commits[0], commits[2]]);
    expect(report.delta?.introduced).toHaveLength(1);
    expect(exitCode).toBe(1);
    expect(folderDigest(cwd)).toEqual(before);
  });

  test.each([
    ['file contents of base', 'before', ['--base', 'HEAD~1']],
    ['commit of head', 'after', ['--base', 'HEAD', '--head', 'f'.repeat(40)]],
  ] as const)(
    'with an unreachable origin, the gate reports the missing %s as a failure of the side "%s"',
    async (_, side, args) => {
      const cwd = shallowClone(`partial-${side}`, '--filter=blob:none');
      await repositoryAt(cwd, '').git(['remote', 'set-url', 'origin', '../nowhere']);
      const before = folderDigest(cwd);
      const { report, exitCode } = await gateReport(args, { cwd, env: sandbox.env });
      expect([report.conclusion, exitCode]).toEqual(['inconclusive', 25]);
      expect(report.failures).toMatchObject([{ side, code: 'E/INCONCLUSIVE' }]);
      expect(report.failures[0]?.message).toContain('git fetch');
      expect(folderDigest(cwd)).toEqual(before);
    },
  );
});
