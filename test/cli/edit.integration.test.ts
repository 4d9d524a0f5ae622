import { readdirSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CodeActionsFacts, EditFacts, PrepareRenameFacts, StatusFacts } from '../../src/model/bundle.ts';
import { folderDigest } from '../helpers/folder-digest.ts';
import { bundleOf, lanser, type Finished } from '../helpers/lanser.ts';
import { useSandbox, type SandboxRepository } from '../helpers/sandbox.ts';
import { MONEY, text, useLedgerCopies } from './ledger-copies.ts';

const sandbox = useSandbox();
const { original, copyOf } = useLedgerCopies(sandbox);
const FILES = ['ledger/__init__.py', 'ledger/cli.py', 'ledger/money.py'];

let repository: SandboxRepository;
let start: { readonly cwd: string; readonly env: Readonly<Record<string, string>> };
let preview: Finished;
let before: Readonly<Record<string, string>>;
beforeAll(async () => {
  repository = original();
  start = { cwd: repository.path, env: sandbox.env };
  before = folderDigest(repository.path);
  preview = await lanser(['rename', MONEY, 'Cash'], start);
});

/** The work tree of an edited checkout, without Git's own files. */
function texts(folder: string): Readonly<Record<string, string>> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((name) => !name.startsWith('.git/'))
    .toSorted();
  return Object.fromEntries(names.map((name) => [name, text(folder, name)]));
}

// Edits with an objection are in edit-objections.slow.test.ts.
describe('a preview', () => {
  test('prints the patch to standard output and a summary to standard error, and writes nothing', () => {
    expect(preview.exitCode).toBe(0);
    expect(preview.stdout).toMatch(/^diff --git a\/ledger\/__init__\.py b\/ledger\/__init__\.py\n/u);
    expect(preview.stdout).not.toContain('A preview');
    expect(preview.stderr).toContain('Preview, nothing was written: 9 edits in 3 files.\n');
    expect(preview.stderr).toContain('Diagnostics of these files: error 2 → 2.\n');
    expect(preview.stderr).toContain(
      'Not covered: 4 mentions\n  docs/use.md:1:6 (documentation): Use `Money`.\n',
    );
    expect(preview.stderr).toMatch(/To write it, run: lanser apply sha256:[0-9a-f]{64}\n$/u);
    expect(folderDigest(repository.path)).toEqual(before);
  });

  test('is a patch that `git apply` accepts, and --apply writes the same files', async () => {
    const byGit = await copyOf('by-git');
    await byGit.git(['apply', '-'], { input: preview.stdout });
    expect(await byGit.git(['diff', '--name-only'])).toBe(FILES.join('\n'));
    const applied = await copyOf('applied');
    const { bundle, exitCode } = await bundleOf<EditFacts>(['rename', MONEY, 'Cash', '--apply'], {
      ...start,
      cwd: applied.path,
    });
    expect([exitCode, bundle.edits.applied, bundle.edits.diff]).toEqual([0, true, preview.stdout]);
    expect(bundle.facts?.safety).toMatchObject({ ready: 1 });
    expect(bundle.facts?.safety.checks).toContainEqual({
      name: 'verification',
      passed: true,
      detail: 'The diagnostics of the written files match the preview.',
    });
    expect(texts(applied.path)).toEqual(texts(byGit.path));
    expect(await applied.git(['status', '--porcelain'])).toBe(FILES.map((name) => `M ${name}`).join('\n '));
    // Git's own files only, without leftovers.
    const gitFolder = (folder: string): readonly string[] =>
      readdirSync(path.join(folder, '.git')).filter((name) => name !== 'index');
    expect(gitFolder(applied.path)).toEqual(gitFolder(repository.path));
    await applied.git(['apply', '--reverse', '-'], { input: preview.stdout });
    expect(await applied.git(['status', '--porcelain'])).toBe('');
  });
});

test('rename-file moves the file and updates imports as its preview shows', async () => {
  const copy = await copyOf('moved');
  const at = { ...start, cwd: copy.path };
  const was = folderDigest(copy.path);
  const shown = await lanser(['rename-file', 'ledger/money.py', 'ledger/cash.py'], at);
  expect([shown.exitCode, folderDigest(copy.path)]).toEqual([0, was]);
  expect(shown.stdout).toContain('rename from ledger/money.py\nrename to ledger/cash.py\n');
  const { bundle, exitCode } = await bundleOf<EditFacts>(
    ['rename-file', 'ledger/money.py', 'ledger/cash.py', '--apply'],
    at,
  );
  expect([exitCode, bundle.edits.applied, bundle.edits.diff]).toEqual([0, true, shown.stdout]);
  const names = Object.fromEntries(
    (bundle.facts?.safety.checks ?? []).map(({ name, passed }) => [name, passed]),
  );
  expect(names).toMatchObject({ imports: true, verification: true, jail: true });
  expect(text(copy.path, 'ledger/__init__.py')).toContain('from .cash import Money\n');
  expect(text(copy.path, 'ledger/cli.py')).toContain('import ledger.cash\nfrom ledger.cash import Money\n');
  const byGit = await copyOf('moved-by-git');
  await byGit.git(['apply', '-'], { input: shown.stdout });
  expect(texts(copy.path)).toEqual(texts(byGit.path));
});

test('prepare-rename, code-actions and recover report their results as text and as bundles', async () => {
  const prepared = await bundleOf<PrepareRenameFacts>(['prepare-rename', MONEY], start);
  expect([prepared.exitCode, prepared.bundle.facts?.prepareRename]).toEqual([
    0,
    { uri: 'ledger/money.py', range: [0, 6, 0, 11], placeholder: 'Money' },
  ]);
  const onKeyword = await lanser(['prepare-rename', 'ledger/cli.py@L3:C1'], start);
  expect([onKeyword.exitCode, onKeyword.stdout]).toEqual([0, 'Nothing can be renamed here.\n']);
  const actions = await bundleOf<CodeActionsFacts>(['code-actions', 'ledger/cli.py@L8:C5'], start);
  expect([actions.exitCode, actions.bundle.facts?.codeActions]).toEqual([0, []]);
  const recovered = await bundleOf<StatusFacts>(['recover'], start);
  expect([recovered.exitCode, recovered.bundle.facts?.checks]).toEqual([
    0,
    [{ name: 'recovery', passed: null, detail: 'There was no unfinished edit.' }],
  ]);
  expect(folderDigest(repository.path)).toEqual(before);
});
