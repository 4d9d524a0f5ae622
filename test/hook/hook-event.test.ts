import { expect, test } from 'vitest';
import { readHookEvent } from '../../src/hook/hook-event.ts';

const session = { session_id: 's', cwd: '/w' };
const read = (event: object): unknown => readHookEvent(JSON.stringify({ ...session, ...event }));

test('each kind of event is read', () => {
  expect(read({ hook_event_name: 'SessionStart', source: 'startup' })).toMatchObject({ kind: 'start' });
  expect(read({ hook_event_name: 'Stop', stop_hook_active: true })).toMatchObject({
    kind: 'stop',
    isRepeated: true,
  });
  expect(read({ hook_event_name: 'Stop', stop_hook_active: 'true' })).toMatchObject({ isRepeated: false });
  expect(read({ hook_event_name: 'PreCompact' })).toMatchObject({ kind: 'other' });
  expect(
    read({ hook_event_name: 'PostToolUse', tool_name: 'Edit', tool_input: { file_path: '/w/a.py' } }),
  ).toEqual({ kind: 'edit', sessionId: 's', cwd: '/w', paths: ['/w/a.py'] });
});

test('the files of a patch come only from the headers of the patch', () => {
  const command = [
    '*** Begin Patch',
    '*** Update File: a.py',
    '*** Move to: pkg/b c.py',
    '@@',
    '-*** Update File: not.py',
    '*** Add File: new.py',
    '+x = 1',
    '*** Delete File: old.py',
    '*** End Patch',
  ].join('\n');
  const paths = ['a.py', 'pkg/b c.py', 'new.py', 'old.py'];
  const event = { hook_event_name: 'PostToolUse', tool_name: 'apply_patch' };
  expect(read({ ...event, tool_input: { command } })).toMatchObject({ paths });
  expect(read({ ...event, tool_input: { command: ['apply_patch', command] } })).toMatchObject({ paths });
  expect(read({ ...event, tool_input: { command: 'rm *** Delete File: a.py' } })).toMatchObject({
    paths: [],
  });
});

test.each([
  ['', 'not JSON'],
  ['{', 'not JSON'],
  ['[]', 'not a JSON object'],
  ['null', 'not a JSON object'],
  ['{"cwd":"/w","hook_event_name":"Stop"}', 'no valid session_id'],
  ['{"session_id":1,"cwd":"/w","hook_event_name":"Stop"}', 'no valid session_id'],
  ['{"session_id":"s","cwd":[],"hook_event_name":"Stop"}', 'no valid cwd'],
  ['{"session_id":"s","cwd":"/w"}', 'no valid hook_event_name'],
])('%j is rejected with the reason "%s"', (text, reason) => {
  expect(readHookEvent(text)).toContain(reason);
});

test.each([null, 1, 'text', [], { file_path: 1 }, { command: { a: 1 } }])(
  'an edit with the tool input %j has no file',
  (input) => {
    expect(read({ hook_event_name: 'PostToolUse', tool_input: input })).toMatchObject({ paths: [] });
  },
);
