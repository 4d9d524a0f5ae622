import { expect, it } from 'vitest';
import { commandsOf, isOurs, PAGES, runDocumented, useLedger } from '../helpers/documented.ts';

const commands = (await commandsOf(PAGES)).filter(isOurs);
const ledger = useLedger();

it('there are pages with commands', () => expect(commands.length).toBeGreaterThan(50));

it.each(commands)('$place: $command', ({ command }) => runDocumented(command, ledger.repository));
