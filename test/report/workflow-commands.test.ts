import { expect, test } from 'vitest';
import { patchWithoutCommands, withoutCommands } from '../../src/report/workflow-commands.ts';
import { runnerCommands } from '../helpers/runner-log.ts';

const HEAD = '--- a/x.py\n+++ b/x.py\n@@ -1,2 +1,2 @@\n';

test.each([
  ' ::error::x\n',
  '+x = 1 ##[error]x\n',
  ' a\r::error::x\n',
  ' \u0085::stop-commands::x\n',
  ' ::error::x\n\\ No newline at end of file',
])(
  'patchWithoutCommands keeps the patch, and disables commands in the patch but not after it: %j',
  (line) => {
    const patch = HEAD + line;
    expect(runnerCommands(patch)).not.toEqual([]);
    const text = patchWithoutCommands(patch);
    expect(text).toContain(patch);
    expect(runnerCommands(text)).toMatchObject([{ name: 'stop-commands' }]);
    expect(runnerCommands(`${text}::notice::after`)).toMatchObject([
      { name: 'stop-commands' },
      { name: 'notice' },
    ]);
  },
);

test('a patch without a command stays unchanged', () => {
  const patch = `${HEAD} a[::2]\n+b = c::d::e\n`;
  expect(patchWithoutCommands(patch)).toBe(patch);
});

test.each(['::error::x', 'a\n \t::error::x', 'a\r\u0085::error::x', '\n\n::error::x', 'a ##[error]x'])(
  'after withoutCommands, the runner finds no command in any line of a text: %j',
  (text) => {
    expect(runnerCommands(text)).not.toEqual([]);
    expect(runnerCommands(withoutCommands(text))).toEqual([]);
  },
);
