import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { LanserError } from '../../model/lanser-error.ts';
import type { Target } from '../../protocol/server-view.ts';
import type { VersionedDocument } from '../../sources/source-workspace.ts';
import { workspacePath } from '../../workspace/containment.ts';
import type { WorkspaceSession } from '../workspace-session.ts';

/** Returns the document of a target. Throws E/CONTENT_MODIFIED if the document has been deleted. */
export async function targetDocument(
  { root, files }: Pick<WorkspaceSession, 'root' | 'files'>,
  { uri }: Pick<Target, 'uri'>,
): Promise<VersionedDocument> {
  const file = fileURLToPath(uri);
  const name = workspacePath(root, file) ?? path.basename(file);
  const document = await files.document(name);
  if (document !== undefined) return document;
  const message = `${JSON.stringify(name)} was deleted during the request. Run again.`;
  throw new LanserError('E/CONTENT_MODIFIED', message, { path: name });
}
