import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { checkPairs, randomPairs } from '../../bench/affected/random-edits.ts';
import { seededRandom } from '../helpers/seeded-random.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { writeTree } from '../helpers/write-tree.ts';
import { OBSERVED_CHANGES } from './observed-changes.ts';

const PYRIGHT = createRequire(import.meta.url).resolve('pyright/index.js');

test(
  'in 120 random edits, diagnostics change only in files that lanser considers affected',
  { timeout: 900_000 },
  async () => {
    const random = seededRandom(20_261_123);
    for (let first = 0; first < 120; first += 40) {
      const { files, affected, differing, missed } = await checkPairs(randomPairs(random, 40, first));
      expect(missed).toEqual([]);
      // With few changed diagnostics, or with most files affected, the result would prove little.
      expect(differing).toBeGreaterThan(20);
      expect(affected).toBeLessThan(files / 2);
    }
  },
);

test(
  'after each example change, Pyright reports a new error in the unchanged `user.py`',
  { timeout: 300_000 },
  async () => {
    const [before, after] = [await errorsByFile(false), await errorsByFile(true)];
    const unobserved = OBSERVED_CHANGES.filter(([name, files, changes]) => {
      const old = before.get(`${name}/user.py`) ?? [];
      const errors = after.get(`${name}/user.py`) ?? [];
      return !('user.py' in files) || 'user.py' in changes || errors.every((error) => old.includes(error));
    });
    expect(unobserved.map(([name]) => name)).toEqual([]);
  },
);

/** Returns the messages of Pyright's errors by file, before or after the changes. */
async function errorsByFile(isChanged: boolean): Promise<ReadonlyMap<string, readonly string[]>> {
  await using folder = await temporaryFolder();
  for (const [name, files, changes] of OBSERVED_CHANGES)
    await writeTree(path.join(folder.path, name), { ...files, ...(isChanged ? changes : {}) });
  const roots = OBSERVED_CHANGES.map(([name]) => ({ root: name }));
  const configuration = { typeCheckingMode: 'standard', executionEnvironments: roots };
  await writeTree(folder.path, { 'pyrightconfig.json': JSON.stringify(configuration) });
  const { stdout } = spawnSync(process.execPath, [PYRIGHT, '--outputjson', '-p', folder.path], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  const { generalDiagnostics } = JSON.parse(stdout) as {
    readonly generalDiagnostics: readonly {
      readonly file: string;
      readonly severity: string;
      readonly message: string;
    }[];
  };
  const found = new Map<string, string[]>();
  for (const { file, severity, message } of generalDiagnostics) {
    if (severity !== 'error') continue;
    const name = path.relative(folder.path, file);
    found.set(name, [...(found.get(name) ?? []), message]);
  }
  return found;
}
