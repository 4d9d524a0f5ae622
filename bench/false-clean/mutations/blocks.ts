import type { Cell } from '../layouts.ts';
import type { Tree } from '../tree.ts';
import { pickSource, sourcesOf } from './places.ts';

export function insert(tree: Tree, cell: Cell, block: string): boolean {
  const [name, entry] = pickSource(tree, cell);
  if (name === undefined) return false;
  tree.edit(name, (blocks) => blocks.toSpliced(cell.random.below(entry.blocks.length + 1), 0, block));
  return true;
}

export function deleteBlock(tree: Tree, cell: Cell): boolean {
  return editAt(tree, cell, (blocks, at) => blocks.toSpliced(at, 1));
}

export function duplicateBlock(tree: Tree, cell: Cell): boolean {
  return editAt(tree, cell, (blocks, at) => blocks.toSpliced(at, 0, blocks[at] as string));
}

export function reverseBlocks(tree: Tree, cell: Cell): boolean {
  return editAt(tree, cell, (blocks) => blocks.toReversed());
}

export function replaceBlock(tree: Tree, cell: Cell): boolean {
  return editAt(tree, cell, (blocks, at) => blocks.with(at, cell.blocks.mistake()));
}

export function indentBlock(tree: Tree, cell: Cell): boolean {
  const indented = (block = ''): string => `if True:\n${block.replaceAll(/^(?=.)/gmu, '    ')}\n    pass`;
  return editAt(tree, cell, (blocks, at) => blocks.with(at, indented(blocks[at])));
}

export function noteBlock(tree: Tree, cell: Cell): boolean {
  return editAt(tree, cell, (blocks, at) => blocks.with(at, `${blocks[at]}  # x`));
}

export function addDefinitions(tree: Tree, cell: Cell): boolean {
  return editAt(tree, cell, (blocks, at) => blocks.toSpliced(at, 1, ...cell.blocks.definitions()));
}

/** Moves a block of a random source file to the end of a random source file, possibly the same. */
export function moveBlock(tree: Tree, cell: Cell): boolean {
  const [from, entry] = pickSource(tree, cell);
  const [to] = pickSource(tree, cell);
  if (from === undefined || to === undefined || entry.blocks.length === 0) return false;
  const at = cell.random.below(entry.blocks.length);
  tree.edit(from, (blocks) => blocks.toSpliced(at, 1));
  tree.edit(to, (blocks) => [...blocks, entry.blocks[at] as string]);
  return true;
}

/**
 * Picks a pattern: for a literal, a type, a returned value or the name of a definition. Replaces the first match in
 * each block of one source file. Returns false if no source file has a match.
 */
export function redefine(tree: Tree, cell: Cell): boolean {
  const { random } = cell;
  const [pattern, replacement] = random.pick<readonly [RegExp, string]>([
    [/Literal\[\d\] = \d/u, `Literal[${random.below(9)}] = 1`],
    [/-> \w+:/u, `-> ${random.pick(['int', 'str', 'None', 'bytes'])}:`],
    [/\(x: \w+/u, `(x: ${random.pick(['int', 'str', 'bytes'])}`],
    [/return (?:1|None|"s"|\[\])$/mu, `return ${random.pick(['1', 'None', '"s"', '[]'])}`],
    [/^def (\w+)/u, 'def renamed_$1'],
    [/^class (\w+)/mu, 'class Renamed$1'],
  ]);
  const candidates = sourcesOf(tree, cell).filter((name) => {
    const entry = tree.get(name);
    return entry?.kind === 'source' && entry.blocks.some((block) => pattern.test(block));
  });
  if (candidates.length === 0) return false;
  tree.edit(random.pick(candidates), (blocks) => blocks.map((block) => block.replace(pattern, replacement)));
  return true;
}

function editAt(
  tree: Tree,
  cell: Cell,
  change: (blocks: readonly string[], at: number) => readonly string[],
): boolean {
  const [name, entry] = pickSource(tree, cell);
  if (name === undefined || entry.blocks.length === 0) return false;
  const at = cell.random.below(entry.blocks.length);
  tree.edit(name, (blocks) => change(blocks, at));
  return true;
}
