import type { Location } from '../model/bundle.ts';
import type { Span } from '../syntax/definition.ts';
import { dottedNames, type DottedName } from '../syntax/python/dotted-names.ts';
import { readImports, type ImportStatement } from '../syntax/python/imports.ts';
import { rangeAt } from '../text/line-index.ts';
import type { VersionedDocument } from '../sources/source-workspace.ts';

/** The parts of a Python file that are relevant to imports. */
export interface ImportingFile {
  readonly uri: string;
  readonly document: VersionedDocument;
  readonly text: string;
  readonly imports: readonly ImportStatement[];
  /** The dotted names outside import statements. */
  readonly dotted: readonly DottedName[];
}

export function importingFile(document: VersionedDocument): ImportingFile {
  const { text } = document.lines;
  const imports = readImports(text, document.tokens());
  let at = 0;
  // The imports and the dotted names are in source order.
  const dotted = dottedNames(text, document.tokens()).filter(({ start }) => {
    while ((imports[at]?.end ?? Infinity) <= start) at += 1;
    return start < (imports[at]?.start ?? Infinity);
  });
  return { uri: document.uri, document, text, imports, dotted };
}

/** A name that an import binds. `at` is the offset of the imported name, not of its alias. */
interface BoundName {
  readonly name: string;
  readonly at: number;
}

export function boundByImports({ imports }: ImportingFile): readonly BoundName[] {
  return imports.flatMap((statement): readonly BoundName[] =>
    statement.kind === 'import'
      ? statement.modules.map((one) => ({ name: (one.alias ?? one.parts[0])?.name ?? '', at: one.start }))
      : statement.names.map((one) => ({ name: (one.alias ?? one.imported).name, at: one.start })),
  );
}

export function locationOf({ uri, document }: ImportingFile, span: Span): Location {
  return { uri, range: rangeAt(document.lines, span) };
}
