import type { Location, NotCovered } from '../../model/bundle.ts';
import type { Plan } from '../../model/plan.ts';
import { grouped } from '../../text/grouped.ts';
import { lineIndex, offsetsAt } from '../../text/line-index.ts';
import type { Workspace } from '../../registry/workspace.ts';
import { editInHead, type JudgedFile } from './edit-in-head.ts';
import { type Preview, previewEdit } from './preview.ts';
import type { Proposed } from './read-proposals.ts';
import { movedPath, type SideTexts } from './side-texts.ts';

type Previewed = Extract<Preview, { kind: 'previewed' }>;

/** A proposed edit that head contains fully or partly: its preview on base, and its state in head. */
export interface Claim {
  readonly preview: Previewed;
  readonly files: readonly JudgedFile[];
  readonly moves: JudgedMoves;
  /** The name that a rename changes; undefined for other edits. */
  readonly name?: RenamedName;
}

export interface RenamedName {
  readonly from: string;
  readonly to: string;
  /** The name of the class if `from` is a member of a class. */
  readonly owner: string | undefined;
}

/** The result of a search for an edit in head. `preview` is the preview on base; undefined if it was not needed. */
export type Claimed =
  | { readonly kind: 'claimed'; readonly claim: Claim }
  /** Head does not contain the edit, or its preview on base fails or changes nothing. */
  | { readonly kind: 'open'; readonly preview: Preview | undefined };

const NOT_PREVIEWED: Claimed = { kind: 'open', preview: undefined };

/** Returns a claim if head renames the selected definition. If the server finds several, one of them is enough. */
export async function renameClaim(
  edit: Extract<Proposed['edit'], { kind: 'rename' }>,
  base: () => Promise<Workspace>,
  texts: SideTexts,
): Promise<Claimed> {
  if (!(await texts.changedWords()).has(edit.newName)) return NOT_PREVIEWED;
  const workspace = await base();
  const preview = await previewEdit(workspace, edit);
  if (preview.kind !== 'previewed' || preview.plan === null) return { kind: 'open', preview };
  const mentions = preview.facts.notCovered.map(({ uri, range }) => ({ uri, range, newText: edit.newName }));
  const files = await editInHead(
    withReferences(preview.plan, preview.facts.notCovered, edit.newName),
    texts,
    mentions,
  );
  const { facts } = await workspace.definition(edit.selector);
  const bound = placesAt(files, facts?.definitions ?? []);
  const defined = bound.length > 0 ? bound : placesAt(files, selectedPlace(preview));
  const [first] = defined;
  if (first === undefined || !isApplied(defined)) return { kind: 'open', preview };
  const from = first.place.oldWords.join('');
  const [definition] = [...(facts?.definitions ?? []), ...selectedPlace(preview)];
  const owner = definition && (await ownerOf(workspace, definition, from, texts));
  const name = { from, to: edit.newName, owner };
  return { kind: 'claimed', claim: { preview, files, moves: NO_MOVES, name } };
}

/** Adds to the plan the references that the server does not rename, because a complete rename includes them. */
function withReferences(
  { files }: Plan,
  notCovered: readonly NotCovered[],
  newText: string,
): Parameters<typeof editInHead>[0] {
  const references = notCovered.filter(({ reason }) => reason === 'reference');
  const added = grouped(
    references.map(({ uri, range }) => ({ uri, range, newText })),
    ({ uri }) => uri,
  );
  const planned = new Set(files.map(({ uri }) => uri));
  return {
    files: [
      ...files.map((file) => ({ ...file, edits: [...file.edits, ...(added.get(file.uri) ?? [])] })),
      ...[...added].flatMap(([uri, edits]) => (planned.has(uri) ? [] : [{ uri, before: '', edits }])),
    ],
  };
}

/**
 * Returns the name of the class that the definition is a member of; undefined for other definitions, such as
 * parameters.
 *
 * @param name the defined name.
 */
async function ownerOf(
  workspace: Workspace,
  { uri, range: [line, character] }: Location,
  name: string,
  texts: SideTexts,
): Promise<string | undefined> {
  const cursor = { kind: 'cursor', uri, line: line + 1, col: character + 1, indexing: 'utf-16' } as const;
  const { resolution } = await workspace.locate(cursor, { as: 'symbol' });
  const selector = resolution?.selector;
  if (selector?.kind !== 'symbol') return undefined;
  const { qualname } = selector;
  const path = qualname.slice(qualname.lastIndexOf(':') + 1).split('.');
  if (path.length < 2 || path.at(-1) !== name) return undefined;
  const around = { ...selector, qualname: qualname.slice(0, qualname.lastIndexOf('.')) };
  const place = (await workspace.locate(around)).resolution?.resolved;
  const text = place ? await texts.base(place.uri) : undefined;
  if (!place || text === undefined) return undefined;
  const { start } = offsetsAt(lineIndex(text), place.selectionRange);
  return CLASS.test(text.slice(0, start)) ? path.at(-2) : undefined;
}

