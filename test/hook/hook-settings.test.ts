import { expect, test } from 'vitest';
import { withHooks } from '../../src/hook/hook-settings.ts';

interface Settings {
  readonly hooks: Readonly<Record<string, readonly { readonly hooks: unknown }[]>>;
}

const HANDLER = { type: 'command', command: 'lanser hook', timeout: 60 };

test.each([
  ['claude', 'Edit|MultiEdit|Write'],
  ['codex', 'apply_patch|Edit|Write'],
] as const)('new settings of %s contain a hook for SessionStart, PostToolUse and Stop', (agent, matcher) => {
  for (const text of [undefined, '', ' \n', '{}']) {
    expect((JSON.parse(withHooks(agent, text)) as Settings).hooks).toEqual({
      SessionStart: [{ hooks: [HANDLER] }],
      PostToolUse: [{ matcher, hooks: [HANDLER] }],
      Stop: [{ hooks: [HANDLER] }],
    });
  }
});

test('the text of other settings stays unchanged, and a hook is not added twice', () => {
  const present =
    '{\r\n\t"model":  "x",\r\n\t"number": 12345678901234567890,\r\n\t"hooks": {\r\n\t\t"Stop": [ { "hooks": [] } ]\r\n\t}\r\n}\r\n';
  const once = withHooks('claude', present);
  expect(once).toContain('"model":  "x",\r\n\t"number": 12345678901234567890');
  expect((JSON.parse(once) as Settings).hooks['Stop']).toEqual([{ hooks: [] }, { hooks: [HANDLER] }]);
  expect(withHooks('claude', once)).toBe(once);
});

test.each([
  'npx lanser hook',
  'npx lanser@1.2 hook',
  'lanser.exe  hook',
  '/usr/bin/lanser hook --budget 3',
  '"C:\\tools\\lanser.cmd" hook',
])('a hook that runs %j counts as a hook of lanser', (command) => {
  const present = JSON.stringify({ hooks: { Stop: [{ hooks: [{ type: 'command', command }] }] } });
  expect((JSON.parse(withHooks('claude', present)) as Settings).hooks['Stop']).toHaveLength(1);
});

test('a hook that runs a different program does not count as a hook of lanser', () => {
  const present = JSON.stringify({
    hooks: { Stop: [{ hooks: [{ type: 'command', command: 'mylanser hooks' }] }] },
  });
  expect((JSON.parse(withHooks('claude', present)) as Settings).hooks['Stop']).toHaveLength(2);
});

test.each([
  ['{"a": 1,}', '.claude/settings.json: at 1:9'],
  ['// words\n{}', 'at 1:1'],
  ['[]', 'an object is expected'],
  ['{"hooks": []}', 'at /hooks'],
  ['{"hooks": {"Stop": {}}}', 'at /hooks/Stop'],
  ['{"hooks": {"Stop": ["x"]}}', 'at /hooks/Stop'],
  ['{"hooks": {"Stop": [{"hooks": "x"}]}}', 'at /hooks/Stop'],
  ['{"hooks": {}, "hooks": {}}', 'no second property'],
  ['['.repeat(100_000), 'levels of nesting'],
])('the error for invalid settings %# contains the position or the reason', (text, place) => {
  expect(() => withHooks('claude', text)).toThrow(place);
});
