import path from 'node:path';
import { expect, test } from 'vitest';
import type { Edge } from '../../src/cli/process-edge.ts';
import { noteSubfolder } from '../../src/cli/subfolder-note.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { writeTree } from '../helpers/write-tree.ts';

const TREE = {
  'checkout/.git/HEAD': 'ref: refs/heads/main\n',
  'checkout/plain/deep/a.py': '',
  'checkout/api/pyproject.toml': '',
  'checkout/api/src/a.py': '',
  'outside/pyproject.toml': '',
  'outside/src/a.py': '',
};

test.each([
  ['checkout', undefined],
  ['checkout/plain', '..'],
  ['checkout/plain/deep', '../..'],
  ['checkout/api', undefined],
  ['checkout/api/src', '..'],
  ['outside/src', undefined],
])('in the folder %s, the note suggests --workspace %s (undefined: no note)', async (cwd, project) => {
  await using folder = await temporaryFolder();
  await writeTree(folder.path, TREE);
  const noted = (workspace: string): string => {
    let written = '';
    const edge = { cwd: path.join(folder.path, cwd), err: (text: string) => void (written += text) };
    noteSubfolder(edge as unknown as Edge, { workspace });
    return written;
  };
  const text = noted('.');
  if (project === undefined) expect(text).toBe('');
  else expect(text).toContain(`For the whole project, pass --workspace ${project}\n`);
  // A workspace that the user has chosen needs no note.
  expect(noted(path.join(folder.path, cwd))).toBe('');
});
