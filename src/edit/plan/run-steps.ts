import { documentVersion } from '../../bundle/blob-id.ts';
import type { WorkspacePath } from '../../model/brand.ts';
import { LanserError } from '../../model/lanser-error.ts';
import type { PlanOperation } from '../../model/plan.ts';
import type { DecodedText } from '../../text/decode.ts';
import type { EditStep, RequestedEdit } from '../edit-step.ts';
import type { Weightier } from './compose-edits.ts';
import { editedBy, effectiveEdits, unedited, type EditedText } from './edited-text.ts';
import type { FileChange, FileState } from './file-change.ts';
import { operationOf } from './operation-of.ts';
import { operationConflict } from './refusals.ts';
import { openedSource, sourceBytes } from './source-file.ts';
import { takeOperation } from './take-operation.ts';
import type { TreeReader } from './tree-reader.ts';
import { pathOf, virtualTree, type VirtualFile } from './virtual-tree.ts';

/** The combined effect of an edit's steps. */
export interface StepsRun {
  /** Every file that is edited, created, moved or removed. */
  readonly changes: readonly FileChange[];
  /** The operations that had an effect, in order. */
  readonly operations: readonly PlanOperation[];
}

interface OpenFile {
  /** Undefined for a created file. */
  readonly source: DecodedText | undefined;
  readonly text: EditedText;
}

/** Applies the steps one after the other to an in-memory tree. */
export async function runSteps(requested: RequestedEdit, reader: TreeReader): Promise<StepsRun> {
  const tree = virtualTree(reader);
  const open = new Map<VirtualFile, OpenFile>();
  const touched = new Set<VirtualFile>();
  const operations: PlanOperation[] = [];
  const weightier: Weightier = (one, other) => {
    const isWeighty = other !== undefined && requested.annotations[other]?.needsConfirmation === true;
    return one === undefined || isWeighty ? other : one;
  };

  async function edit({ uri, edits }: Extract<EditStep, { readonly kind: 'edit' }>): Promise<void> {
    const file = await tree.at(uri as WorkspacePath);
    if (file?.kind !== 'file') throw operationConflict(uri, 'missing');
    const { source, text } = open.get(file) ?? (await opened(uri, file));
    open.set(file, { source, text: editedBy(uri, text, edits, weightier) });
  }

  async function opened(uri: string, { origin }: VirtualFile): Promise<OpenFile> {
    if (origin === undefined) return { source: undefined, text: unedited('') };
    const source = openedSource(uri, await bytesAt(reader, origin));
    return { source, text: unedited(source.text) };
  }

  async function changeOf(file: VirtualFile): Promise<FileChange | undefined> {
    const { origin, replaces } = file;
    const path = pathOf(file);
    const opening = open.get(file);
    const edits = opening === undefined || path === undefined ? [] : effectiveEdits(opening.text);
    if (edits.length === 0 && !touched.has(file)) return undefined;
    const before = origin === undefined ? undefined : await stateAt(reader, origin);
    const isExecutable =
      before?.isExecutable ??
      (replaces?.origin !== undefined && (await reader.isExecutable(replaces.origin)));
    const bytes =
      opening === undefined || edits.length === 0
        ? (before?.bytes ?? new Uint8Array())
        : sourceBytes(path ?? '', opening.text.now, opening.source);
    return {
      before,
      after: path === undefined ? undefined : { path, bytes, version: documentVersion(bytes), isExecutable },
      text: opening === undefined || edits.length === 0 ? undefined : { before: opening.text.before, edits },
    };
  }

  for (const step of requested.steps) {
    if (step.kind === 'edit') {
      await edit(step);
      continue;
    }
    const operation = operationOf(step);
    const effect = await takeOperation(tree, operation);
    if (effect.kind === 'conflict') throw operationConflict(effect.uri, effect.reason);
    if (effect.kind === 'nothing') continue;
    operations.push(operation);
    for (const file of effect.touched) touched.add(file);
    if (effect.created !== undefined) touched.add(effect.created.file);
  }
  const changes: FileChange[] = [];
  for (const file of new Set([...touched, ...open.keys()])) {
    const change = await changeOf(file);
    if (change?.before !== undefined || change?.after !== undefined) changes.push(change);
  }
  return { changes, operations };
}

async function stateAt(reader: TreeReader, path: WorkspacePath): Promise<FileState> {
  const bytes = await bytesAt(reader, path);
  return { path, bytes, version: documentVersion(bytes), isExecutable: await reader.isExecutable(path) };
}

async function bytesAt(reader: TreeReader, path: WorkspacePath): Promise<Uint8Array> {
  const bytes = await reader.read(path);
  if (bytes !== undefined) return bytes;
  throw new LanserError(
    'E/CONTENT_MODIFIED',
    `${JSON.stringify(path)} vanished while it was read. Run again.`,
    { uri: path },
  );
}
