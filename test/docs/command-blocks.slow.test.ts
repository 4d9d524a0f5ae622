import { expect, it } from 'vitest';
import { commandsOf, FRONT, isOurs, PAGES, runDocumented, useLedger } from '../helpers/documented.ts';

const commands = (await commandsOf([...FRONT, ...PAGES])).filter(isOurs);
const ledger = useLedger();

it('the documentation contains commands', () => expect(commands.length).toBeGreaterThan(50));

it.each(commands)('command %$ of the documentation runs without an error: $place: $command', ({ command }) =>
  runDocumented(command, ledger.repository),
);
