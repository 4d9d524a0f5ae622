/** Writes the workflows of examples/workflows/ that install dependencies, as `lanser init` writes them. */
import { writeFile } from 'node:fs/promises';
import type { Installer, Project } from '../src/init/project.ts';
import { workflowText } from '../src/init/workflow.ts';

function project(installer: Installer, source: string, rest: Partial<Project> = {}): Project {
  return {
    folder: '.',
    installer,
    source,
    requirements: [],
    installsItself: false,
    extras: [],
    groups: [],
    isWorkspace: false,
    versionFile: 'pyproject.toml',
    ...rest,
  };
}

const EXAMPLES: Readonly<Record<string, readonly [Project, ...Project[]]>> = {
  pip: [
    project('pip', 'requirements-dev.txt', {
      requirements: ['requirements-dev.txt', 'requirements.txt'],
      versionFile: '.python-version',
    }),
  ],
  uv: [project('uv', 'uv.lock', { groups: ['dev', 'typing'] })],
  poetry: [project('poetry', 'poetry.lock')],
  pdm: [project('pdm', 'pdm.lock')],
  conda: [project('conda', 'environment.yml', { versionFile: undefined })],
  monorepo: [
    project('uv', 'uv.lock', { folder: 'libs/money' }),
    project('poetry', 'poetry.lock', { folder: 'services/api' }),
    project('pip', 'pyproject.toml', { folder: 'services/worker', installsItself: true, extras: ['test'] }),
  ],
};

for (const [name, projects] of Object.entries(EXAMPLES)) {
  await writeFile(new URL(`../examples/workflows/${name}.yml`, import.meta.url), workflowText(projects));
}
