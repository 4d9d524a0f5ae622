import { isUtf8 } from 'node:buffer';
import { readlinkSync } from 'node:fs';
import path from 'node:path';
import { errnoOf } from '../../model/lanser-error.ts';
import type { EditedTree } from './edited-tree.ts';
import type { Position } from './tree-node.ts';
import { refused, type Refusal } from './jail-reasons.ts';

/** The result of resolving a path: an existing entry, a missing entry, or a refusal. */
export type Walked =
  | Position
  | {
      readonly kind: 'missing';
      /** The nearest existing folder. */
      readonly folder: Position;
      /** The missing names below `folder`. */
      readonly names: readonly string[];
    }
  | Refusal;

/** The maximum number of links that Linux follows in one path. */
const MAX_LINKS = 40;

/** Resolves a path as POSIX systems do. Refuses `..` after a link, because some programs resolve `..` textually. */
export function walk(
  tree: EditedTree,
  from: Position,
  parts: readonly string[],
  options: { readonly followLast: boolean },
): Walked {
  const links: LinkBudget = { left: MAX_LINKS };
  let at = from;
  for (const [index, part] of parts.entries()) {
    if (part === '..' && links.left < MAX_LINKS) return refused('up-after-link');
    const isFollowed = options.followLast || index < parts.length - 1;
    const next = step(tree, at, part, isFollowed ? links : undefined);
    if (next === undefined) return missing(tree, at, parts.slice(index));
    if (next.kind === 'refused') return next;
    at = next;
  }
  return at;
}

interface LinkBudget {
  left: number;
}

/** Follows one part of a path. Returns undefined if the entry does not exist. Follows a link if `links` is given. */
function step(
  tree: EditedTree,
  at: Position,
  part: string,
  links: LinkBudget | undefined,
): Position | Refusal | undefined {
  if (part === '..') return at.parent ?? at;
  const isInside = tree.namesTo(at) !== undefined;
  if (at.node.kind !== 'folder') return refused(isInside ? 'not-a-folder' : 'outside');
  const next = tree.child(at, part);
  // Outside the workspace, the reason of `next`, such as `unreadable`, would disclose facts about the entry.
  if (next?.kind === 'refused') return isInside ? next : refused('outside');
  return next?.node.kind === 'link' && links !== undefined ? followed(tree, at, next, links) : next;
}

function followed(tree: EditedTree, folder: Position, link: Position, links: LinkBudget): Position | Refusal {
  if (links.left === 0) return refused('link-loop');
  links.left -= 1;
  const target = readLink(link);
  if (typeof target !== 'string') return target;
  const start = path.parse(target).root;
  const parts = target.slice(start.length).split(path.sep).filter(isStep);
  const entered = path.isAbsolute(target) ? tree.locate(start, parts) : undefined;
  let at = entered?.from ?? folder;
  for (const part of entered?.parts ?? parts) {
    const next = step(tree, at, part, links);
    if (next === undefined) return refused(tree.namesTo(at) === undefined ? 'outside' : 'dangling-link');
    if (next.kind === 'refused') return next;
    at = next;
  }
  return at;
}

function readLink(link: Position): string | Refusal {
  try {
    const target = readlinkSync(link.node.disk as string | Buffer, 'buffer');
    return isUtf8(target) ? target.toString('utf8') : refused('name-not-utf-8');
  } catch (error) {
    if (errnoOf(error) === undefined) throw error;
    return refused('unreadable');
  }
}

function missing(tree: EditedTree, folder: Position, names: readonly string[]): Walked {
  if (tree.namesTo(folder) === undefined) return refused('outside');
  // POSIX systems do not resolve `..` after a missing folder.
  return names.includes('..') ? refused('disguised') : { kind: 'missing', folder, names };
}

function isStep(part: string): boolean {
  return part !== '' && part !== '.';
}
