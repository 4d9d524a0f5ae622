import { lstat, readdir, readFile, readlink, realpath, rm } from 'node:fs/promises';
import path from 'node:path';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { materialise } from '../../src/git/materialise.ts';
import { listTree } from '../../src/git/trees.ts';
import { openedStore } from '../helpers/opened-store.ts';
import { temporaryRepository } from '../helpers/temporary-repository.ts';

/** Names, decoded as Latin-1. The bytes of some names are not valid UTF-8. */
const NAMES = ['a.py', 'b.txt', 'c', 'd', 'e', 'caf\u00E9', '\u00C3\u00A9', 'x\\y', 'new\nline', 'tool'];
const name = fc.constantFrom(...NAMES);
const place = fc.array(name, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('/'));
const step = fc.oneof(name, fc.constantFrom('.', '..', '', '.git', 'nothing', '\u00FF\u00FE'));
const target = fc.oneof(
  fc.array(step, { minLength: 1, maxLength: 5 }).map((parts) => parts.join('/') || '.'),
  fc.constantFrom('/etc/passwd', '.', '..', '../..', 'c\\d', 'C:\\x', '\u00FF', `${'d/../'.repeat(50)}a.py`),
);
type Entry = readonly [mode: '100644' | '100755' | '120000', content: string];
const file = fc.tuple(fc.constantFrom('100644' as const, '100755' as const), fc.string({ maxLength: 5 }));
const link = fc.tuple(fc.constant('120000' as const), target);
const tree = fc.dictionary(place, fc.oneof(file, link) as fc.Arbitrary<Entry>, { minKeys: 1, maxKeys: 14 });

/** Matches Python paths that are not valid UTF-8. `listTree` rejects trees with such paths. */
const REFUSED = /caf\u00E9.*\.py$/su;

function withoutConflicts(entries: Readonly<Record<string, Entry>>): readonly (readonly [string, Entry])[] {
  const names = Object.keys(entries);
  return Object.entries(entries).filter(
    ([entryName]) => !REFUSED.test(entryName) && !names.some((other) => entryName.startsWith(`${other}/`)),
  );
}

function importStream(entries: readonly (readonly [string, Entry])[]): Buffer {
  const quoted = (text: string): string =>
    `"${text.replaceAll(/[\\"\n]|[^ -~]/gu, (one) => `\\${one.charCodeAt(0).toString(8).padStart(3, '0')}`)}"`;
  const files = entries.map(([path$, [mode, content]]) => {
    const bytes = mode === '120000' ? Buffer.from(content, 'latin1') : Buffer.from(content);
    return `M ${mode} inline ${quoted(path$)}\ndata ${bytes.length}\n${bytes.toString('latin1')}\n`;
  });
  const commit = 'commit refs/heads/main\ncommitter A <a@example.org> 0 +0000\ndata 0\n\ndeleteall\n';
  return Buffer.from(`${commit}${files.join('')}`, 'latin1');
}

/** Maps each path (decoded as Latin-1) below a folder to `folder`, a link's target, or a file's mode and bytes. */
async function listing(folder: string): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  const walk = async (at: Buffer, below: string): Promise<void> => {
    for (const entry of await readdir(at, { encoding: 'buffer' })) {
      const absolute = Buffer.concat([at, Buffer.from('/'), entry]);
      const entryPath = `${below}${entry.toString('latin1')}`;
      const info = await lstat(absolute);
      if (info.isDirectory()) {
        found.set(entryPath, 'folder');
        await walk(absolute, `${entryPath}/`);
      } else if (info.isSymbolicLink()) {
        found.set(entryPath, `link ${(await readlink(absolute, { encoding: 'buffer' })).toString('hex')}`);
      } else {
        found.set(entryPath, `${info.mode.toString(8)} ${(await readFile(absolute)).toString('hex')}`);
      }
    }
  };
  await walk(Buffer.from(folder), '');
  return found;
}

test('a tree is written as by git checkout-index, but without links that lead out of the tree or into .git', async () => {
  await using repository = await temporaryRepository();
  await using opened = await openedStore(repository.path);
  const ownFolder = path.join(opened.scratch, 'own');
  const gitFolder = path.join(opened.scratch, 'git');
  const seen = { kept: 0, left: 0 };
  await fc.assert(
    fc.asyncProperty(tree.map(withoutConflicts), async (entries) => {
      await rm(ownFolder, { recursive: true, force: true });
      await rm(gitFolder, { recursive: true, force: true });
      await repository.git(['fast-import', '--quiet', '--force'], { input: importStream(entries) });
      await repository.git(['read-tree', 'main']);
      await repository.git(['checkout-index', '--all', `--prefix=${gitFolder}/`]);
      const commit = await repository.git(['rev-parse', 'main']);
      const listed = await listTree(opened.store, commit, opened.signal, 'all');
      await materialise(opened.store, listed, ownFolder, () => true, opened.signal);
      const [expected, written] = [new Map(await listing(gitFolder)), await listing(ownFolder)];
      for (const [place$, entry] of expected) {
        if (written.has(place$)) {
          if (entry.startsWith('link')) seen.kept += 1;
          continue;
        }
        // An omitted entry must be a link that does not resolve to an entry of the tree.
        expect(entry).toMatch(/^link /u);
        const real = await realpath(Buffer.from(`${gitFolder}/${place$}`, 'latin1')).catch(() => '');
        expect(real === gitFolder || real.startsWith(`${gitFolder}/`), place$).toBe(false);
        expected.delete(place$);
        seen.left += 1;
      }
      expect(written).toEqual(expected);
      for (const [place$, entry] of written) {
        if (!entry.startsWith('link')) continue;
        const real = await realpath(Buffer.from(`${ownFolder}/${place$}`, 'latin1')).catch(() => ownFolder);
        expect(real === ownFolder || real.startsWith(`${ownFolder}/`), place$).toBe(true);
      }
    }),
    { numRuns: 20 },
  );
  expect(seen.kept).toBeGreaterThan(3);
  expect(seen.left).toBeGreaterThan(3);
});
