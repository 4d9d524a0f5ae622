import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { STEP_MS } from '../../src/workspace/file-stamp.ts';
import { lanser, type Start } from '../helpers/lanser.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import { virtualEnvironment } from '../helpers/virtual-environment.ts';
import { expectSameAnswers, warmStart } from '../helpers/warm-lanser.ts';
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
    // After this delay, every later change of a file also changes its metadata.
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
