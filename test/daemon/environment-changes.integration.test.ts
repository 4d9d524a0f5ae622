import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import type { BundleOf, DiagnosticsFacts } from '../../src/model/bundle.ts';
import { STEP_MS } from '../../src/workspace/file-stamp.ts';
import { lanser, type Start } from '../helpers/lanser.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import { virtualEnvironment } from '../helpers/virtual-environment.ts';
import { coldStart, expectSameAnswers, warmStart } from '../helpers/warm-lanser.ts';
import { writeTree } from '../helpers/write-tree.ts';

const sandbox = useSandbox();
const start: Start = warmStart(sandbox, path.join(sandbox.path, 'project'));

afterAll(async () => {
  expect(await lanser(['stop'], start)).toMatchObject({ exitCode: 0 });
});

test('answers are current after a configured environment is created and a package in it is reinstalled', async () => {
  const repository = await sandbox.repository('project');
  await repository.write('pyrightconfig.json', '{ "extends": "base.json" }');
  await repository.write('base.json', '{ "venvPath": ".", "venv": "env" }');
  await repository.write('.gitignore', 'env\n');
  await repository.write('use.py', 'from installed import size\n\nfirst: int = size()\n');
  await repository.commit();
  const expectCurrent = async (): Promise<void> => {
    // For STEP_MS after a change of an environment, the warm (background) process declines requests. If it declines
    // a request, expectSameAnswers fails.
    await delay(STEP_MS + 100);
    await expectSameAnswers(start, [['diag', 'use.py', '--json']]);
  };
  await expectCurrent();
  const { sitePackages } = await virtualEnvironment(path.join(repository.path, 'env'), {
    'installed/__init__.py': 'def size() -> str: return ""\n',
  });
  await expectCurrent();
  await rm(path.join(sitePackages, 'installed'), { recursive: true });
  await writeTree(sitePackages, { 'installed/__init__.py': 'def size() -> int: return 1\n' });
  await expectCurrent();
});

test('answers are current after edits of a package and a module to which an environment has links', async () => {
  const repository = await sandbox.repository('links');
  const outside = path.join(sandbox.path, 'elsewhere');
  await writeTree(outside, {
    'folder/__init__.py': 'def size() -> int: ...\n',
    'module.py': 'def size() -> int: ...\n',
  });
  await repository.write('.gitignore', '.venv\n');
  await repository.write(
    'use.py',
    'import folder\nimport module\nx: int = folder.size()\ny: int = module.size()\n',
  );
  await repository.commit();
  await virtualEnvironment(path.join(repository.path, '.venv'), {
    folder: { to: path.join(outside, 'folder') },
    'module.py': { to: path.join(outside, 'module.py') },
  });
  const cwd = repository.path;
  const errors = async (at: Start): Promise<readonly number[]> => {
    const { stdout } = await lanser(['diag', 'use.py', '--json'], { ...at, cwd });
    return (
      (JSON.parse(stdout) as BundleOf<DiagnosticsFacts>).facts?.diagnostics.map(({ range }) => range[0]) ?? []
    );
  };
  for (const [folder, module, expected] of [
    ['int', 'int', []],
    ['int', 'str', [3]],
    ['str', 'str', [2, 3]],
    ['str', 'int', [2]],
  ] as const) {
    await writeFile(path.join(outside, 'folder/__init__.py'), `def size() -> ${folder}: ...\n`);
    await writeFile(path.join(outside, 'module.py'), `def size() -> ${module}: ...\n`);
    expect([await errors(start), await errors(coldStart(start))]).toEqual([expected, expected]);
  }
  expect((await lanser(['stop'], { ...start, cwd })).exitCode).toBe(0);
});
