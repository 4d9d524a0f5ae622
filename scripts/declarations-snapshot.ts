import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import ts from 'typescript-5';
import { formatDeclarations } from './bundle-declarations.ts';

/** The snapshot is committed, so that reviews show a change of a public type. */
export const SNAPSHOT: URL = new URL('../test/sdk/public-declarations.snapshot.d.ts', import.meta.url);
export const DECLARATIONS: string = fileURLToPath(new URL('../dist/index.d.ts', import.meta.url));

/** Returns the content that the snapshot must have: the declarations of dist/ without their comments. */
export async function currentDeclarations(): Promise<string> {
  const source = ts.createSourceFile(
    DECLARATIONS,
    await readFile(DECLARATIONS, 'utf8'),
    ts.ScriptTarget.Latest,
  );
  return formatDeclarations(ts.createPrinter({ removeComments: true }).printFile(source));
}
