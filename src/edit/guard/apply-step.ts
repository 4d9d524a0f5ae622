import type { EditStep, TargetOptions } from '../edit-step.ts';
import type { EditedTree } from './edited-tree.ts';
import { refused, type Refusal } from './jail-reasons.ts';
import type { StepPlace } from './place.ts';
import {
  createdPlace,
  editedPlace,
  repositoryOver,
  sourcePlace,
  targetPlace,
  type Jail,
} from './step-places.ts';

/** The step with all links in its paths resolved, or the refused paths. */
export type StepResult =
  | { readonly kind: 'done'; readonly step: EditStep }
  | { readonly kind: 'refused'; readonly refusals: readonly RefusedPath[] };

export interface RefusedPath {
  readonly uri: string;
  readonly refusal: Refusal;
}

/** Checks a step and applies it to the in-memory tree. */
export function applyStep(jail: Jail, step: EditStep): StepResult {
  const { tree } = jail;
  switch (step.kind) {
    case 'edit': {
      const place = editedPlace(jail, step.uri);
      return ended(step.uri, place, (path) => ({ ...step, uri: path }));
    }
    case 'create': {
      const place = createdPlace(jail, step.uri);
      const created = place.kind === 'refused' ? place : create(tree, place);
      return ended(step.uri, created, (path) => ({ ...step, uri: path }));
    }
    case 'delete': {
      const place = sourcePlace(jail, step.uri);
      if (place.kind === 'place' && place.found !== undefined) tree.remove(place.found);
      return ended(step.uri, place, (path) => ({ ...step, uri: path }));
    }
    case 'rename':
      return applyRename(jail, step);
  }
}

function applyRename(jail: Jail, step: Extract<EditStep, { kind: 'rename' }>): StepResult {
  const source = sourcePlace(jail, step.oldUri);
  const target = targetPlace(jail, step.newUri, source.kind === 'place' ? source : undefined);
  const refusals: RefusedPath[] = [];
  if (source.kind === 'refused') refusals.push({ uri: step.oldUri, refusal: source });
  if (target.kind === 'refused') refusals.push({ uri: step.newUri, refusal: target });
  if (source.kind === 'refused' || target.kind === 'refused') return { kind: 'refused', refusals };
  const moved = move(jail.tree, source, target, step.options ?? {});
  return ended(step.newUri, moved, (newUri) => ({ ...step, oldUri: source.path, newUri }));
}

function create(tree: EditedTree, place: StepPlace): StepPlace | Refusal {
  if (place.found !== undefined) return place;
  tree.put(place.folder, place.newNames, { kind: 'file', disk: undefined });
  return madeRepository(tree, place) ?? place;
}

/** Moves an entry in memory. Skips a move that `runSteps` later rejects or ignores, such as a move into itself. */
function move(
  tree: EditedTree,
  source: StepPlace,
  target: StepPlace,
  options: TargetOptions,
): StepPlace | Refusal {
  const { found } = source;
  const isIntoItself = target.path === source.path || target.path.startsWith(`${source.path}/`);
  const isInTheWay = target.found !== undefined && options.overwrite !== true;
  if (found === undefined || isIntoItself || isInTheWay) return target;
  // The target is a folder that contains the moved entry, so the move is impossible.
  if (source.path.startsWith(`${target.path}/`)) return target;
  tree.remove(found);
  const names = target.found === undefined ? target.newNames : [target.found.name];
  tree.put(target.folder, names, found.node);
  return madeRepository(tree, target) ?? target;
}

/** Refuses an entry that turns a folder into a Git repository, because a repository's settings can run programs. */
function madeRepository(tree: EditedTree, place: StepPlace): Refusal | undefined {
  const refusal = repositoryOver(tree, place.folder) ?? rootAsGitDirectory(tree);
  return refusal === undefined ? undefined : refused(refusal);
}

/** Returns `git-directory` if the root has become a Git directory. If the root contains `.git`, Git uses `.git`. */
function rootAsGitDirectory(tree: EditedTree): 'git-directory' | undefined {
  const entries = tree.entries(tree.root.node);
  if ('kind' in entries || entries.now.has('.git')) return undefined;
  return entries.repository() === 'git-directory' ? 'git-directory' : undefined;
}

function ended(
  uri: string,
  place: StepPlace | Refusal,
  done: (path: StepPlace['path']) => EditStep,
): StepResult {
  return place.kind === 'refused'
    ? { kind: 'refused', refusals: [{ uri, refusal: place }] }
    : { kind: 'done', step: done(place.path) };
}
