import { describe, expect, test } from 'vitest';
import { HOSTILE_NAMES } from '../helpers/hostile-names.ts';
import { temporaryRepository } from '../helpers/temporary-repository.ts';
import { changesOf, hunk, TEN } from './changes-between.ts';

describe('diffTrees', () => {
  test('finds the hunks of modified and renamed files with hostile names', async () => {
    await using repository = await temporaryRepository();
    const contentOf = (name: string): string =>
      TEN.map((line) => JSON.stringify(name.repeat(9)) + line).join('');
    for (const name of HOSTILE_NAMES) await repository.write(name, contentOf(name));
    const base = await repository.commit();
    for (const [index, name] of HOSTILE_NAMES.entries()) {
      await repository.write(name, 'new\n'.repeat(index + 1) + contentOf(name));
    }
    const edited = await repository.commit();
    const changes = await changesOf(repository, base, edited);
    expect(new Map(changes.map(({ headPath, hunks }) => [headPath, hunks]))).toEqual(
      new Map(HOSTILE_NAMES.map((name, index) => [name, [hunk(0, 0, 0, index + 1)]])),
    );
    for (const name of HOSTILE_NAMES) await repository.remove(name);
    for (const [index, name] of HOSTILE_NAMES.entries()) {
      await repository.write(`renamed/${name}`, 'new\n'.repeat(index + 1) + contentOf(name));
    }
    const renamed = await repository.commit();
    const moves = await changesOf(repository, base, renamed);
    expect(new Map(moves.map(({ basePath, headPath, hunks }) => [basePath, [headPath, hunks]]))).toEqual(
      new Map(HOSTILE_NAMES.map((name, index) => [name, [`renamed/${name}`, [hunk(0, 0, 0, index + 1)]]])),
    );
  });

  test('distinguishes two changes with the same default header in Git (`diff --git a/x b/x b/x b/x`)', async () => {
    await using repository = await temporaryRepository();
    await repository.write('x', TEN.join(''));
    await repository.write('x b/x', 'q\nw\ne\n');
    const base = await repository.commit();
    await repository.remove('x');
    await repository.write('x b/x', 'q\nw\ne\nr\n');
    await repository.write('x b/x b/x', ['new\n', 'new\n', ...TEN].join(''));
    const head = await repository.commit();
    expect(await changesOf(repository, base, head)).toEqual([
      { kind: 'modified', basePath: 'x b/x', headPath: 'x b/x', hunks: [hunk(3, 0, 3, 1)] },
      { kind: 'renamed', basePath: 'x', headPath: 'x b/x b/x', hunks: [hunk(0, 0, 0, 2)] },
    ]);
  });
});
