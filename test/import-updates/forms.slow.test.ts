import { expect, test } from 'vitest';
import { FORMS, RUN } from './import-forms.ts';
import { renameIn } from './renamed-project.ts';

for (const [newPath, title] of [
  ['p/b.py', 'moves to a different package'],
  ['p/new.py', 'moves to a different package under a different name'],
  ['b.py', 'moves out of its package'],
  ['a/b/__init__.py', 'becomes a package'],
] as const) {
  test(`imports in many forms are updated if the module ${title}`, async () => {
    const { updates, changed, introduced, printed } = await renameIn(FORMS, 'a/b.py', newPath, {
      run: RUN,
    });
    expect(introduced).toEqual([]);
    expect(printed[0]).not.toContain('Error');
    expect(printed[1]).toBe(printed[0]);
    expect(updates.problems).toEqual([]);
    expect(changed).toMatchSnapshot();
  });
}

/**
 * Files in which the rename to `a/new.py` adds an alias: `from a import new as b`. These files bind `new` or `b` to
 * something else, or export `b` to other files. The rename back to `a/b.py` keeps the alias: `from a import b as b`.
 */
const WITH_ALIAS = ['u_exporter.py', 'u_local.py', 'u_taken.py', 'u_try.py'];

test('a rename and its reversal restore all bytes, except that aliases stay', async () => {
  const { changed } = await renameIn(FORMS, 'a/b.py', 'a/new.py', { andBack: true });
  expect(Object.keys(changed)).toEqual(WITH_ALIAS);
  expect(changed['u_taken.py']).toContain('from a import b as b\n');
});
