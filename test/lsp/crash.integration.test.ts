import { describe, expect, test } from 'vitest';
import { play } from '../helpers/lsp-program.ts';
import { containing, matching } from '../helpers/matching.ts';

describe('a server that exits during a request', () => {
  test('causes E/LS_CRASH with its last output for current and later requests', async () => {
    const { answers, later, opened } = await play({
      server: 'dies-in-answer',
      requests: ['test/wait', 'test/die', 'test/wait'],
      later: ['test/echo'],
      openCharacters: 10,
    });
    const outcomes = [...answers, ...later, opened];
    expect(outcomes).toHaveLength(5);
    for (const outcome of outcomes) {
      expect(outcome).toMatchObject({
        code: 'E/LS_CRASH',
        message: containing('exit code 7'),
        details: { exitCode: 7, signal: null, outOfMemory: false },
        cause: matching(/an earlier line\npanic: the last words$/u),
      });
      expect(outcome?.cause?.length).toBeLessThan(5000);
    }
  });

  test('is reported with the signal that ended it', async () => {
    const { answers } = await play({ server: 'dies-in-answer', requests: ['test/die-by-signal'] });
    expect(answers).toMatchObject([{ code: 'E/LS_CRASH', details: { exitCode: null, signal: 'SIGSEGV' } }]);
  });

  test('leaves no child processes', async () => {
    // `play` checks that the server's child process has ended.
    const { answers } = await play({ server: 'has-child', requests: ['test/wait'] });
    expect(answers).toMatchObject([{ code: 'E/LS_CRASH', details: { exitCode: 3 } }]);
  });
});

describe('a crash of a server that runs out of memory', () => {
  test('is reported as out of memory', async () => {
    const { answers } = await play({
      server: 'allocates',
      nodeArguments: ['--max-old-space-size=16'],
      requests: ['test/allocate'],
    });
    expect(answers).toMatchObject([
      {
        code: 'E/LS_CRASH',
        message: containing('out of memory'),
        details: { outOfMemory: true },
        cause: containing('heap'),
      },
    ]);
  });

  test('is reported as out of memory even if the cause contains only the end of a long stack trace', async () => {
    const { answers } = await play({ server: 'dies-in-answer', requests: ['test/die-out-of-memory'] });
    expect(answers).toMatchObject([{ code: 'E/LS_CRASH', details: { outOfMemory: true } }]);
    expect(answers[0]?.cause).not.toContain('heap out of memory');
  });
});

describe('a server with invalid or closed output', () => {
  test.each(['test/print', 'test/broken-json', 'test/binary'])('causes E/LS_CRASH: %s', async (method) => {
    const { answers, later } = await play({ server: 'garbage', requests: [method], later: ['test/echo'] });
    for (const outcome of [...answers, ...later]) {
      expect(outcome).toMatchObject({
        code: 'E/LS_CRASH',
        message: containing('not a message of the protocol'),
        cause: matching(/header|JSON/iu),
      });
    }
  });

  test('causes E/LS_CRASH if it closes its output', async () => {
    const { answers, later } = await play({
      server: 'closes-streams',
      requests: ['test/wait'],
      later: ['test/echo'],
    });
    expect([...answers, ...later]).toMatchObject([{ code: 'E/LS_CRASH' }, { code: 'E/LS_CRASH' }]);
  });
});

test('a missing program causes E/LS_CRASH', async () => {
  const { failure } = await play({ server: 'hangs', command: '/no/such/program' });
  expect(failure).toMatchObject({
    code: 'E/LS_CRASH',
    details: { exitCode: null, signal: null },
    cause: containing('ENOENT'),
  });
});
