// Compares where lanser and Python find the definitions of names that the standard library re-exports.
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { openWorkspace } from '../../src/sdk/open-workspace.ts';
import { testHost } from '../helpers/test-host.ts';

const ORACLE = fileURLToPath(new URL('../fixtures/imports/defined_where.py', import.meta.url));
const python = (...args: readonly string[]): string =>
  execFileSync('python3', ['-B', ...args], { encoding: 'utf8', maxBuffer: 2 ** 26 });

// Private modules, modules with side effects on import (such as `this`), and folders that are not part of the
// library's API (such as `test`).
const SKIPPED = /^(?:_|antigravity|this|idlelib|lib2to3|test|turtle|turtledemo|site-packages|sre_)/u;

test('resolved re-exports of the standard library have the same definitions as in Python', async () => {
  const folder = python('-c', 'import sysconfig; print(sysconfig.get_path("stdlib"))').trim();
  const modules = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !SKIPPED.test(entry.name) && (entry.isDirectory() || entry.name.endsWith('.py')))
    .map(({ name }) => path.basename(name, '.py'));
  type Row = readonly [module: string, name: string, file: string, line: number];
  const rows = python(ORACLE, folder, ...modules)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Row)
    .filter(([module, , file]) => module.replaceAll('.', '/') !== file.replace(/(?:\/__init__)?\.py$/u, ''));
  await using workspace = await openWorkspace(folder, { host: testHost() });
  const wrong: string[] = [];
  const counts = { same: 0, imported: 0, ambiguous: 0, missing: 0 };
  for (const [module, name, file, line] of rows) {
    const { resolution, error } = await workspace.locate(`py://${module}#${name}:sig`);
    const { resolved, evidence, candidates = [] } = resolution ?? {};
    if (resolved?.uri === file && resolved.range[0] + 1 === line) {
      counts.same += 1;
      if (evidence !== undefined) counts.imported += 1;
    } else if (resolved) {
      wrong.push(`${module}#${name}: ${resolved.uri}:${resolved.range[0] + 1}, not ${file}:${line}`);
    } else if (error?.code === 'E/NOT_FOUND') counts.missing += 1;
    else if (candidates.some(({ uri }) => uri === file)) counts.ambiguous += 1;
    else wrong.push(`${module}#${name}: ${error?.code}, without ${file}:${line}`);
  }
  // Python names the wrong file for definitions in `_collections_abc`, because this module changes its `__name__`.
  expect(wrong.filter((text) => !text.includes('_collections_abc.py'))).toEqual([]);
  expect(counts.imported).toBeGreaterThan(500);
  // Names that code assigns at run time cannot be found.
  expect(counts.missing / rows.length).toBeLessThan(0.05);
  expect(counts.ambiguous / rows.length).toBeLessThan(0.05);
}, 300_000);
