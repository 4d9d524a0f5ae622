import type { EditStep, TargetOptions } from '../edit-step.ts';
import type { EditedTree } from './edited-tree.ts';
import { refused, type Refusal } from './jail-reasons.ts';
import type { StepPlace } from './place.ts';
import {
  createdPlace,
  editedPlace,
  repositoryOver,
  takenPlace,
  targetPlace,
  type Jail,
} from './step-places.ts';

/** A step of an edit with the paths of real files, or the paths that it may not touch. */
export type StepDone =
  | { readonly kind: 'done'; readonly step: EditStep }
  | { readonly kind: 'offences'; readonly offences: readonly Offence[] };

export interface Offence {
  readonly uri: string;
  readonly refusal: Refusal;
}

/** Checks a step and applies it to the in-memory tree. */
export function doStep(jail: Jail, step: EditStep): StepDone {
  const { tree } = jail;
  switch (step.kind) {
    case 'edit': {
      const place = editedPlace(jail, step.uri);
      return ended(step.uri, place, (path) => ({ ...step, uri: path }));
    }
    case 'create': {
      const place = createdPlace(jail, step.uri);
      const made = place.kind === 'refused' ? place : create(tree, place);
      return ended(step.uri, made, (path) => ({ ...step, uri: path }));
    }
    case 'delete': {
      const place = takenPlace(jail, step.uri);
      if (place.kind === 'place' && place.found !== undefined) tree.take(place.found);
      return ended(step.uri, place, (path) => ({ ...step, uri: path }));
    }
    case 'rename':
      return doRename(jail, step);
  }
}

function doRename(jail: Jail, step: Extract<EditStep, { kind: 'rename' }>): StepDone {
  const taken = takenPlace(jail, step.oldUri);
  const target = targetPlace(jail, step.newUri, taken.kind === 'place' ? taken : undefined);
  const offences: Offence[] = [];
  if (taken.kind === 'refused') offences.push({ uri: step.oldUri, refusal: taken });
  if (target.kind === 'refused') offences.push({ uri: step.newUri, refusal: target });
  if (taken.kind === 'refused' || target.kind === 'refused') return { kind: 'offences', offences };
  const moved = move(jail.tree, taken, target, step.options ?? {});
  return ended(step.newUri, moved, (newUri) => ({ ...step, oldUri: taken.path, newUri }));
}

function create(tree: EditedTree, place: StepPlace): StepPlace | Refusal {
  if (place.found !== undefined) return place;
  tree.put(place.folder, place.newNames, { kind: 'file', disk: undefined });
  return madeRepository(tree, place) ?? place;
}

/** Moves nothing if the step is impossible; the plan reports that later. */
function move(
  tree: EditedTree,
  taken: StepPlace,
  target: StepPlace,
  options: TargetOptions,
): StepPlace | Refusal {
  const { found } = taken;
  const isIntoItself = target.path === taken.path || target.path.startsWith(`${taken.path}/`);
  const isInTheWay = target.found !== undefined && options.overwrite !== true;
  if (found === undefined || isIntoItself || isInTheWay) return target;
  // The target is a folder that contains the moved entry.
  if (taken.path.startsWith(`${target.path}/`)) return target;
  tree.take(found);
  const names = target.found === undefined ? target.newNames : [target.found.name];
  tree.put(target.folder, names, found.node);
  return madeRepository(tree, target) ?? target;
}

/** A new entry may turn a folder into a Git repository, with settings that run programs. */
function madeRepository(tree: EditedTree, place: StepPlace): Refusal | undefined {
  const made = repositoryOver(tree, place.folder) ?? rootAsGitDirectory(tree);
  return made === undefined ? undefined : refused(made);
}

/** A root with a `.git` keeps its kind, whatever else it contains. */
function rootAsGitDirectory(tree: EditedTree): 'git-directory' | undefined {
  const held = tree.entries(tree.root.node);
  if ('kind' in held || held.now.has('.git')) return undefined;
  return held.repository() === 'git-directory' ? 'git-directory' : undefined;
}

function ended(
  uri: string,
  place: StepPlace | Refusal,
  done: (path: StepPlace['path']) => EditStep,
): StepDone {
  return place.kind === 'refused'
    ? { kind: 'offences', offences: [{ uri, refusal: place }] }
    : { kind: 'done', step: done(place.path) };
}
