import type { RequestedEdit } from '../edit/edit-step.ts';
import type { Check, Location, NotCovered } from '../model/bundle.ts';
import { LanserError } from '../model/lanser-error.ts';
import { compareRanges, type FlatRange } from '../model/range.ts';
import { offersDefinitions, readDefinition } from '../protocol/go-to.ts';
import { readPrepareRename, readRename } from '../protocol/rename.ts';
import type { ServerView, Target } from '../protocol/server-view.ts';
import { languageName } from '../syntax/language-names.ts';
import { workspacePath } from '../workspace/containment.ts';
import type { WorkspaceSession } from '../session/workspace-session.ts';
import type { VersionedDocument } from '../sources/source-workspace.ts';
import { openClassGraph, type ClassGraph } from '../rename-coverage/class-graph.ts';
import { findCollisions, type Collision } from '../rename-coverage/collisions.ts';
import { findHierarchy, type Hierarchy } from '../rename-coverage/hierarchy.ts';
import { findNotCovered } from '../rename-coverage/not-covered.ts';
import { completenessCheck, overridesCheck, unsearchedChecks } from '../rename-coverage/rename-checks.ts';
import { rangeAt, offsetsAt } from '../text/line-index.ts';
import { allReferences } from './captured-places.ts';
import { joinedRenames } from './joined-renames.ts';
import { targetIn } from './target-in.ts';

export interface RenameRequest {
  readonly document: VersionedDocument;
  readonly name: string;
  readonly newName: string;
  /** True to rename the same member in base and derived classes too. */
  readonly overrides: boolean;
  /** The files that the server assigns to its workspace; absolute. */
  readonly serverFiles: readonly string[];
}

/** The server's rename, and the mentions that the server misses. */
export interface ServerRename {
  /** The old name. */
  readonly name: string;
  /** The edit with the server's own URIs. */
  readonly edit: RequestedEdit;
  readonly notCovered: readonly NotCovered[];
  readonly checks: readonly Check[];
  /** Members with the new name in related classes. */
  readonly memberCollisions: readonly Collision[];
  /** One place of each renamed symbol. */
  readonly renamed: readonly Location[];
  /** The references before the edit; undefined if the server does not offer references. */
  readonly references: readonly Location[] | undefined;
}

/**
 * Requests a rename from the server. For Python, also finds mentions of the name that the server misses. With
 * `overrides`, also renames the same Python member in related classes.
 *
 * @throws LanserError E/NOT_FOUND if the server does not rename here; E/APPLY_CONFLICT if the server's
 * edits would replace other names.
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
  const serverEdit = await readRename(view, target, newName);
  if (serverEdit === undefined) throw notRenamed(name);
  if (isPython) await expectNames(session, view, serverEdit, request);
  const definition = await definitionOf(view, target, document);
  const graph = isPython ? openClassGraph(session, view) : undefined;
  const place = { uri: definition.uri, offset: await offsetOf(session, definition) };
  const hierarchy: Hierarchy =
    graph === undefined ? { kind: 'none' } : await findHierarchy(graph, name, place);
  const related = hierarchy.kind === 'none' ? [] : hierarchy.related;
  const ranges = rangesOf(view, serverEdit);
  const missed = related.filter(({ uri, range }) => !ranges.get(uri)?.some(sameAs(range)));
  const others = overrides ? await renamesOf(session, view, missed, newName) : [];
  const edit = joinedRenames([serverEdit, ...others]);
  const edits = rangesOf(view, edit);
  const serverFiles = new Set(request.serverFiles.flatMap((file) => workspacePath(session.root, file) ?? []));
  const prepared = { name, definition: place, edits, related, serverFiles };
  const notCovered = isPython ? await findNotCovered(session, view, prepared) : [];
  const renamed = [definition, ...(overrides ? missed : [])].map(({ uri, range }) => ({ uri, range }));
  return {
    name,
    edit,
    notCovered,
    renamed,
    references: await allReferences(view, session.root, renamed),
    memberCollisions: await memberCollisions(session, graph, newName, renamed),
    checks: isPython
      ? [completenessCheck(notCovered), overridesCheck(hierarchy, overrides ? [] : missed)]
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

/**
 * Checks that the new name replaces only the old name. If the server decodes a file differently from lanser, the
 * columns of its edits differ too.
 *
 * @throws LanserError E/APPLY_CONFLICT if an edit would replace different text with the new name.
 */
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

/**
 * Returns the location of the name's definition. If the server returns no definition in the workspace,
 * returns the location of the name at the target.
 */
async function definitionOf(
  view: ServerView,
  target: Target,
  document: VersionedDocument,
): Promise<Location> {
  const { uri, lines } = document;
  const offset = lines.offsetAt(target.position);
  const word = document
    .tokens()
    .find(({ kind, start, end }) => kind === 'word' && start <= offset && offset < end);
  const location: Location = { uri, range: rangeAt(lines, word ?? { start: offset, end: offset }) };
  // A server may support renames, but not definitions.
  if (!offersDefinitions(view)) return location;
  const places = await readDefinition(view, target);
  const isHere = places.some((place) => place.uri === uri && sameAs(location.range)(place.range));
  return isHere ? location : (places.find((place) => !place.uri.includes(':')) ?? location);
}

async function offsetOf({ files }: WorkspaceSession, { uri, range }: Location): Promise<number> {
  const document = await files.document(uri);
  return document?.lines.offsetAt({ line: range[0], character: range[1] }) ?? 0;
}

async function renamesOf(
  { root }: WorkspaceSession,
  view: ServerView,
  members: readonly Location[],
  newName: string,
): Promise<readonly RequestedEdit[]> {
  const edits: RequestedEdit[] = [];
  for (const member of members) {
    const edit = await readRename(view, targetIn(root, member), newName);
    if (edit !== undefined) edits.push(edit);
  }
  return edits;
}

function rangesOf(
  { roots }: ServerView,
  { steps }: RequestedEdit,
): ReadonlyMap<string, readonly FlatRange[]> {
  const ranges = new Map<string, FlatRange[]>();
  for (const step of steps) {
    if (step.kind !== 'edit') continue;
    const name = roots.nameOfUri(step.uri);
    ranges.set(name, [...(ranges.get(name) ?? []), ...step.edits.map(({ range }) => range)]);
  }
  return ranges;
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
