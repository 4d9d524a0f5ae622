import type { Cell } from '../layouts.ts';
import type { Tree } from '../tree.ts';
import { insert } from './blocks.ts';
import { sourcesOf } from './places.ts';

/** Groups of blocks. The blocks of one group have different texts, but cause the same diagnostic. */
const SAME_MESSAGE: readonly (readonly string[])[] = [
  [
    'import re\n\nprint(re.match("a", "b").group())',
    'import re\n\nif re.match("(x)", "y").group(1) == "z":\n    pass',
    'import re\n\nother = [re.match("k", "l").group()]',
  ],
  ['len(5)', 'size = len(5) + 1', 'for _ in [len(5)]:\n    pass'],
  ['(1).wrong', 'print((1).wrong)', 'value = [(1).wrong]'],
  ['"a" + 1', 'print("a" + 1)', 'words = ["a" + 1]'],
  [
    'def first():\n    return unknown',
    'def second(a):\n    print(a)\n    return [unknown]',
    'third = unknown',
  ],
];

/**
 * Removes a block of {@link SAME_MESSAGE} from a source file of the cell (a part of the tree), and adds a different
 * block of the same group to this file. If no file of the cell contains such a block, adds a random one to a random
 * file. Returns false if the cell contains no source files.
 */
export function swap(tree: Tree, cell: Cell): boolean {
  const { random } = cell;
  for (const name of sourcesOf(tree, cell)) {
    const entry = tree.get(name);
    if (entry?.kind !== 'source') continue;
    for (const group of SAME_MESSAGE) {
      const at = entry.blocks.findIndex((block) => group.includes(block));
      if (at < 0) continue;
      const other = random.pick(group.filter((block) => block !== entry.blocks[at]));
      tree.edit(name, (blocks) => {
        const without = blocks.toSpliced(at, 1);
        return without.toSpliced(random.below(without.length + 1), 0, other);
      });
      return true;
    }
  }
  return insert(tree, cell, random.pick(random.pick(SAME_MESSAGE)));
}