const CLASS = /\bclass(?:[ \t\f]|\\\r?\n)+$/u;

/**
 * Returns a claim if head has the file at the new path, but not at the old path. Base must have no file at the new
 * path. For a folder, one such file is enough.
 */
export async function moveClaim(
  edit: Extract<Proposed['edit'], { kind: 'renameFile' }>,
  base: () => Promise<Workspace>,
  texts: SideTexts,
): Promise<Claimed> {
  const { done, missed } = judgeMoves([edit], texts);
  // A file that head has at both paths is a copy, not a move.
  if (done.every(({ from }) => missed.some((left) => left.from === from))) return NOT_PREVIEWED;
  const preview = await previewEdit(await base(), edit);
  if (preview.kind !== 'previewed' || preview.plan === null) return { kind: 'open', preview };
  const { operations } = preview.plan;
  const moves = judgeMoves(
    operations.filter((operation) => operation.kind === 'rename'),
    texts,
  );
  const files = await editInHead(preview.plan, texts);
  const edited = new Set(files.map(({ basePath }) => basePath));
  const others = await Promise.all(
    moves.done.filter(({ from }) => !edited.has(from)).map(async (moved) => movedFile(moved, texts)),
  );
  return { kind: 'claimed', claim: { preview, files: [...files, ...others.flat()], moves } };
}

/** Returns a claim if head has the new text of at least one place that the code action edits in a file of base. */
export async function actionClaim(
  edit: Extract<Proposed['edit'], { kind: 'codeAction' }>,
  base: () => Promise<Workspace>,
  texts: SideTexts,
): Promise<Claimed> {
  const preview = await previewEdit(await base(), edit);
  if (preview.kind !== 'previewed' || preview.plan === null) return { kind: 'open', preview };
  const files = await editInHead(preview.plan, texts);
  return files.some(({ places }) => isApplied(places))
    ? { kind: 'claimed', claim: { preview, files, moves: NO_MOVES } }
    : { kind: 'open', preview };
}

function isApplied(places: JudgedFile['places']): boolean {
  return places.some(({ status }) => status.kind === 'applied');
}

const NO_MOVES: JudgedMoves = { done: [], missed: [] };

function selectedPlace({ resolution }: Previewed): readonly Location[] {
  const resolved = resolution?.resolved;
  return resolved ? [{ uri: resolved.uri, range: resolved.selectionRange }] : [];
}

/** Returns the edited places that start where one of the locations starts. */
function placesAt(files: readonly JudgedFile[], places: readonly Location[]): JudgedFile['places'] {
  return files.flatMap((file) => {
    const lines = lineIndex(file.baseText);
    const starts = new Set(
      places
        .filter(({ uri }) => uri === file.basePath)
        .map(({ range: [line, character] }) => lines.offsetAt({ line, character })),
    );
    return file.places.filter(({ place }) => starts.has(place.splice.start));
  });
}

/** Returns a file that the edit only moves; an empty list if a text is missing, too large or binary. */
async function movedFile(
  { from, to }: JudgedMoves['done'][number],
  texts: SideTexts,
): Promise<readonly JudgedFile[]> {
  const [baseText, headText] = [await texts.base(from), await texts.head(to)];
  if (baseText === undefined || headText === undefined || /\0/u.test(baseText + headText)) return [];
  return [{ basePath: from, headPath: to, baseText, headText, places: [], appliedMentions: [] }];
}

interface MovedFile {
  readonly from: string;
  readonly to: string;
}

/** The files that an edit moves, by their state in head. A file that head has at both paths is in both lists. */
interface JudgedMoves {
  /** Files that head has at the new path. */
  readonly done: readonly MovedFile[];
  /** Files that head still has at the old path. */
  readonly missed: readonly MovedFile[];
}

function judgeMoves(
  moves: readonly { readonly oldUri: string; readonly newUri: string }[],
  { before, after }: Pick<SideTexts, 'after' | 'before'>,
): JudgedMoves {
  const files = [...before.entries.keys()].flatMap((from): readonly MovedFile[] => {
    const to = moves.flatMap((move) => movedPath(from, move) ?? []).at(0);
    // If base already has a file at the new path, the move did not create it.
    return to === undefined || before.entries.has(to) ? [] : [{ from, to }];
  });
  return {
    done: files.filter(({ to }) => after.entries.has(to)),
    missed: files.filter(({ from }) => after.entries.has(from)),
  };
}
