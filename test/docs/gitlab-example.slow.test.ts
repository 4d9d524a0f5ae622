// Runs the script of examples/gitlab/.gitlab-ci.yml as a GitLab runner does: with GitLab's variables, and in a
// checkout of one commit.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { CAN_READ_JUNIT, gitlabIssues, expectJunit, xpath } from '../helpers/format-errors.ts';
import { LANSER } from '../helpers/lanser.ts';
import { useSandbox } from '../helpers/sandbox.ts';

interface Job {
  readonly variables: Readonly<Record<string, string>>;
  readonly script: readonly string[];
  readonly artifacts: {
    readonly when: string;
    readonly paths: readonly string[];
    readonly reports: { readonly junit: string; readonly codequality: string };
  };
}

const file = fileURLToPath(new URL('../../examples/gitlab/.gitlab-ci.yml', import.meta.url));
const { lanser: job } = parse(await readFile(file, 'utf8')) as { readonly lanser: Job };
const sandbox = useSandbox();
const commits: Record<string, string> = {};
let origin: string;

beforeAll(async () => {
  const { path: root, git, write, commit } = await sandbox.repository('work');
  const change = async (name: string, text: string): Promise<void> => {
    await write(name, text);
    commits[text] = await commit(name);
  };
  await change('a.py', 'def f() -> int:\n    return 0\n');
  commits['fork'] = (await git(['rev-parse', 'HEAD'])).trim();
  await git(['switch', '--quiet', '--create', 'feature']);
  await change('b.py', 'from a import f\n\nx: str = f()\n');
  commits['feature'] = (await git(['rev-parse', 'HEAD'])).trim();
  await git(['switch', '--quiet', 'main']);
  await change('a.py', 'def f() -> str:\n    return ""\n');
  await change('c.py', 'y: int = ""\n');
  commits['target'] = (await git(['rev-parse', 'HEAD'])).trim();
  await git(['merge', '--quiet', '--no-ff', '--no-edit', 'feature']);
  commits['merged'] = (await git(['rev-parse', 'HEAD'])).trim();
  await git(['update-ref', 'refs/merge-requests/1/merge', 'HEAD']);
  await git(['reset', '--quiet', '--hard', commits['target']]);
  const bare = path.join(sandbox.path, 'origin.git');
  execFileSync('git', ['clone', '--quiet', '--mirror', root, bare], { env: sandbox.env });
  origin = pathToFileURL(bare).href;
  const programs = path.join(sandbox.path, 'programs');
  await mkdir(programs);
  const program = `#!/bin/sh\nexec "${process.execPath}" "${LANSER}" "$@"\n`;
  await writeFile(path.join(programs, 'lanser'), program, { mode: 0o755 });
});

interface Pipeline {
  readonly exitCode: number | null;
  readonly output: string;
  readonly folder: string;
}

/** Fetches and checks out one commit as the runner does, and runs the script of the job. */
async function runJob(name: string, ref: string, commit: string, variables: object): Promise<Pipeline> {
  const folder = path.join(sandbox.path, name);
  await mkdir(folder);
  const { env } = sandbox;
  const git = (...args: readonly string[]): unknown => execFileSync('git', args, { cwd: folder, env });
  git('init', '--quiet');
  git('remote', 'add', 'origin', origin);
  const depth = `--depth=${job.variables['GIT_DEPTH']}`;
  git('fetch', '--quiet', depth, 'origin', `+${commit}:refs/pipelines/1`, `+${ref}:refs/remotes/origin/x`);
  git('-c', 'advice.detachedHead=false', 'checkout', '--quiet', '--force', commit);
  expect(execFileSync('git', ['rev-list', '--all', '--count'], { cwd: folder, env, encoding: 'utf8' })).toBe(
    '1\n',
  );
  const script = ['set -eo pipefail', ...job.script].join('\n');
  const ran = spawnSync('bash', ['-c', script], {
    cwd: folder,
    encoding: 'utf8',
    env: {
      ...env,
      ...variables,
      PATH: `${path.join(sandbox.path, 'programs')}:${env['PATH']}`,
      CI: 'true',
      GITLAB_CI: 'true',
      // The test does not run `before_script`, which makes the environment. So it uses the system's Python.
      PYTHON_ENVIRONMENT: '/usr/bin/python3',
    },
  });
  return { exitCode: ran.status, output: ran.stdout + ran.stderr, folder };
}

const junitTest = test.skipIf(!CAN_READ_JUNIT);

junitTest(
  "a merge request pipeline compares the branch with the base of the request's diff, and writes the JUnit and code quality reports",
  async () => {
    const { exitCode, output, folder } = await runJob(
      'branch',
      'refs/heads/feature',
      commits['feature'] ?? '',
      {
        CI_MERGE_REQUEST_DIFF_BASE_SHA: commits['fork'],
        CI_MERGE_REQUEST_TARGET_BRANCH_SHA: '',
      },
    );
    expect(output).toContain('b.py');
    expect(exitCode).toBe(1);
    const { junit, codequality } = job.artifacts.reports;
    const issues = gitlabIssues(await readFile(path.join(folder, codequality), 'utf8'));
    expect(issues.map(({ location }) => location.path)).toEqual(['b.py']);
    const xml = await readFile(path.join(folder, junit), 'utf8');
    const documents = path.join(sandbox.path, 'documents');
    await mkdir(documents);
    expectJunit(documents, [xml]);
    expect(xpath(xml, 'count(//failure)')).toBe('2');
    expect(job.artifacts.when).toBe('always');
    for (const report of [junit, codequality])
      expect(report.startsWith(job.artifacts.paths[0] ?? '-')).toBe(true);
  },
);

test('a merged results pipeline compares the merge commit with the latest commit of the target branch', async () => {
  // The target branch changes `f`, which fixes the error of `feature` in b.py. The error in c.py is not new, because
  // it comes from the target branch.
  const { exitCode, output } = await runJob(
    'merged',
    'refs/merge-requests/1/merge',
    commits['merged'] ?? '',
    {
      CI_MERGE_REQUEST_DIFF_BASE_SHA: commits['fork'],
      CI_MERGE_REQUEST_TARGET_BRANCH_SHA: commits['target'],
    },
  );
  expect(output).toContain('No new type errors');
  expect(exitCode).toBe(0);
});

test('a pipeline without a merge request compares the branch with the default branch', async () => {
  const { exitCode, output } = await runJob('push', 'refs/heads/feature', commits['feature'] ?? '', {
    CI_DEFAULT_BRANCH: 'main',
  });
  expect(output).toContain('b.py');
  expect(exitCode).toBe(1);
});

junitTest('if the base cannot be fetched, the job fails and its two reports contain the error', async () => {
  const { exitCode, folder } = await runJob('lost', 'refs/heads/feature', commits['feature'] ?? '', {
    CI_MERGE_REQUEST_DIFF_BASE_SHA: '1'.repeat(40),
  });
  expect(exitCode).toBe(25);
  const issues = gitlabIssues(await readFile(path.join(folder, job.artifacts.reports.codequality), 'utf8'));
  expect(issues).toMatchObject([{ severity: 'blocker' }]);
  const xml = await readFile(path.join(folder, job.artifacts.reports.junit), 'utf8');
  expect(xpath(xml, 'count(//error)')).toBe('1');
});
