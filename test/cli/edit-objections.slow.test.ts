import { cp } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { EditFacts } from '../../src/model/bundle.ts';
import { folderDigest } from '../helpers/folder-digest.ts';
import { bundleOf } from '../helpers/lanser.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import { MONEY, text, useLedgerCopies } from './ledger-copies.ts';

const sandbox = useSandbox();
const { copyOf } = useLedgerCopies(sandbox);

test('a preview reports colliding names, --apply rejects the edit, and --apply --confirm writes the files', async () => {
  const copy = await copyOf('collision');
  const at = { cwd: copy.path, env: sandbox.env };
  const shown = await bundleOf<EditFacts>(['rename', MONEY, 'Amount'], at);
  expect(shown.exitCode).toBe(0);
  expect(shown.bundle.facts?.safety.checks).toContainEqual({
    name: 'collisions',
    passed: false,
    detail: 'At 1 place, "Amount" would refer to a different definition.',
    places: [{ uri: 'ledger/money.py', range: [10, 0, 10, 6] }],
  });
  expect(shown.bundle.facts?.safety.ready).toBeLessThan(1);
  const refused = await bundleOf(['rename', MONEY, 'Amount', '--apply'], at);
  expect([refused.exitCode, refused.bundle.error?.code]).toEqual([70, 'E/APPLY_CONFLICT']);
  expect(await copy.git(['status', '--porcelain'])).toBe('');
  const confirmed = await bundleOf<EditFacts>(['rename', MONEY, 'Amount', '--apply', '--confirm'], at);
  expect([confirmed.exitCode, confirmed.bundle.edits.applied]).toEqual([0, true]);
  expect(text(copy.path, 'ledger/money.py')).toMatch(/^class Amount:/u);
});

test('a preview reports uncommitted changes, --apply rejects the edit, and --apply --allow-dirty writes the files', async () => {
  const copy = await copyOf('dirty');
  const at = { cwd: copy.path, env: sandbox.env };
  await cp(path.join(copy.path, 'docs/use.md'), path.join(copy.path, 'uv.lock'));
  const shown = await bundleOf<EditFacts>(['rename', MONEY, 'Cash'], at);
  expect(shown.exitCode).toBe(0);
  expect(shown.bundle.facts?.safety.checks).toContainEqual({
    name: 'clean-tree',
    passed: false,
    detail: 'Uncommitted changes: "uv.lock" (unstaged).',
    hint: 'allow-dirty',
  });
  const was = folderDigest(copy.path);
  const refused = await bundleOf(['rename', MONEY, 'Cash', '--apply'], at);
  expect([refused.exitCode, refused.bundle.error?.code]).toEqual([23, 'E/DIRTY_WORKTREE']);
  expect(folderDigest(copy.path)).toEqual(was);
  const allowed = await bundleOf<EditFacts>(['rename', MONEY, 'Cash', '--apply', '--allow-dirty'], at);
  expect([allowed.exitCode, allowed.bundle.edits.applied]).toEqual([0, true]);
  expect(text(copy.path, 'uv.lock')).toBe('Use `Money`.\n');
});
