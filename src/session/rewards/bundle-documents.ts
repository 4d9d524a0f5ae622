import { bytesAfter } from '../../edit/plan/bytes-after.ts';
import type { Bundle } from '../../model/bundle.ts';
import type { PlannedFile } from '../../model/plan.ts';
import { decodeSource } from '../../text/decode.ts';
import type { WorkspaceSession } from '../workspace-session.ts';

/** A document of a bundle. Has the version after the bundle's edit, unless the edit has file operations. */
export interface BundleDocument {
  readonly uri: string;
  readonly docVersion: string;
  /** The edit of this file, if any; absent if the bundle has file operations. It may never have been applied. */
  readonly planned?: PlannedFile;
}

export function bundleDocuments({ facts, edits }: Bundle): ReadonlyMap<string, BundleDocument> {
  const documents = new Map<string, BundleDocument>();
  if (facts === null || !('documents' in facts)) return documents;
  for (const [uri, docVersion] of Object.entries(facts.documents)) documents.set(uri, { uri, docVersion });
  const { plan } = edits;
  // File operations can rename documents, so only the documents before the edit are known.
  if (plan === null || plan.operations.length > 0) return documents;
  for (const planned of plan.files) {
    const { uri, after } = planned;
    if (after === null) documents.delete(uri);
    else documents.set(uri, { uri, docVersion: after, planned });
  }
  return documents;
}

/** Returns a version's text, if available. Applies the edit if only the version before the edit is available. */
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
