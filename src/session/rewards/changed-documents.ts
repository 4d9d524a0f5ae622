import type { Bundle, BundleEvidence } from '../../model/bundle.ts';
import { compareCodeUnits } from '../../model/range.ts';
import type { Sources } from '../../reward/evidence/moved-files.ts';
import { countOf, type PinnedScope } from '../../reward/scope.ts';
import { languageName } from '../../syntax/language-names.ts';
import type { WorkspaceSession } from '../workspace-session.ts';
import { bundleDocuments, textOf, type BundleDocument } from './bundle-documents.ts';

/** The differing documents of two bundles, in the languages that lanser parses. */
export interface ChangedDocuments {
  /** The old texts. `before` and `after` omit a document if one of its texts is unavailable. */
  readonly before: Sources;
  readonly after: Sources;
  readonly notFound: BundleEvidence['notFound'];
  /** The result of {@link goneDocuments}, in any language. */
  readonly gone: ReadonlySet<string>;
}

interface Pair {
  readonly before: BundleDocument | undefined;
  readonly after: BundleDocument | undefined;
}

/** Reads the differing documents. If {@link haveSameScope} is false, ignores documents that only one bundle has. */
export async function changedDocuments(
  session: Pick<WorkspaceSession, 'files' | 'past'>,
  before: Bundle,
  after: Bundle,
): Promise<ChangedDocuments> {
  const [old, current] = [new Map<string, string>(), new Map<string, string>()];
  const notFound: BundleEvidence['notFound'][number][] = [];
  const read = async (document: BundleDocument | undefined, bundle: Bundle): Promise<string | undefined> => {
    if (document === undefined) return undefined;
    const text = await textOf(session, document, bundle);
    const { uri, docVersion } = document;
    if (text === undefined) notFound.push({ uri, docVersion });
    return text;
  };
  const gone = await goneDocuments(session, before, after);
  for (const pair of changedPairs(before, after, gone)) {
    const uri = pair.before?.uri ?? pair.after?.uri ?? '';
    const [oldText, freshText] = [await read(pair.before, before), await read(pair.after, after)];
    // If only one of the two texts is available, the file would look as if it had been created or deleted.
    const isWhole =
      (pair.before === undefined) === (oldText === undefined) &&
      (pair.after === undefined) === (freshText === undefined);
    if (!isWhole) continue;
    if (oldText !== undefined) old.set(uri, oldText);
    if (freshText !== undefined) current.set(uri, freshText);
  }
  return { before: old, after: current, notFound, gone };
}

function changedPairs(before: Bundle, after: Bundle, gone: ReadonlySet<string>): readonly Pair[] {
  const [old, current] = [bundleDocuments(before), bundleDocuments(after)];
  const isOneScope = haveSameScope(before, after);
  return [...new Set([...old.keys(), ...current.keys()])]
    .filter((uri) => languageName(uri) !== undefined)
    .toSorted(compareCodeUnits)
    .map((uri) => ({ before: old.get(uri), after: current.get(uri) }))
    .filter((pair) => {
      if (pair.after === undefined) return isOneScope && gone.has(pair.before?.uri ?? '');
      return pair.before === undefined ? isOneScope : pair.before.docVersion !== pair.after.docVersion;
    });
}

/** Returns true if {@link countOf} returns counts in the same scope for both bundles. */
export function haveSameScope(before: Bundle, after: Bundle, pinned?: PinnedScope): boolean {
  const count = countOf(before, pinned);
  return count !== undefined && count.scope === countOf(after, pinned)?.scope;
}

/**
 * Returns the documents that only `before` has. If `after` is the bundle of a tool, excludes files that still exist:
 * tools such as compilers may omit files without diagnostics.
 */
async function goneDocuments(
  { files }: Pick<WorkspaceSession, 'files'>,
  before: Bundle,
  after: Bundle,
): Promise<ReadonlySet<string>> {
  const current = bundleDocuments(after);
  const isOfTool = after.request.options.tool !== undefined;
  const gone = new Set<string>();
  for (const uri of bundleDocuments(before).keys()) {
    if (current.has(uri)) continue;
    if (!isOfTool || (await files.text(uri)) === undefined) gone.add(uri);
  }
  return gone;
}
