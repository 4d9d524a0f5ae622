import type { CaseFile } from '../navigation/fourslash-case.ts';
import { runScript, type DocumentRange } from '../navigation/fourslash-script.ts';
import { editText, type Edits } from './edits.ts';

/** The edits that one of Pyright's own tests expects of a rename. `mark` names a position in the test's files. */
export interface ExpectedRename {
  readonly mark: string;
  readonly newName: string;
  readonly edits: Edits;
}

interface Change {
  readonly filePath: string;
  readonly range: DocumentRange['range'];
  readonly replacementText: string;
}

type Renames = Readonly<Record<string, { readonly newName: string; readonly changes: readonly Change[] }>>;

/** Returns the expected renames, or an error message if the script of the test fails. */
export async function expectedRenames(
  source: string,
  files: readonly CaseFile[],
): Promise<readonly ExpectedRename[] | string> {
  const expected: ExpectedRename[] = [];
  const problem = await runScript(source, files, {
    // Does nothing, because the benchmark opens the file of each request.
    openFile() {},
    verifyRename(map: Renames) {
      for (const [mark, { newName, changes }] of Object.entries(map)) {
        const edits = changes.map(({ filePath, range: { start, end }, replacementText }) =>
          editText(filePath, [start.line, start.character, end.line, end.character], replacementText),
        );
        expected.push({ mark, newName, edits: new Set(edits) });
      }
    },
  });
  return problem ?? expected;
}
