import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const listed = [
  ...readFileSync(path.join(root, 'test/README.md'), 'utf8').matchAll(/^\| `(test\/[\w/-]+)\/`/gmu),
].map(([, folder = '']) => folder);

function foldersWithoutSource(): readonly string[] {
  const folders = globSync('test/**/*.test.ts', { cwd: root }).flatMap((file) => {
    const name = path.basename(file).replace(/(?:\.integration|\.slow)?\.test\.ts$/u, '.ts');
    const folder = path.posix.dirname(file.replaceAll(path.sep, '/'));
    const sources = [folder.replace(/^test/u, 'src'), folder.replace(/^test\//u, '')];
    return sources.some((source) => existsSync(path.join(root, source, name))) ? [] : [folder];
  });
  return [...new Set(folders)].toSorted();
}

test('test/README.md lists exactly the test folders in which a test file has no source file at the corresponding path', () => {
  expect(foldersWithoutSource()).toEqual(listed);
});

test('every test folder has the path of a folder in src/, except bench, docs, meta, scripts and session/many-servers', () => {
  const beside = ['bench', 'docs', 'meta', 'scripts'].map((name) => `test/${name}`);
  const folders = new Set(globSync('test/**/*.test.ts', { cwd: root }).map((file) => path.dirname(file)));
  const unexpected = [...folders].filter(
    (folder) => !beside.includes(folder) && !existsSync(path.join(root, folder.replace(/^test/u, 'src'))),
  );
  expect(unexpected).toEqual(['test/session/many-servers']);
});
