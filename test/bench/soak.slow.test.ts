import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { HAS_PROC } from '../helpers/processes.ts';
import { temporaryRepository } from '../helpers/temporary-repository.ts';

const ROOT = path.join(import.meta.dirname, '../..');

test.runIf(HAS_PROC)(
  'a short soak benchmark finds no wrong answers and no leaked folders, sockets or processes',
  async () => {
    await using repository = await temporaryRepository();
    await repository.write('lib.py', 'def make(count: int) -> int:\n    return count\n');
    await repository.write('main.py', 'from lib import make\n\ntotal = make(1)\nprint(total)\n');
    await repository.commit();
    const options = ['--requests', '300', '--kills', '6', '--check', '100'];
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['bench/warm/soak.ts', repository.path, ...options],
      { cwd: ROOT },
    );
    expect(stdout).toContain('300 requests and 15 edits');
    expect(stdout).toMatch(/left \{"processes":\[\],"folders":\[\],"sockets":\[\]\}.*\n0 wrong\n$/u);
  },
  1_800_000,
);
