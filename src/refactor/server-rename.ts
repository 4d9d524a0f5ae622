import type { RequestedEdit } from '../edit/edit-step.ts';
import type { Check, Location, NotCovered } from '../model/bundle.ts';
import { LanserError } from '../model/lanser-error.ts';
import { compareRanges, type FlatRange } from '../model/range.ts';
import { offersDefinitions, readDefinition } from '../protocol/go-to.ts';
import { readPrepareRename, readRename } from '../protocol/rename.ts';
import { targetIn, type ServerView, type Target } from '../protocol/server-view.ts';
import { languageName } from '../syntax/language-names.ts';
import { workspacePath } from '../workspace/containment.ts';
import { failedByOmission } from '../session/omitted-files.ts';
import type { WorkspaceSession } from '../session/workspace-session.ts';
import type { VersionedDocument } from '../sources/source-workspace.ts';
import { openClassGraph, type ClassGraph } from '../rename-coverage/class-graph.ts';
import { findCollisions, type Collision } from '../rename-coverage/collisions.ts';
import { findHierarchy, type Hierarchy } from '../rename-coverage/hierarchy.ts';
import { findNotCovered } from '../rename-coverage/not-covered.ts';
import { parameterAt } from '../rename-coverage/parameters.ts';
import { scopeOfName } from '../rename-coverage/scope-of-name.ts';
import { MAX_USER_FILES, userFiles } from '../rename-coverage/user-files.ts';
import { wordSearch } from '../rename-coverage/word-search.ts';
import { completenessCheck, overridesCheck, unsearchedChecks } from '../rename-coverage/rename-checks.ts';
import { grouped } from '../text/grouped.ts';
import { rangeAt, offsetsAt } from '../text/line-index.ts';
import { wordSpanAt } from '../text/word-at.ts';
import { allReferences } from './captured-places.ts';
import type { RenamedSymbol } from './edit-intent.ts';
import { joinedRenames } from './joined-renames.ts';
import { narrowedRename } from './narrowed-rename.ts';

export interface RenameRequest {
  readonly document: VersionedDocument;
  readonly name: string;
  readonly newName: string;
  readonly overrides: boolean;
  /** The files that the server assigns to its workspace; absolute. */
  readonly serverFiles: readonly string[];
}

/** The server's rename, and the mentions that the server misses. */
export interface ServerRename {
  /** The edit, with URIs as the server writes them. */
  readonly edit: RequestedEdit;
  readonly notCovered: readonly NotCovered[];
  readonly checks: readonly Check[];
  readonly renamed: Omit<RenamedSymbol, 'opened' | 'route'>;
}

/**
 * Requests a rename from the server. For Python, also finds mentions of the name that the server misses. With
 * `overrides`, also renames the same Python member or parameter in related classes, overloads and stubs.
 */
export async function serverRename(
  session: WorkspaceSession,
  view: ServerView,
  target: Target,
  request: RenameRequest,
): Promise<ServerRename> {
  const { document, name, newName, overrides } = request;
  const isPython = languageName(document.uri) === 'python';
  if ((await readPrepareRename(view, target)).kind === 'refused') throw notRenamed(name);
  const returned = await readRename(view, target, newName);
  if (returned === undefined) throw notRenamed(name);
  const serverEdit = await narrowedRename(session, view, returned, request);
  if (isPython) await expectNames(session, view, serverEdit, request);
  const selected = selectedName(document, target);
  const definition = await definitionOf(view, target, selected);
  const graph = isPython ? openClassGraph(session, view) : undefined;
  const place = { uri: definition.uri, offset: await offsetOf(session, definition) };
  const hierarchy: Hierarchy =
    graph === undefined ? { kind: 'none' } : await findHierarchy(graph, name, place);
  const related = hierarchy.kind === 'none' ? [] : hierarchy.related;
  const ranges = rangesOf(view, serverEdit);
  const missed = related.filter(({ uri, range }) => !ranges.get(uri)?.some(sameAs(range)));
  const others = overrides ? await renamesOf(session, view, missed, request) : [];
  const edit = joinedRenames([serverEdit, ...others]);
  const edits = rangesOf(view, edit);
  const serverFiles = new Set(request.serverFiles.flatMap((file) => workspacePath(session.root, file) ?? []));
  const prepared = { name, newName, definition: place, edits, related, serverFiles };
  const notCovered = isPython ? await findNotCovered(session, view, prepared) : [];
  const defining = await session.files.document(place.uri);
  // Calls in other files may name a parameter.
  const isLocal =
    defining && scopeOfName(defining, place.offset) && parameterAt(defining, place.offset) === undefined;
  const omitted = isPython && !isLocal ? await session.services.notCheckedOut(place.uri) : 0;
  const users = graph === undefined ? [] : await userFiles(session, graph, name, place, serverFiles);
  const completeness = failedByOmission(completenessCheck(notCovered, users), omitted);
  const members = [definition, ...(overrides ? missed : [])].map(({ uri, range }) => ({ uri, range }));
  const atMembers = await allReferences(view, session.root, members);
  // For TypeScript, only the selected file is open. If the definition is in a closed file, a query at the definition
  // finds no references.
  const isClosed = atMembers?.length === 0;
  const places = isClosed ? [selected] : members;
  return {
    edit,
    notCovered,
    renamed: {
      name,
      newName,
      places,
      required: await placesOfName(
        session,
        addsAlias(edit, name) ? [selected] : [selected, definition],
        name,
      ),
      references: isClosed ? await allReferences(view, session.root, places) : atMembers,
      users: users.slice(0, MAX_USER_FILES),
      memberCollisions: await memberCollisions(session, graph, newName, places),
    },
    checks: isPython
      ? [completeness, overridesCheck(hierarchy, overrides ? [] : missed)]
      : unsearchedChecks(),
  };
}

