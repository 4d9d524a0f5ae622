/** Two small repositories with changes, and functions for manifests and results. */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ManifestEntry, ManifestPair, ManifestResult } from '../../src/model/generated/manifest.ts';
import { lanser, type Finished, type Start } from '../helpers/lanser.ts';
import type { Sandbox } from '../helpers/sandbox.ts';

const BASE = 'def rate(currency: str) -> int:\n    return len(currency)\n';

/** Branches with their changed files: a text, a new module, and a changed return type that affects another file. */
const HEADS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  words: { 'README.md': 'words\n' },
  clean: { 'more.py': 'from rates import rate\n\nmore: int = rate("EUR")\n' },
  broken: { 'rates.py': BASE.replace('int', 'str').replace('len(currency)', 'currency') },
};

/** Makes the repositories `one` and `two`. Each has the branch `main` and the branches in `HEADS`. */
export async function writeRepositories(sandbox: Sandbox): Promise<Start> {
  for (const name of ['one', 'two']) {
    const { git, write, commit } = await sandbox.repository(name);
    await write('rates.py', BASE);
    await write('use.py', `from rates import rate\n\n${name}: int = rate("EUR")\n`);
    await commit();
    for (const [branch, files] of Object.entries(HEADS)) {
      await git(['checkout', '--quiet', '-b', branch, 'main']);
      for (const [file, text] of Object.entries(files)) await write(file, text);
      await commit(branch);
    }
    await git(['checkout', '--quiet', 'main']);
  }
  return { cwd: sandbox.path, env: sandbox.env };
}

export function pairOf(repository: string, head: string): ManifestPair {
  return { repository, base: 'main', head, id: `${repository} ${head}` };
}

/** Returns a pair that needs no server: its scope is `affected`, and its change affects no Python file. */
export function quickPair(repository: string, id: string): ManifestPair {
  return { ...pairOf(repository, 'words'), options: { scope: 'affected', label: [id] } };
}

export function writeManifest(folder: string, name: string, pairs: readonly unknown[]): string {
  const lines = pairs.map((pair) => (typeof pair === 'string' ? pair : JSON.stringify(pair)));
  writeFileSync(path.join(folder, name), `${lines.join('\n')}\n`);
  return name;
}

/** Runs `lanser merge` with folders. Returns the outcome and the results in standard output. */
export async function merged(
  start: Start,
  ...folders: readonly string[]
): Promise<Finished & { readonly results: readonly ManifestResult[] }> {
  const finished = await lanser(['merge', ...folders], start);
  const lines = finished.stdout.split('\n').slice(0, -1);
  return { ...finished, results: lines.map((line) => JSON.parse(line) as ManifestResult) };
}

/** Returns the entries of all files `index*` in a folder, in the order of the file names. */
export function entriesIn(folder: string): readonly ManifestEntry[] {
  return readdirSync(folder)
    .filter((name) => name.startsWith('index'))
    .toSorted()
    .flatMap((name) => readFileSync(path.join(folder, name), 'utf8').split('\n'))
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as ManifestEntry);
}
