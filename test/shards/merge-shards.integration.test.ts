import { symlinkSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { GatePart } from '../../src/model/generated/manifest.ts';
import type { Report } from '../../src/model/report.ts';
import { readPart } from '../../src/shards/read-part.ts';
import { lanser, type Finished, type Start } from '../helpers/lanser.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import { schemaErrors } from '../helpers/schemas.ts';

const sandbox = useSandbox();
const COUNT = 2;
const API = 'def area(side: int) -> int:\n    return side * side\n';
const OLD = 'from api import area\n\nname: str = area(2)\n';
let start: Start;

beforeAll(async () => {
  const { git, write, commit } = await sandbox.repository('sharded');
  const folder = path.join(sandbox.path, 'sharded');
  await write('api.py', API);
  for (const name of ['a', 'b', 'c'])
    await write(`${name}.py`, `from api import area\n\n${name} = area(2)\n`);
  await write('old.py', OLD);
  await write('lib/deep.py', 'deep: int = "text"\n');
  symlinkSync('lib', path.join(folder, 'linked'));
  await write('tools/pyrightconfig.json', '{}');
  await write('tools/tool.py', 'tool: int = 1\n');
  await commit();
  await git(['mv', 'old.py', 'new.py']);
  await write('api.py', API.replace('side: int', 'side: str').replace('side * side', 'len(side)'));
  await write('lib/deep.py', 'deep: int = 1\nlater: int = "text"\n');
  await write('added.py', 'added: int = "text"\n');
  await write('tools/tool.py', 'tool: int = "text"\n');
  await git(['rm', '--quiet', 'c.py']);
  await commit();
  start = { cwd: folder, env: sandbox.env };
});

/** Runs the shards of a gate with `options`. Returns the names of their parts. */
async function partsOf(name: string, options: readonly string[]): Promise<readonly string[]> {
  const names = Array.from({ length: COUNT }, (_, index) =>
    path.join(sandbox.path, `${name}-${index + 1}.json`),
  );
  for (const [index, file] of names.entries()) {
    const shard = ['--shard', `${index + 1}/${COUNT}`, '--out', file];
    const finished = await lanser(['gate', '--base', 'HEAD~1', ...options, ...shard], start);
    expect([finished.exitCode, finished.stdout, finished.stderr]).toEqual([0, '', '']);
    expect(schemaErrors('manifest', JSON.parse(await readFile(file, 'utf8')))).toEqual([]);
  }
  return names;
}

function reportIn({ stdout }: Finished): Omit<Report, 'timing'> {
  const { timing: _timing, ...report } = JSON.parse(stdout) as Report;
  return report;
}

async function filesIn(part: string): Promise<readonly string[]> {
  const { checks } = JSON.parse(await readFile(part, 'utf8')) as GatePart;
  return checks.flatMap(({ side, workingDirectory, bundle }) =>
    Object.keys((bundle.facts as { documents: object } | null)?.documents ?? {}).map(
      (file) => `${side} ${workingDirectory} ${file}`,
    ),
  );
}

let fullParts: readonly string[];

/** Compares the merged parts with the report of the whole gate, which has findings. */
async function expectWholeReport(parts: readonly string[], options: readonly string[]): Promise<void> {
  const whole = await lanser(['gate', '--base', 'HEAD~1', ...options, '--json'], start);
  const merged = await lanser(['merge', ...parts.toReversed()], start);
  expect([merged.exitCode, merged.stderr]).toEqual([whole.exitCode, whole.stderr]);
  expect(reportIn(merged)).toEqual(reportIn(whole));
  expect(reportIn(merged).delta?.introduced.length).toBeGreaterThan(0);
  const files = await Promise.all(parts.map(filesIn));
  expect(new Set(files.flat()).size).toBe(files.flat().length);
  expect(files.every((own) => own.length > 0)).toBe(true);
}

describe('the merged parts of all shards are the report of the whole gate', () => {
  beforeAll(async () => {
    fullParts = await partsOf('full', []);
  });

  test('in the full scope', async () => expectWholeReport(fullParts, []));

  test('in the affected scope', async () => {
    const options = ['--scope', 'affected'];
    await expectWholeReport(await partsOf('affected', options), options);
  });

  test('for several projects, with options of the policy and recorded costs', async () => {
    const projects = ['tools', 'lib'].flatMap((folder) => ['--working-directory', folder]);
    const options = [...projects, '--fail-on', 'inconclusive', '--label', 'x'];
    const costs = fullParts.flatMap((part) => ['--costs', part]);
    await expectWholeReport(await partsOf('projects', [...options, ...costs]), options);
  });

  test('in the file that --out names', async () => {
    const target = path.join(sandbox.path, 'merged.json');
    const printed = await lanser(['merge', ...fullParts], start);
    const merged = await lanser(['merge', ...fullParts, '--out', target], start);
    expect([merged.exitCode, merged.stdout]).toEqual([printed.exitCode, '']);
    expect(reportIn({ ...merged, stdout: await readFile(target, 'utf8') })).toEqual(reportIn(printed));
  });
});

describe('a merge is refused', () => {
  /** Merges the parts after a change of the first one. */
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
    expect(missing.stderr).toContain('Of 2 shards, these are missing: 2. Run them');
    const twice = await lanser(['merge', first, second, second], start);
    expect([twice.exitCode, twice.stdout]).toEqual([20, '']);
    expect(twice.stderr).toContain('are the same shard');
  });

  test('if the parts belong to different commits, options or environments', async () => {
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

  test('if a file is in no part', async () => {
    const other = JSON.parse(await readFile(fullParts[1] ?? '', 'utf8')) as GatePart;
    const [donor] = other.checks;
    const { exitCode, stdout, stderr } = await mergeChanged(({ checks, ...part }) => ({
      ...part,
      checks: checks.map((check) => (check.side === donor?.side ? donor : check)),
    }));
    expect([exitCode, stdout]).toEqual([10, '']);
    expect(stderr).toMatch(/before: "[^"]+" is in no part/u);
  });

  test('if a part was changed, with the place', async () => {
    const changed = await mergeChanged((part) => ({
      ...part,
      checks: part.checks.map((check) => ({ ...check, bundle: { ...check.bundle, facts: null } })),
    }));
    expect([changed.exitCode, changed.stdout]).toEqual([22, '']);
    expect(changed.stderr).toContain('"changed.json" is not the part of a gate, or it was changed: ');
    const whole = await readFile(fullParts[0] ?? '', 'utf8');
    fc.assert(
      fc.property(fc.nat(whole.length - 2), fc.string({ maxLength: 3 }), (at, text) => {
        const damaged = whole.slice(0, at) + text + whole.slice(at + 1);
        try {
          const { part } = readPart(damaged, 'part');
          // Only values that no digest covers can differ.
          expect(part.kind).toBe('gate-part');
        } catch (error) {
          expect(error).toMatchObject({ code: 'E/SCHEMA_INVALID' });
        }
      }),
      { numRuns: 300 },
    );
  });
});

test('a shard compares commits and writes no report', async () => {
  const worktree = await lanser(['gate', '--base', 'HEAD', '--head', 'worktree', '--shard', '1/2'], start);
  expect([worktree.exitCode, worktree.stdout]).toEqual([20, '']);
  expect(worktree.stderr).toContain('Commit the files, and name the commit.');
  const formatted = await lanser(['gate', '--shard', '1/2', '--format', 'sarif'], start);
  expect([formatted.exitCode, formatted.stdout]).toEqual([20, '']);
  const outside = await lanser(['gate', '--shard', '3/2'], start);
  expect(outside.stderr).toContain('A shard such as 3/8 is expected');
});
