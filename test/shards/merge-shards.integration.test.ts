import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { GatePart } from '../../src/model/generated/manifest.ts';
import { readPart } from '../../src/shards/read-part.ts';
import { lanser, type Finished, type Start } from '../helpers/lanser.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import { expectWholeReport, partsOf, reportIn, writeRepository } from './sharded-repository.ts';

const sandbox = useSandbox();
let start: Start;
let fullParts: readonly string[];

beforeAll(async () => {
  start = await writeRepository(sandbox);
  fullParts = await partsOf(start, 'full', []);
});

test('merging the parts of all shards gives the same report as a gate without shards', async () => {
  await expectWholeReport(start, fullParts, []);
  const target = path.join(sandbox.path, 'merged.json');
  const printed = await lanser(['merge', ...fullParts], start);
  const merged = await lanser(['merge', ...fullParts, '--out', target], start);
  expect([merged.exitCode, merged.stdout]).toEqual([printed.exitCode, '']);
  expect(reportIn({ ...merged, stdout: await readFile(target, 'utf8') })).toEqual(reportIn(printed));
});

test('parts with indented JSON are merged', async () => {
  const files: string[] = [];
  for (const [index, part] of fullParts.entries()) {
    const file = path.join(sandbox.path, `indented-${index}.json`);
    await writeFile(file, JSON.stringify(JSON.parse(await readFile(part, 'utf8')), null, 2));
    files.push(file);
  }
  await expectWholeReport(start, files, []);
});

describe('a merge is refused', () => {
  async function mergeChanged(change: (part: GatePart) => unknown): Promise<Finished> {
    const [first = '', ...others] = fullParts;
    const file = path.join(sandbox.path, 'changed.json');
    const part = JSON.parse(await readFile(first, 'utf8')) as GatePart;
    await writeFile(file, JSON.stringify(change(part)));
    return lanser(['merge', file, ...others], start);
  }

  test('if a shard is missing or given twice', async () => {
    const [first = '', second = ''] = fullParts;
    const missing = await lanser(['merge', first], start);
    expect([missing.exitCode, missing.stdout]).toEqual([25, '']);
    expect(missing.stderr).toContain(
      'The gate has 2 shards, but the parts of these shards are missing: 2. Run',
    );
    const twice = await lanser(['merge', first, second, second], start);
    expect([twice.exitCode, twice.stdout]).toEqual([20, '']);
    expect(twice.stderr).toContain('are the same shard');
  });

  test('if the parts belong to different commits, options, versions or numbers of shards', async () => {
    for (const change of [
      { base: '0'.repeat(40) },
      { options: { scope: 'affected' } },
      { tool: '0.0.0' },
      { shard: { index: 1, count: 3 } },
    ]) {
      const { exitCode, stdout, stderr } = await mergeChanged((part) => ({ ...part, ...change }));
      expect([exitCode, stdout]).toEqual([10, '']);
      expect(stderr).toContain('belong to different gates');
    }
  });

  test('if the first part is empty', async () => {
    const empty = path.join(sandbox.path, 'empty.json');
    await writeFile(empty, '');
    const { exitCode, stdout, stderr } = await lanser(['merge', empty, fullParts[1] ?? ''], start);
    expect([exitCode, stdout]).toEqual([22, '']);
    expect(stderr).toContain('"empty.json" is not the part of a shard, or it was changed: ');
  });

  test('if a source file is in no part', async () => {
    const { exitCode, stdout, stderr } = await mergeChanged(({ checks, ...part }) => ({
      ...part,
      checks: checks.filter(({ side }) => side === 'after'),
    }));
    expect([exitCode, stdout]).toEqual([10, '']);
    expect(stderr).toMatch(/before: "[^"]+" is in no part/u);
  });

  test('if a part contains a check twice', async () => {
    const { exitCode, stdout, stderr } = await mergeChanged(({ checks, ...part }) => ({
      ...part,
      checks: [...checks, ...checks.slice(0, 1)],
    }));
    expect([exitCode, stdout]).toEqual([22, '']);
    expect(stderr).toContain('it contains two checks of the base (or the head) of one project');
  });

  test('if a source file is in two parts', async () => {
    const other = JSON.parse(await readFile(fullParts[1] ?? '', 'utf8')) as GatePart;
    const { exitCode, stdout, stderr } = await mergeChanged((part) => ({ ...part, checks: other.checks }));
    expect([exitCode, stdout]).toEqual([10, '']);
    expect(stderr).toMatch(/: "[^"]+" is in "changed\.json" and in "full-2\.json"/u);
  });

  test('if a bundle in a part was changed', async () => {
    const changed = await mergeChanged((part) => ({
      ...part,
      checks: part.checks.map((check) => ({ ...check, bundle: { ...check.bundle, facts: null } })),
    }));
    expect([changed.exitCode, changed.stdout]).toEqual([22, '']);
    expect(changed.stderr).toContain('"changed.json" is not the part of a shard, or it was changed: ');
    const whole = await readFile(fullParts[0] ?? '', 'utf8');
    fc.assert(
      fc.property(fc.nat(whole.length - 2), fc.string({ maxLength: 3 }), (at, text) => {
        const damaged = whole.slice(0, at) + text + whole.slice(at + 1);
        try {
          const { part } = readPart(damaged, 'part');
          // The part is still valid if its JSON has the same value, or if no digest covers the changed value.
          expect(part.kind).toBe('gate-part');
        } catch (error) {
          expect(error).toMatchObject({ code: 'E/SCHEMA_INVALID' });
        }
      }),
      { numRuns: 300 },
    );
  });
});

test('the gate of a shard rejects the work tree, a report format, and a shard number above the count', async () => {
  const worktree = await lanser(['gate', '--base', 'HEAD', '--head', 'worktree', '--shard', '1/2'], start);
  expect([worktree.exitCode, worktree.stdout]).toEqual([20, '']);
  expect(worktree.stderr).toContain('Commit the files, and name the commit.');
  const formatted = await lanser(['gate', '--shard', '1/2', '--format', 'sarif'], start);
  expect([formatted.exitCode, formatted.stdout]).toEqual([20, '']);
  const outside = await lanser(['gate', '--shard', '3/2'], start);
  expect(outside.stderr).toContain('A shard such as 3/8 is expected');
});
