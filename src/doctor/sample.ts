import { createHash } from 'node:crypto';
import path from 'node:path';
import { compareCodeUnits } from '../model/range.ts';

const MAX_FILES = 20;

/** Returns a sample from all folders, sorted. It is the same in every checkout, whatever its path. */
export function sampleOf(root: string, files: readonly string[]): readonly string[] {
  const ranked = files.map((file) => {
    const name = path.relative(root, file).split(path.sep).join('/');
    return { file, rank: createHash('sha256').update(name).digest('hex') };
  });
  return ranked
    .toSorted((left, right) => compareCodeUnits(left.rank, right.rank))
    .slice(0, MAX_FILES)
    .map(({ file }) => file)
    .toSorted(compareCodeUnits);
}
