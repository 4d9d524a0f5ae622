// Appends `import plug_N` to each module N. Compares the users of `plug_N` with Pyright's importers of module N.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { libraryUsers } from '../../src/trees/library-users.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

const PYRIGHT = createRequire(import.meta.url).resolve('pyright/index.js');
/** Packages of Python's standard library, with many kinds of imports. */
const PACKAGES = (
  'asyncio concurrent ctypes curses dbm email html http importlib json lib2to3 logging multiprocessing ' +
  'sqlite3 unittest urllib wsgiref xml xmlrpc zoneinfo'
).split(' ');

test(
  'libraryUsers finds all direct and indirect importers that Pyright reports for a module',
  { timeout: 600_000 },
  async () => {
    const program = 'import os; print(os.path.dirname(os.__file__))';
    const library = execFileSync('python3', ['-c', program], { encoding: 'utf8' }).trim();
    await using folder = await temporaryFolder();
    const packages = PACKAGES.filter((name) => existsSync(path.join(library, name)));
    for (const name of packages) {
      cpSync(path.join(library, name), path.join(folder.path, 'own', name), { recursive: true });
    }
    writeFileSync(path.join(folder.path, 'own', '__init__.py'), '');
    const uris = readdirSync(folder.path, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.py'),
    );
    const absolute = new RegExp(`\\b(from|import) (${packages.join('|')})\\b`, 'gu');
    for (const [index, uri] of uris.entries()) {
      const file = path.join(folder.path, uri);
      const text = readFileSync(file, 'latin1').replaceAll(absolute, '$1 own.$2');
      writeFileSync(file, `${text}\nimport plug_${index}\n`, 'latin1');
    }
    const { stdout } = spawnSync(process.execPath, [PYRIGHT, '--dependencies', '--verbose'], {
      cwd: folder.path,
      encoding: 'utf8',
      maxBuffer: 2 ** 30,
    });
    const importers = new Map<string, string[]>();
    for (const block of stdout.split('\n\n')) {
      const [name = '', ...lines] = block.trim().split('\n');
      if (!uris.includes(name)) continue;
      const end = lines.findIndex((line) => line.startsWith(' Imported by'));
      for (const line of lines.slice(0, end === -1 ? undefined : end)) {
        if (!line.trim().startsWith('file://')) continue;
        const imported = path.relative(folder.path, fileURLToPath(line.trim()));
        importers.set(imported, [...(importers.get(imported) ?? []), name]);
      }
    }
    const users = await libraryUsers(uris.map((uri) => ({ uri, file: path.join(folder.path, uri) })));
    let compared = 0;
    const missed: string[] = [];
    for (const [index, uri] of uris.entries()) {
      const expected = new Set([uri]);
      for (const one of expected) for (const importer of importers.get(one) ?? []) expected.add(importer);
      const found = users(new Set([`plug_${index}`]));
      compared += expected.size - 1;
      for (const one of expected) if (!found.has(one)) missed.push(`${one} uses ${uri}`);
    }
    expect(missed).toEqual([]);
    expect(compared).toBeGreaterThan(1000);
  },
);
