import type { Bundle, BundleEvidence, EvidenceFinding } from '../../model/bundle.ts';
import { compareCodeUnits } from '../../model/range.ts';
import { gamingEvidence } from '../../reward/evidence/gaming-evidence.ts';
import { countOf } from '../../reward/scope.ts';
import { languageName } from '../../syntax/language-names.ts';
import type { WorkspaceSession } from '../workspace-session.ts';
import { bundleDocuments, textOf, type BundleDocument } from './bundle-documents.ts';

interface Pair {
  readonly before: BundleDocument | undefined;
  readonly after: BundleDocument | undefined;
}

/**
 * Returns the evidence of gaming in the changes from one bundle's documents to the other's. If both bundles
 * have the same scope, a document that only one of them contains was created or deleted. Otherwise, such a
 * document is ignored.
 */
export async function bundleEvidence(
  session: Pick<WorkspaceSession, 'files' | 'past' | 'signal'>,
  before: Bundle,
  after: Bundle,
): Promise<BundleEvidence> {
  const [old, current] = [new Map<string, string>(), new Map<string, string>()];
  const notFound: BundleEvidence['notFound'][number][] = [];
  const read = async (document: BundleDocument | undefined, bundle: Bundle): Promise<string | undefined> => {
    if (document === undefined) return undefined;
    const text = await textOf(session, document, bundle);
    const { uri, docVersion } = document;
    if (text === undefined) notFound.push({ uri, docVersion });
    return text;
  };
  for (const pair of changedPairs(before, after)) {
    const uri = pair.before?.uri ?? pair.after?.uri ?? '';
    const [oldText, freshText] = [await read(pair.before, before), await read(pair.after, after)];
    // If the text of one version is missing, the file would look as if it had been created or deleted.
    const isWhole =
      (pair.before === undefined) === (oldText === undefined) &&
      (pair.after === undefined) === (freshText === undefined);
    if (!isWhole) continue;
    if (oldText !== undefined) old.set(uri, oldText);
    if (freshText !== undefined) current.set(uri, freshText);
  }
  const { findings, hidden } = await gamingEvidence({
    before: old,
    after: current,
    signal: session.signal,
  });
  return { findings: [...configurationFindings(before, after), ...findings], hidden, notFound };
}

function changedPairs(before: Bundle, after: Bundle): readonly Pair[] {
  const [old, current] = [bundleDocuments(before), bundleDocuments(after)];
  const [count, laterCount] = [countOf(before), countOf(after)];
  const isOneScope = count !== undefined && count.scope === laterCount?.scope;
  return [...new Set([...old.keys(), ...current.keys()])]
    .filter((uri) => languageName(uri) !== undefined)
    .toSorted(compareCodeUnits)
    .map((uri) => ({ before: old.get(uri), after: current.get(uri) }))
    .filter((pair) =>
      pair.before === undefined || pair.after === undefined
        ? isOneScope
        : pair.before.docVersion !== pair.after.docVersion,
    );
}

/** Compares the digests of the configuration, because bundles do not contain its text. */
function configurationFindings(before: Bundle, after: Bundle): readonly EvidenceFinding[] {
  const [old, current] = [before.environment.configDigest, after.environment.configDigest];
  if (old === null || current === null || old === current) return [];
  const text = 'environment.configDigest';
  return [{ kind: 'configuration', uri: '.', range: null, text, before: old, after: current }];
}
