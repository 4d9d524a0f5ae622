import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { eventually } from '../helpers/eventually.ts';
import { startLanser } from '../helpers/lanser.ts';
import { descendantsOf, HAS_PROC, isRunning } from '../helpers/processes.ts';
import { slowModule } from '../helpers/slow-module.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

const PROGRAM = fileURLToPath(new URL('../fixtures/programs/diagnose.mjs', import.meta.url));

test.runIf(HAS_PROC).each([
  ['busy', () => {}],
  ['suspended', (pid: number) => process.kill(pid, 'SIGSTOP')],
])('after kill -9 of lanser, a %s server ends and the temporary folder is removed', async (_, prepare) => {
  await using folder = await temporaryFolder();
  const workspace = path.join(folder.path, 'workspace');
  const temporary = path.join(folder.path, 'temporary');
  await mkdir(workspace);
  await mkdir(temporary);
  await writeFile(path.join(workspace, 'slow.py'), slowModule());
  const owner = startLanser([JSON.stringify({ workspace })], {
    program: PROGRAM,
    cwd: folder.path,
    env: { PATH: process.env['PATH'] ?? '', TMPDIR: temporary },
  });
  await owner.waitForOutput(/Found 1 source file/u);
  const children = descendantsOf(owner.child.pid ?? 0);
  const server = children.find(({ command }) => command.includes('langserver.index.js'));
  expect(server).toBeDefined();
  expect(await readdir(temporary)).toHaveLength(1);

  prepare(server?.pid ?? 0);
  owner.child.kill('SIGKILL');
  expect((await owner.finished).signal).toBe('SIGKILL');
  await eventually('every process has ended', () => !children.some(isRunning));
  expect(await readdir(temporary)).toEqual([]);
});
