/** Writes the snapshot of the SDK's public declarations; `npm run build` comes first. */
import { writeFile } from 'node:fs/promises';
import { currentDeclarations, SNAPSHOT } from './declarations-snapshot.ts';

const { text } = await currentDeclarations();
await writeFile(SNAPSHOT, text);
