import { lstatSync, mkdirSync, renameSync, unlinkSync } from 'node:fs';
import { errnoOf } from '../../model/lanser-error.ts';
import { identityOf, type Identity } from '../../workspace/identity.ts';
import { contentModified } from './failure.ts';
import type { Operation } from './operation.ts';
import { linkFile, putFile, putFolder } from './put.ts';
import { statAt, type Stage, type Workplace } from './workplace.ts';

type Move = Extract<Operation, { kind: 'move' }>;

/** Performs an operation. Throws E/CONTENT_MODIFIED, E/JAIL or a system error if the tree differs from the record. */
export function perform(operation: Operation, slot: number, stage: Stage, workplace: Workplace): void {
  const { tree } = workplace;
  const fresh = (): string => workplace.staged(stage, `new/${slot}`);
  const original = (): string => workplace.staged(stage, `old/${slot}`);
  switch (operation.kind) {
    case 'mkdir':
      makeFolder(tree.at(operation.path), operation.path);
      return;
    case 'replace': {
      const place = tree.at(operation.path);
      expectEntry(place, operation.path, operation.old);
      if (operation.aside) {
        renameSync(place, original());
        expectEntry(original(), operation.path, operation.old);
      }
      renameSync(fresh(), place);
      return;
    }
    case 'create':
      putFile(fresh(), tree.at(operation.path));
      return;
    case 'move':
      if (operation.folder) moveFolder(operation, original, workplace);
      else moveFile(operation, workplace);
      return;
    case 'remove': {
      const place = tree.at(operation.path);
      expectEntry(place, operation.path, operation.entry);
      renameSync(place, original());
      expectEntry(original(), operation.path, operation.entry);
      tree.forget(operation.path);
      return;
    }
  }
}

function moveFile({ from, to, entry }: Move, { tree }: Workplace): void {
  const [source, target] = [tree.at(from), tree.at(to)];
  expectEntry(source, from, entry);
  if (!linkFile(source, target)) {
    putFile(source, target);
    return;
  }
  try {
    expectEntry(target, from, entry);
    expectEntry(source, from, entry);
  } catch (error) {
    unlinkSync(target);
    throw error;
  }
  unlinkSync(source);
}

/**
 * Moves a folder to the stage (the folder of new files and originals), and from there to the new path. Checks the
 * folder again in the stage, because another program may replace the folder between the first check and the move.
 */
function moveFolder({ from, to, entry }: Move, original: () => string, { tree }: Workplace): void {
  const source = tree.at(from);
  expectEntry(source, from, entry);
  if (statAt(() => tree.at(to)) !== undefined) throw contentModified(to, 'EEXIST');
  renameSync(source, original());
  expectEntry(original(), from, entry);
  tree.forget(from);
  tree.forget(to);
  putFolder(original(), tree.at(to));
}

function makeFolder(place: string, path: string): void {
  try {
    mkdirSync(place);
  } catch (error) {
    if (errnoOf(error) !== 'EEXIST') throw error;
    if (!lstatSync(place).isDirectory()) throw contentModified(path, 'EEXIST', error);
  }
}

function expectEntry(place: string, path: string, entry: Identity | null): void {
  if (entry === null) return;
  if (identityOf(lstatSync(place, { bigint: true })) !== entry) throw contentModified(path, 'other-file');
}
