import type { CursorSelector } from '../../src/model/selector.ts';
import { folderDigest } from '../../test/helpers/folder-digest.ts';
import type { Place } from '../../test/helpers/raw-answers.ts';
import { cursorAt } from '../../test/helpers/sdk-answers.ts';
import { changesBetween } from './clone.ts';
import { differenceOf, plannedEdits, rawRename, type Edits } from './edits.ts';
import type { Edited, RenameTarget } from './outcome.ts';
import type { Sides } from './sides.ts';
import type { Target } from './targets.ts';

/** The result of the rename back to the old name. A text is empty if the problem that it describes did not occur. */
export interface RenamedBack {
  /** The difference between lanser's edits and those of Pyright without lanser. */
  readonly edits: string;
  /**
   * The error of lanser, except a conflict after a failed check `overrides`. Also the tracked files that do not have
   * their original contents, and their diff.
   */
  readonly bytes: string;
  /** The untracked entries, also in `.git`, that were added, changed or removed. */
  readonly left: string;
  readonly notes: readonly string[];
}

export interface FirstRename extends RenameTarget {
  readonly edits: Edits;
  /** True if the first rename failed the check `overrides`. The rename back may then report a conflict. */
  readonly isOverride: boolean;
  /** The digest of lanser's clone before the first rename. */
  readonly digest: ReturnType<typeof folderDigest>;
}

/** Renames the symbol back in lanser's clone. Compares the edits with those of Pyright without lanser (`raw`). */
export async function renameBack({ lanser, raw }: Sides, renamed: FirstRename): Promise<RenamedBack> {
  const { target, newName } = renamed;
  const notes: string[] = [];
  const place = placeAfter(target, renamed.edits);
  let selector: string | CursorSelector = symbolOf(target, newName) ?? cursorAt(place);
  if (typeof selector === 'string') {
    const { error } = await lanser.workspace.locate(selector);
    if (error !== null) {
      notes.push(`rename back: the symbol selector fails with ${error.code}, so a cursor is used`);
      selector = cursorAt(place);
    }
  }
  const rename = async (confirm: boolean): Promise<Edited> =>
    lanser.workspace.rename(selector, target.name, { apply: true, allowDirty: true, confirm });
  let back = await rename(false);
  let refused = '';
  if (back.error !== null) {
    if (back.error.code === 'E/APPLY_CONFLICT' && renamed.isOverride) {
      notes.push(
        'rename back: refused, because the member overrides or is overridden; repeated with --confirm',
      );
    } else refused = `${back.error.code} ${back.error.message}`;
    back = await rename(true);
  }
  const { resolved } = back.resolution ?? {};
  const [line = place.line, character = place.character] = resolved?.selectionRange ?? [];
  const position = { file: resolved?.uri ?? place.file, line, character };
  const byRaw = await rawRename(raw.server, position, target.name);
  const ours = back.facts === null ? undefined : plannedEdits(back.edits?.plan ?? null);
  const edits = differenceOf(ours, byRaw.edits);
  const changed = changesBetween(renamed.digest, folderDigest(lanser.clone.root), 'contents');
  const tracked = new Set((await lanser.clone.git('ls-files', '-z')).split('\0'));
  const bytes = changed.filter((name) => tracked.has(name));
  const ofServer =
    edits === '' ? 'the raw server returns the same edits' : 'the raw server returns different edits';
  const problem = [
    ...(refused === '' ? [] : [`${refused} With --confirm: ${back.error?.message ?? 'done'}`]),
    ...(bytes.length === 0 ? [] : [`differ: ${bytes.join(' ')}; ${ofServer}`]),
    ...(bytes.length === 0 ? [] : [await lanser.clone.git('diff', '--unified=0')]),
  ].join('\n');
  return { edits, bytes: problem, left: changed.filter((name) => !tracked.has(name)).join(' '), notes };
}

/** Returns a symbol selector, ambiguous if several definitions have the new name; undefined for a parameter. */
function symbolOf({ kind, file, qualname }: Target, newName: string): string | undefined {
  if (kind === 'parameter') return undefined;
  return `${file}:${[...qualname.split('.').slice(0, -1), newName].join('.')}`;
}

/** Returns the position of the name after the edits. Edits before the name on the same line shift the position. */
function placeAfter({ file, line, character, name }: Target, edits: Edits): Place {
  let moved = 0;
  for (const text of edits) {
    const [uri, [startLine, start = 0], newText] = JSON.parse(text) as [string, readonly number[], string];
    if (uri === file && startLine === line && start < character) moved += newText.length - name.length;
  }
  return { file, line, character: character + moved };
}
