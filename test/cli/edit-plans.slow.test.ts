import { readFileSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { BundleOf, EditFacts } from '../../src/model/bundle.ts';
import { ledgerRepository } from '../helpers/edit-project.ts';
import { folderDigest } from '../helpers/folder-digest.ts';
import { bundleOf, lanser } from '../helpers/lanser.ts';
import { useSandbox, type SandboxRepository } from '../helpers/sandbox.ts';
import { repositoryAt } from '../helpers/temporary-repository.ts';

const sandbox = useSandbox();
const PREVIEW = path.join(sandbox.path, 'preview.json');
const PLAN = path.join(sandbox.path, 'plan.json');

let repository: SandboxRepository;
let preview: BundleOf<EditFacts>;
beforeAll(async () => {
  repository = await ledgerRepository(sandbox);
  const start = { cwd: repository.path, env: sandbox.env };
  const { bundle } = await bundleOf<EditFacts>(['rename', 'py://ledger.money#Money', 'Cash'], start);
  preview = bundle;
  writeFileSync(PREVIEW, JSON.stringify(preview));
  writeFileSync(PLAN, JSON.stringify(preview.edits.plan, undefined, 2));
});

interface Copy extends Pick<SandboxRepository, 'git' | 'path' | 'write'> {
  readonly start: { readonly cwd: string; readonly env: Readonly<Record<string, string>> };
}

async function copyOf(name: string): Promise<Copy> {
  const folder = path.join(sandbox.path, name);
  await cp(repository.path, folder, { recursive: true });
  return { ...repositoryAt(folder, sandbox.path), start: { cwd: folder, env: sandbox.env } };
}

describe('apply reads a plan from', () => {
  test.each([
    ['a file with the preview bundle', PREVIEW, undefined],
    ['standard input', '-', PLAN],
    ['the stored plans, by the id of the plan', 'id', undefined],
  ])('%s', async (_, given, input) => {
    const copy = await copyOf(`from-${path.basename(given)}`);
    const argument = given === 'id' ? (preview.edits.plan?.planId ?? '') : given;
    const start = { ...copy.start, ...(input === undefined ? {} : { input: readFileSync(input, 'utf8') }) };
    const { bundle, exitCode } = await bundleOf<EditFacts>(['apply', argument], start);
    expect([exitCode, bundle.edits.applied, bundle.edits.plan]).toEqual([0, true, preview.edits.plan]);
    expect(bundle.request.options['planId']).toBe(preview.edits.plan?.planId);
    expect(bundle.facts?.safety.checks.find(({ name }) => name === 'verification')?.passed).toBe(true);
    await copy.git(['apply', '--reverse', '-'], { input: preview.edits.diff ?? '' });
    expect(await copy.git(['status', '--porcelain'])).toBe('');
  });

  test('a file with only the plan: --dry-run writes nothing, and a second apply is rejected', async () => {
    const copy = await copyOf('twice');
    const before = folderDigest(copy.path);
    const dry = await lanser(['apply', PLAN, '--dry-run'], copy.start);
    expect([dry.exitCode, dry.stdout, folderDigest(copy.path)]).toEqual([0, preview.edits.diff, before]);
    expect(dry.stderr).toContain('Preview, nothing was written');
    const first = await lanser(['apply', PLAN], copy.start);
    expect([first.exitCode, first.stdout]).toEqual([0, preview.edits.diff]);
    expect(first.stderr).toContain('Written: 9 edits in 3 files.');
    const after = folderDigest(copy.path);
    const second = await bundleOf(['apply', PLAN], copy.start);
    expect([second.exitCode, second.bundle.error?.code]).toEqual([10, 'E/VERSION_SKEW']);
    expect(folderDigest(copy.path)).toEqual(after);
  });
});

test('apply rejects a plan whose files have changed, and --three-way merges the changes', async () => {
  const copy = await copyOf('changed');
  const changed = `# A line before.\n${readFileSync(path.join(copy.path, 'ledger/cli.py'), 'utf8')}`;
  await copy.write('ledger/cli.py', changed);
  await copy.git(['commit', '--quiet', '--all', '--message', 'a line']);
  const before = folderDigest(copy.path);
  const refused = await bundleOf(['apply', PREVIEW], copy.start);
  expect([refused.exitCode, refused.bundle.error?.code]).toEqual([10, 'E/VERSION_SKEW']);
  expect(refused.bundle.error?.details).toMatchObject({ files: [{ uri: 'ledger/cli.py' }] });
  expect(folderDigest(copy.path)).toEqual(before);
  const merged = await bundleOf<EditFacts>(['apply', PREVIEW, '--three-way'], copy.start);
  expect([merged.exitCode, merged.bundle.edits.applied]).toEqual([0, true]);
  expect(merged.bundle.facts?.safety.checks).toContainEqual({
    name: 'merge',
    passed: true,
    detail: 'These files changed since the plan was created, and were merged: "ledger/cli.py".',
  });
  expect(readFileSync(path.join(copy.path, 'ledger/cli.py'), 'utf8')).toBe(
    changed.replace('import Money', 'import Cash').replace('Money(1).add(Money(2))', 'Cash(1).add(Cash(2))'),
  );
  expect(readFileSync(path.join(copy.path, 'ledger/money.py'), 'utf8')).toMatch(/^class Cash:/u);
});

test('--three-way reports a conflict with its hunks, and changes no files', async () => {
  const copy = await copyOf('conflict');
  const source = readFileSync(path.join(copy.path, 'ledger/cli.py'), 'utf8');
  await copy.write('ledger/cli.py', source.replace('Money(1).add(Money(2))', 'Money(1).add(Money(3))'));
  await copy.git(['commit', '--quiet', '--all', '--message', 'the same line']);
  const before = folderDigest(copy.path);
  const { bundle, exitCode } = await bundleOf(['apply', PREVIEW, '--three-way'], copy.start);
  expect([exitCode, bundle.error?.code]).toEqual([70, 'E/APPLY_CONFLICT']);
  expect(bundle.error?.details).toEqual({
    conflicts: [
      {
        uri: 'ledger/cli.py',
        kind: 'hunks',
        hunks: [
          {
            line: 6,
            base: '    total = Money(1).add(Money(2))\n',
            ours: '    total = Money(1).add(Money(3))\n',
            theirs: '    total = Cash(1).add(Cash(2))\n',
          },
        ],
      },
    ],
  });
  expect(folderDigest(copy.path)).toEqual(before);
});
