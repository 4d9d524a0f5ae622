import type { Bundle, BundleEvidence, EvidenceFinding } from '../../model/bundle.ts';
import { evidenceAndMoves } from '../../reward/evidence/gaming-evidence.ts';
import type { MovedFile } from '../../reward/evidence/moved-files.ts';
import type { WorkspaceSession } from '../workspace-session.ts';
import { changedDocuments, type ChangedDocuments } from './changed-documents.ts';

/** The changes between two bundles that may hide errors, and the documents that changed or moved. */
export interface DocumentEvidence {
  readonly evidence: BundleEvidence;
  readonly documents: ChangedDocuments;
  readonly moved: readonly MovedFile[];
}

/** Finds changes that may hide errors instead of fixing them, such as new suppressions or deleted tests. */
export async function documentEvidence(
  session: Pick<WorkspaceSession, 'files' | 'past' | 'signal'>,
  before: Bundle,
  after: Bundle,
): Promise<DocumentEvidence> {
  const documents = await changedDocuments(session, before, after);
  const { findings, hidden, moved } = await evidenceAndMoves({
    before: documents.before,
    after: documents.after,
    signal: session.signal,
  });
  const all = [...configurationFindings(before, after), ...findings];
  return { evidence: { findings: all, hidden, notFound: documents.notFound }, documents, moved };
}

/** Compares the digests of the configuration, because bundles do not contain the configuration itself. */
function configurationFindings(before: Bundle, after: Bundle): readonly EvidenceFinding[] {
  const { configDigest: old, server } = before.environment;
  const { configDigest: current, server: other } = after.environment;
  // Without a configuration file, the digest is null. It is also null in a bundle without an answer of a server.
  if (old === current || server === null || server.name !== other?.name) return [];
  const text = 'environment.configDigest';
  return [{ kind: 'configuration', uri: '.', range: null, text, before: old, after: current }];
}
