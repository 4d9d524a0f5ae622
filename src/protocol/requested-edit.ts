import type * as lsp from 'vscode-languageserver-protocol';
import type { EditStep, RequestedEdit, StepEdit } from '../edit/edit-step.ts';
import { isRecord } from '../model/json-record.ts';
import { LanserError } from '../model/lanser-error.ts';
import type { ChangeAnnotation } from '../model/plan.ts';
import { canonicalUri } from '../workspace/file-uri.ts';
import { optionalText, text } from './checked-text.ts';
import { flatRange } from './locations.ts';
import type { ServerView } from './server-view.ts';

/** The maximum total length of an edit's new texts (UTF-16). The plan, its diff and the preview each contain them. */
const MAX_NEW_TEXT = 2 ** 22;

/**
 * Converts a server's WorkspaceEdit to the steps of an edit. Ignores `changes` if `documentChanges` is present.
 *
 * @throws LanserError E/CONTENT_MODIFIED for an edit of a different version of an open document, E/INCONCLUSIVE for
 * more new text than {@link MAX_NEW_TEXT}; TypeError for a malformed edit or a snippet.
 */
export function requestedEdit(view: ServerView, edit: lsp.WorkspaceEdit): RequestedEdit {
  const { changes, documentChanges, changeAnnotations } = object(edit);
  const steps =
    documentChanges?.map((change) => stepOf(view, change)) ??
    Object.entries(object(changes ?? {})).map(([uri, edits]) => editStep(uri, edits));
  let length = 0;
  for (const step of steps) {
    if (step.kind === 'edit') for (const { newText } of step.edits) length += newText.length;
  }
  if (length > MAX_NEW_TEXT) throw tooLarge(view.name, length);
  return { steps, annotations: annotationsOf(changeAnnotations) };
}

function tooLarge(server: string, length: number): LanserError {
  const [millions, limit] = [length, MAX_NEW_TEXT].map((units) => (units / 1e6).toFixed(1));
  return new LanserError(
    'E/INCONCLUSIVE',
    `${server} returned an edit with ${millions} million characters of new text; the limit is ${limit} million. Request a smaller change.`,
    { server },
  );
}

/** Joins the edits of one server in order. If several edits have an annotation with the same key, keeps the last. */
export function joinedEdits(edits: readonly RequestedEdit[]): RequestedEdit {
  return {
    steps: edits.flatMap(({ steps }) => steps),
    annotations: Object.assign(
      {},
      ...edits.map(({ annotations }) => annotations),
    ) as RequestedEdit['annotations'],
  };
}

type DocumentChange = NonNullable<lsp.WorkspaceEdit['documentChanges']>[number];

function stepOf(view: ServerView, change: DocumentChange): EditStep {
  if (!('kind' in change)) {
    checkVersion(view, change.textDocument);
    return editStep(change.textDocument.uri, change.edits);
  }
  const annotation = optionalText(change.annotationId);
  switch (change.kind) {
    case 'create': {
      const options = flags(change.options, TARGET_FLAGS);
      return { kind: 'create', uri: text(change.uri), options, annotation };
    }
    case 'rename': {
      const [oldUri, newUri] = [text(change.oldUri), text(change.newUri)];
      return { kind: 'rename', oldUri, newUri, options: flags(change.options, TARGET_FLAGS), annotation };
    }
    case 'delete': {
      const options = flags(change.options, DELETE_FLAGS);
      return { kind: 'delete', uri: text(change.uri), options, annotation };
    }
    default:
      throw new TypeError('not a file operation of LSP');
  }
}

/** Rejects an edit for a different version of an open document, because the positions may be wrong. */
function checkVersion(
  { name, session: { documents } }: ServerView,
  { uri, version }: lsp.OptionalVersionedTextDocumentIdentifier,
): void {
  // LSP requires null or a number. A missing version means the same as null.
  if ((version as number | null | undefined) === undefined || version === null) return;
  const opened = canonicalUri(uri);
  if (documents.textOf(opened) === undefined || version === documents.versionOf(opened)) return;
  throw new LanserError(
    'E/CONTENT_MODIFIED',
    `${name} returned an edit for a different version of an open document. Try again.`,
    { server: name },
  );
}

function editStep(uri: string, edits: readonly Edit[]): EditStep {
  return { kind: 'edit', uri: text(uri), edits: edits.map(stepEdit) };
}

type Edit = lsp.TextDocumentEdit['edits'][number];

/** Converts a text edit. Throws a TypeError for a snippet edit: lanser does not announce support for snippets. */
function stepEdit(edit: Edit): StepEdit {
  if (!('newText' in edit)) throw new TypeError('not a text edit of LSP');
  const annotation = 'annotationId' in edit ? optionalText(edit.annotationId) : undefined;
  return {
    range: flatRange(edit.range),
    newText: text(edit.newText),
    ...(annotation === undefined ? {} : { annotation }),
  };
}

function annotationsOf(
  annotations: lsp.WorkspaceEdit['changeAnnotations'],
): Readonly<Record<string, ChangeAnnotation>> {
  return Object.fromEntries(
    Object.entries(object(annotations ?? {})).map(([key, { label, needsConfirmation, description }]) => {
      const descriptionText = optionalText(description);
      return [
        key,
        {
          label: text(label),
          ...(typeof needsConfirmation === 'boolean' ? { needsConfirmation } : {}),
          ...(descriptionText === undefined ? {} : { description: descriptionText }),
        },
      ];
    }),
  );
}

const TARGET_FLAGS = ['overwrite', 'ignoreIfExists'] as const;
const DELETE_FLAGS = ['recursive', 'ignoreIfNotExists'] as const;

function flags<Name extends string>(
  lspOptions: { readonly [Key in Name]?: boolean } | null | undefined,
  names: readonly Name[],
): { readonly [Key in Name]?: boolean } | undefined {
  const options = object<{ readonly [Key in Name]?: unknown }>(lspOptions ?? {});
  const set = names.filter((name) => typeof options[name] === 'boolean');
  if (set.length === 0) return undefined;
  return Object.fromEntries(set.map((name) => [name, options[name]])) as { readonly [Key in Name]?: boolean };
}

function object<T extends object>(value: T): T {
  if (!isRecord(value)) throw new TypeError('not an object');
  return value;
}
