/** Writes the snapshot of the SDK's public declarations. Run `npm run dist` first. */
import { writeFile } from 'node:fs/promises';
import { currentDeclarations, SNAPSHOT } from './declarations-snapshot.ts';

await writeFile(SNAPSHOT, await currentDeclarations());
