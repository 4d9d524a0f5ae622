import { access, mkdir, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { PythonEnvironment } from '../../src/workspace/python-environment.ts';
import { importable } from '../../src/workspace/importable.ts';
import { installedPackages } from '../../src/workspace/site-folder.ts';
import { readPythonStatically, type StaticReading } from '../../src/workspace/static-python.ts';
import { interpreterAnswer } from '../helpers/interpreter-answer.ts';
import { temporaryFolder, type TemporaryFolder } from '../helpers/temporary-folder.ts';
import { testHost } from '../helpers/test-host.ts';
import { virtualEnvironment } from '../helpers/virtual-environment.ts';
import { writeTree, type Tree } from '../helpers/write-tree.ts';

const { signal } = new AbortController();
const DEBIAN = '/usr/bin/python3';
const PYTHONS: readonly string[] = await access(DEBIAN).then(
  () => ['python3', DEBIAN],
  () => ['python3'],
);

let folder: TemporaryFolder;
let workspace: string;
let host: ReturnType<typeof testHost>;
beforeEach(async () => {
  folder = await temporaryFolder();
  workspace = path.join(folder.path, 'ws');
  await mkdir(workspace);
  host = testHost({ HOME: path.join(folder.path, 'home') });
});
afterEach(async () => folder[Symbol.asyncDispose]());

/** Reads an environment from its files. Keeps only existing import paths, and adds their packages. */
async function readingOf(venv: string): Promise<StaticReading> {
  const program = path.join(venv, 'bin', 'python');
  const reading = await readPythonStatically(program, { host, untrusted: [workspace], signal });
  if (reading.kind === 'problem') return reading;
  const importPaths = await importable(reading.python.importPaths);
  const packages = await installedPackages(importPaths);
  const python: PythonEnvironment = { ...reading.python, importPaths, packages };
  return { ...reading, python };
}

async function expectSame(venv: string): Promise<void> {
  const reading = await readingOf(venv);
  expect(reading).toEqual({
    kind: 'read',
    python: await interpreterAnswer(venv, { HOME: path.join(folder.path, 'home') }),
    hasPackages: true,
  });
}

const PACKAGES: Tree = {
  'typed-1.2.dist-info/METADATA': '',
  'old-3-py3.11.egg-info/PKG-INFO': '',
  'local-0.1.dist-info/direct_url.json': '{}',
  'b.pth': '../../../../../src\n# no\n\nimport os; os.environ["LANSER_PTH"] = "1"\nnot there\n',
  'a.pth': '\uFEFFsub\r\nsub  \r\n./sub/../sub/deep/\n',
  '__editable__.local-0.1.pth': '../../../../../local/src\n',
  'code.pth': 'import os\n',
  'import os/': '',
  '.hidden.txt': 'sub\n',
  '.hidden.pth': 'hidden\n',
  'hidden/found-1.dist-info/METADATA': '',
  'sub/deep/thing-9.dist-info/METADATA': '',
};

describe.each(PYTHONS)(
  'the files of an environment of %s give the same result as its interpreter',
  (python) => {
    test.each([
      ['without packages', [], {}],
      ['with packages, .pth files and an editable install', [], PACKAGES],
      ['with system packages', ['--system-site-packages'], { 'x-1.dist-info/METADATA': '' }],
      ['with a copied interpreter', ['--copies'], { 'x-1.dist-info/METADATA': '' }],
    ] as const)('%s', async (_, options, packages) => {
      const venv = path.join(workspace, '.venv');
      await writeTree(workspace, { 'src/a.py': '', 'local/src/local.py': '' });
      await virtualEnvironment(venv, packages, { python, options });
      await expectSame(venv);
    });
  },
);

test('pyvenv.cfg may omit include-system-site-packages, or be in the folder bin', async () => {
  const venv = path.join(workspace, '.venv');
  await virtualEnvironment(venv);
  const text = await readFile(path.join(venv, 'pyvenv.cfg'), 'utf8');
  await writeFile(path.join(venv, 'pyvenv.cfg'), text.replace(/^include-system.*\n/mu, ''));
  await expectSame(venv);
  await rm(path.join(venv, 'pyvenv.cfg'));
  await writeFile(path.join(venv, 'bin', 'pyvenv.cfg'), text.replaceAll(' = ', '='));
  await expectSame(venv);
});

test('an environment whose base interpreter is in the workspace is read from its files', async () => {
  const venv = path.join(workspace, '.venv');
  const { sitePackages } = await virtualEnvironment(venv, { 'x-1.dist-info/METADATA': '' });
  const version = path.basename(path.dirname(sitePackages));
  await writeTree(workspace, { [`base/lib/${version}/lib-dynload/`]: '', 'base/bin/python3': '' });
  const text = await readFile(path.join(venv, 'pyvenv.cfg'), 'utf8');
  await writeFile(path.join(venv, 'pyvenv.cfg'), text.replace(/^home.*$/mu, `home = ${workspace}/base/bin`));
  const library = path.join(workspace, 'base', 'lib', version);
  expect(await readingOf(venv)).toMatchObject({
    kind: 'read',
    python: { importPaths: [library, path.join(library, 'lib-dynload'), sitePackages], packages: ['x-1'] },
  });
});

test('a `home` in pyvenv.cfg that starts with // (a network path) is not accessed, so a base interpreter there adds no import paths', async () => {
  const venv = path.join(workspace, '.venv');
  const { sitePackages } = await virtualEnvironment(venv);
  const version = path.basename(path.dirname(sitePackages));
  await writeTree(workspace, { [`base/lib/${version}/lib-dynload/`]: '', 'base/bin/python3': '' });
  const text = await readFile(path.join(venv, 'pyvenv.cfg'), 'utf8');
  await writeFile(path.join(venv, 'pyvenv.cfg'), text.replace(/^home.*$/mu, `home = /${workspace}/base/bin`));
  expect(await readingOf(venv)).toMatchObject({ kind: 'read', python: { importPaths: [sitePackages] } });
});

test('an environment behind a link has the import paths and packages of its target', async () => {
  const venv = path.join(workspace, '.venv');
  await virtualEnvironment(path.join(folder.path, 'kept'), PACKAGES);
  await symlink(path.join(folder.path, 'kept'), venv);
  const reading = await readingOf(venv);
  const expected = await interpreterAnswer(path.join(folder.path, 'kept'), {
    HOME: path.join(folder.path, 'home'),
  });
  expect(reading).toMatchObject({
    kind: 'read',
    python: { importPaths: expected?.importPaths, packages: expected?.packages, prefix: venv },
  });
});

test('.pth files can add the workspace to the import paths, but not the home folder, and no folder above either of them', async () => {
  const venv = path.join(workspace, '.venv');
  await mkdir(path.join(folder.path, 'home'));
  await writeTree(folder.path, { 'sibling/lib.py': '' });
  const places = [
    '/',
    folder.path,
    path.join(folder.path, 'home'),
    path.join(folder.path, 'sibling'),
    workspace,
  ];
  await virtualEnvironment(venv, { 'a.pth': places.map((place) => `${place}\n`).join('') });
  const reading = await readingOf(venv);
  const importPaths = reading.kind === 'read' ? reading.python.importPaths : [];
  expect(importPaths.slice(-2)).toEqual([path.join(folder.path, 'sibling'), workspace]);
  for (const refused of places.slice(0, 3)) expect(importPaths).not.toContain(refused);
});

test('a conda environment with its own interpreter is read from its files', async () => {
  const env = path.join(workspace, 'env');
  await writeTree(env, {
    'conda-meta/python-3.12.4-h99153a1_1_cpython.json': '{}',
    'conda-meta/python-dateutil-2.9.0-pyhd8ed1ab_0.json': '{}',
    'bin/python': '#!/bin/sh\nexit 1\n',
    'lib/python3.12/lib-dynload/': '',
    'lib/python3.12/site-packages/x-1.dist-info/METADATA': '',
  });
  const at = (name: string): string => path.join(env, 'lib', 'python3.12', name);
  expect(await readingOf(env)).toEqual({
    kind: 'read',
    hasPackages: true,
    python: {
      executable: path.join(env, 'bin', 'python'),
      prefix: env,
      versionInfo: [3, 12, 4, 'final', 0],
      importPaths: [path.dirname(at('x')), at('lib-dynload'), at('site-packages')],
      packages: ['x-1'],
    },
  });
});

describe('a broken environment', () => {
  const configuration = async (change: (text: string) => string): Promise<string> => {
    const venv = path.join(workspace, '.venv');
    await virtualEnvironment(venv);
    const file = path.join(venv, 'pyvenv.cfg');
    await writeFile(file, change(await readFile(file, 'utf8')));
    return venv;
  };

  test.each([
    ['a configuration without home', (text: string) => text.replace(/^home.*$/mu, ''), /no absolute `home`/u],
    ['a relative home', (text: string) => text.replace(/^home.*$/mu, 'home = bin'), /no absolute `home`/u],
    ['an empty configuration', () => '', /no absolute `home`/u],
  ])('is reported as a problem: %s', async (_, change, reason) => {
    expect(await readingOf(await configuration(change))).toMatchObject({
      kind: 'problem',
      reason: expect.stringMatching(reason) as string,
    });
  });

  test.each([
    ['a home that does not exist', (text: string) => text.replace(/^home.*$/mu, 'home = /not/there')],
    ['a home without Python', (text: string) => text.replace(/^home.*$/mu, 'home = /etc')],
    ['a network path as home', (text: string) => text.replace(/^home = /mu, 'home = /')],
    [
      'a home that does not exist, and a configuration without a version',
      (text: string) => text.replace(/^home.*$/mu, 'home = /not/there').replace(/^version.*$/mu, ''),
    ],
  ])('is read from its files: %s', async (_, change) => {
    const venv = path.join(workspace, '.venv');
    await virtualEnvironment(venv, { 'x-1.dist-info/METADATA': '' });
    const { versionInfo, importPaths } = await interpreterAnswer(venv);
    const [major, minor] = versionInfo;
    await configuration(change);
    const reading = await readingOf(venv);
    expect(reading).toMatchObject({
      kind: 'read',
      hasPackages: true,
      python: { importPaths: importPaths.slice(-1), packages: ['x-1'] },
    });
    if (reading.kind === 'read') expect(reading.python.versionInfo.slice(0, 2)).toEqual([major, minor]);
  });

  describe.each([
    ['does not exist', (text: string) => text.replace(/^home.*$/mu, 'home = /not/there')],
    ['contains only a different Python', (text: string) => text],
  ])('whose `home` %s is read from its files', (_, change) => {
    test.each([
      ['of CPython', 'python3.9', '3.9.5'],
      ['of free-threaded CPython', 'python3.13t', '3.13.5'],
      ['of PyPy', 'pypy3.10', '3.10.5'],
    ])('with the packages and the version %s', async (__, library, version) => {
      const venv = path.join(workspace, '.venv');
      await virtualEnvironment(venv, { 'x-1.dist-info/METADATA': '' });
      const [own = ''] = await readdir(path.join(venv, 'lib'));
      await rename(path.join(venv, 'lib', own), path.join(venv, 'lib', library));
      await configuration((text) => change(text).replace(/^version.*$/mu, `version = ${version}`));
      await rm(path.join(venv, 'lib', own), { recursive: true, force: true });
      for (const name of await readdir(path.join(venv, 'bin'))) {
        if (name.startsWith('python')) await rm(path.join(venv, 'bin', name));
      }
      await symlink(`/not/there/${library}`, path.join(venv, 'bin', 'python'));
      expect(await readingOf(venv)).toMatchObject({
        kind: 'read',
        hasPackages: true,
        python: {
          versionInfo: [...version.split('.').map(Number), 'final', 0],
          importPaths: [path.join(venv, 'lib', library, 'site-packages')],
          packages: ['x-1'],
        },
      });
    });
  });

  test('is reported as a problem if its configuration is missing or is a folder', async () => {
    const venv = await configuration((text) => text);
    await rm(path.join(venv, 'pyvenv.cfg'));
    expect(await readingOf(venv)).toMatchObject({
      kind: 'problem',
      reason: expect.stringMatching(/not in an environment/u) as unknown,
    });
    await mkdir(path.join(venv, 'pyvenv.cfg'));
    expect(await readingOf(venv)).toMatchObject({
      kind: 'problem',
      reason: expect.stringMatching(/not a regular file/u) as unknown,
    });
  });

  test('is read without packages if site-packages is unreadable', async () => {
    const venv = await configuration((text) => text);
    await rm(path.join(venv, 'lib'), { recursive: true });
    await symlink('lib', path.join(venv, 'lib'));
    expect(await readingOf(venv)).toMatchObject({ kind: 'read', hasPackages: false });
  });
});