function notRenamed(name: string): LanserError {
  return new LanserError(
    'E/NOT_FOUND',
    `The server cannot rename ${JSON.stringify(name)} here. Select a symbol that is defined in the workspace.`,
    { name },
  );
}

/** Checks that the new name replaces the old name. If the server decodes a file differently, columns differ. */
async function expectNames(
  { files }: WorkspaceSession,
  { roots, name: server }: ServerView,
  { steps }: RequestedEdit,
  { name, newName }: RenameRequest,
): Promise<void> {
  for (const step of steps) {
    if (step.kind !== 'edit') continue;
    const uri = roots.nameOfUri(step.uri);
    const document = uri.includes(':') ? undefined : await files.document(uri);
    if (document === undefined) continue;
    const { lines } = document;
    for (const { range, newText } of step.edits) {
      const { start, end } = offsetsAt(lines, range);
      const replaced = lines.text.slice(start, end);
      if (newText !== newName || replaced.normalize('NFKC') === name.normalize('NFKC')) continue;
      throw new LanserError(
        'E/APPLY_CONFLICT',
        `${server} would replace ${JSON.stringify(replaced)} in ${JSON.stringify(uri)}, but the name is ${JSON.stringify(name)}. Nothing was written. If the file is not UTF-8, save it as UTF-8 and rename again.`,
        { uri, range },
      );
    }
  }
}

function selectedName(document: VersionedDocument, { position }: Target): Location {
  const { uri, lines } = document;
  const offset = lines.offsetAt(position);
  const word = document
    .tokens()
    .find(({ kind, start, end }) => kind === 'word' && start <= offset && offset < end);
  return { uri, range: rangeAt(lines, word ?? wordSpanAt(lines.text, offset)) };
}

/**
 * Returns the definition's location. Returns the selected name's location if the name is itself a definition, or if
 * the server returns no definition in the workspace.
 */
async function definitionOf(view: ServerView, target: Target, selected: Location): Promise<Location> {
  // A server may support renames, but not definitions.
  if (!offersDefinitions(view)) return selected;
  const places = await readDefinition(view, target);
  const isHere = places.some(({ uri, range }) => uri === selected.uri && sameAs(selected.range)(range));
  return isHere ? selected : (places.find((place) => !place.uri.includes(':')) ?? selected);
}

/** Returns true if the edit adds an alias for the name: typescript-language-server can write `{ old as new }`. */
function addsAlias({ steps }: RequestedEdit, name: string): boolean {
  const search = wordSearch(name);
  return steps.some(
    (step) => step.kind === 'edit' && step.edits.some(({ newText }) => search(newText).length > 0),
  );
}

/** Omits locations without the name, such as the definition `x` for the name `y` in `from m import x as y`. */
async function placesOfName(
  { files }: WorkspaceSession,
  locations: readonly Location[],
  name: string,
): Promise<readonly Location[]> {
  const found: Location[] = [];
  for (const { uri, range } of new Set(locations)) {
    const lines = (await files.document(uri))?.lines;
    if (lines === undefined) continue;
    const { start, end } = offsetsAt(lines, range);
    if (lines.text.slice(start, end).includes(name)) found.push({ uri, range });
  }
  return found;
}

async function offsetOf({ files }: WorkspaceSession, { uri, range }: Location): Promise<number> {
  const document = await files.document(uri);
  return document?.lines.offsetAt({ line: range[0], character: range[1] }) ?? 0;
}

async function renamesOf(
  session: WorkspaceSession,
  view: ServerView,
  members: readonly Location[],
  request: RenameRequest,
): Promise<readonly RequestedEdit[]> {
  const edits: RequestedEdit[] = [];
  for (const member of members) {
    const edit = await readRename(view, targetIn(session.root, member), request.newName);
    if (edit !== undefined) edits.push(await narrowedRename(session, view, edit, request));
  }
  return edits;
}

function rangesOf(
  { roots }: ServerView,
  { steps }: RequestedEdit,
): ReadonlyMap<string, readonly FlatRange[]> {
  const edited = steps.filter((step) => step.kind === 'edit');
  const byFile = grouped(edited, ({ uri }) => roots.nameOfUri(uri));
  return new Map(
    [...byFile].map(([name, all]) => [name, all.flatMap(({ edits }) => edits.map(({ range }) => range))]),
  );
}

function sameAs(range: FlatRange): (other: FlatRange) => boolean {
  return (other) => compareRanges(range, other) === 0;
}

async function memberCollisions(
  session: WorkspaceSession,
  graph: ClassGraph | undefined,
  newName: string,
  renamed: readonly Location[],
): Promise<readonly Collision[]> {
  if (graph === undefined) return [];
  const collisions = new Map<string, Collision>();
  for (const place of renamed) {
    const member = { uri: place.uri, offset: await offsetOf(session, place) };
    for (const collision of await findCollisions(graph, newName, member)) {
      collisions.set(JSON.stringify([collision.uri, collision.range]), collision);
    }
  }
  return [...collisions.values()];
}
