/** Writes the snapshot of the SDK's public declarations; `npm run build` comes first. */
import { writeFile } from 'node:fs/promises';
import { currentDeclarations, SNAPSHOT } from './declarations-snapshot.ts';

await writeFile(SNAPSHOT, await currentDeclarations());
