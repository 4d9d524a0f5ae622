// Runs the scripted agent of examples/agent in the example repository, and counts the tokens that the agent reads.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import o200k from 'js-tiktoken/ranks/o200k_base';
import { beforeAll, describe, expect, test } from 'vitest';
import { useSandbox } from '../helpers/sandbox.ts';
import { expectFewTokens, expectStop, useAgentLoop } from './agent-loop.ts';

const loop = useAgentLoop(useSandbox());

describe('the scripted agent', () => {
  let stdout: string;

  beforeAll(async () => {
    const played = await loop.play('RateTable.rate', 'rate_on');
    expect(played).toMatchObject({ code: 0 });
    stdout = played.stdout;
  });

  test('locates a symbol, previews and applies a rename, checks the result, and receives a score', () => {
    const asked = [...stdout.matchAll(/^\$ lanser (?<command>\w+)/gmu)].map(
      ({ groups }) => groups?.['command'],
    );
    expect(asked).toEqual(['locate', 'rename', 'apply', 'diag']);
    expect(stdout).toMatch(/\n.*; preview: 10 edits in 4 files; errors 2 -> 2; all \d checks passed; .*\n/u);
    expect(stdout).toMatch(/\n.*; written: 10 edits in 4 files; errors 2 -> 2; all \d checks passed; .*\n/u);
    expect(stdout).toMatch(/\ncomplete; 3 errors; bundle [0-9a-f]{12}\nreward 0 .*\n$/u);
  });

  test('renames every use: the unit tests pass, and the changed files neither call nor define the old name', async () => {
    expect(await loop.inRepository('python3', '-m', 'unittest')).toMatch(/\nOK\n$/u);
    const changed = (await loop.inRepository('git', 'diff', '--name-only')).trim().split('\n');
    expect(changed).toEqual([
      'ledger/cli.py',
      'ledger/rates.py',
      'ledger/statements.py',
      'tests/test_ledger.py',
    ]);
    for (const file of changed) {
      expect(await readFile(path.join(loop.repository, file), 'utf8')).not.toMatch(/\.rate\(|def rate\(/u);
    }
  });

  test('reads at most 2,500 tokens in the encoding o200k_base', () => expectFewTokens(stdout, o200k));
});

test('if the name to rename does not exist, the agent stops with a reason and writes nothing', async () =>
  expectStop(loop, ['Money.prase', 'read'], /E\/NOT_FOUND: .*the nearest: Money\.parse\b/u));
