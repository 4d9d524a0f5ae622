import { expect, test } from 'vitest';
import { FORMS, RUN } from './import-forms.ts';
import { renameIn } from './renamed-project.ts';

test('imports in many forms are updated if the module is renamed', async () => {
  const { updates, changed, introduced, printed } = await renameIn(FORMS, 'a/b.py', 'a/new.py', { run: RUN });
  expect(introduced).toEqual([]);
  expect(printed[0]).not.toContain('Error');
  expect(printed[1]).toBe(printed[0]);
  expect(updates.problems).toEqual([]);
  expect(changed).toMatchSnapshot();
});

test.each([
  ['pkg/a.py', 'x/a.py'],
  ['pkg/a.py', 'pkg/b.py'],
])(
  'the move of %s to %s reports a use that works only because another module imports the submodule',
  async (...move) => {
    const tree = {
      'pkg/__init__.py': '',
      'pkg/a.py': 'X = 1\n',
      'other.py': 'import pkg.a\n',
      'use.py': 'import other\nimport pkg\nprint(pkg.a.X)\nother.a\n',
    };
    const { updates } = await renameIn(tree, ...move, { check: false });
    const [problem, ...others] = updates.problems;
    expect(others).toEqual([]);
    expect(problem?.reason).toBe('implicit-import');
    expect(problem?.places.map(({ uri, range: [line] }) => `${uri}:${line + 1}`)).toEqual(['use.py:3']);
  },
);
