import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Place } from '../../test/helpers/raw-answers.ts';
import { seededRandom } from '../../test/helpers/seeded-random.ts';

/** Returns the places of the names that identifiers.py finds in a folder. */
export function identifiersOf(folder: string): readonly Place[] {
  const rows = pythonRows(new URL('./identifiers.py', import.meta.url), folder);
  return (rows as readonly [string, number, number][]).map(([file, line, character]) => ({
    file,
    line,
    character,
  }));
}

/** Runs a Python program on a folder. Returns the lines of output, parsed as JSON. Throws if the program fails. */
export function pythonRows(program: URL, folder: string): readonly unknown[] {
  const { stdout, status, stderr } = spawnSync('python3', [fileURLToPath(program), folder], {
    encoding: 'utf8',
    maxBuffer: 1024 ** 3,
  });
  if (status !== 0) throw new Error(stderr);
  return stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as unknown);
}

/** Returns up to `count` of the values in random order. The seed determines the selection and the order. */
export function pickedFrom<T>(values: readonly T[], count: number, seed: number): readonly T[] {
  const random = seededRandom(seed);
  const left = [...values];
  const picked: T[] = [];
  while (picked.length < count && left.length > 0) {
    const at = random.below(left.length);
    picked.push(left[at] as T);
    left[at] = left.at(-1) as T;
    left.pop();
  }
  return picked;
}
