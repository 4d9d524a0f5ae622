import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyPatch } from '../../src/git/candidate-commits.ts';
import { openedStore } from '../helpers/opened-store.ts';
import { gitOutput, temporaryRepository, type TemporaryRepository } from '../helpers/temporary-repository.ts';

const LINES =
  `a = 1|b = 2|| |+|-- |-|--|++ b/m.py|-- a/m.py|--- a/m.py|+++ b/m.py|@@ ... @@|@@ -1 +1 @@|Subject: x|é\r
diff --git a/m.py b/m.py|diff --cc m.py|Submodule lib 1a2b3c4..5d6e7f8:|From ${'0'.repeat(40)} Mon`.split(
    /[|\n]/u,
  );
const text = fc
  .tuple(fc.array(fc.constantFrom(...LINES), { maxLength: 12 }), fc.constantFrom('', '\n'))
  .map(([lines, end]) => lines.join('\n') + end);
const binary = fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from([0, ...bytes]));
const NAMES = ['m.py', 'a/n.py', 'b/m.py', 'pkg/é w.py', 'pkg/"q".py', 'z'];
const files = fc.dictionary(fc.constantFrom(...NAMES), fc.tuple(fc.oneof(text, text, binary), fc.boolean()));
/** Omits `diff --git` lines and numbered hunk headers, because Git would apply a patch that a message contains. */
const messageLine = fc.constantFrom('---', ...LINES.filter((line) => !/^(?:@@ -|diff --git)/u.test(line)));
const message = fc.array(messageLine, { maxLength: 6 }).map((lines) => `Subject\n\n${lines.join('\n')}`);

const DIFFS = [
  ['diff', '--binary', '--no-renames', 'HEAD^', 'HEAD'],
  ['diff', '--binary', '--find-copies-harder', '--break-rewrites', 'HEAD^', 'HEAD'],
  ['diff', '--binary', '--patch-with-stat', '--summary', '--full-index', 'HEAD^', 'HEAD'],
  ['-c', 'diff.suppressBlankEmpty=true', '-c', 'diff.mnemonicPrefix=true', 'diff', '--binary', 'HEAD^'],
  ['show', '--binary', 'HEAD'],
  ['format-patch', '--stdout', '--binary', '-1'],
  ['format-patch', '--stdout', '--no-signature', '-1'],
  ['format-patch', '--stdout', '--binary', '--cover-letter', '-1'],
];

test('applyPatch and `git apply` create the same tree from each patch of Git that `git apply` accepts, whatever the files and the message contain', async () => {
  await using repository = await temporaryRepository();
  let accepted = 0;
  await fc.assert(
    fc.asyncProperty(files, files, message, async (old, changed, subject) => {
      const base = await commit(repository, old, 'base');
      await commit(repository, changed, subject);
      await using opened = await openedStore(repository.path);
      for (const args of DIFFS) {
        const patch = await gitOutput(args, process.env, { cwd: repository.path });
        const tree = await appliedByGit(repository, base, patch);
        const marked = Buffer.concat([Buffer.from('\u{FEFF}'), patch]);
        for (const given of tree === undefined ? [] : [patch, marked]) {
          accepted += 1;
          expect(await applyPatch(opened.store, base, given, opened.signal)).toBe(tree);
        }
      }
    }),
    { numRuns: 20 },
  );
  expect(accepted).toBeGreaterThan(20 * DIFFS.length);
});

async function commit(
  repository: TemporaryRepository,
  content: Readonly<Record<string, readonly [string | Uint8Array, boolean]>>,
  subject: string,
): Promise<string> {
  await repository.git(['rm', '-r', '--quiet', '--force', '--ignore-unmatch', '.']);
  for (const [name, [bytes, isExecutable]] of Object.entries(content))
    await repository.write(name, bytes, isExecutable ? 0o755 : 0o644);
  await repository.git(['add', '--all']);
  const options = ['--quiet', '--allow-empty', '--cleanup=verbatim', '--file=-'];
  await repository.git(['commit', ...options], { input: subject });
  return repository.git(['rev-parse', 'HEAD']);
}

async function appliedByGit(
  repository: TemporaryRepository,
  base: string,
  patch: Uint8Array,
): Promise<string | undefined> {
  await repository.git(['read-tree', base]);
  const options = ['--cached', '--whitespace=nowarn', ...(patch.length === 0 ? ['--allow-empty'] : [])];
  const isApplied = await repository.git(['apply', ...options, '-'], { input: patch }).then(
    () => true,
    () => false,
  );
  const tree = isApplied ? await repository.git(['write-tree']) : undefined;
  await repository.git(['read-tree', 'HEAD']);
  return tree;
}
