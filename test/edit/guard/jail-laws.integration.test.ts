import { realpath, rm, stat, symlink } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { EditStep } from '../../../src/edit/edit-step.ts';
import { isInside } from '../../../src/workspace/containment.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';
import { writeTree } from '../../helpers/write-tree.ts';
import { create, edit, jail, remove, rename, summary, untouched } from './jailed.ts';

const FILES = {
  a: '',
  'd/a': '',
  'd/e/a': '',
  'f/a': '',
  'B b': '',
  '.git/config': '',
  'n/.git': '',
  'n/a': '',
};
const HOSTILE = [
  '..',
  '.',
  '',
  '%2e%2e',
  '%2F',
  '..%2f',
  '%00',
  '\0',
  '%5c',
  '\\',
  '..\\..',
  '\uD800',
  '\u200C',
  '.GIT',
];
const PARTS = [
  'a',
  'a',
  'd',
  'd',
  'e',
  'f',
  'l',
  'm',
  'n',
  'new',
  'B b',
  'B%20b',
  'ws',
  'beside',
  'canary',
  ...HOSTILE,
];
const part = fc.constantFrom(...PARTS, '.git', 'git~1', 'x'.repeat(300), '~', '*', '?', '#', ':');
const parts = fc.array(part, { minLength: 1, maxLength: 7 }).map((list) => list.join('/'));

/** A placeholder for the absolute path of the workspace, in URIs and in link targets. */
const ROOT = 'ROOT';
const starts = [
  '',
  '',
  '',
  './',
  '/',
  '//',
  ROOT,
  `${ROOT}/`,
  `${ROOT}/../`,
  `file://${ROOT}/`,
  `FILE:${ROOT}/`,
];
const start = fc.constantFrom(
  ...starts,
  'file:///',
  'file://host/',
  'file:',
  'http://',
  'untitled:',
  'C:\\',
  ' file:///',
);
const uri = fc.oneof(
  { weight: 9, arbitrary: fc.tuple(start, parts).map(([before, after]) => before + after) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }) },
);
const step: fc.Arbitrary<EditStep> = fc.oneof(
  uri.map(edit),
  uri.map(create),
  uri.map(remove),
  fc.tuple(uri, uri).map(([from, to]) => rename(from, to)),
);
const LINK_PLACES = ['', 'd/', 'd/e/', 'f/'].flatMap((folder) => [`${folder}l`, `${folder}m`]);
const links = fc.dictionary(
  fc.constantFrom(...LINK_PLACES),
  fc.oneof(
    fc
      .array(fc.constantFrom('a', 'd', 'e', 'f', 'l', 'm', '.', '..', 'beside', 'ws', '.git'), {
        minLength: 1,
        maxLength: 5,
      })
      .map((list) => list.join('/')),
    fc.constantFrom('/', '/etc', `${ROOT}/d`, `${ROOT}/../beside`, '/proc/self/root'),
  ),
  { maxKeys: 6 },
);

/** Resolves the existing part of a path with `realpath`, and appends the rest. */
async function placeOnDisk(absolute: string): Promise<string> {
  for (let at = absolute; ; at = path.dirname(at)) {
    const real = await realpath(at).catch(() => undefined);
    if (real !== undefined) return path.join(real, path.relative(at, absolute));
  }
}

/** Returns the path that a program without lanser's checks would use. */
function pathOf(root: string, name: string): string {
  return /^file:/iu.test(name) ? fileURLToPath(name) : path.resolve(root, name);
}

async function relink(root: string, targets: Readonly<Record<string, string>>): Promise<void> {
  for (const name of LINK_PLACES) await rm(path.join(root, name), { force: true });
  for (const [name, target] of Object.entries(targets)) {
    await symlink(target.replaceAll(ROOT, root), path.join(root, name));
  }
}

async function twoFolders(): Promise<AsyncDisposable & { readonly path: string; readonly root: string }> {
  const folder = await temporaryFolder();
  const root = path.join(folder.path, 'ws');
  await writeTree(root, FILES);
  await writeTree(path.join(folder.path, 'beside'), { canary: 'c', a: 'c', 'd/a': 'c' });
  return { path: folder.path, root, [Symbol.asyncDispose]: async () => folder[Symbol.asyncDispose]() };
}

const within = (text: string, root: string): string => text.replaceAll(ROOT, root);

test('the operating system and lanser resolve an accepted path to the same location in the workspace', async () => {
  await using folder = await twoFolders();
  const { root } = folder;
  let inside = 0;
  await fc.assert(
    fc.asyncProperty(links, fc.array(uri, { minLength: 1, maxLength: 12 }), async (targets, uris) => {
      await relink(root, targets);
      await untouched(folder.path, async () => {
        for (const reference of uris.map((text) => within(text, root))) {
          const finding = await jail(root, [edit(reference)]);
          if (finding.kind === 'outside') {
            expect(JSON.stringify(finding.offenders.map(({ detail }) => detail))).not.toContain(folder.path);
            continue;
          }
          inside += 1;
          const [name] = summary(finding) as [string];
          const real = await placeOnDisk(pathOf(root, reference));
          expect([reference, real]).toEqual([reference, path.join(root, name)]);
          expect(isInside(root, real)).toBe(true);
          expect(real).not.toMatch(/\.git/iu);
          expect((await stat(real).catch(() => undefined))?.isFile()).not.toBe(false);
        }
      });
    }),
    { numRuns: 120 },
  );
  expect(inside).toBeGreaterThan(50);
});

test('a path without `..` to a file in the workspace is accepted, except in .git and nested repositories', async () => {
  await using folder = await twoFolders();
  const { root } = folder;
  const names = ['a', 'd', 'e', 'f', 'l', 'm', 'B b'];
  const wandering = fc.array(fc.constantFrom(...names), { minLength: 1, maxLength: 5 });
  const plain = fc.oneof(
    fc.constantFrom(...Object.keys(FILES)),
    wandering.map((list) => list.join('/')),
  );
  let found = 0;
  await fc.assert(
    fc.asyncProperty(links, fc.array(plain, { minLength: 1, maxLength: 12 }), async (targets, uris) => {
      await relink(root, targets);
      for (const name of uris) {
        const real = await realpath(path.join(root, name)).catch(() => undefined);
        if (real === undefined || !isInside(root, real) || /\/(?:\.git|n)(?:\/|$)/u.test(real)) continue;
        if (!(await stat(real)).isFile()) continue;
        found += 1;
        for (const uriOrName of [name, pathToFileURL(path.join(root, name)).href]) {
          expect([uriOrName, ...summary(await jail(root, [edit(uriOrName)]))]).toEqual([
            uriOrName,
            path.relative(root, real),
          ]);
        }
      }
    }),
    { numRuns: 100 },
  );
  expect(found).toBeGreaterThan(50);
});

test('checking random edit steps changes no files, and returns no absolute paths', async () => {
  await using folder = await twoFolders();
  const { root } = folder;
  await fc.assert(
    fc.asyncProperty(links, fc.array(step, { maxLength: 20 }), async (targets, generated) => {
      await relink(root, targets);
      const steps = JSON.parse(within(JSON.stringify(generated), root)) as readonly EditStep[];
      const finding = await untouched(folder.path, async () => jail(root, steps));
      if (finding.kind === 'inside') {
        for (const name of summary(finding)) {
          expect(path.posix.normalize(name)).toBe(name);
          expect(name).not.toMatch(/^\/|^\.\.\/|\0/u);
        }
      } else for (const { uri: name } of finding.offenders) expect(name).not.toMatch(/^(?:\/|file:)/iu);
    }),
    { numRuns: 150 },
  );
});
