import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { describe, expect, test } from 'vitest';
import configs from '../../rolldown.config.ts';
import { bundledFiles } from '../../scripts/bundle.ts';
import { PRODUCTS, ROOT } from '../../scripts/products.ts';

describe('dist/', () => {
  test('equals the build of src/ byte for byte, except the declarations', async () => {
    const files = await bundledFiles();
    const names = readdirSync(path.join(ROOT, 'dist')).filter(PRODUCTS.bundles.owns);
    expect(names).toEqual([...files.keys()].toSorted());
    for (const [name, { bytes }] of files) {
      // `expect` does not compare the bytes, because its failure message would have megabytes.
      const isEqual = readFileSync(path.join(ROOT, 'dist', name)).equals(Buffer.from(bytes));
      expect({ name, isEqual }).toEqual({ name, isEqual: true });
    }
  });

  test('contains only files that docs/dist.md names', async () => {
    const page = readFileSync(path.join(ROOT, 'docs/dist.md'), 'utf8');
    const listed = (name: string): string =>
      name.replace(/^pyright-.*\.tgz$/u, 'pyright-VERSION.tgz').replace(/^.*\.wasm$/u, '*.wasm');
    const names = [...(await bundledFiles()).keys()].map(listed);
    expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  });

  test('has fewer than two lines per module of node_modules/ or src/schema/generated/, on average', async () => {
    const counts: number[] = [];
    for (const [name, { bytes }] of await bundledFiles()) {
      if (!name.endsWith('.js')) continue;
      const parts = String(bytes).split(/^\/\/ (?=\S+\n)/mu);
      const isCompact = (part: string): boolean => /^(?:node_modules|src\/schema\/generated)\//u.test(part);
      counts.push(...parts.filter(isCompact).map((part) => part.trimEnd().split('\n').length - 1));
    }
    expect(counts.length).toBeGreaterThan(500);
    // Line breaks inside strings stay, so a module can have several lines.
    expect(counts.reduce((sum, lines) => sum + lines, 0)).toBeLessThan(2 * counts.length);
  });

  test('is built only from node_modules/ and from the inputs that scripts/products.ts lists', async () => {
    const outside = new Set<string>();
    for (const config of configs) {
      await using build = await rolldown({ ...config, cwd: ROOT });
      for (const output of (await build.generate()).output) {
        if (output.type !== 'chunk') continue;
        for (const id of output.moduleIds) {
          const name = path.relative(ROOT, id);
          const isInput = PRODUCTS.bundles.inputs.some(
            (input) => name === input || name.startsWith(`${input}/`),
          );
          if (path.isAbsolute(id) && !isInput && !name.startsWith('node_modules/')) outside.add(name);
        }
      }
    }
    expect([...outside]).toEqual([]);
  });
});
