import { seededRandom, type SeededRandom } from '../../test/helpers/seeded-random.ts';
import {
  addCellConfiguration,
  addConfiguration,
  FIXED_FILES,
  type ConfigurationFiles,
} from './configurations.ts';
import { addUses, environmentOf, type EnvironmentPlace } from './environments.ts';
import { addLayout, LAYOUTS, type Cell } from './layouts.ts';
import { mutate } from './mutations/mutate.ts';
import { pythonBlocks } from './python-blocks.ts';
import { Tree } from './tree.ts';

export interface Commit {
  readonly tree: Tree;
  readonly configuration: ConfigurationFiles;
  /** The kinds of the mutations since the previous commit, by the path prefix of the cell (see {@link Case}). */
  readonly families: ReadonlyMap<string, readonly string[]>;
}

/** The successive commits of a repository. Its tree consists of independent parts, the cells. */
export interface Case {
  readonly seed: number;
  readonly cells: readonly Cell[];
  readonly commits: readonly Commit[];
  /** The folders that PYTHONPATH lists; relative to the checkout. */
  readonly importPaths: readonly string[];
  readonly environment: EnvironmentPlace | undefined;
  readonly random: SeededRandom;
}

const CELLS = 14;
const CHANGES = 3;
const IMPORT_PATHS = ['src', 'lib', 'pkg', 'mypkg', 'ns', 'vendor', 'typings', 'tests', '.'];

/**
 * Returns the case of a seed: a repository with one cell, or with 14 cells in separate folders. The 14 cells share a
 * configuration, so one check covers all of them.
 */
export function randomCase(seed: number): Case {
  const random = seededRandom(Math.imul(seed, 0x9e3779b1));
  const isWhole = random.chance(0.7);
  const prefixes = isWhole ? [''] : Array.from({ length: CELLS }, (_, index) => `c${index}/`);
  const cells = prefixes.map((prefix) => cellOf(random, seed, prefix));
  const tree = new Tree();
  for (const cell of cells) addLayout(tree, cell);
  let configuration = isWhole ? addConfiguration(tree, random) : addCellConfiguration(tree, random, prefixes);
  const commits: Commit[] = [{ tree, configuration, families: new Map() }];
  for (let index = 0; index < CHANGES; index += 1) {
    const next = (commits.at(-1) as Commit).tree.copy();
    const families = new Map(cells.map((cell) => [cell.prefix, mutate(next, cell)]));
    if (isWhole && random.chance(0.15)) {
      for (const name of FIXED_FILES) if (next.get(name) !== undefined) next.remove(name);
      configuration = addConfiguration(next, random);
      families.set('', [...(families.get('') ?? []), 'configuration']);
    }
    commits.push({ tree: next, configuration, families });
  }
  // The import paths are drawn after the commits, so that the commits do not depend on them.
  const importPaths = isWhole && random.chance(0.25) ? [random.pick(IMPORT_PATHS)] : [];
  const trees = commits.map((commit) => commit.tree);
  const environment = environmentOf(seed, trees);
  if (environment !== undefined) addUses(seed, trees, prefixes[0] ?? '');
  return { seed, cells, commits, importPaths, environment, random };
}

/** Limits a case to one change (two commits), and its trees to these cells and the configuration files. */
export function partOf(
  { seed, commits, importPaths, environment, random }: Case,
  change: number,
  cells: readonly Cell[],
): Case {
  const isKept = (name: string, { configuration }: Commit): boolean =>
    configuration.has(name) || cells.some(({ prefix }) => name.startsWith(prefix));
  return {
    seed,
    random,
    cells,
    importPaths,
    environment,
    commits: commits.slice(change, change + 2).map((commit) => ({
      ...commit,
      tree: new Tree(commit.tree.entries().filter(([name]) => isKept(name, commit))),
    })),
  };
}

function cellOf(random: SeededRandom, seed: number, prefix: string): Cell {
  const layout = random.pick(LAYOUTS);
  const seeded = seededRandom(Math.floor(random.next() * 2 ** 32));
  return {
    prefix,
    layout,
    random: seeded,
    blocks: pythonBlocks(seeded, `s${seed}${prefix.replace('/', '')}_`),
  };
}
