import { modulesOf, type Cell } from '../layouts.ts';
import { weighted, type Tree } from '../tree.ts';
import {
  addDefinitions,
  deleteBlock,
  duplicateBlock,
  indentBlock,
  insert,
  moveBlock,
  noteBlock,
  redefine,
  replaceBlock,
  reverseBlocks,
} from './blocks.ts';
import {
  add,
  addStub,
  copy,
  remove,
  rename,
  renameFolder,
  toggleInit,
  toNative,
  toPackage,
} from './files.ts';
import { addLink, linkFolder, linkToFile, replaceByLink, replaceFolderByLink, retarget } from './links.ts';
import { addMarker, changeMode, insertOddText, restyle } from './style.ts';
import { swap } from './swap.ts';

/** A function that changes a cell, an independent part of a tree. Returns false if it cannot. */
type Mutation = (tree: Tree, cell: Cell) => boolean;

const FAMILIES: Readonly<Record<string, readonly (readonly [number, Mutation])[]>> = {
  edit: [
    [4, (tree, cell) => insert(tree, cell, cell.blocks.mistake())],
    [4, (tree, cell) => insert(tree, cell, cell.blocks.use(modulesOf(cell)))],
    [2, (tree, cell) => insert(tree, cell, cell.blocks.harmless())],
    [3, deleteBlock],
    [2, duplicateBlock],
    [2, reverseBlocks],
    [2, replaceBlock],
    [2, indentBlock],
    [1, noteBlock],
    [1, moveBlock],
  ],
  definitions: [
    [3, addDefinitions],
    [3, redefine],
  ],
  swap: [[1, swap]],
  chain: [[1, (tree, cell) => insert(tree, cell, cell.blocks.chain())]],
  suppression: [[1, (tree, cell) => insert(tree, cell, cell.blocks.suppression())]],
  files: [
    [3, rename],
    [2, remove],
    [2, copy],
    [3, add],
    [1, renameFolder],
    [1, toPackage],
    [1, toNative],
    [2, addStub],
    [1, toggleInit],
  ],
  style: [
    [2, restyle],
    [2, insertOddText],
    [1, changeMode],
  ],
  links: [
    [3, addLink],
    [3, linkToFile],
    [2, replaceByLink],
    [2, retarget],
    [1, replaceFolderByLink],
    [1, linkFolder],
  ],
  markers: [[1, addMarker]],
};

const WEIGHTS: readonly (readonly [number, string])[] = [
  [8, 'edit'],
  [4, 'definitions'],
  [2, 'swap'],
  [1.5, 'chain'],
  [2, 'suppression'],
  [6, 'files'],
  [1.5, 'style'],
  [5, 'links'],
  [0.7, 'markers'],
];

const MAX_TRIES = 20;

/** Applies one to three random mutations, or fewer if 20 attempts do not suffice. Returns the family of each. */
export function mutate(tree: Tree, cell: Cell): readonly string[] {
  const { random } = cell;
  const count = weighted(random, [
    [6, 1],
    [3, 2],
    [1, 3],
  ]);
  const families: string[] = [];
  for (let tries = 0; families.length < count && tries < MAX_TRIES; tries += 1) {
    const family = weighted(random, WEIGHTS);
    if (weighted(random, FAMILIES[family] ?? [])(tree, cell)) families.push(family);
  }
  return families;
}
