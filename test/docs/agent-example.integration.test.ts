// Plays the scripted agent of examples/agent in the example repository, and counts the tokens that it reads.
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Tiktoken } from 'js-tiktoken/lite';
import cl100k from 'js-tiktoken/ranks/cl100k_base';
import o200k from 'js-tiktoken/ranks/o200k_base';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildDemoRepository } from '../../scripts/demo-repository.ts';
import { LANSER } from '../helpers/lanser.ts';
import { useSandbox } from '../helpers/sandbox.ts';

const LOOP = fileURLToPath(new URL('../../examples/agent/loop.mjs', import.meta.url));
const MAX_TOKENS = 2500;
const sandbox = useSandbox();
const run = promisify(execFile);

let repository: string;

beforeAll(async () => {
  repository = path.join(sandbox.path, 'ledger');
  await buildDemoRepository(repository);
});

/** Plays the loop and returns what the agent reads. */
async function play(
  name: string,
  newName: string,
): Promise<{ readonly stdout: string; readonly code: unknown }> {
  const args = [LOOP, name, newName, process.execPath, LANSER];
  const options = { cwd: repository, env: sandbox.env };
  return run(process.execPath, args, options).then(
    ({ stdout }) => ({ stdout, code: 0 }),
    ({ stdout, code }: { stdout: string; code: unknown }) => ({ stdout, code }),
  );
}

async function inRepository(program: string, ...args: readonly string[]): Promise<string> {
  const { stdout, stderr } = await run(program, args, { cwd: repository });
  return stdout + stderr;
}

describe('the loop', () => {
  let stdout: string;

  beforeAll(async () => {
    const played = await play('RateTable.rate', 'rate_on');
    expect(played).toMatchObject({ code: 0 });
    stdout = played.stdout;
  });

  test('locates, previews, applies, checks, and is scored', () => {
    const asked = [...stdout.matchAll(/^\$ lanser (?<command>\w+)/gmu)].map(
      ({ groups }) => groups?.['command'],
    );
    expect(asked).toEqual(['locate', 'rename', 'apply', 'diag']);
    expect(stdout).toMatch(/\n.*; preview: 10 edits in 4 files; errors 2 -> 2; all \d checks passed; .*\n/u);
    expect(stdout).toMatch(/\n.*; written: 10 edits in 4 files; errors 2 -> 2; all \d checks passed; .*\n/u);
    expect(stdout).toMatch(/\ncomplete; 3 errors; bundle [0-9a-f]{12}\nreward 0 .*\n$/u);
  });

  test('renames every use: the tests of the code pass, and no use of the old name is left', async () => {
    expect(await inRepository('python3', '-m', 'unittest')).toMatch(/\nOK\n$/u);
    const changed = (await inRepository('git', 'diff', '--name-only')).trim().split('\n');
    expect(changed).toEqual([
      'ledger/cli.py',
      'ledger/rates.py',
      'ledger/statements.py',
      'tests/test_ledger.py',
    ]);
    for (const file of changed) {
      expect(await readFile(path.join(repository, file), 'utf8')).not.toMatch(/\.rate\(|def rate\(/u);
    }
  });

  test.each([
    ['o200k_base', o200k],
    ['cl100k_base', cl100k],
  ] as const)('has at most 2,500 tokens of %s', (_name, ranks) => {
    const count = new Tiktoken(ranks).encode(stdout).length;
    // A transcript without the answers would also be short.
    expect(count).toBeGreaterThan(500);
    expect(count).toBeLessThanOrEqual(MAX_TOKENS);
  });
});

test.each([
  ['Money.prase', 'read', /E\/NOT_FOUND: .*the nearest: Money\.parse\b/u],
  ['parse', 'class', /E\/USAGE: "class" is a Python keyword/u],
])('a rename of %s to %s stops with the reason, and writes nothing', async (name, newName, reason) => {
  const before = await inRepository('git', 'status', '--porcelain');
  const { stdout, code } = await play(name, newName);
  expect([code, stdout]).toEqual([1, expect.stringMatching(reason)]);
  expect(stdout).toMatch(/\nstopped: lanser \w+ ended with exit code \d+\n$/u);
  expect(await inRepository('git', 'status', '--porcelain')).toBe(before);
});
