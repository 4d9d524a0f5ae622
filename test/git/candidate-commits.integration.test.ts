import { execFileSync } from 'node:child_process';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyPatch, mergeCommits } from '../../src/git/candidate-commits.ts';
import { openedStore } from '../helpers/opened-store.ts';
import { temporaryRepository } from '../helpers/temporary-repository.ts';

const LINES = ['a = 1\n', 'b = 2\n', '\n', ' \n', '+\n', 'é\r\n'];
const text = fc
  .tuple(fc.array(fc.constantFrom(...LINES), { maxLength: 8 }), fc.constantFrom('', 'end'))
  .map(([lines, end]) => lines.join('') + end);

test('a patch without its final line feed gives the same tree as the whole patch', async () => {
  await using repository = await temporaryRepository();
  const cwd = repository.path;
  await fc.assert(
    fc.asyncProperty(text, text, async (old, changed) => {
      await repository.write('m.py', old);
      const base = await repository.commit();
      await repository.write('m.py', changed);
      const head = await repository.commit();
      const patch = execFileSync('git', ['diff', base, head], { cwd });
      await using opened = await openedStore(cwd);
      const tree = await repository.git(['rev-parse', `${head}^{tree}`]);
      const { store, signal } = opened;
      for (const given of [patch, patch.subarray(0, -1)])
        expect(await applyPatch(store, base, given, signal)).toEqual({ kind: 'applied', tree });
    }),
    { numRuns: 20 },
  );
});

test('a conflict between a file and a folder has the path of both', async () => {
  await using repository = await temporaryRepository();
  await repository.write('m.py', '');
  const base = await repository.commit();
  await repository.write('place', '');
  const file = await repository.commit();
  await repository.git(['checkout', '--quiet', '--detach', base]);
  await repository.write('place/n.py', '');
  const folder = await repository.commit();
  await using opened = await openedStore(repository.path);
  const { store, signal } = opened;
  for (const [one, other] of [
    [file, folder],
    [folder, file],
  ] as const)
    expect(await mergeCommits(store, one, other, signal)).toEqual({ kind: 'conflict', files: ['place'] });
});
