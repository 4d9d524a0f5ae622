import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkspace } from '../../src/sdk/open-workspace.ts';
import { temporaryFolder, type TemporaryFolder } from '../helpers/temporary-folder.ts';
import { testHost } from '../helpers/test-host.ts';
import { virtualEnvironment } from '../helpers/virtual-environment.ts';
import { writeTree } from '../helpers/write-tree.ts';

let folder: TemporaryFolder;
beforeAll(async () => {
  folder = await temporaryFolder();
});
afterAll(async () => folder[Symbol.asyncDispose]());

test('if the configuration changes, an open workspace uses the Python environment that the new configuration names', async () => {
  const root = path.join(folder.path, 'project');
  const configurationOf = (venv: string): string => JSON.stringify({ venvPath: '..', venv });
  const environments = { without: path.join(folder.path, 'without'), with: path.join(folder.path, 'with') };
  await virtualEnvironment(environments.without);
  await virtualEnvironment(environments.with, { 'only.py': 'x: int = 1\n' });
  // A configuration alone cannot make lanser read an environment outside the workspace. So variables name
  // both environments.
  const host = testHost({ VIRTUAL_ENV: environments.with, CONDA_PREFIX: environments.without });
  await writeTree(root, { 'use.py': 'import only\n', 'pyrightconfig.json': configurationOf('without') });
  await using workspace = await openWorkspace(root, { host });
  const messages = async (): Promise<readonly string[] | undefined> => {
    const { facts } = await workspace.diagnostics({ files: ['use.py'] });
    return facts?.diagnostics.map(({ message }) => message);
  };
  expect(await messages()).toEqual(['Import "only" could not be resolved']);
  await writeTree(root, { 'pyrightconfig.json': configurationOf('with') });
  expect(await messages()).toEqual([]);
  await writeTree(root, { 'pyrightconfig.json': configurationOf('without') });
  expect(await messages()).toEqual(['Import "only" could not be resolved']);
});
