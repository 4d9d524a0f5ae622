// Tests sources of the checkout that Pyright reads from a Python environment or a tool's folder.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openWorkspace } from '../../src/sdk/open-workspace.ts';
import { nodeHost } from '../../src/session/node-host.ts';
import { temporaryRepository } from '../helpers/temporary-repository.ts';
import { virtualEnvironment } from '../helpers/virtual-environment.ts';
import { writeTree } from '../helpers/write-tree.ts';

test('editable packages and sources in folders of tools are read again after an edit', async () => {
  await using repository = await temporaryRepository();
  const file = (name: string): string => path.join(repository.path, name);
  const edited = {
    editable: file('.venv/src/editable/editable.py'),
    linked: file('library/linked/__init__.py'),
    linked_module: file('library/linked_module.py'),
    extra: file('.nox/lib/extra.py'),
  };
  const names = Object.keys(edited);
  await virtualEnvironment(file('.venv'), {
    'editable.pth': `${file('.venv/src/editable')}\n`,
    linked: { to: file('library/linked') },
    'linked_module.py': { to: file('library/linked_module.py') },
  });
  await writeTree(repository.path, {
    'pyrightconfig.json': '{"venvPath": ".", "venv": ".venv", "extraPaths": [".nox/lib"]}',
    'main.py': names.map((name) => `from ${name} import ${name}\n${name}\n`).join(''),
    ...Object.fromEntries(
      Object.entries(edited).map(([name, place]) => [path.relative(repository.path, place), `${name}: type[int]\n`]),
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
    for (const [at, [name, place]] of Object.entries(edited).entries()) {
      await writeFile(place, `${name}: type[str]\n`);
      expect(await types(workspace)).toEqual(names.map((_, other) => (other <= at ? 'str' : 'int')));
    }
  }
  for (const [name, place] of Object.entries(edited)) await writeFile(place, `${name}: type[bytes]\n`);
  await using workspace = await opened();
  expect(await types(workspace)).toEqual(names.map(() => 'bytes'));
});
