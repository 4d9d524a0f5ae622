// Checks that sources in Python environments, folders of tools (`.nox`) and archives are read again after an edit.
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { openWorkspace } from '../../src/sdk/open-workspace.ts';
import { nodeHost } from '../../src/session/node-host.ts';
import { temporaryRepository } from '../helpers/temporary-repository.ts';
import { virtualEnvironment } from '../helpers/virtual-environment.ts';
import { writeTree } from '../helpers/write-tree.ts';

test('editable packages, linked packages and sources in `.nox` are read again after an edit', async () => {
  await using repository = await temporaryRepository();
  const file = (name: string): string => path.join(repository.path, name);
  const edited = {
    editable: file('.venv/src/editable/editable.py'),
    linked: file('library/linked/__init__.py'),
    linked_module: file('library/linked_module.py'),
    'space.inner': file('library/inner/__init__.py'),
    extra: file('.nox/lib/extra.py'),
  };
  const names = Object.keys(edited);
  await virtualEnvironment(file('.venv'), {
    'editable.pth': `${file('.venv/src/editable')}\n`,
    linked: { to: file('library/linked') },
    'linked_module.py': { to: file('library/linked_module.py') },
    'space/inner': { to: file('library/inner') },
  });
  await writeTree(repository.path, {
    'pyrightconfig.json': '{"venvPath": ".", "venv": ".venv", "extraPaths": [".nox/lib"]}',
    'main.py': names
      .map((name) => `from ${name} import value as v${names.indexOf(name)}\nv${names.indexOf(name)}\n`)
      .join(''),
    ...Object.fromEntries(
      Object.values(edited).map((place) => [path.relative(repository.path, place), 'value: type[int]\n']),
    ),
  });
  const env = { PATH: process.env['PATH'], HOME: file('home') };
  const opened = async (): ReturnType<typeof openWorkspace> =>
    openWorkspace(repository.path, { host: { ...nodeHost({}), env } });
  const types = async (workspace: Awaited<ReturnType<typeof opened>>): Promise<readonly string[]> => {
    const bundles = names.map(async (_, at) => workspace.hover(`main.py@L${2 * at + 2}:C1`));
    return (await Promise.all(bundles)).map(
      ({ facts }) => /: type\[(\w+)\]/u.exec(facts?.hover?.contents ?? '')?.[1] ?? 'unknown',
    );
  };
  {
    await using workspace = await opened();
    expect(await types(workspace)).toEqual(names.map(() => 'int'));
    for (const [at, place] of Object.values(edited).entries()) {
      await writeFile(place, 'value: type[str]\n');
      expect(await types(workspace)).toEqual(names.map((_, other) => (other <= at ? 'str' : 'int')));
    }
  }
  for (const place of Object.values(edited)) await writeFile(place, 'value: type[bytes]\n');
  await using workspace = await opened();
  expect(await types(workspace)).toEqual(names.map(() => 'bytes'));
});

test('a new archive in extraPaths is read, and read again after a change', async () => {
  await using repository = await temporaryRepository();
  const archive = path.join(repository.path, 'library.zip');
  await writeTree(repository.path, {
    'pyrightconfig.json': '{"extraPaths": ["library.zip"]}',
    'main.py': 'import archived\narchived.name\n',
  });
  const host = {
    ...nodeHost({}),
    env: { PATH: process.env['PATH'], HOME: path.join(repository.path, 'home') },
  };
  const rules = async (workspace: Awaited<ReturnType<typeof openWorkspace>>): Promise<readonly unknown[]> => {
    const { facts } = await workspace.diagnostics({ files: ['main.py'] });
    return (facts?.diagnostics ?? []).flatMap(({ rule, severity }) => (severity === 'error' ? [rule] : []));
  };
  const zip = 'import sys, zipfile; zipfile.ZipFile(sys.argv[1], "w").writestr("archived.py", sys.argv[2])';
  {
    await using workspace = await openWorkspace(repository.path, { host });
    expect(await rules(workspace)).toEqual(['reportMissingImports']);
    for (const [source, expected] of [
      ['name: int\n', []],
      ['other: int\n', ['reportAttributeAccessIssue']],
    ] as const) {
      await promisify(execFile)('python3', ['-Ic', zip, archive, source]);
      expect(await rules(workspace)).toEqual(expected);
    }
  }
  await promisify(execFile)('python3', ['-Ic', zip, archive, 'name: int\n']);
  await using workspace = await openWorkspace(repository.path, { host });
  expect(await rules(workspace)).toEqual([]);
});
