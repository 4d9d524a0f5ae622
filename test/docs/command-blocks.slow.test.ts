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
const ledger = useLedger();

it('the documentation contains commands', () => expect(commands.length).toBeGreaterThan(50));

it.each(commands)(
  'command %$ of the documentation runs without an error: $place: $command',
  ({ command }) => {
    runDocumented(command, ledger.repository);
  },
);

it.each(await outputsOf('docs/candidates.md'))(
  'the output at $place is that of its command',
  ({ command, output }) => expect(runDocumented(command, ledger.repository)).toBe(output),
);

/** The machine's own Node, which may be older. The documentation promises Node 20.19, which supports less syntax. */
const oldNode = otherNode();
// The README's program is not run on the old Node: it is slow, and its syntax is tested with the other programs.
const programs = await blocksOf(PAGES, 'ts');

it.each(await blocksOf([...FRONT, ...PAGES], 'ts'))('$place runs on this Node', async (block) =>
  runProgram(block, process.execPath, ledger),
);

it.skipIf(oldNode === undefined).each(programs)("$place runs on the machine's own Node", async (block) =>
  runProgram(block, oldNode?.path ?? '', ledger),
);
