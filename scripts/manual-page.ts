/** Writes man/lanser.1 from the commands. */
import { mkdir, writeFile } from 'node:fs/promises';
import { commandFacts } from '../src/cli/command-facts.ts';
import { createProgram } from '../src/cli/main.ts';
import { manualPage } from '../src/cli/manual-page.ts';

const program = createProgram(() => async () => {});
await mkdir(new URL('../man/', import.meta.url), { recursive: true });
await writeFile(new URL('../man/lanser.1', import.meta.url), manualPage(commandFacts(program)));
