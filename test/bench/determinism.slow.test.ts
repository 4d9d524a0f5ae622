import { execFile } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import type { Outcome } from '../../bench/determinism/report.ts';
import { LANSER } from '../helpers/lanser.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { folderDigest } from '../helpers/folder-digest.ts';
import { writeTree } from '../helpers/write-tree.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const SHOP =
  'import json\n\n\nclass Basket:\n    size = 0\n\n    def add(self, amount: int) -> int:\n        self.size += amount\n        return len(json.dumps(self.size))\n';
const PROJECT = {
  'shop.py': SHOP,
  'use.py': 'from shop import Basket\n\nbasket = Basket()\nbasket.add("x")\n',
};

/**
 * Source of a program that runs lanser. In the time zone of Tokyo, the program reverses lanser's lists of references.
 * The program recomputes the bundle ids, because the measurement rejects bundles with wrong ids.
 */
const FAULTY = `
import { spawnSync } from 'node:child_process';
import { bundleIdOf } from ${JSON.stringify(pathToFileURL(path.join(ROOT, 'src/bundle/hash-domain.ts')).href)};
const { stdout } = spawnSync(process.execPath, [${JSON.stringify(LANSER)}, ...process.argv.slice(2)], {
  stdio: ['inherit', 'pipe', 'inherit'], encoding: 'utf8', maxBuffer: 1 << 28,
});
for (const line of stdout.trim().split('\\n')) {
  const bundle = JSON.parse(line);
  if (process.env.TZ === 'Asia/Tokyo' && bundle.facts?.references) bundle.facts.references.reverse();
  console.log(JSON.stringify({ ...bundle, bundleId: bundleIdOf(bundle) }));
}
`;

async function measured(
  project: string,
  ...args: readonly string[]
): Promise<{ readonly code: number; readonly outcomes: readonly Outcome[]; readonly stderr: string }> {
  const program = [
    path.join(ROOT, 'bench/determinism/measure.ts'),
    project,
    '--count',
    '36',
    '--json',
    ...args,
  ];
  const ended = await promisify(execFile)(process.execPath, program, { cwd: ROOT, maxBuffer: 1 << 28 }).then(
    (printed) => ({ ...printed, code: 0 }),
    (error: unknown) => error as { readonly stdout: string; readonly stderr: string; readonly code: number },
  );
  const { stdout, stderr, code } = ended;
  const { outcomes } = JSON.parse(stdout) as { readonly outcomes: readonly Outcome[] };
  return { code, outcomes, stderr };
}

test('a small project has equal answers under every condition (such as a different time zone), and stays unchanged', async () => {
  await using folder = await temporaryFolder();
  const project = path.join(folder.path, 'project');
  await writeTree(project, PROJECT);
  const before = folderDigest(project);
  const { code, outcomes } = await measured(project);
  expect(outcomes.flatMap(({ differing }) => differing)).toEqual([]);
  expect(outcomes.length).toBeGreaterThan(12);
  expect(outcomes.every(({ total: asked, equalIds }) => asked >= 30 && equalIds === asked)).toBe(true);
  expect(code).toBe(0);
  expect(folderDigest(project)).toEqual(before);
}, 600_000);

test('a dependence on the time zone is detected, and the report names the different field and the cause', async () => {
  await using folder = await temporaryFolder();
  await writeTree(folder.path, PROJECT);
  await using beside = await temporaryFolder();
  await writeTree(beside.path, { 'faulty.mjs': FAULTY });
  const { code, outcomes, stderr } = await measured(
    folder.path,
    '--program',
    path.join(beside.path, 'faulty.mjs'),
    '--only',
    'TZ=',
  );
  expect(code).toBe(1);
  const [tokyo, ...others] = outcomes;
  const causes = tokyo?.differing.flatMap(({ facts }) =>
    facts.map(({ cause, difference }) => `${cause} ${difference.kind} ${difference.pointer}`),
  );
  expect(new Set(causes)).toEqual(new Set(['order reordered /facts/references']));
  expect(new Set(Object.values(tokyo?.cold ?? {}))).toEqual(new Set(['expected']));
  expect(others.map(({ equalIds, total: asked }) => equalIds === asked)).toEqual([true, true]);
  expect(stderr).toContain('order: /facts/references: the same in a different order');
}, 600_000);
