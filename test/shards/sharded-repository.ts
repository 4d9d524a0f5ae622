/** Writes a repository in which the gate has findings, and runs the gate there in shards. */
import { symlinkSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from 'vitest';
import type { GatePart } from '../../src/model/generated/manifest.ts';
import type { Report } from '../../src/model/report.ts';
import { lanser, type Finished, type Start } from '../helpers/lanser.ts';
import type { Sandbox } from '../helpers/sandbox.ts';
import { schemaErrors } from '../helpers/schemas.ts';

const COUNT = 2;
const API = 'def area(side: int) -> int:\n    return side * side\n';
const OLD = 'from api import area\n\nname: str = area(2)\n';

export async function writeRepository(sandbox: Sandbox): Promise<Start> {
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
  return { cwd: folder, env: sandbox.env };
}

/** Runs all shards of a gate with `options`. Returns the paths of the parts, which are the shards' results. */
export async function partsOf(
  start: Start,
  name: string,
  options: readonly string[],
): Promise<readonly string[]> {
  const names = Array.from({ length: COUNT }, (_, index) =>
    path.join(start.cwd, '..', `${name}-${index + 1}.json`),
  );
  for (const [index, file] of names.entries()) {
    const shard = ['--shard', `${index + 1}/${COUNT}`, '--out', file];
    const finished = await lanser(['gate', '--base', 'HEAD~1', ...options, ...shard], start);
    expect([finished.exitCode, finished.stdout, finished.stderr]).toEqual([0, '', '']);
    expect(schemaErrors('manifest', JSON.parse(await readFile(file, 'utf8')))).toEqual([]);
  }
  return names;
}

export function reportIn({ stdout }: Finished): Omit<Report, 'timing'> {
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

/**
 * Checks that the merged parts equal the report of a gate without shards, except for `timing`. The report must list
 * new diagnostics. Each part must contain files. For each commit and project, no file may be in two parts.
 */
export async function expectWholeReport(
  start: Start,
  parts: readonly string[],
  options: readonly string[],
): Promise<void> {
  const whole = await lanser(['gate', '--base', 'HEAD~1', ...options, '--json'], start);
  const merged = await lanser(['merge', ...parts.toReversed()], start);
  expect([merged.exitCode, merged.stderr]).toEqual([whole.exitCode, whole.stderr]);
  expect(reportIn(merged)).toEqual(reportIn(whole));
  expect(reportIn(merged).delta?.introduced.length).toBeGreaterThan(0);
  const files = await Promise.all(parts.map(filesIn));
  expect(new Set(files.flat()).size).toBe(files.flat().length);
  expect(files.every((own) => own.length > 0)).toBe(true);
}
