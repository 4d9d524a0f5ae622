import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { killedBatch } from '../helpers/killed-batch.ts';
import { lanser } from '../helpers/lanser.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import { writeTree } from '../helpers/write-tree.ts';

const sandbox = useSandbox();
const workspace = path.join(sandbox.path, 'workspace');
const start = { cwd: workspace, env: sandbox.env };
const at = (name: string): string => path.join(sandbox.path, name);

const MODULES = 50;

/**
 * Returns 10,000 requests and some blank lines. A tenth of the requests is invalid. A fifth has no `id`, and
 * many of these are equal.
 */
function requests(): string {
  const lines = Array.from({ length: 10_000 }, (_, index) => {
    const module = `shop/part_${index % MODULES}.py`;
    const id = index % 5 === 0 ? {} : { id: index };
    const line = 1 + (index % 4) * 4;
    switch (index % 10) {
      case 0:
        return { ...id, cmd: 'refs', selector: `py://shop.part_${index % MODULES}#make_${index % 4}` };
      case 1:
        return { ...id, cmd: 'hover', selector: `${module}@L${line}:C5` };
      case 2:
        return { ...id, cmd: 'diag', options: { files: [module] } };
      case 3:
        return { ...id, cmd: 'locate', selector: `${module}@L${line}:C6`, options: { as: 'symbol' } };
      case 4:
        return { ...id, cmd: 'hover', selector: `shop/gone_${index}.py@L1:C1` };
      case 5:
        return { ...id, cmd: 'fly' };
      default:
        return { ...id, cmd: 'def', selector: `${module}@L${line + 2}:C${12 + (index % 3)}` };
    }
  });
  return lines.map((line, index) => `${JSON.stringify(line)}\n${index % 7 === 0 ? '\n' : ''}`).join('');
}

function moduleText(index: number): string {
  const other = (index + 1) % MODULES;
  const functions = [0, 1, 2, 3].map(
    (step) =>
      `def make_${step}(value: int) -> int:\n    "Of ${index}."\n    return make_(value) + ${step}\n\n`,
  );
  return `${functions.join('')}from shop.part_${other} import make_0 as make_\nwrong: str = make_0(1)\n`;
}

let whole: Buffer;
beforeAll(async () => {
  await writeTree(
    workspace,
    Object.fromEntries(
      Array.from({ length: MODULES }, (_, index) => [`shop/part_${index}.py`, moduleText(index)]),
    ),
  );
  await writeFile(at('requests'), requests());
  expect(await lanser(['batch', at('requests'), '--out', at('whole')], start)).toMatchObject({
    exitCode: 0,
    stderr: '',
  });
  whole = await readFile(at('whole'));
  const lines = whole.toString().split('\n');
  expect(lines).toHaveLength(10_001);
  expect(lines.filter((line) => line.includes('"status":"ok"')).length).toBeGreaterThan(7000);
}, 600_000);

test('a batch that is killed seven times and resumed has the output of an uninterrupted run', async () => {
  const randomSizes = Array.from({ length: 6 }, () => Math.floor(Math.random() * whole.length * 0.95));
  const sizes = [0, ...randomSizes.toSorted((one, other) => one - other)];
  const finished = await killedBatch([at('requests')], at('killed'), start, sizes);
  expect([finished.exitCode, finished.stdout], String(sizes)).toEqual([0, '']);
  expect((await readFile(at('killed'))).equals(whole), String(sizes)).toBe(true);
}, 600_000);

test('eight merged shards have the output of an uninterrupted run, even if one shard is killed twice and resumed', async () => {
  const parts = Array.from({ length: 8 }, (_, index) => at(`part-${index + 1}`));
  for (const [index, out] of parts.entries()) {
    const args = [at('requests'), '--shard', `${index + 1}/8`];
    const sizes = index === 3 ? [1, whole.length / 20] : [];
    expect((await killedBatch(args, out, start, sizes)).exitCode).toBe(0);
  }
  const args = ['merge', ...parts.toReversed(), '--out', at('merged')];
  expect(await lanser(args, start)).toMatchObject({ exitCode: 0, stderr: '' });
  expect((await readFile(at('merged'))).equals(whole)).toBe(true);
}, 600_000);
