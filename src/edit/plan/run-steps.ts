import { documentVersion } from '../../bundle/blob-id.ts';
import type { DocumentVersion, WorkspacePath } from '../../model/brand.ts';
import { LanserError } from '../../model/lanser-error.ts';
import type { PlanOperation } from '../../model/plan.ts';
import { type DecodedText, decodeSource } from '../../text/decode.ts';
import { lineIndex, type LineIndex } from '../../text/line-index.ts';
import { dominantLineEnding } from '../../text/line-ending.ts';
import { splice } from '../../text/splice.ts';
import { encodeSource, encodingOfNew, firstUnencodable } from '../../text/encode.ts';
import type { EditStep, RequestedEdit, StepEdit } from '../edit-step.ts';
import { composeEdits, type SelectAnnotation } from './compose-edits.ts';
import { encodingConflict, operationConflict } from './refusals.ts';
import { takeOperation } from './take-operation.ts';
import type { TreeReader } from './tree-reader.ts';
import { pathOf, type VirtualFile, virtualTree } from './virtual-tree.ts';
import { type TextEdit, textEdits } from './text-edits.ts';

/** A file before or after a plan. */
export interface FileState {
  readonly path: WorkspacePath;
  readonly bytes: Uint8Array;
  readonly version: DocumentVersion;
  readonly isExecutable: boolean;
}

export interface FileChange {
  /** Undefined for a created file. */
  readonly before: FileState | undefined;
  /** Undefined for a removed file. */
  readonly after: FileState | undefined;
  /** The decoded text before the plan, and its edits; undefined if the file is removed or the text is unchanged. */
  readonly text: { readonly before: LineIndex; readonly edits: readonly TextEdit[] } | undefined;
}

/** The combined effect of all steps of an edit. */
export interface StepsRun {
  /** The files that the edit changes, creates, moves or removes. */
  readonly changes: readonly FileChange[];
  /** The operations that had an effect, in order. */
  readonly operations: readonly PlanOperation[];
}

interface OpenFile {
  /** Undefined for a created file. */
  readonly source: DecodedText | undefined;
  readonly text: EditedText;
}

/**
 * Applies the steps in order to an in-memory tree.
 *
 * @throws LanserError E/APPLY_CONFLICT if a step is impossible, or if a file's encoding cannot represent the text;
 * E/CONTENT_MODIFIED if a file disappears; and the errors of `reader`.
 */
export async function runSteps(requested: RequestedEdit, reader: TreeReader): Promise<StepsRun> {
  const tree = virtualTree(reader);
  const open = new Map<VirtualFile, OpenFile>();
  const touched = new Set<VirtualFile>();
  const operations: PlanOperation[] = [];
  const selectAnnotation: SelectAnnotation = (one, other) => {
    const needsConfirmation = other !== undefined && requested.annotations[other]?.needsConfirmation === true;
    return one === undefined || needsConfirmation ? other : one;
  };

  async function edit({ uri, edits }: Extract<EditStep, { readonly kind: 'edit' }>): Promise<void> {
    const file = await tree.at(uri as WorkspacePath);
    if (file?.kind !== 'file') throw operationConflict(uri, 'missing');
    const { source, text } = open.get(file) ?? (await opened(uri, file));
    open.set(file, { source, text: editedBy(uri, text, edits, selectAnnotation) });
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
    `${JSON.stringify(path)} was deleted while it was read. Run again.`,
    { uri: path },
  );
}

/** A text and its edits. The offsets of all edits refer to the text before the first edit. */
interface EditedText {
  readonly before: LineIndex;
  readonly edits: readonly TextEdit[];
  readonly now: string;
}

function unedited(text: string): EditedText {
  return { before: lineIndex(text), edits: [], now: text };
}

/** Applies one more TextDocumentEdit, whose ranges refer to the current text. */
function editedBy(
  uri: string,
  { before, edits, now }: EditedText,
  stepEdits: readonly StepEdit[],
  selectAnnotation: SelectAnnotation,
): EditedText {
  const lines = edits.length === 0 ? before : lineIndex(now);
  // Earlier edits must not change the choice of the line ending.
  const added = textEdits(uri, lines, stepEdits, dominantLineEnding(before.text));
  return {
    before,
    edits: composeEdits(edits, now, added, selectAnnotation),
    now: splice(now, added),
  };
}

function effectiveEdits({ before, edits }: EditedText): readonly TextEdit[] {
  return edits.filter(({ start, end, newText }) => before.text.slice(start, end) !== newText);
}

function operationOf({
  options,
  annotation,
  ...target
}: Exclude<EditStep, { readonly kind: 'edit' }>): PlanOperation {
  const given = Object.entries(options ?? {}).filter(([, value]) => value !== undefined);
  return {
    ...target,
    ...(given.length === 0 ? {} : { options: Object.fromEntries(given) }),
    ...(annotation === undefined ? {} : { annotation }),
  };
}

/** Decodes a file. Throws E/APPLY_CONFLICT if encoding the text again does not give the same bytes. */
function openedSource(uri: string, bytes: Uint8Array): DecodedText {
  const source = decodeSource(bytes);
  const unencodable = firstUnencodable(bytes, source);
  if (unencodable === undefined) return source;
  throw encodingConflict(uri, source.encoding, 'before', lineIndex(source.text).positionAt(unencodable));
}

/**
 * Encodes a text in the encoding of its file. For a new file, uses the encoding that the text declares, or UTF-8.
 * Throws E/APPLY_CONFLICT if the encoding cannot represent the text.
 */
function sourceBytes(uri: string, text: string, source: DecodedText | undefined): Uint8Array {
  const encoding = source ?? encodingOfNew(text);
  const encoded = encodeSource(text, encoding);
  if (encoded.kind === 'encoded') return encoded.bytes;
  throw encodingConflict(uri, encoding.encoding, 'after', lineIndex(text).positionAt(encoded.offset));
}
