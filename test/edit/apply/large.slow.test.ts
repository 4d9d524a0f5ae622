import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { move, recoverHere, replacement } from '../../helpers/apply-here.ts';
import { startApply, writeSteps } from '../../helpers/apply-program.ts';
import { memoryFolder } from '../../helpers/memory-folder.ts';
import { MINIMAL_REPOSITORY } from '../../helpers/minimal-repository.ts';
import { differences, recordTree } from '../../helpers/tree-record.ts';
import { writeTree } from '../../helpers/write-tree.ts';

const FILES = 10_000;

test('recovery undoes a large edit whose process was killed', { timeout: 600_000 }, async () => {
  await using folder = await memoryFolder();
  const root = path.join(folder.path, 'tree');
  const files = Array.from({ length: FILES }, (_, index) => `d${index % 100}/f${index}.py`);
  await writeTree(root, MINIMAL_REPOSITORY);
  await writeTree(root, Object.fromEntries(files.map((file) => [file, 'old\n'])));
  const before = recordTree(root);
  const file = path.join(folder.path, 'steps');
  const steps = [
    ...files.map((name) => replacement(name, 'old\n', 'new\n')),
    ...files.map((name) => move(name, `${name}i`)),
  ];
  writeSteps(file, { expected: new Map(), steps });
  const { child, begun, outcome } = startApply({ root, file });
  await begun;
  while (!existsSync(path.join(root, `${files[FILES - 1000]}i`))) await delay(5);
  child.kill('SIGKILL');
  expect(await outcome).toBeUndefined();
  const recovered = await recoverHere(root);
  expect(recovered).toMatchObject({ kind: 'undone' });
  expect(recovered.kind === 'undone' ? recovered.files : 0).toBeGreaterThan(FILES * 1.8);
  expect(differences(recordTree(root), before)).toEqual([]);
});
