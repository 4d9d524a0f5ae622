import { LINKS, type Cell } from '../layouts.ts';
import type { Tree } from '../tree.ts';
import { pickFolder, pickSource, targetOf } from './places.ts';

const NAMES = [
  'core.py',
  'linked.py',
  'util.py',
  '__init__.py',
  'core.pyi',
  'random.py',
  'app.py',
  'tool',
  'py.typed',
];
const STORES = [
  'store/blob',
  'impl.txt',
  '.hidden/real.py',
  'data/code.inc',
  'other.py',
  'bin/real',
  'node_modules/real.py',
  'real.pyi',
];
const TARGETS = [
  '.',
  '..',
  '../..',
  'lib',
  'nowhere',
  './',
  'src/..',
  '/etc/hostname',
  '.git/config',
  'a/../b',
];

export function addLink(tree: Tree, cell: Cell): boolean {
  const [name, target] = cell.random.pick(LINKS);
  if (tree.below(cell.prefix + name).length > 0) return false;
  tree.set(cell.prefix + name, { kind: 'link', target });
  return true;
}

export function linkToFile(tree: Tree, cell: Cell): boolean {
  const [target] = pickSource(tree, cell);
  const name = pickFolder(tree, cell) + cell.random.pick(NAMES);
  if (target === undefined || name === target) return false;
  tree.set(name, { kind: 'link', target: targetOf(name, target) });
  return true;
}

/** Moves a source file, and puts a link to the moved file at the old path. May add a mistake to the moved file. */
export function replaceByLink(tree: Tree, cell: Cell): boolean {
  const [name, entry] = pickSource(tree, cell);
  const to = cell.prefix + cell.random.pick(STORES);
  if (name === undefined || to === name) return false;
  const isChanged = cell.random.chance(0.5);
  tree.set(to, isChanged ? { ...entry, blocks: [...entry.blocks, cell.blocks.mistake()] } : entry);
  tree.set(name, { kind: 'link', target: targetOf(name, to) });
  return true;
}

export function retarget(tree: Tree, cell: Cell): boolean {
  const { prefix, random } = cell;
  const links = tree.names().filter((name) => name.startsWith(prefix) && tree.get(name)?.kind === 'link');
  const [file] = pickSource(tree, cell);
  if (links.length === 0 || file === undefined) return false;
  const name = random.pick(links);
  tree.set(name, { kind: 'link', target: random.chance(0.7) ? targetOf(name, file) : random.pick(TARGETS) });
  return true;
}

export function replaceFolderByLink(tree: Tree, cell: Cell): boolean {
  const folder = pickFolder(tree, cell);
  const to =
    cell.prefix + cell.random.pick(['real', '.real', 'vendor/real', 'node_modules/real', 'bin/real']);
  if (folder === cell.prefix || folder === '' || `${to}/`.startsWith(folder)) return false;
  const from = folder.slice(0, -1);
  tree.move(from, to);
  tree.set(from, { kind: 'link', target: targetOf(from, to) });
  return true;
}

export function linkFolder(tree: Tree, cell: Cell): boolean {
  const folder = pickFolder(tree, cell);
  const name =
    pickFolder(tree, cell) + cell.random.pick(['mypkg', 'linkpkg', 'alias', 'src', 'typings', 'pkg']);
  if (tree.get(name) !== undefined || tree.below(name).length > 0) return false;
  tree.set(name, { kind: 'link', target: targetOf(name, folder.slice(0, -1)) });
  return true;
}
