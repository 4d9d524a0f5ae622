import { expect, test } from 'vitest';
import { history } from './history.ts';

const TWICE = 'import os\n\nos.sync()\n\n\ndef keep(path):\n    return os.stat(path)\n\n\nos.sync()\n';
const REST = 'import os\n\n\ndef keep(path):\n    return os.stat(path)\n';
const ANCHOR = 'anchor://m.py#"os.sync()"?ctx=24';
const SEVERAL = 'def one(a): return a * 3\ndef one(b): return [b, b]\nlast = 1\n';

test.each([
  ['an anchor', TWICE, REST, ANCHOR, "in the selector's version, the snippet occurs 2 times"],
  ['a name', SEVERAL, 'last = 1\n', 'm.py:one', "in the selector's version, one is defined 2 times in m.py"],
])(
  '%s that matched several places is not found if all these places were deleted',
  async (_title, before, after, selector, reason) => {
    await using steps = await history({ 'm.py': before }, { 'm.py': after });
    const { error, resolution, meta } = await steps.locate(selector, 'm.py');
    expect([error?.code, resolution?.candidates, meta.exitCode]).toEqual(['E/NOT_FOUND', [], 3]);
    expect(error?.message).toContain(reason);
  },
);

test('an anchor that matched several places is ambiguous, even if only one place remains', async () => {
  const after = TWICE.replace('os.sync()\n', '');
  await using steps = await history({ 'm.py': TWICE }, { 'm.py': after });
  const { error, resolution, meta } = await steps.locate(ANCHOR, 'm.py');
  expect([error?.code, meta.exitCode]).toEqual(['E/AMBIGUOUS', 4]);
  expect(resolution?.candidates.map(({ range }) => range[0])).toEqual([8]);
});
