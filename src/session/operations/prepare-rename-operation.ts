import type { BundleOf, PrepareRenameFacts } from '../../model/bundle.ts';
import type { FlatRange } from '../../model/range.ts';
import type { PositionSpec } from '../../model/selector.ts';
import { readPrepareRename } from '../../protocol/rename.ts';
import type { VersionedDocument } from '../../sources/source-workspace.ts';
import { rangeAt, offsetsAt } from '../../text/line-index.ts';
import type { OperationOptions, WorkspaceSession } from '../workspace-session.ts';
import { queryPlace } from './query-place.ts';
import { targetDocument } from './target-document.ts';

type Prepared = PrepareRenameFacts['prepareRename'];

/**
 * Finds the text that a rename would replace: the server's range, or the word at the place if the server names none.
 * The result is null if the server refuses the rename, or if both are missing.
 */
export async function prepareRename(
  session: WorkspaceSession,
  selector: string | PositionSpec,
  options: OperationOptions = {},
): Promise<BundleOf<PrepareRenameFacts>> {
  return queryPlace<Prepared, PrepareRenameFacts>(session, selector, options, {
    cmd: 'prepareRename',
    bundleOptions: {},
    read: async (view, target) => {
      const document = await targetDocument(session, target);
      const { line, character } = target.position;
      const renameable = await readPrepareRename(view, target);
      if (renameable.kind === 'refused') return null;
      const range =
        renameable.kind === 'range'
          ? renameable.range
          : wordAt(document, document.lines.offsetAt({ line, character }));
      if (range === undefined) return null;
      const placeholder =
        (renameable.kind === 'range' ? renameable.placeholder : undefined) ?? textIn(document, range);
      return { uri: document.uri, range, placeholder };
    },
    isCacheable: true,
    uris: () => [],
    facts: (found, documents) => ({ provenance: 'lsp', documents, prepareRename: found }),
  });
}

function wordAt(document: VersionedDocument, offset: number): FlatRange | undefined {
  const word = document
    .tokens()
    .find(({ kind, start, end }) => kind === 'word' && start <= offset && offset <= end);
  return word && rangeAt(document.lines, word);
}

function textIn({ lines }: VersionedDocument, range: FlatRange): string {
  const { start, end } = offsetsAt(lines, range);
  return lines.text.slice(start, end);
}
