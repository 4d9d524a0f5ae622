import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { gateReport, type Start } from '../helpers/lanser.ts';
import { pyrightCli } from '../helpers/pyright-cli.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import { virtualEnvironment } from '../helpers/virtual-environment.ts';
import { writeTree, type Tree } from '../helpers/write-tree.ts';
import { inBothScopes } from './both-scopes.ts';

const sandbox = useSandbox();
const TAKES_INTEGER = 'def f(x: int) -> None: ...\n';

/** Makes a virtual environment with these packages. Processes with the options `start` use this environment. */
async function activeEnvironment(
  name: string,
  cwd: string,
  packages: Tree,
): Promise<{ readonly start: Start; readonly sitePackages: string }> {
  const made = await virtualEnvironment(path.join(sandbox.path, name), packages);
  const PATH = [made.programs, sandbox.env['PATH']].join(path.delimiter);
  const start = { cwd, env: { ...sandbox.env, PATH, VIRTUAL_ENV: made.folder } };
  return { start, sitePackages: made.sitePackages };
}

/**
 * Checks that Pyright's command line reports `count` diagnostics for head, and that the gate's introduced diagnostics
 * have the same messages. Base must not have diagnostics.
 */
async function expectAllIntroduced(start: Start, count: number): Promise<void> {
  const { diagnostics } = await pyrightCli(start);
  expect(diagnostics).toHaveLength(count);
  const { report, exitCode } = await gateReport(['--base', 'HEAD~1'], start);
  const introduced = report.delta?.introduced ?? [];
  expect(introduced.map(({ message }) => message).toSorted()).toEqual(
    diagnostics.map((diagnostic) => (JSON.parse(diagnostic) as readonly string[])[4] ?? '').toSorted(),
  );
  expect(exitCode).toBe(1);
}

test("compiled modules resolve as on Pyright's command line: at the root, in a package, in an environment", async () => {
  const { path: cwd, write, commit, git } = await sandbox.repository('compiled');
  const { start } = await activeEnvironment('with-compiled', cwd, { 'in_environment.abi3.so': '' });
  await write('at_root.cpython-311-x86_64-linux-gnu.so', '');
  await write('package/__init__.py', '');
  await write('package/inside.abi3.so', '');
  await write('use.py', 'import at_root\nimport in_environment\nimport package.inside\n');
  await commit();
  expect(await pyrightCli(start)).toMatchObject({ errors: 0 });
  await git(['rm', '-q', 'at_root.cpython-311-x86_64-linux-gnu.so', 'package/inside.abi3.so']);
  await commit();
  await expectAllIntroduced(start, 2);
});

test("packages that are links or in archives resolve as on Pyright's command line", async () => {
  const { path: cwd, write, commit } = await sandbox.repository('linked');
  await writeTree(sandbox.path, {
    'store/by_folder/__init__.py': TAKES_INTEGER,
    'store/by_file.py': TAKES_INTEGER,
    'store/archived.py': TAKES_INTEGER,
  });
  const store = path.join(sandbox.path, 'store');
  const { start, sitePackages } = await activeEnvironment('with-links', cwd, {
    by_folder: { to: path.join(store, 'by_folder') },
    'files/__init__.py': '',
    'files/by_file.py': { to: path.join(store, 'by_file.py') },
    'files/editable.py': { to: path.join(cwd, 'sources', 'editable.py') },
    'archive.pth': './archive.egg\n',
  });
  const zip = 'import sys, zipfile; zipfile.ZipFile(sys.argv[1], "w").write(sys.argv[2], "archived.py")';
  const archive = path.join(sitePackages, 'archive.egg');
  await promisify(execFile)('python3', ['-Ic', zip, archive, path.join(store, 'archived.py')]);
  const calls = (argument: string): string =>
    `import archived, by_folder, files.by_file, files.editable
archived.f(${argument})
by_folder.f(${argument})
files.by_file.f(${argument})
files.editable.f(1)
`;
  await write('sources/editable.py', TAKES_INTEGER);
  await write('use.py', calls('1'));
  await commit();
  expect(await pyrightCli(start)).toMatchObject({ errors: 0 });
  await write('sources/editable.py', 'def f(x: str) -> None: ...\n');
  await write('use.py', calls('""'));
  await commit();
  await expectAllIntroduced(start, 4);
});

test('a link in the environment is not followed if it leads to a folder that contains the checkout and the home folder', async () => {
  const { path: cwd, write, commit } = await sandbox.repository('above');
  await writeTree(sandbox.path, { 'secret.py': 'PASSWORD: int = 1\n' });
  const { start } = await activeEnvironment('with-link-above', cwd, { above: { to: sandbox.path } });
  await write('use.py', 'import above.secret\n');
  await commit();
  await write('use.py', 'import above.secret\nabove.secret.PASSWORD.wrong\n');
  await commit();
  const { report } = await gateReport(['--base', 'HEAD~1'], start);
  expect(report.delta?.introduced).toEqual([]);
  expect(JSON.stringify(report)).toContain('Import \\"above.secret\\" could not be resolved');
});

test('a change affects files that use the changed module through an installed library', async () => {
  const { path: cwd, write, commit } = await sandbox.repository('through-library');
  const { start } = await activeEnvironment('with-user-of-project', cwd, {
    'middle/__init__.py': 'from plug.inner import make\n',
    'plug/__init__.py': '',
    'plug/inner.py': 'import settings\n\n\ndef make():\n    return settings.create()\n',
  });
  const files = {
    'settings.py': 'def create() -> int:\n    return 1\n',
    'direct.py': 'import middle\n\nsize: int = middle.make()\n',
    'package/__init__.py': 'from middle import make as produce\n',
    'package/near.py': 'from . import produce\n\nwidth: int = produce()\n',
    'indirect.py': 'import package\n\nheight: int = package.produce()\n',
    'other.py': 'import os\n\nname: int = len(os.name)\n',
  };
  for (const [name, text] of Object.entries(files)) await write(name, text);
  await commit();
  expect(await pyrightCli(start)).toMatchObject({ errors: 0 });
  await write('settings.py', files['settings.py'].replace('int', 'str').replace('1', '"a"'));
  await commit();
  const { affected } = await inBothScopes(['--base', 'HEAD~1'], start);
  const places = (affected.delta?.introduced ?? []).map(({ uri }) => uri).toSorted();
  expect(places).toEqual(['direct.py', 'indirect.py', 'package/near.py']);
  expect((await pyrightCli(start)).errors).toBe(places.length);
  expect(affected.scope).toEqual({ kind: 'affected', checked: 5, files: 6 });
});
