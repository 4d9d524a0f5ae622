import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DiagnosticsBundle } from '../../src/model/bundle.ts';
import { diagnose } from '../../src/sdk/diagnose.ts';
import { comparable, pyrightCli } from '../helpers/pyright-cli.ts';
import { PYTHON_PROJECT, pythonEnvironment } from '../helpers/python-project.ts';
import { temporaryFolder, type TemporaryFolder } from '../helpers/temporary-folder.ts';
import { testHost } from '../helpers/test-host.ts';
import { writeTree } from '../helpers/write-tree.ts';

let folder: TemporaryFolder;
let workspace: string;
let environment: { readonly PATH: string };

beforeAll(async () => {
  folder = await temporaryFolder();
  workspace = path.join(folder.path, 'project');
  environment = await pythonEnvironment(folder.path);
  await writeTree(workspace, PYTHON_PROJECT);
});
afterAll(async () => folder[Symbol.asyncDispose]());

async function bundleOf(
  env: Readonly<Record<string, string>>,
  configuration?: unknown,
): Promise<DiagnosticsBundle> {
  const file = path.join(workspace, 'pyrightconfig.json');
  await rm(file, { force: true });
  if (configuration !== undefined) await writeFile(file, JSON.stringify(configuration));
  const { signal } = new AbortController();
  return diagnose({ host: testHost(env), workspace, files: [], timeoutMs: 60_000, signal });
}

const messagesOf = (bundle: DiagnosticsBundle): string =>
  bundle.facts?.diagnostics.map(({ message }) => message).join('\n') ?? '';

test('with a virtual environment on PATH, imports resolve as in Pyright', async () => {
  const bundle = await bundleOf(environment);
  expect(comparable(bundle)).toEqual(await pyrightCli({ cwd: workspace, env: environment }));
  const messages = messagesOf(bundle);
  expect(messages).toContain('"tuple[str, list[int], bytes, float, Literal[1], None, complex]"');
  expect(messages).toContain('"not_there" could not be resolved');
  expect(bundle.environment.python?.version).toMatch(/^3\.\d+\.\d+$/u);
  expect(bundle.environment.local?.venvPath).toBe(path.join(folder.path, 'environment'));
});

test.each([
  [
    'the version, the platform and strict rules',
    { pythonVersion: '3.12', pythonPlatform: 'Windows', strict: ['src'] },
  ],
  [
    'ignored folders and rules',
    {
      ignore: ['src'],
      typeCheckingMode: 'strict',
      reportMissingModuleSource: 'error',
      useLibraryCodeForTypes: false,
    },
  ],
])('the configuration applies as in Pyright: %s', async (_, configuration) => {
  const bundle = await bundleOf(environment, configuration);
  expect(comparable(bundle)).toEqual(await pyrightCli({ cwd: workspace, env: environment }));
});

test('without an interpreter, diagnostics equal those of Pyright without an interpreter', async () => {
  const PATH = path.join(folder.path, 'nothing');
  const bundle = await bundleOf({ PATH });
  expect(comparable(bundle)).toEqual(await pyrightCli({ cwd: workspace, env: { PATH } }));
  expect(messagesOf(bundle)).toContain('"typed" could not be resolved');
  expect(bundle.environment.python).toBeNull();
});

test('related locations in packages and stubs have URIs with named roots', async () => {
  const { facts } = await bundleOf(environment);
  const related = facts?.diagnostics.flatMap((diagnostic) => diagnostic.related ?? []) ?? [];
  expect(new Set(related.map(({ uri }) => uri))).toEqual(
    new Set(['site-packages:typed/__init__.py', 'typeshed:stdlib/builtins.pyi']),
  );
});
