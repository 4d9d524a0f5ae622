import { expect, it } from 'vitest';
import { commandsOf, FRONT, isOurs, PAGES, runDocumented, useLedger } from '../helpers/documented.ts';

const commands = (await commandsOf([...FRONT, ...PAGES])).filter(isOurs);
const ledger = useLedger();

it('there are commands', () => expect(commands.length).toBeGreaterThan(50));

it.each(commands)('$place: $command', ({ command }) => runDocumented(command, ledger.repository));
