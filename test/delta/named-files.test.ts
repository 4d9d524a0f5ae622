import { expect, test } from 'vitest';
import { namesBelow } from '../../src/delta/named-files.ts';

test.each([
  ['files are named relative to the root', ['pkg/a.py', './b.py'], ['pkg/a.py', 'b.py']],
  ['the root selects all files', ['a.py', '.'], undefined],
  ['an empty list selects all files', [], undefined],
])('%s', async (_, files, names) => {
  expect(await namesBelow('/repository', files)).toEqual(names);
});

test.each([[['../outside.py']], [['.', '../outside.py']], [['/repository2']]])(
  '%j is rejected, because a path is outside of the root',
  async (files) => {
    await expect(namesBelow('/repository', files)).rejects.toMatchObject({ code: 'E/JAIL' });
  },
);
