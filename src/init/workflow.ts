import path from 'node:path';
import { stringify } from 'yaml';
import type { Installer, Project } from './project.ts';

export const WORKFLOW_FILE = '.github/workflows/lanser.yml';

const CHECKOUT = 'actions/checkout@11bd71901bbe5b1630ceea73d27597364c9af683 # v4.2.2';
const SETUP_PYTHON = 'actions/setup-python@a309ff8b426b58ec0e2a45f0f869d46889d02405 # v6.2.0';
const SETUP_UV = 'astral-sh/setup-uv@11f9893b081a58869d3b5fccaea48c9e9e46f990 # v8.3.2';
/** The Python version for pip, Poetry and PDM if none of their projects specifies one. */
const PYTHON = '3.13';

/**
 * Returns the text of a workflow that gates each pull request. Before the gate, the workflow installs the
 * dependencies of each project into the folder `.venv` of the project.
 */
export function workflowText(projects: readonly [Project, ...Project[]]): string {
  const folders = projects.map(({ folder }) => folder);
  const [first] = folders;
  const inputs =
    first === '.' && folders.length === 1
      ? ''
      : `        with:\n          working-directory: |\n${folders.map((folder) => `            ${folder}\n`).join('')}`;
  return `# Type-checks pull requests with lanser, and reports new errors. Written by: lanser init
name: lanser

on: pull_request

# The newest run of a pull request replaces older ones.
concurrency:
  group: lanser-\${{ github.ref }}
  cancel-in-progress: true

permissions: {}

jobs:
  lanser:
    runs-on: ubuntu-latest
    timeout-minutes: 40
    permissions:
      contents: read
      pull-requests: write # the comment
      checks: write # the check run
    steps:
      # The gate compares the merge commit of a pull request with its first parent. Depth 2 fetches both.
      - uses: ${CHECKOUT}
        with:
          fetch-depth: 2
          persist-credentials: false
${setUp(projects)}${projects.map(install).join('')}      - uses: lanser/lanser@v0
${inputs}`;
}

/** Returns the steps that set up each installer once. For pip, Poetry and PDM, the first step sets up Python. */
function setUp(projects: readonly Project[]): string {
  const installers = new Set(projects.map(({ installer }) => installer));
  const parts = (Object.keys(SET_UP) as Installer[])
    .filter((name) => installers.has(name))
    .map((name) => SET_UP[name]);
  const needingPython = projects.filter(({ installer }) => ['pip', 'poetry', 'pdm'].includes(installer));
  return [...(needingPython.length === 0 ? [] : [setUpPython(needingPython)]), ...parts].join('');
}

const SET_UP: Readonly<Record<Installer, string>> = {
  uv: `      - uses: ${SETUP_UV}\n`,
  poetry: '      - run: pipx install poetry\n',
  pdm: '      - run: pipx install pdm\n',
  // GitHub's Ubuntu runners include conda.
  conda: '',
  pip: '',
  none: '',
};

function setUpPython(projects: readonly Project[]): string {
  const [versionFile] = projects.flatMap((project) =>
    project.versionFile === undefined ? [] : [path.posix.join(project.folder, project.versionFile)],
  );
  const version =
    versionFile === undefined ? `python-version: '${PYTHON}'` : `python-version-file: ${versionFile}`;
  const pip = projects.filter(({ installer }) => installer === 'pip');
  const files = pip.flatMap((project) => {
    const { folder, requirements, source } = project;
    return (requirements.length > 0 ? requirements : [source]).map((name) => path.posix.join(folder, name));
  });
  const cache =
    files.length === 0
      ? ''
      : `          cache: pip\n          cache-dependency-path: |\n${files.map((name) => `            ${name}\n`).join('')}`;
  return `      - uses: ${SETUP_PYTHON}\n        with:\n          ${version}\n${cache}`;
}

function install(project: Project): string {
  const commands = COMMANDS[project.installer](project);
  if (commands.length === 0) return '';
  // A folder can have a name that YAML reads as a number, such as 1.10.
  const folder =
    project.folder === '.' ? '' : `        working-directory: ${stringify(project.folder, { lineWidth: 0 })}`;
  const name = `Install the dependencies${folder === '' ? '' : ` of ${project.folder}`}`;
  const environment =
    project.installer === 'poetry' ? `        env:\n          POETRY_VIRTUALENVS_IN_PROJECT: 'true'\n` : '';
  const run =
    commands.length === 1
      ? `        run: ${commands.join('')}\n`
      : `        run: |\n${commands.map((command) => `          ${command}\n`).join('')}`;
  return `      - name: ${name}\n${folder}${environment}${run}`;
}

/** The commands that install dependencies, if possible without the project: its build runs a pull request's code. */
const COMMANDS: Readonly<Record<Installer, (project: Project) => readonly string[]>> = {
  uv: ({ isWorkspace, extras, groups }) => [
    words(
      'uv sync --frozen',
      isWorkspace ? '--all-packages --no-install-workspace' : '--no-install-project',
      // Omits the extras of a workspace, because each member has its own. uv installs the group `dev` by default.
      ...(isWorkspace ? [] : extras.map((name) => `--extra ${name}`)),
      ...groups.filter((name) => name !== 'dev').map((name) => `--group ${name}`),
    ),
  ],
  poetry: ({ extras }) => [
    // Without this folder, Poetry may use an environment of an earlier run, outside of the checkout.
    'python -m venv .venv',
    words('poetry install --no-interaction --no-root', ...extras.map((name) => `--extras ${name}`)),
  ],
  pdm: ({ extras }) => [
    words('pdm install --frozen-lockfile --no-self', ...extras.map((name) => `--group ${name}`)),
  ],
  conda: ({ source }) => [words('$CONDA/bin/conda env create --quiet --prefix .venv --file', source)],
  pip: ({ requirements, installsItself, extras, groups }) => [
    'python -m venv .venv',
    // pip supports dependency groups since version 25.1.
    ...(installsItself && groups.length > 0 ? ['.venv/bin/python -m pip install --upgrade pip'] : []),
    words(
      '.venv/bin/python -m pip install',
      ...(installsItself
        ? [extras.length === 0 ? '--editable .' : `--editable '.[${extras.join(',')}]'`]
        : []),
      ...(installsItself ? groups.map((name) => `--group ${name}`) : []),
      ...requirements.map((name) => `--requirement ${name}`),
    ),
  ],
  none: () => [],
};

function words(...parts: readonly string[]): string {
  return parts.join(' ');
}
