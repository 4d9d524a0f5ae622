import { bytesAfter } from '../../edit/plan/bytes-after.ts';
import type { Bundle } from '../../model/bundle.ts';
import type { PlannedFile } from '../../model/plan.ts';
import { decodeSource } from '../../text/decode.ts';
import type { WorkspaceSession } from '../operations/workspace-session.ts';

/** A document as a bundle leaves it: an edit's as the edit makes it. */
export interface BundleDocument {
  readonly uri: string;
  readonly docVersion: string;
  /** The edit that makes it, where its own bytes may never have been written. */
  readonly planned?: PlannedFile;
}

/** The documents that a bundle speaks of, by uri. */
export function bundleDocuments({ facts, edits }: Bundle): ReadonlyMap<string, BundleDocument> {
  const documents = new Map<string, BundleDocument>();
  if (facts === null || !('documents' in facts)) return documents;
  for (const [uri, docVersion] of Object.entries(facts.documents)) documents.set(uri, { uri, docVersion });
  const { plan } = edits;
  // What moves has another name after; of such plans only what was there before is said.
  if (plan === null || plan.operations.length > 0) return documents;
  for (const planned of plan.files) {
    const { uri, after } = planned;
    if (after === null) documents.delete(uri);
    else documents.set(uri, { uri, docVersion: after, planned });
  }
  return documents;
}

/** The text of a version: the file's own now, one of Git's or one that is kept; undefined where nobody has it. */
export async function textOf(
  { files, past }: Pick<WorkspaceSession, 'files' | 'past'>,
  { uri, docVersion, planned }: BundleDocument,
  { edits }: Bundle,
): Promise<string | undefined> {
  const now = await files.document(uri);
  if (now?.docVersion === docVersion) return now.lines.text;
  const bytes = await past.bytes(docVersion);
  if (bytes !== undefined) return decodeSource(bytes).text;
  if (planned?.before === undefined || planned.before === null) return undefined;
  const edited = await past.bytes(planned.before);
  if (edited === undefined) return undefined;
  return decodeSource(bytesAfter(planned, edited, edits.plan?.positionEncoding)).text;
}
