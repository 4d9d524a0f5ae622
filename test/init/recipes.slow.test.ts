// Runs the installation commands of the workflows that `lanser init` prints, with the installers of this machine.
// The gate must then find the environment without `--python`, and a package in this environment.
import { execFile, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { gateReport, lanser } from '../helpers/lanser.ts';
import { useSandbox, type SandboxRepository } from '../helpers/sandbox.ts';

interface Step {
  readonly name?: string;
  readonly run?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly with?: Readonly<Record<string, string>>;
  readonly 'working-directory'?: string;
}

/** A project for an installer, and commands to run in the project before the workflow's commands. */
interface Example {
  readonly files: (index: string) => Readonly<Record<string, string>>;
  readonly earlier: readonly string[];
}

const METADATA =
  '[project]\nname = "app"\nversion = "1"\nrequires-python = ">=3.9"\ndependencies = ["available"]\n';
const EXAMPLES: Readonly<Record<string, Example>> = {
  pip: { files: () => ({ 'requirements.txt': 'available\n' }), earlier: [] },
  uv: { files: () => ({ 'pyproject.toml': METADATA }), earlier: ['uv lock'] },
  poetry: {
    files: (index) => ({
      'pyproject.toml': `[tool.poetry]
name = "app"
version = "1"
description = ""
authors = []
[tool.poetry.dependencies]
python = ">=3.9"
available = "*"
[[tool.poetry.source]]
name = "local"
url = "${index}"
`,
    }),
    // `poetry install` simulates an earlier job that left an environment outside of the project. The gate must not
    // use this environment.
    earlier: ['poetry lock', 'poetry install --no-root'],
  },
  pdm: { files: () => ({ 'pyproject.toml': METADATA }), earlier: ['pdm lock'] },
};

const installed = Object.keys(EXAMPLES).filter(
  (name) => name === 'pip' || spawnSync(name, ['--version']).status === 0,
);
const WHEEL = 'available-1.0-py3-none-any.whl';
const MAKE_WHEEL = `import sys, zipfile
with zipfile.ZipFile(sys.argv[1], "w") as wheel:
    info = "available-1.0.dist-info/"
    wheel.writestr("available/__init__.py", "VALUE: int = 1\\n")
    wheel.writestr("available/py.typed", "")
    wheel.writestr(info + "METADATA", "Metadata-Version: 2.1\\nName: available\\nVersion: 1.0\\n")
    wheel.writestr(info + "WHEEL", "Wheel-Version: 1.0\\nRoot-Is-Purelib: true\\nTag: py3-none-any\\n")
    names = ["available/__init__.py", "available/py.typed", info + "METADATA", info + "WHEEL", info + "RECORD"]
    wheel.writestr(info + "RECORD", "".join(name + ",,\\n" for name in names))
`;

const sandbox = useSandbox();
const run = promisify(execFile);
let wheel: Uint8Array;
/** A local package index that contains only the wheel. */
const server = createServer((request, response) => {
  if (request.url?.endsWith('.whl') === true) return response.end(wheel);
  const link = `<a href="/${WHEEL}">${WHEEL}</a>`;
  return response.writeHead(200, { 'content-type': 'text/html' }).end(`<!DOCTYPE html>${link}`);
});
let index: string;
let tools: Readonly<Record<string, string>>;

beforeAll(async () => {
  const file = path.join(sandbox.path, WHEEL);
  await run('python3', ['-c', MAKE_WHEEL, file]);
  wheel = readFileSync(file);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  index = `http://127.0.0.1:${(server.address() as AddressInfo).port}/simple/`;
  // The workflows run `python`, which actions/setup-python provides on GitHub. This machine may have only `python3`.
  const programs = path.join(sandbox.path, 'programs');
  mkdirSync(programs);
  writeFileSync(path.join(programs, 'python'), '#!/bin/sh\nexec python3 "$@"\n', { mode: 0o755 });
  const temporary = path.join(sandbox.path, 'installers');
  mkdirSync(temporary);
  tools = {
    ...sandbox.env,
    PATH: `${programs}:${sandbox.env['PATH'] ?? ''}`,
    TMPDIR: temporary,
    PIP_INDEX_URL: index,
    PIP_CONFIG_FILE: '/dev/null',
    UV_DEFAULT_INDEX: index,
    UV_PYTHON_DOWNLOADS: 'never',
    PDM_PYPI_URL: index,
    PDM_CHECK_UPDATE: 'false',
  };
});
afterAll(() => server.close());

async function repositoryOf(
  projects: readonly (readonly [folder: string, name: string])[],
): Promise<SandboxRepository> {
  const repository = await sandbox.repository(`with-${projects.map(([, name]) => name).join('-')}`);
  await repository.write('.gitignore', '.venv/\n.pdm-python\n');
  for (const [folder, name] of projects) {
    const { files, earlier } = EXAMPLES[name] ?? expect.fail(name);
    for (const [file, text] of Object.entries(files(index)))
      await repository.write(`${folder}/${file}`, text);
    await repository.write(`${folder}/app.py`, 'import available\n');
    for (const command of earlier)
      await run('sh', ['-c', command], { cwd: path.join(repository.path, folder), env: tools });
  }
  await commitAll(repository);
  return repository;
}

async function commitAll({ git }: SandboxRepository): Promise<void> {
  await git(['add', '--all']);
  await git(['commit', '--quiet', '--message', 'work']);
}

/**
 * Runs the installation steps of the workflow that `lanser init` prints. Then commits a file with an error in each
 * folder, and returns the gate's report on this commit.
 */
async function gateOf(
  repository: SandboxRepository,
  folders: readonly string[],
): ReturnType<typeof gateReport> {
  const start = { cwd: repository.path, env: sandbox.env };
  const { stdout } = await lanser(['init', '--dry-run'], start);
  const { jobs } = parse(stdout) as { readonly jobs: { readonly lanser: { readonly steps: Step[] } } };
  const { steps } = jobs.lanser;
  for (const step of steps.filter(({ name }) => name?.startsWith('Install the dependencies'))) {
    const cwd = path.join(repository.path, step['working-directory'] ?? '.');
    await run('bash', ['-e', '-c', step.run ?? ''], { cwd, env: { ...tools, ...step.env } });
  }
  for (const folder of folders)
    await repository.write(`${folder}/new.py`, 'from available import VALUE\n\nname: str = VALUE\n');
  await commitAll(repository);
  const projects = steps.at(-1)?.with?.['working-directory']?.trim().split('\n') ?? [];
  const options = projects.flatMap((folder) => ['--working-directory', folder]);
  return gateReport(['--base', 'HEAD~1', ...options], start);
}

/** The rule of the error in `new.py`. Pyright reports the error only if it finds the package `available`. */
const NEW_ERROR = 'reportAssignmentType';

describe('the gate finds the environment that the workflow creates with', () => {
  test.for(Object.keys(EXAMPLES))('%s', async (name, { skip }) => {
    skip(!installed.includes(name), `${name} is not installed`);
    const repository = await repositoryOf([['.', name]]);
    const { report } = await gateOf(repository, ['.']);
    expect(report.environment.python).toMatchObject({ source: 'project', folder: '.venv' });
    const introduced = report.delta?.introduced.map(({ uri, rule }) => [uri, rule]);
    expect(introduced).toEqual([['new.py', NEW_ERROR]]);
    expect(report.delta?.unresolvedImports ?? []).toEqual([]);
  });

  test('all available installers in one repository', async ({ skip }) => {
    skip(installed.length < 2, 'no installer except pip is installed');
    const folders = installed.map((name) => `services/${name}`);
    const repository = await repositoryOf(installed.map((name) => [`services/${name}`, name]));
    const { report } = await gateOf(repository, folders);
    const environments = report.projects.map(({ python }) => (python ?? report.environment.python)?.folder);
    expect(new Set(environments)).toEqual(new Set(folders.map((folder) => `${folder}/.venv`)));
    const introduced = report.delta?.introduced.map(({ uri, rule }) => [uri, rule]);
    expect(introduced).toEqual(folders.toSorted().map((folder) => [`${folder}/new.py`, NEW_ERROR]));
  });
});
