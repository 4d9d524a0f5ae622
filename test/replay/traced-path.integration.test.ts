import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { documentVersion } from '../../src/bundle/blob-id.ts';
import { LanserError } from '../../src/model/lanser-error.ts';
import { replayPlace, tracedPath } from '../../src/replay/replay-place.ts';
import { packed } from '../../src/trace/contents.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { temporaryRepository } from '../helpers/temporary-repository.ts';

function isAccepted(name: string): boolean {
  try {
    tracedPath([], name);
    return true;
  } catch (error) {
    expect(error).toBeInstanceOf(LanserError);
    return false;
  }
}

const IGNORED = ['\u200C', '\u200E', '\u202E', '\u206F', '\uFEFF'];
const PIECES = ['.', '..', 'g', 'I', 't', '.git', '.GIT', 'git~1', 'GIT~1', ' ', '~1', ':', '::$DATA', 'x'];
const part = fc
  .array(fc.constantFrom(...PIECES, ...IGNORED, '\\', '\u00E9', '\uFF0E'), { minLength: 1, maxLength: 5 })
  .map((pieces) => pieces.join(''));
const paths = fc.array(part, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('/'));

test("except for `.`, a trace cannot contain a path that Git's index rejects under core.protectHFS and core.protectNTFS", async () => {
  await using repository = await temporaryRepository();
  await repository.git(['config', 'core.protectHFS', 'true']);
  await repository.git(['config', 'core.protectNTFS', 'true']);
  const blob = await repository.git(['hash-object', '-w', '--stdin'], { input: '' });
  const names = [...new Set(fc.sample(paths, { numRuns: 8000, seed: 11 }))];
  // Each name is in a separate folder, so that the names do not conflict.
  const input = names.map((name, index) => `100644 ${blob} 0\tn${index}/${name}\0`).join('');
  await repository.git(['update-index', '-z', '--index-info'], { input });
  const tracked = (await repository.git(['ls-files', '-z'])).split('\0');
  const accepted = new Set(tracked.map((entry) => entry.slice(0, entry.indexOf('/'))));
  const refused = names.filter((_, index) => !accepted.has(`n${index}`));
  expect(refused.length).toBeGreaterThan(500);
  // `.` means the workspace, which may be the target of a link in a trace.
  expect(refused.filter((name) => name !== '.' && isAccepted(name))).toEqual([]);
  // lanser is stricter than Git for names outside of ASCII, because lanser normalises them to NFKC. It is also
  // stricter for path components that start with a backslash.
  const wrongly = names.filter((name, index) => accepted.has(`n${index}`) && !isAccepted(name));
  expect(wrongly.filter((name) => !/[^\x20-\x7E]|(?:^|\/)\\/u.test(name))).toEqual([]);
});

test('a trace cannot contain an entry that git fsck reports as `.git` or `..`', async () => {
  await using repository = await temporaryRepository();
  const blob = await repository.git(['hash-object', '-w', '--stdin'], { input: '' });
  const names = [...new Set(fc.sample(part, { numRuns: 4000, seed: 12 }))];
  const input = names.map((name) => `100644 blob ${blob}\t${name}\0\0`).join('');
  const trees = (await repository.git(['mktree', '-z', '--batch'], { input })).split('\n');
  // The exit code is not checked, because `git fsck` fails if it reports findings.
  const report = spawnSync('git', ['fsck', '--no-dangling'], { cwd: repository.path }).stderr.toString();
  const bad = names.filter((_, index) => report.includes(`in tree ${trees[index] ?? ''}: hasDot`));
  expect(bad.length).toBeGreaterThan(100);
  expect(bad.filter((name) => name !== '.' && isAccepted(name))).toEqual([]);
});

test.each([
  '.lanser',
  '.LANSER/objects/ab/cd',
  'pkg/.lanser/apply/journal.json',
  'lanser~1/x',
  '.lanser /x',
  '.lanser::$INDEX_ALLOCATION/x',
  '.lan\u200Cser/x',
  '.lanser-apply/new/1',
  'x\\.lanser',
])("a trace cannot contain %j, a path of lanser's own state", (name) => {
  expect(isAccepted(name)).toBe(false);
});

test.each(['lanser.json', '.lanserrc', 'lanser/x.py', '.gitignore', 'a\u00E9/b.py', '.github/x', '...'])(
  '%j is accepted as an ordinary name',
  (name) => expect(isAccepted(name)).toBe(true),
);

const step = fc.constantFrom('a', 'b', 'c', '..', '.');
const name = fc.array(fc.constantFrom('a', 'b', 'c', '..'), { minLength: 1, maxLength: 4 });
const target = fc.array(step, { minLength: 1, maxLength: 5 });
const change = fc.oneof(
  fc.record({ kind: fc.constant('link' as const), name, target }),
  fc.record({ kind: fc.constant('document' as const), name, target: fc.constant([]) }),
);
const bytes = Buffer.from('x = 1\n');
const DOCUMENT = { blob: documentVersion(bytes), content: packed(bytes) };

// Python resolves all links independently of lanser, including dangling and circular links.
const RESOLVE = `import json, os, sys
found = []
for checkout in sorted(os.listdir(sys.argv[1])):
    root = os.path.join(sys.argv[1], checkout, "checkout")
    for folder, folders, files in os.walk(root):
        for file in (os.path.join(folder, name) for name in folders + files):
            if os.path.islink(file): found.append([file, os.path.relpath(os.path.realpath(file), root)])
print(json.dumps(found))`;

test('no combination of links that a replay accepts leads out of the checkout', async () => {
  await using around = await temporaryFolder();
  const rounds = fc.sample(fc.array(change, { minLength: 2, maxLength: 8 }), { numRuns: 300, seed: 13 });
  for (const [index, changes] of rounds.entries()) {
    const checkout = path.join(around.path, `${index}/checkout`);
    const place = await replayPlace({ checkout, folder: 'w', outside: '/nowhere' }, async () => undefined);
    for (const { kind, name: parts, target: to } of changes) {
      const uri = parts.join('/');
      const made =
        kind === 'link'
          ? { documents: {}, links: { [uri]: to.join('/') } }
          : { documents: { [uri]: DOCUMENT } };
      await place.apply({ kind: 'snapshot', seq: 1, tree: null, ...made }).catch((error: unknown) => {
        expect(error).toBeInstanceOf(LanserError);
      });
    }
    expect(readdirSync(path.dirname(checkout))).toEqual(['checkout']);
  }
  const output = execFileSync('python3', ['-c', RESOLVE, around.path]).toString();
  const links = JSON.parse(output) as readonly (readonly [file: string, target: string])[];
  expect(links.length).toBeGreaterThan(100);
  expect(links.filter(([, to]) => to === '..' || to.startsWith('../'))).toEqual([]);
});
