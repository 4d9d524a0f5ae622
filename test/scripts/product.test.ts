import { linkSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { refresh, remake, type OutputFile, type Product } from '../../scripts/product.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { writeTree } from '../helpers/write-tree.ts';

interface Made {
  readonly product: Product;
  /** Returns how many times the product was made. */
  readonly times: () => number;
}

/**
 * Returns a product that owns `out` except `out/kept`, and a function that returns how many times the product was
 * made. `out/copy` has the text from `read`.
 */
function copyOf(
  root: string,
  read: () => string = () => readFileSync(path.join(root, 'in/text'), 'utf8'),
): Made {
  let times = 0;
  const product: Product = {
    name: 'copy',
    inputs: ['in', 'single'],
    folder: 'out',
    owns: (name) => name !== 'kept',
    make: async () => {
      times += 1;
      await Promise.resolve();
      return new Map<string, OutputFile>([
        ['copy', { bytes: read() }],
        ['folder/program', { bytes: 'run', isExecutable: true }],
      ]);
    },
  };
  return { product, times: () => times };
}

const TREE = { 'in/text': 'one', single: '1', 'out/kept': 'kept' };

test('`refresh` does not make an unchanged product again, but `remake` does', async () => {
  await using folder = await temporaryFolder();
  const root = folder.path;
  await writeTree(root, TREE);
  const { product, times } = copyOf(root);
  expect(await refresh(root, product)).toBe(true);
  expect(await refresh(root, product)).toBe(false);
  expect(times()).toBe(1);
  expect(readdirSync(path.join(root, 'out'))).toEqual(['copy', 'folder', 'kept']);
  await remake(root, product);
  expect(times()).toBe(2);
});

const write = (name: string, text: string) => (root: string) => writeFileSync(path.join(root, name), text);

test.each<[string, (root: string) => void | Promise<void>]>([
  ['an input changed', write('in/text', 'two')],
  ['a single input file changed', write('single', '2')],
  ['an input is new', write('in/more', '')],
  ['an input is deleted', (root) => rmSync(path.join(root, 'single'))],
  ['an output changed', write('out/copy', 'older')],
  ['an output is deleted', (root) => rmSync(path.join(root, 'out/copy'))],
  ['a file is left from an earlier version', write('out/left', '')],
  ['a folder is left from an earlier version', async (root) => writeTree(root, { 'out/left/deep/file': '' })],
  ['the file with the stored digests is truncated', write('node_modules/.cache/lanser/copy.json', '{')],
])('a product is made again if %s', async (_, change) => {
  await using folder = await temporaryFolder();
  const root = folder.path;
  await writeTree(root, TREE);
  const { product } = copyOf(root);
  await refresh(root, product);
  await change(root);
  expect(await refresh(root, product)).toBe(true);
  expect(readFileSync(path.join(root, 'out/copy'), 'utf8')).toBe(
    readFileSync(path.join(root, 'in/text'), 'utf8'),
  );
  expect(readdirSync(path.join(root, 'out'))).toEqual(['copy', 'folder', 'kept']);
  expect(await refresh(root, product)).toBe(false);
});

test('a product is made again if an input changes while the product is made', async () => {
  await using folder = await temporaryFolder();
  const root = folder.path;
  await writeTree(root, TREE);
  const { product, times } = copyOf(root, () => {
    const text = readFileSync(path.join(root, 'in/text'), 'utf8');
    if (text === 'one') writeFileSync(path.join(root, 'in/text'), 'two');
    return text;
  });
  await refresh(root, product);
  expect(times()).toBe(2);
  expect(readFileSync(path.join(root, 'out/copy'), 'utf8')).toBe('two');
});

test('if `make` fails, the outputs stay unchanged, and the next `refresh` calls `make` again', async () => {
  await using folder = await temporaryFolder();
  const root = folder.path;
  await writeTree(root, TREE);
  await refresh(root, copyOf(root).product);
  writeFileSync(path.join(root, 'in/text'), 'two');
  const failing = copyOf(root, () => {
    throw new Error('two does not compile');
  });
  await expect(refresh(root, failing.product)).rejects.toThrow('two does not compile');
  await expect(refresh(root, failing.product)).rejects.toThrow('two does not compile');
  expect(readFileSync(path.join(root, 'out/copy'), 'utf8')).toBe('one');
});

test('after concurrent calls, the outputs match the inputs, no temporary files are left, and unchanged outputs are not replaced', async () => {
  await using folder = await temporaryFolder();
  const root = folder.path;
  await writeTree(root, TREE);
  const { product } = copyOf(root);
  await refresh(root, product);
  const other = path.join(root, 'other');
  linkSync(path.join(root, 'out/copy'), other);
  linkSync(path.join(root, 'out/folder/program'), path.join(root, 'program'));
  writeFileSync(path.join(root, 'in/text'), 'two');
  await Promise.all([refresh(root, product), refresh(root, product), remake(root, product)]);
  expect(readFileSync(path.join(root, 'out/copy'), 'utf8')).toBe('two');
  // A different checkout may have a hard link to the old file, whose bytes must stay unchanged.
  expect(readFileSync(other, 'utf8')).toBe('one');
  linkSync(path.join(root, 'out/folder/program'), path.join(root, 'program-after'));
  writeFileSync(path.join(root, 'program'), 'same file');
  expect(readFileSync(path.join(root, 'program-after'), 'utf8')).toBe('same file');
  expect(readdirSync(path.join(root, 'out'))).toEqual(['copy', 'folder', 'kept']);
});
