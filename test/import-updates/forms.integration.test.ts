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
