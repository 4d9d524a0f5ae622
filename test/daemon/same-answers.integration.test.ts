// The warm process keeps servers open and runs commands for other processes. See docs/daemon.md.
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ledgerWithPast } from '../helpers/every-operation.ts';
import { lanser, type Start } from '../helpers/lanser.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import { FEW_WARM_COMMAND_LINES } from '../helpers/warm-commands.ts';
import { coldStart, comparable, daemonStatus, expectSameAnswers, warmStart } from '../helpers/warm-lanser.ts';

const sandbox = useSandbox();
const root = path.join(sandbox.path, 'ledger');
const start: Start = warmStart(sandbox, root);

const MONEY = 'py://ledger.money#Money';
beforeAll(async () => {
  await ledgerWithPast(sandbox);
});

afterAll(async () => {
  expect(await lanser(['stop'], start)).toMatchObject({ exitCode: 0 });
});

test('commands have the same result with and without the warm process, except for times and `environment.local`', async () => {
  await expectSameAnswers(start, FEW_WARM_COMMAND_LINES);
});

test("paths are relative to the caller's folder, not to the folder of the warm process", async () => {
  const inFolder = { ...start, cwd: path.join(root, 'ledger') };
  for (const args of [
    ['diag', 'money.py', '--workspace', '..', '--json'],
    ['locate', 'cli.py@L6:C13', '--json'],
    ['diag', '--json', '--prev', '../gone.json'],
  ]) {
    const cold = comparable(await lanser(args, coldStart(inFolder)));
    expect({ args, ...comparable(await lanser(args, inFolder)) }).toEqual({ args, ...cold });
  }
});

test('the warm process is not used for writes, traces, help and selectors from standard input, in CI, or with --no-daemon', async () => {
  const selector = 'ledger/cli.py@L6:C13';
  await lanser(['locate', selector, '--json'], start);
  const before = (await daemonStatus(start)) ?? expect.fail('no warm process is running');
  const trace = path.join(sandbox.path, 'trace.jsonl');
  const runs = await Promise.all([
    lanser(['locate', selector, '--json', '--no-daemon'], start),
    lanser(['def', '-', '--json'], { ...start, input: selector }),
    lanser(['locate', selector, '--json', '--trace-file', trace], start),
    lanser(['locate', selector, '--json'], { ...start, env: { ...start.env, CI: 'true' } }),
    lanser(['def', '--help'], start),
    lanser(['rename', MONEY, 'Money', '--apply', '--json'], start),
  ]);
  expect(runs.slice(0, 5).map(({ exitCode }) => exitCode)).toEqual([0, 0, 0, 0, 0]);
  expect((await daemonStatus(start))?.answered).toBe(before.answered);
});
