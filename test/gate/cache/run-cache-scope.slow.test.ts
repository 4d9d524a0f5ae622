import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Report } from '../../../src/model/report.ts';
import { gateReport, type Start } from '../../helpers/lanser.ts';
import { useSandbox } from '../../helpers/sandbox.ts';

const sandbox = useSandbox();
const cache = path.join(sandbox.path, 'cache');
const BEFORE = {
  'api.py': 'def area(side: int) -> int:\n    return side * side\n',
  'caller.py': 'from api import area\n\nsize = area(2)\nsize.wrong\n',
  'other.py': 'count: int = "wrong"\n',
};

async function gate(start: Start, ...args: readonly string[]): Promise<[Omit<Report, 'timing'>, string]> {
  const { report, stderr } = await gateReport(['--base', 'HEAD~1', '--verbose', ...args], start);
  const { timing: _, ...rest } = report;
  return [rest, stderr];
}

function entryCount(): number {
  const found = readdirSync(cache, { recursive: true, withFileTypes: true });
  return found.filter((entry) => entry.isFile()).length;
}

test('a gate with --scope affected neither reads nor writes the cache', async () => {
  const { path: cwd, write, commit } = await sandbox.repository();
  const start = { cwd, env: sandbox.env };
  for (const [file, text] of Object.entries(BEFORE)) await write(file, text);
  await commit();
  await write('api.py', 'def area(side: str) -> int:\n    return len(side)\n');
  await commit();
  const cached = ['--cache-directory', cache];
  const [affected, first] = await gate(start, '--scope', 'affected', ...cached);
  expect(first).not.toContain('cache entry');
  expect(affected.scope).toEqual({ kind: 'affected', checked: 2, files: 3 });
  const [full, stored] = await gate(start, ...cached);
  expect(stored).not.toContain('cache entry');
  expect(entryCount()).toBe(1);
  const [second, log] = await gate(start, '--scope', 'affected', ...cached);
  expect(log).not.toContain('cache entry');
  expect(second).toEqual(affected);
  const [served, used] = await gate(start, ...cached);
  expect(used).toContain('using the cache entry');
  expect(served).toEqual(full);
});
