import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { followedFiles } from '../../src/trees/library-imports.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { writeTree } from '../helpers/write-tree.ts';

const PYRIGHT = createRequire(import.meta.url).resolve('pyright/index.js');
const STUBS = path.join(path.dirname(PYRIGHT), 'dist/typeshed-fallback/stubs');
/** A Python program that prints the folders of installed packages, and the modules and packages in these folders. */
const PROGRAM = `
import json, os, sysconfig
folders = sorted({sysconfig.get_paths()[name] for name in ('purelib', 'platlib')})
names = {entry.removesuffix('.py') for folder in folders if os.path.isdir(folder) for entry in os.listdir(folder)
    if entry.endswith('.py') or os.path.exists(os.path.join(folder, entry, '__init__.py'))}
print(json.dumps([folders, sorted(name for name in names if name.isidentifier())]))
`;
const MAX_PACKAGES = 60;

test(
  'followedFiles yields every library file that Pyright reads for up to 60 installed packages',
  { timeout: 1_800_000 },
  async () => {
    const described = execFileSync('python3', ['-c', PROGRAM], { encoding: 'utf8' });
    const [folders, names] = JSON.parse(described) as readonly [readonly string[], readonly string[]];
    await using folder = await temporaryFolder();
    const imports = names.slice(0, MAX_PACKAGES).map((name) => `import ${name}\n${name}.nothing\n`);
    await writeTree(folder.path, {
      // Most installations of Python include pip, so `a.py` imports a library even if no other package is installed.
      'a.py': `from pip._internal.cli.main import main\nmain([])\n${imports.join('')}`,
    });
    const args = [PYRIGHT, '--dependencies', '--verbose'];
    const { stdout } = spawnSync(process.execPath, args, {
      cwd: folder.path,
      encoding: 'utf8',
      maxBuffer: 2 ** 30,
    });
    const read = [...stdout.matchAll(/file:\/\/\/\S+\.pyi?\b/gu)].map(([uri]) => fileURLToPath(uri));
    const libraries = [...folders, ...readdirSync(STUBS).map((name) => path.join(STUBS, name))];
    const expected = new Set(
      read.filter((file) => libraries.some((library) => file.startsWith(`${library}/`))),
    );
    expect(expected.size).toBeGreaterThan(20);
    const followed = new Set<string>();
    const project = { sources: [path.join(folder.path, 'a.py')], hides: () => false };
    for await (const { file } of followedFiles(libraries, project)) followed.add(file);
    expect([...expected].filter((file) => !followed.has(file))).toEqual([]);
  },
);
