import { readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { NamedDocument } from '../../adapter/facts.ts';
import { documentVersion } from '../../bundle/blob-id.ts';
import { errnoOf, LanserError, systemErrorText } from '../../model/lanser-error.ts';
import { decodeSource } from '../../text/decode.ts';
import { lineIndex } from '../../text/line-index.ts';
import { ecmaScriptLineStarts } from '../../text/lines.ts';
import { isInside, workspacePath } from '../../workspace/containment.ts';
import type { NamedRoots } from '../../workspace/named-roots.ts';

export interface NamedDocumentsRequest {
  readonly workspace: string;
  /** The folder that contains all readable files. The target of a link must also be in the folder. */
  readonly readableRoot: string;
  readonly roots: NamedRoots;
  readonly ecmaScriptLines: boolean;
}

/** Reads files by their names (paths or `file:` URIs), and returns them by these names. */
export async function readNamedDocuments(
  names: Iterable<string>,
  request: NamedDocumentsRequest,
): Promise<ReadonlyMap<string, NamedDocument>> {
  const documents = new Map<string, NamedDocument>();
  const byUri = new Map<string, NamedDocument>();
  for (const name of names) {
    if (documents.has(name)) continue;
    const file = absolutePath(name, request.workspace);
    const uri = workspacePath(request.workspace, file) ?? request.roots.nameOf(file);
    const document = byUri.get(uri) ?? (await readNamed(file, uri, request));
    byUri.set(uri, document);
    documents.set(name, document);
  }
  return documents;
}

/** Returns the absolute path of a file. Throws E/INCONCLUSIVE for a `file:` URI without a path on this machine. */
export function absolutePath(name: string, workspace: string): string {
  if (!/^file:/iu.test(name)) return path.resolve(workspace, name);
  try {
    return fileURLToPath(name);
  } catch (error) {
    throw new LanserError(
      'E/INCONCLUSIVE',
      'The output of the tool contains a file: URI that is not a path on this machine. Read the output on the machine that wrote it.',
      {},
      { cause: error },
    );
  }
}

const MISSING_FILE_CODES: ReadonlySet<string> = new Set([
  'EISDIR',
  'ELOOP',
  'ENAMETOOLONG',
  'ENOENT',
  'ENOTDIR',
]);

async function readNamed(file: string, uri: string, request: NamedDocumentsRequest): Promise<NamedDocument> {
  // This check precedes any access, because an access would reveal whether an outside file exists.
  if (!isInside(request.readableRoot, file)) throw outside(uri);
  try {
    const real = await realpath(file);
    if (!isInside(request.readableRoot, real)) throw outside(uri);
    if (!(await stat(real)).isFile()) throw missing(uri);
    const bytes = await readFile(real);
    const { text } = decodeSource(bytes);
    return {
      uri,
      version: documentVersion(bytes),
      lines: lineIndex(text),
      ...(request.ecmaScriptLines ? { toolLineStarts: ecmaScriptLineStarts(text) } : {}),
    };
  } catch (error) {
    if (error instanceof LanserError) throw error;
    const errno = errnoOf(error) ?? '';
    // Node reports a NUL in a path as an invalid argument.
    if (MISSING_FILE_CODES.has(errno) || errno === 'ERR_INVALID_ARG_VALUE') throw missing(uri);
    throw new LanserError(
      'E/FS_PERMISSIONS',
      `${JSON.stringify(uri)} cannot be read: ${systemErrorText(error)}. Check its permissions.`,
      { path: uri, errno },
      { cause: error },
    );
  }
}

function outside(uri: string): LanserError {
  return new LanserError(
    'E/JAIL',
    `The output names ${JSON.stringify(uri)}, which is outside of the workspace. Run the tool in the workspace.`,
    { path: uri },
  );
}

function missing(uri: string): LanserError {
  return new LanserError(
    'E/VERSION_SKEW',
    `The output names ${JSON.stringify(uri)}, which is not an existing file. Run the tool again in this workspace.`,
    { path: uri },
  );
}
