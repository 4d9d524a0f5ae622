import { readdirSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { EditFacts } from '../../src/model/bundle.ts';
import { folderDigest } from '../helpers/folder-digest.ts';
import { bundleOf, lanser, type Finished } from '../helpers/lanser.ts';
import { useSandbox, type SandboxRepository } from '../helpers/sandbox.ts';
import { MONEY, texts, useLedgerCopies } from './ledger-copies.ts';

const sandbox = useSandbox();
const { original, copyOf } = useLedgerCopies(sandbox);
const INTERRUPTED = new URL('../fixtures/programs/interrupted-after-write.mjs', import.meta.url);
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

describe('a preview', () => {
  test('prints the patch to standard output and a summary to standard error, and writes nothing', () => {
    expect(preview.exitCode).toBe(0);
    expect(preview.stdout).toMatch(/^diff --git a\/ledger\/__init__\.py b\/ledger\/__init__\.py\n/u);
    expect(preview.stdout).not.toContain('Preview, nothing was written');
    expect(preview.stderr).toContain('Preview, nothing was written: 9 edits in 3 files.\n');
    expect(preview.stderr).toContain('Diagnostics of the affected files: error 2 → 2.\n');
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
      detail: 'The diagnostics of the affected files match the preview.',
    });
    expect(texts(applied.path)).toEqual(texts(byGit.path));
    expect(await applied.git(['status', '--porcelain'])).toBe(FILES.map((name) => `M ${name}`).join('\n '));
    // lanser leaves no files in the .git folder.
    const gitFolder = (folder: string): readonly string[] =>
      readdirSync(path.join(folder, '.git')).filter((name) => name !== 'index');
    expect(gitFolder(applied.path)).toEqual(gitFolder(repository.path));
    await applied.git(['apply', '--reverse', '-'], { input: preview.stdout });
    expect(await applied.git(['status', '--porcelain'])).toBe('');
  });
});

test('SIGINT after the write skips only the verification', async () => {
  const folder = (await copyOf('interrupted')).path;
  const env = { ...sandbox.env, NODE_OPTIONS: `--import ${INTERRUPTED.href}` };
  const { exitCode, stdout, stderr } = await lanser(['rename', MONEY, 'Cash', '--apply'], {
    cwd: folder,
    env,
  });
  expect(stderr).not.toContain('E/INTERRUPTED');
  expect(stderr).toMatch(/^Written: 9 edits in 3 files\.$/mu);
  expect(stderr).toMatch(/^ {2}verification: The files are written, but checking them was interrupted\. /mu);
  expect([exitCode, stdout]).toEqual([0, preview.stdout]);
  expect(texts(folder)['ledger/money.py']).toContain('class Cash:');
});
