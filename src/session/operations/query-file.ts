import { stat } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SymbolFact } from '../../model/bundle.ts';
import { LanserError } from '../../model/lanser-error.ts';
import { readSymbols } from '../../protocol/symbols.ts';
import type { Answer } from '../../server-pool/server-host.ts';
import type { VersionedDocument } from '../../sources/source-workspace.ts';
import type { OperationOptions, WorkspaceSession } from '../workspace-session.ts';
import type { RequestLimits } from './request-limits.ts';
import type { Documents } from './answered-documents.ts';
import { untilUnchanged } from './until-unchanged.ts';

export interface FileAnswer extends Answer<readonly SymbolFact[]> {
  readonly document: VersionedDocument;
  readonly documents: Documents;
}

/** Repeats {@link symbolsOf} if the file changes. Throws as that function and {@link untilUnchanged} do. */
export async function queryFile(
  session: WorkspaceSession,
  uri: string,
  options: OperationOptions,
): Promise<FileAnswer> {
  return untilUnchanged(session, options, async (limits) => {
    const answer = await symbolsOf(session, uri, { ...limits, server: options.server });
    const { document, isUnchanged } = answer;
    return { answer, isUnchanged, asked: { [document.uri]: document.docVersion } };
  });
}

/** Requests a file's symbols. Throws E/NOT_FOUND if the file does not exist. */
export async function symbolsOf(
  session: WorkspaceSession,
  uri: string,
  { server: name, ...limits }: RequestLimits & Pick<OperationOptions, 'server'>,
): Promise<Omit<FileAnswer, 'documents'>> {
  const document = await session.files.document(uri);
  if (document === undefined) {
    const stats = await stat(path.join(session.root, uri)).catch(() => undefined);
    const problem =
      stats?.isDirectory() === true
        ? 'is a folder. Name a file.'
        : 'does not exist. Check its path, relative to the workspace.';
    throw new LanserError('E/NOT_FOUND', `The file ${JSON.stringify(uri)} ${problem}`, { path: uri });
  }
  const file = path.join(session.root, document.uri);
  const server = await session.pool.hostFor(file, name);
  const answer = await server.answer({
    isCacheable: true,
    key: JSON.stringify(['symbols', document.uri, document.docVersion]),
    documents: [{ file, text: document.lines.text }],
    ...limits,
    send: async (view) => readSymbols(view, pathToFileURL(file).href),
  });
  return { ...answer, document };
}
