import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ledgerWithPast } from '../helpers/every-operation.ts';
import { lanser, type Start } from '../helpers/lanser.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import { WARM_COMMAND_LINES } from '../helpers/warm-commands.ts';
import { expectSameAnswers, warmStart } from '../helpers/warm-lanser.ts';

const sandbox = useSandbox();
const start: Start = warmStart(sandbox, path.join(sandbox.path, 'ledger'));

beforeAll(async () => {
  await ledgerWithPast(sandbox);
});

afterAll(async () => {
  expect(await lanser(['stop'], start)).toMatchObject({ exitCode: 0 });
});

test('commands have the same output with and without a warm process, except for times and `environment.local`', async () => {
  await expectSameAnswers(start, WARM_COMMAND_LINES);
  await expectSameAnswers(start, WARM_COMMAND_LINES.toReversed());
});
