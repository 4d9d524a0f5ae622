import { expect, test } from 'vitest';
import type { CodeActionsFacts, EditFacts, PrepareRenameFacts, StatusFacts } from '../../src/model/bundle.ts';
import { folderDigest } from '../helpers/folder-digest.ts';
import { bundleOf, lanser } from '../helpers/lanser.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import { MONEY, text, texts, useLedgerCopies } from './ledger-copies.ts';

const sandbox = useSandbox();
const { original, copyOf } = useLedgerCopies(sandbox);

test('rename-file moves a file and updates imports as in its preview', async () => {
  const copy = await copyOf('moved');
  const at = { cwd: copy.path, env: sandbox.env };
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

test('prepare-rename, code-actions and recover report their results, and leave the tree unchanged', async () => {
  const repository = original();
  const start = { cwd: repository.path, env: sandbox.env };
  const before = folderDigest(repository.path);
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
