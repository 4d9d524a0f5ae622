// Runs the relocation benchmark on three commits. bench/relocation/truth.py computes the expected positions (the
// ground truth).
import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryRepository } from '../helpers/temporary-repository.ts';

const ROOT = path.join(import.meta.dirname, '../..');

function functionOf(name: string, extra = ''): string {
  return `def ${name}(rows${extra}):\n    total_${name} = 0\n    for row in rows:\n        total_${name} += row.${name}\n    print("${name}", total_${name})\n    return total_${name}\n\n\n`;
}

test('in the benchmark, lanser finds all code that still exists in the newer commit, and answers that differ from the ground truth count as wrong', async () => {
  await using repository = await temporaryRepository();
  const names = ['price', 'weight', 'count', 'height', 'width', 'depth'];
  await repository.write('shop.py', names.map((name) => functionOf(name)).join(''));
  await repository.commit('one');
  await repository.write(
    'shop.py',
    names.map((name) => functionOf(name, name === 'count' ? ', unit' : '')).join(''),
  );
  await repository.commit('two');
  await repository.write(
    'shop.py',
    `import os\n\n\n${names.map((name) => functionOf(name, name === 'count' ? ', unit' : '')).join('')}`,
  );
  await repository.commit('three');
  const truth = run('python3', [
    'bench/relocation/truth.py',
    '--pairs',
    '2',
    '--anchors',
    '20',
    '--seed',
    '1',
    repository.path,
  ]);
  const lines = truth.trim().split('\n');
  expect(lines.length).toBeGreaterThan(5);
  const file = path.join(repository.beside, 'truth.jsonl');
  await writeFile(file, truth);
  const row = (text: string): string =>
    text.split('\n').find((line) => line.startsWith('| with a version')) ?? '';
  const measured = run('node', ['bench/relocation/measure.ts', file, repository.path]);
  expect(row(measured)).toMatch(/^\| with a version \| 100\.00 \/ 100\.00 \(0 wrong\) \|/u);
  expect(run('python3', ['bench/relocation/baselines.py', file, repository.path])).toContain(
    '\n| qualified name (functions and classes) | 100.00 / 100.00 |',
  );
  const [first = '', ...others] = lines;
  const anchor = JSON.parse(first) as { readonly newLine: number };
  const moved = JSON.stringify({ ...anchor, newLine: anchor.newLine + 1 });
  await writeFile(file, [moved, ...others, ''].join('\n'));
  // The truth is now wrong for one function. So the function's cursor, symbol and anchor selectors count as wrong.
  expect(row(run('node', ['bench/relocation/measure.ts', file, repository.path]))).toMatch(
    /^\| with a version \| \S+ \/ \S+ \(3 wrong\) \|/u,
  );
});

function run(program: string, args: readonly string[]): string {
  const node = program === 'node' ? process.execPath : program;
  return execFileSync(node, args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}
