import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { WorkspaceEdit } from 'vscode-languageserver-protocol';
import type { Plan } from '../../src/model/plan.ts';
import type { Place } from '../../test/helpers/raw-answers.ts';
import type { RawServer } from '../../test/helpers/raw-server.ts';

/** Text edits as a set of `[file, range, newText]`, in JSON. */
export type Edits = ReadonlySet<string>;

export function plannedEdits(plan: Plan | null): Edits {
  const files = plan?.files ?? [];
  return new Set(
    files.flatMap(({ uri, edits }) => edits.map(({ range, newText }) => editText(uri, range, newText))),
  );
}

export function editText(file: string, range: readonly number[], newText: string): string {
  return JSON.stringify([file, range, newText]);
}

export interface RawRename {
  /** Undefined if the server returns null. */
  readonly edits: Edits | undefined;
  /** The time until the first answer. */
  readonly milliseconds: number;
}

const MAX_REQUESTS = 20;

/**
 * Requests a rename from the raw server (Pyright without lanser) until two successive answers are equal. Throws an
 * error if the answers still differ after 20 requests.
 */
export async function rawRename(
  server: RawServer,
  { file, line, character }: Place,
  newName: string,
): Promise<RawRename> {
  const textDocument = { uri: await server.show(file) };
  const start = performance.now();
  let milliseconds: number | undefined;
  let last: string | undefined;
  for (let count = 0; count < MAX_REQUESTS; count += 1) {
    const edit = await server.request<WorkspaceEdit | null>('textDocument/rename', {
      textDocument,
      position: { line, character },
      newName,
    });
    milliseconds ??= performance.now() - start;
    const edits = edit === null ? undefined : editsOf(server.root, edit);
    const now = JSON.stringify([...(edits ?? [])].toSorted());
    if (now === last) return { edits, milliseconds };
    last = now;
  }
  throw new Error(`the server's answers to a rename in ${file} still differ after ${MAX_REQUESTS} requests`);
}

function editsOf(root: string, { changes = {}, documentChanges = [] }: WorkspaceEdit): Edits {
  const byUri = [
    ...Object.entries(changes),
    ...documentChanges.map((change) => {
      if ('kind' in change) throw new Error(`the rename contains a file operation: ${change.kind}`);
      return [change.textDocument.uri, change.edits] as const;
    }),
  ];
  return new Set(
    byUri.flatMap(([uri, edits]) => {
      const file = path.relative(root, fileURLToPath(uri)).replaceAll(path.sep, '/');
      return edits.map((edit) => {
        if (!('newText' in edit)) throw new Error('the rename contains snippets');
        const { start, end } = edit.range;
        return editText(file, [start.line, start.character, end.line, end.character], edit.newText);
      });
    }),
  );
}

export function filesThatDiffer(one: Edits, other: Edits = new Set()): readonly string[] {
  const different = [...one, ...other].filter((edit) => !(one.has(edit) && other.has(edit)));
  return different.map((edit) => (JSON.parse(edit) as [string])[0]);
}

/**
 * Describes how `lanser` differs from `raw`. Returns an empty text if they are equal. Undefined edits mean that
 * lanser or the raw server does not rename. `raw` may also be the expected edits.
 */
export function differenceOf(lanser: Edits | undefined, raw: Edits | undefined): string {
  if (lanser === undefined || raw === undefined) {
    if (lanser === raw) return '';
    return lanser === undefined ? 'only the raw server renames' : 'only lanser renames';
  }
  const only = (one: Edits, other: Edits): string => [...one].filter((edit) => !other.has(edit)).join(' ');
  const parts = [
    ['additional edits', only(lanser, raw)],
    ['missing edits', only(raw, lanser)],
  ].filter(([, edits]) => edits !== '');
  return parts.map((part) => part.join(': ')).join('; ');
}
