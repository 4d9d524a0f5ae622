import { expect, it } from 'vitest';
import {
  blocksOf,
  commandsOf,
  FRONT,
  isOurs,
  outputsOf,
  PAGES,
  runDocumented,
  runProgram,
  useLedger,
} from '../helpers/documented.ts';
import { otherNode } from '../helpers/other-node.ts';

const commands = (await commandsOf([...FRONT, ...PAGES])).filter(isOurs);
const outputs = await outputsOf('docs/candidates.md');
/** The programs for {@link differentNode}. Omits the README's program, which is slow. */
const programs = await blocksOf(PAGES, 'ts');
const ledger = useLedger();

it('the documentation contains commands, outputs and programs', () => {
  expect(commands.length).toBeGreaterThan(50);
  expect([outputs.length, programs.length]).not.toContain(0);
});

it.each(commands)(
  'command %$ of the documentation runs without an error: $place: $command',
  ({ command }) => {
    runDocumented(command, ledger.repository);
  },
);

it.each(outputs)('the text block at $place is the output of the command above it', ({ command, output }) =>
  expect(runDocumented(command, ledger.repository)).toBe(output),
);

/**
 * The first Node on PATH that is not the Node of the tests, if any. It may be older than the Node of the tests. The
 * documentation promises support for Node 20.19, so the documented programs must not need a newer Node.
 */
const differentNode = otherNode();

it.each(await blocksOf([...FRONT, ...PAGES], 'ts'))(
  'the program at $place runs on the Node of this process',
  async (block) => runProgram(block, process.execPath, ledger),
);

it.skipIf(differentNode === undefined).each(programs)(
  'the program at $place runs on the other Node on PATH',
  async (block) => runProgram(block, differentNode?.path ?? '', ledger),
);
