import type { WorkspacePath } from '../../model/brand.ts';
import { fileAddress } from '../../workspace/file-address.ts';
import type { EditedTree } from './edited-tree.ts';
import type { Position } from './tree-node.ts';
import { refused, type Refusal } from './jail-reasons.ts';
import { walk } from './walk.ts';

/** A location in the workspace that a step of an edit names. */
export interface StepPlace {
  readonly kind: 'place';
  readonly path: WorkspacePath;
  /** The existing entry at the path; undefined if the path does not exist. */
  readonly found: Position | undefined;
  /** The nearest existing folder above the path. */
  readonly folder: Position;
  /** The missing names below `folder`; empty if the path exists. */
  readonly newNames: readonly string[];
  /**
   * The last name of the requested path. The entry's name on disk may differ from it by case or Unicode form. For a
   * path that ends with `..`, this is the name on disk.
   */
  readonly requestedName: string;
  /** True if the requested path must be a folder: it ends with a separator, or its last part is `.` or `..`. */
  readonly isFolder: boolean;
}

/** Finds the location that a step names. With `followLast`, resolves a link at the end of the path. */
export function findPlace(
  tree: EditedTree,
  uri: string,
  options: { readonly followLast: boolean },
): StepPlace | Refusal {
  const address = fileAddress(tree.root.node.disk as string, uri);
  if (address.kind === 'none') return refused(address.why);
  const { from, parts } = tree.locate(address.start, address.parts);
  const walked = walk(tree, from, parts, options);
  if (walked.kind === 'refused') return walked;
  const isFound = walked.kind === 'position';
  const names = tree.namesTo(isFound ? walked : walked.folder);
  if (names === undefined) return refused('outside');
  const newNames = isFound ? [] : walked.names;
  const path = [...names, ...newNames].join('/') as WorkspacePath;
  if (path === '') return refused('workspace');
  if (isFound && address.isFolder && walked.node.kind === 'file') return refused('not-a-folder');
  const folder = isFound ? (walked.parent as Position) : walked.folder;
  const found = isFound ? walked : undefined;
  const { isFolder } = address;
  const last = parts.at(-1);
  const requestedName = last === undefined || last === '..' ? (found?.name ?? '') : last;
  return { kind: 'place', path, found, folder, newNames, requestedName, isFolder };
}
