import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { processEdge } from '../../src/cli/process-edge.ts';
import type { Caller } from '../../src/daemon/caller.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

test.each([
  [false, 'lanser: a\\u001B[2Jb\\nc: 9 of 9 files\n'],
  [true, '\u001B[?7la\\u001B[2Jb\\nc 8/9\u001B[?7h\r\u001B[2K'],
])(
  'the progress output escapes control characters in a label (on a terminal: %s)',
  (isTerminal, expected) => {
    let written = '';
    const terminals = { stdout: isTerminal, stderr: isTerminal };
    const caller = { env: {}, terminals, progress: (text: string) => (written += text) };
    const { host } = processEdge(caller as unknown as Caller, false);
    for (const done of [0, 8, 9]) {
      host.progress({ label: 'a\u001B[2Jb\nc', done, total: 9 });
      vi.advanceTimersByTime(2000);
    }
    expect(written).toBe(expected);
  },
);

test('short work shows no progress, even after longer work with the same label', () => {
  let written = '';
  const terminals = { stdout: true, stderr: true };
  const caller = { env: {}, terminals, progress: (text: string) => (written += text) };
  const { host } = processEdge(caller as unknown as Caller, false);
  host.progress({ label: 'checked', done: 0, total: 2 });
  vi.advanceTimersByTime(2000);
  host.progress({ label: 'checked', done: 2, total: 2 });
  for (const done of [0, 1, 2]) host.progress({ label: 'checked', done, total: 2 });
  expect(written).toBe('');
});

test('on a terminal, a line of the log replaces the progress line', () => {
  let written = '';
  const write = (text: string): void => {
    written += text;
  };
  const caller = { env: {}, terminals: { stdout: true, stderr: true }, progress: write, err: write };
  const { host } = processEdge(caller as unknown as Caller, true);
  host.progress({ label: 'checked', done: 0, total: 2 });
  vi.advanceTimersByTime(2000);
  host.progress({ label: 'checked', done: 1, total: 2 });
  host.log?.('a message');
  expect(written).toMatch(/^\u001B\[\?7lchecked 1\/2\u001B\[\?7h\r\u001B\[2K.*a message/u);
});
