import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const PROGRAM = fileURLToPath(new URL('./start-without-files-program.ts', import.meta.url));

test('if no file descriptor is free, the failed start of each kind of process is reported', async () => {
  const { stdout, stderr } = await promisify(execFile)('/bin/sh', [
    '-c',
    'ulimit -n 64 && exec "$0" "$@"',
    process.execPath,
    PROGRAM,
  ]);
  expect(stderr).toBe('');
  const advice = 'Close programs, or raise the limit of open files (ulimit -n).';
  const GIT = `Git cannot be started (too many open files). ${advice}`;
  expect(JSON.parse(stdout)).toEqual({
    results: {
      program: {
        code: 'E/NO_SERVER',
        message: `checker does not start: too many open files. ${advice}`,
        details: {},
      },
      janitor: null,
      git: { code: 'E/USAGE', message: GIT, details: {} },
      'long-running git': { code: 'E/USAGE', message: GIT, details: {} },
      server: {
        code: 'E/LS_CRASH',
        message: 'The language server could not be started.',
        details: {},
        hint: 'choose-server',
      },
      worker: { kind: 'ended', how: 'too many open files', stderr: '' },
    },
    log: ['the janitor process could not be started'],
  });
});
