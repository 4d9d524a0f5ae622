import path from 'node:path';
import type { BundleOf, Check, EditFacts } from '../model/bundle.ts';
import { LanserError } from '../model/lanser-error.ts';
import type { PositionSpec } from '../model/selector.ts';
import { readDocumentDiagnostics } from '../protocol/document-diagnostics.ts';
import type { Target } from '../protocol/server-view.ts';
import type { ResolvedRequest } from '../session/locate/resolve-request.ts';
import { filesToOpen } from '../session/operations/files-to-open.ts';
import { wordAt } from '../text/word-at.ts';
import { answerAtPlace, type QueryAtPlace } from '../session/operations/answer-at-place.ts';
import { answeredBundle } from '../session/operations/answered-bundle.ts';
import { placeRequest } from '../session/operations/query-place.ts';
import { targetDocument } from '../session/operations/target-document.ts';
import type { WorkspaceSession } from '../session/workspace-session.ts';
import type { LeasedText } from '../server-pool/document-leases.ts';
import type { VersionedDocument } from '../sources/source-workspace.ts';
import { isIdentifier, isKeyword } from '../syntax/python/names.ts';
import { languageName } from '../syntax/language-names.ts';
import { chosenCandidate } from './chosen-candidate.ts';
import { selectorCheck } from './edit-checks.ts';
import type { EditIntent, EditProgress } from './edit-intent.ts';
import { editRequestOptions, type PlacedEditOptions } from './edit-options.ts';
import { finishEdit } from './finish-edit.ts';
import { serverRename, type ServerRename } from './server-rename.ts';

export interface RenameOptions extends PlacedEditOptions {
  /** True to also rename the same Python member or parameter in related classes, overloads and stubs. */
  readonly overrides?: boolean | undefined;
}

/** Renames the symbol at a place, or previews the edit. `finish` gets the edit; the registry never passes `finish`. */
export async function rename(
  session: WorkspaceSession,
  selector: string | PositionSpec,
  newName: string,
  options: RenameOptions = {},
  finish: typeof finishEdit = finishEdit,
): Promise<BundleOf<EditFacts>> {
  const { overrides } = options;
  const choice = { newName, ...(overrides === true ? { overrides } : {}) };
  const bundleOptions = { ...editRequestOptions(options), ...choice };
  if (newName === '') throw new LanserError('E/USAGE', 'The new name is empty. Pass a name.');
  const named = { cmd: 'rename', bundleOptions } as const;
  const { located, request } = await placeRequest(session, selector, options, named);
  return answeredBundle<EditFacts>(session, request, async (progress: EditProgress) => {
    let accepted: ResolvedRequest | undefined;
    let opened: readonly LeasedText[] = [];
    const query: QueryAtPlace<ServerRename> = {
      cmd: 'rename',
      bundleOptions: choice,
      isCacheable: false,
      uris: () => [],
      choose: async (found) => {
        accepted = found;
        const chosen = await chosenCandidate(session, found, options);
        expectNewName(chosen, newName);
        return chosen;
      },
      otherDocuments: async (document, offset) => {
        opened = await filesToOpen(session, document, offset);
        return opened;
      },
      read: async (view, target, otherDocuments) => {
        if (otherDocuments.length > 0) await readDocumentDiagnostics(view, otherDocuments, () => {});
        const document = await targetDocument(session, target);
        const name = nameAt(document, target.position);
        const server = await session.pool.hostFor(path.join(session.root, document.uri), options.server);
        const serverFiles = await server.workspaceFiles(view.session);
        const about = { document, name, newName, overrides: overrides === true, serverFiles };
        return serverRename(session, view, target, about);
      },
    };
    const answer = await answerAtPlace(session, located, options, query, progress);
    const { value, document, isUnchanged } = answer;
    const resolution = progress.resolution ?? null;
    const route = await session.pool.routerFor(options.server).primary(path.join(session.root, document.uri));
    if (accepted === undefined || route === undefined || resolution === null) {
      throw new TypeError('the answer has no place or no server');
    }
    const { edit: requested, notCovered, checks, renamed } = value;
    const intent: EditIntent = {
      requested,
      resolution,
      notCovered,
      checks: [
        selectorCheck(resolution, options, accepted.error === undefined),
        nameCheck(document.uri, newName),
        ...checks,
      ],
      renamed: { ...renamed, route, opened },
      isUnchanged,
    };
    await finish(session, intent, options, progress);
  });
}

function expectNewName({ document, resolution: { resolved } }: ResolvedRequest, newName: string): void {
  if (document === undefined || resolved === null) return;
  const [line, character] = resolved.selectionRange;
  checkNewName(document.uri, nameAt(document, { line, character }), newName);
}

/** Returns the passed check of the new name. In languages other than Python, the server validates the name. */
function nameCheck(uri: string, newName: string): Check {
  const result = languageName(uri) === 'python' ? 'is a valid name' : 'differs from the current name';
  return { name: 'name', passed: true, detail: `${JSON.stringify(newName)} ${result}.` };
}

function nameAt({ uri, lines }: VersionedDocument, position: Target['position']): string {
  const name = wordAt(lines.text, lines.offsetAt(position));
  if (name !== '') return name;
  throw new LanserError('E/NOT_FOUND', 'No name was found at this location. Select a name.', { path: uri });
}

/** Rejects an empty or unchanged name and, for Python, a name that is not an identifier or is a keyword. */
function checkNewName(uri: string, oldName: string, newName: string): void {
  const refuse = (reason: string): LanserError =>
    new LanserError('E/USAGE', `${JSON.stringify(newName)} ${reason}. Choose a different name.`, { newName });
  if (newName.trim() === '') throw refuse('is empty');
  if (newName === oldName) throw refuse('is the current name');
  if (languageName(uri) !== 'python') return;
  // Python normalises identifiers to NFKC.
  const normal = newName.normalize('NFKC');
  if (!isIdentifier(newName) || !isIdentifier(normal)) throw refuse('is not a valid Python identifier');
  if (isKeyword(normal)) throw refuse('is a Python keyword');
}
