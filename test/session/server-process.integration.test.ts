import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { startLanser } from '../helpers/lanser.ts';
import { descendantsOf, HAS_PROC } from '../helpers/processes.ts';
import { slowModule } from '../helpers/slow-module.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { writeTree } from '../helpers/write-tree.ts';

const PROGRAM = fileURLToPath(new URL('../fixtures/programs/diagnose.mjs', import.meta.url));

test.runIf(HAS_PROC)(
  'the language server gets four environment variables, may write only to its home folder, and may not start processes',
  async () => {
    await using folder = await temporaryFolder();
    await writeTree(folder.path, { 'workspace/slow.py': slowModule(), 'temporary/': '' });
    const owner = startLanser([JSON.stringify({ workspace: 'workspace' })], {
      program: PROGRAM,
      cwd: folder.path,
      env: {
        PATH: process.env['PATH'] ?? '',
        TMPDIR: path.join(folder.path, 'temporary'),
        HOME: folder.path,
        USER: 'somebody',
        SECRET: 'hunter2-variable',
        GITHUB_TOKEN: 'hunter2-token',
        ACTIONS_RUNTIME_TOKEN: 'hunter2-runtime',
        'INPUT_GITHUB-TOKEN': 'hunter2-input',
        NODE_EXTRA_CA_CERTS: '/hunter2',
      },
    });
    try {
      await owner.waitForOutput(/Found 1 source file/u);
      const children = descendantsOf(owner.child.pid ?? 0);
      const server = children.find(({ command }) => command.includes('langserver.index.js'));
      for (const { pid } of children) {
        expect(readFileSync(`/proc/${pid}/environ`, 'utf8')).not.toMatch(/hunter2|somebody|PATH=/u);
      }
      const variables = readFileSync(`/proc/${server?.pid}/environ`, 'utf8').split('\0').filter(Boolean);
      expect(
        variables
          .map((variable) => variable.split('=')[0])
          .toSorted((left = '', right = '') => (left < right ? -1 : 1)),
      ).toEqual(['HOME', 'LANG', 'LANSER_CAGE', 'TMPDIR']);
      expect(server?.command).toContain('--permission');
      expect(server?.command).not.toMatch(/--allow-(?:child-process|worker|addons|wasi|net)/u);
      expect(server?.command.match(/--allow-fs-write=\S+/gu)).toEqual([
        expect.stringMatching(new RegExp(`=${folder.path}/temporary/lanser-[0-9a-f]+/home-pyright$`, 'u')),
      ]);
      expect(descendantsOf(server?.pid ?? 0)).toEqual([]);
    } finally {
      owner.child.kill('SIGKILL');
      await owner.finished;
    }
  },
);
