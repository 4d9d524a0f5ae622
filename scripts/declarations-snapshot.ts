import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { format, type FormatOptions } from 'oxfmt';
import { publicDeclarations, type PublicDeclarations } from './public-declarations.ts';

/** Committed, so that a change of a public type is seen in review. */
export const SNAPSHOT: URL = new URL('../test/sdk/public-declarations.snapshot.d.ts', import.meta.url);
const ENTRY = fileURLToPath(new URL('../dist/types/index.d.ts', import.meta.url));

/** What the snapshot has to hold, from the declarations as they are built. */
export async function currentDeclarations(): Promise<PublicDeclarations> {
  const { text, packages } = publicDeclarations(ENTRY);
  const settings = await readFile(new URL('../.oxfmtrc.json', import.meta.url), 'utf8');
  const { code, errors } = await format(fileURLToPath(SNAPSHOT), text, JSON.parse(settings) as FormatOptions);
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  return { text: code, packages };
}
