import { chmodSync, chownSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { projectBelow } from '../../src/action/checkout.ts';
import { actionRunner, type Step, type StepResult } from '../helpers/action-runner.ts';
import { folderDigest } from '../helpers/folder-digest.ts';
import { markingProgram } from '../helpers/marking-program.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import { repositoryAt } from '../helpers/temporary-repository.ts';

const PROJECT = 'päckage one';
const sandbox = useSandbox();
const runner = actionRunner(sandbox);
let origin: string;
let main: readonly string[];
let work: readonly string[];
/** The ids of two commits after main, as a merge queue creates them. */
let queue: readonly string[];
/** The ids of two commits with a submodule whose repository does not exist. */
let linked: readonly string[];
let clones = 0;

beforeAll(async () => {
  const { path: root, git, write, commit } = await sandbox.repository('origin');
  origin = pathToFileURL(root).href;
  await git(['config', 'uploadpack.allowAnySHA1InWant', 'true']);
  await git(['config', 'uploadpack.allowFilter', 'true']);
  const series = async (name: string, texts: readonly string[]): Promise<readonly string[]> => {
    const ids: string[] = [];
    for (const text of texts) {
      await write(`${PROJECT}/${name}.py`, text);
      ids.push(await commit(text));
    }
    return ids;
  };
  await write('.gitattributes', '*.bin filter=lfs -text\n');
  await write(
    'big.bin',
    `version https://git-lfs.github.com/spec/v1\noid sha256:${'0'.repeat(64)}\nsize 9\n`,
  );
  main = await series('main', ['x = 1\n', 'x = 2\n', 'x = 3\n', 'x = 4\n']);
  await git(['checkout', '--quiet', '-b', 'work', 'HEAD~2']);
  work = await series('work', ['y = 1\n', 'y = 1\ny.gone\n', 'y = 2\ny.gone\n']);
  await git(['update-ref', 'refs/pull/7/head', 'HEAD']);
  await git(['checkout', '--quiet', '-b', 'queue', 'main']);
  queue = await series('queue', ['z = 1\n', 'z = 1\nz.gone\n']);
  await git(['checkout', '--quiet', '-b', 'linked', 'main']);
  await write('.gitmodules', '[submodule "sub"]\n\tpath = sub\n\turl = file:///nowhere\n');
  mkdirSync(path.join(root, 'sub'));
  await git(['update-index', '--add', '--cacheinfo', `160000,${main[0]},sub`]);
  linked = await series('linked', ['w = 1\n', 'w = 1\nw.gone\n']);
  await git(['checkout', '--quiet', 'main']);
});

/**
 * Checks out a commit in a new repository, as actions/checkout does. Returns the repository's folder.
 *
 * @param options the options of `git fetch`; by default, the checkout is shallow.
 * @param name the name of the folder; by default, a unique one.
 */
async function checkout(
  commit: string,
  options: readonly string[] = ['--depth=1'],
  name = '',
): Promise<string> {
  clones += 1;
  const workspace = path.join(sandbox.path, name || `checkout ${clones}`);
  mkdirSync(workspace, { recursive: true });
  const { git } = repositoryAt(workspace, sandbox.path);
  await git(['init', '--quiet', '--initial-branch=main']);
  await git(['remote', 'add', 'origin', origin]);
  await git(['fetch', '--quiet', '--no-tags', ...options, 'origin', commit]);
  await git(['checkout', '--quiet', '--force', '--detach', commit]);
  return workspace;
}

async function gate(step: Partial<Step> & Pick<Step, 'event' | 'workspace'>): Promise<StepResult> {
  return runner.run({ payload: {}, ref: 'refs/heads/work', sha: 'f'.repeat(40), ...step });
}

const FOUND = { conclusion: 'findings', 'introduced-count': '1', 'resolved-count': '0', 'before-count': '0' };
const repository = { default_branch: 'main' };

describe('a checkout of main instead of the change is rejected', () => {
  const rejected = async (step: Omit<Parameters<typeof gate>[0], 'workspace'>): Promise<void> => {
    const workspace = await checkout(main[3] ?? '');
    await repositoryAt(workspace, sandbox.path).git(['update-ref', 'refs/remotes/upstream/main', 'HEAD']);
    const result = await gate({ workspace, sha: work[2] ?? '', ...step });
    expect(result.exitCode, result.stdout).toBe(20);
    expect(result.stdout).toContain(`set the input head-ref to ${work[2]}`);
  };

  test.each([{}, { 'base-ref': 'main' }])('for a pull request with the inputs %j', async (inputs) => {
    const payload = { pull_request: { base: { sha: main[2], ref: 'main' }, head: { sha: work[2] } } };
    await rejected({ event: 'pull_request', payload, with: inputs });
  });

  test('for a push to a different branch', async () => {
    await rejected({ event: 'push', payload: { before: work[0], repository } });
  });

  test('for a merge queue', async () => {
    const payload = { merge_group: { base_sha: main[2], base_ref: 'refs/heads/main' } };
    await rejected({ event: 'merge_group', payload });
  });
});

describe('in a checkout of depth 1', () => {
  test('a push of several commits is compared with the commit before the push', async () => {
    const workspace = await checkout(work[2] ?? '');
    const digest = folderDigest(workspace);
    const result = await gate({ workspace, event: 'push', payload: { before: work[0], repository } });
    expect(result.outputs, result.stdout).toMatchObject(FOUND);
    expect(result.summary).toContain(`--base ${work[0]}`);
    expect(folderDigest(workspace)).toEqual(digest);
  });

  test('a push that rewrites its branch is compared with the merge base of head and the default branch', async () => {
    const workspace = await checkout(work[2] ?? '');
    const payload = { before: '9'.repeat(40), forced: true, repository };
    const result = await gate({ workspace, event: 'push', payload });
    expect(result.outputs, result.stdout).toMatchObject(FOUND);
    expect(result.summary).toContain(`base ${main[1]?.slice(0, 7)} →`);
    expect(result.summary).toContain(`--base ${main[3]}`);
    expect(result.stdout).toContain('This push rewrites the history of the branch');
  });

  test('a merge queue is compared with its base', async () => {
    const workspace = await checkout(queue[1] ?? '');
    const payload = { merge_group: { base_sha: main[3], head_sha: queue[1] } };
    const result = await gate({ workspace, event: 'merge_group', payload, sha: queue[1] ?? '' });
    expect(result.outputs, result.stdout).toMatchObject(FOUND);
    expect(result.summary).toContain(`--base ${main[3]}`);
  });

  test('a pull request whose head is checked out is compared with the merge base of base and head', async () => {
    const workspace = await checkout(work[2] ?? '');
    const payload = { pull_request: { base: { sha: main[3] }, head: { sha: work[2] } } };
    const result = await gate({ workspace, event: 'pull_request', payload, ref: 'refs/pull/7/merge' });
    expect(result.outputs, result.stdout).toMatchObject(FOUND);
    expect(result.summary).toContain(`base ${main[1]?.slice(0, 7)} →`);
    expect(result.summary).toContain(`--base ${main[3]}`);
  });

  test('pull_request_target is rejected by default; if allowed, head is checked and the workspace does not change', async () => {
    const workspace = await checkout(main[3] ?? '');
    const digest = folderDigest(workspace);
    const payload = { pull_request: { base: { sha: main[3] }, head: { sha: work[2] } } };
    const step = {
      workspace,
      event: 'pull_request_target',
      payload,
      ref: 'refs/heads/main',
      sha: main[3] ?? '',
    };
    const refused = await gate(step);
    expect([refused.exitCode, refused.outputs]).toEqual([20, {}]);
    const result = await gate({ ...step, with: { 'allow-pull-request-target': 'true' } });
    expect(result.outputs, result.stdout).toMatchObject(FOUND);
    expect(folderDigest(workspace)).toEqual(digest);
  });
});

describe('a checkout', () => {
  const push = (workspace: string): Parameters<typeof gate>[0] => ({
    workspace,
    event: 'push',
    payload: { before: work[0], repository },
    sha: work[2] ?? '',
  });

  test.each<[what: string, options: readonly string[]]>([
    ['without blobs', ['--filter=blob:none']],
    ['without trees', ['--filter=tree:0']],
  ])('%s is completed by a fetch of the missing objects', async (_what, options) => {
    const result = await gate(push(await checkout(work[2] ?? '', options)));
    expect(result.outputs, result.stdout).toMatchObject(FOUND);
  });

  test('that is sparse is checked with all files of the commit', async () => {
    const workspace = await checkout(work[2] ?? '', []);
    await repositoryAt(workspace, '').git(['sparse-checkout', 'set', '--no-cone', '/big.bin']);
    expect(readdirSync(workspace)).toEqual(['.git', 'big.bin']);
    expect((await gate(push(workspace))).outputs).toMatchObject(FOUND);
  });

  test('in a subfolder of the workspace needs the input working-directory', async () => {
    const workspace = path.join(sandbox.path, 'wörk space');
    await checkout(work[2] ?? '', ['--depth=1'], 'wörk space/the code');
    const lost = await gate(push(workspace));
    expect(lost.exitCode).toBe(20);
    expect(lost.commands.at(-1)?.data).toContain(
      'If actions/checkout has a `path`, begin `working-directory` with that path.',
    );
    const inputs = { 'working-directory': `the code/${PROJECT}` };
    const result = await gate({ ...push(workspace), with: inputs });
    expect(result.outputs, result.stdout).toMatchObject(FOUND);
    expect(result.commands.map(({ properties }) => properties['file'])).toContain(`${PROJECT}/work.py`);
  });

  test('with changed and untracked files is checked as committed, and an untracked folder stays unchanged', async () => {
    const workspace = await checkout(work[2] ?? '');
    const left = path.join(workspace, 'left over');
    mkdirSync(path.join(left, '.venv', 'bin'), { recursive: true });
    mkdirSync(path.join(workspace, '.lanser-apply'));
    mkdirSync(path.join(workspace, 'report', 'bundles'), { recursive: true });
    writeFileSync(path.join(workspace, 'report', 'report.json'), 'from an earlier run');
    writeFileSync(path.join(left, 'broken.py'), 'def (\n');
    writeFileSync(path.join(workspace, PROJECT, 'main.py'), 'not what was committed\n');
    writeFileSync(path.join(workspace, '.git', 'index.lock'), '');
    chmodSync(left, 0o500);
    const digest = folderDigest(left);
    const result = await gate({ ...push(workspace), with: { 'report-directory': 'report' } });
    expect(result.outputs, result.stdout).toMatchObject(FOUND);
    expect(folderDigest(left)).toEqual(digest);
    rmSync(left, { recursive: true });
  });

  test('with Git LFS files and a submodule is checked without git-lfs and without the submodule', async () => {
    const workspace = await checkout(linked[1] ?? '');
    const { git } = repositoryAt(workspace, sandbox.path);
    expect(await git(['ls-tree', 'HEAD', 'sub'])).toMatch(/^160000 commit /u);
    const lfs = await markingProgram(sandbox.path, 'git-lfs');
    for (const name of ['clean', 'smudge', 'process'])
      await git(['config', `filter.lfs.${name}`, lfs.program]);
    await git(['config', 'submodule.sub.url', 'file:///nowhere']);
    await git(['config', 'submodule.recurse', 'true']);
    await git(['config', 'fetch.recurseSubmodules', 'true']);
    await git(['config', 'submodule.sub.active', 'true']);
    const result = await gate({ ...push(workspace), payload: { before: linked[0], repository } });
    expect(result.outputs, result.stdout).toMatchObject(FOUND);
    expect(await lfs.wasRun()).toBe(false);
    expect(readdirSync(path.join(workspace, 'sub'))).toEqual([]);
  });

  test.runIf(process.getuid?.() === 0)(
    'that belongs to a different user is rejected with advice to set safe.directory, and accepted with this setting',
    async () => {
      const workspace = await checkout(work[2] ?? '');
      for (const name of [workspace, path.join(workspace, '.git')]) chownSync(name, 65_534, 65_534);
      const refused = await gate(push(workspace));
      expect(refused.exitCode).toBe(20);
      expect(refused.commands.at(-1)?.data).toContain('git config --global --add safe.directory');
      const trusted = { GIT_CONFIG_GLOBAL: path.join(sandbox.path, 'trusting'), GIT_CONFIG_NOSYSTEM: '1' };
      writeFileSync(trusted.GIT_CONFIG_GLOBAL, `[safe]\n\tdirectory = ${workspace}\n`);
      const result = await gate({ ...push(workspace), env: trusted });
      expect(result.outputs, result.stdout).toMatchObject(FOUND);
    },
  );
});

describe('projectBelow', () => {
  test.each<[rules: 'posix' | 'win32', root: string, folder: string, name: string | undefined]>([
    ['posix', '/home/runner/work/r/r', '/home/runner/work/r/r', '.'],
    ['posix', '/home/runner/work/r/r', '/home/runner/work/r/r/a b/ü', 'a b/ü'],
    ['posix', '/w', '/w/..x', '..x'],
    ['posix', '/w', '/wx', undefined],
    ['posix', '/w', '/', undefined],
    ['win32', String.raw`D:\a\r\r`, String.raw`D:\a\r\r\src\pkg`, 'src/pkg'],
    ['win32', String.raw`D:\a\r\r`, String.raw`d:\A\R\R\src`, 'src'],
    ['win32', String.raw`D:\a\r\r`, String.raw`C:\a\r\r\src`, undefined],
    ['win32', String.raw`D:\a\r\r`, String.raw`\\server\share\r`, undefined],
    ['win32', String.raw`D:\a\r\r`, String.raw`D:\a\r`, undefined],
  ])('with %s paths, the root %s and the folder %s, returns %s', (rules, root, folder, name) => {
    expect(projectBelow(root, folder, path[rules])).toBe(name);
  });
});

describe('without a checkout', () => {
  const env = { GITHUB_SERVER_URL: pathToFileURL(sandbox.path).href, GITHUB_REPOSITORY: 'origin' };

  function emptyWorkspace(): string {
    clones += 1;
    const workspace = path.join(sandbox.path, `empty ${clones}`);
    mkdirSync(workspace);
    writeFileSync(path.join(workspace, 'notes.txt'), 'from an earlier step\n');
    return workspace;
  }

  test('a push is fetched and compared with the commit before the push, and the workspace stays unchanged', async () => {
    const workspace = emptyWorkspace();
    const digest = folderDigest(workspace);
    const payload = { before: work[0], repository };
    const result = await gate({ workspace, event: 'push', sha: work[2] ?? '', payload, env });
    expect(result.outputs, result.stdout).toMatchObject(FOUND);
    expect(result.summary).toContain(`--base ${work[0]} --head ${work[2]}`);
    expect(folderDigest(workspace)).toEqual(digest);
    expect(result.temporary).toEqual([]);
  });

  test('a pull request is fetched, and the input report-directory is relative to the workspace', async () => {
    const workspace = emptyWorkspace();
    const payload = {
      pull_request: { number: 7, base: { sha: main[3] }, head: { sha: work[2] } },
      repository,
    };
    const result = await gate({
      workspace,
      event: 'pull_request',
      ref: 'refs/pull/7/head',
      sha: work[2] ?? '',
      payload,
      env,
      with: { 'report-directory': 'out', 'working-directory': PROJECT },
    });
    expect(result.outputs, result.stdout).toMatchObject({
      ...FOUND,
      'report-path': path.join(workspace, 'out/report.json'),
    });
    expect(readdirSync(workspace).toSorted()).toEqual(['notes.txt', 'out']);
  });

  test('a commit that cannot be fetched ends the step with exit code 25, and the message suggests a solution', async () => {
    const workspace = emptyWorkspace();
    const result = await gate({ workspace, event: 'push', payload: { repository }, env });
    expect(result.exitCode).toBe(25);
    expect(result.stdout).toContain('The job has no checkout, and the commit ffff');
    expect(result.stdout).toContain('add a step with actions/checkout before this one');
    expect(result.temporary).toEqual([]);
  });
});
