import { cp } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { Bundle, BundleOf, EditFacts, HoverFacts } from '../../src/model/bundle.ts';
import { ledgerRepository } from '../helpers/edit-project.ts';
import { folderDigest } from '../helpers/folder-digest.ts';
import { lanser } from '../helpers/lanser.ts';
import { useSandbox, type SandboxRepository } from '../helpers/sandbox.ts';

const sandbox = useSandbox();
const MONEY = 'py://ledger.money#Money';

let repository: SandboxRepository;
beforeAll(async () => {
  repository = await ledgerRepository(sandbox);
});

interface Line {
  readonly cmd: string;
  readonly selector?: string;
  readonly options?: object;
}

async function batch(cwd: string, lines: readonly Line[]): Promise<readonly Bundle[]> {
  const input = lines.map((line) => JSON.stringify(line)).join('\n');
  const { stdout, exitCode, stderr } = await lanser(['batch'], { cwd, env: sandbox.env, input });
  expect([exitCode, stderr]).toEqual([0, '']);
  return stdout
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Bundle);
}

const hover = (selector: string): Line => ({ cmd: 'hover', selector });
const shown = (bundle: Bundle | undefined): string =>
  (bundle as BundleOf<HoverFacts>).facts?.hover?.contents ?? bundle?.error?.code ?? 'nothing';

test('in a batch, requests before an edit use the old files, and requests after the edit use the new files', async () => {
  const folder = path.join(sandbox.path, 'written');
  await cp(repository.path, folder, { recursive: true });
  const rename = (from: string, newName: string): Line => ({
    cmd: 'rename',
    selector: `py://ledger.money#${from}`,
    options: { newName, apply: true, allowDirty: true },
  });
  const bundles = await batch(folder, [
    hover('ledger/cli.py@L6:C13'),
    hover(MONEY),
    rename('Money', 'Cash'),
    hover('ledger/cli.py@L6:C13'),
    hover(MONEY),
    rename('Cash', 'Sum'),
    hover('ledger/cli.py@L6:C13'),
    { cmd: 'recover' },
    { cmd: 'diagnostics' },
  ]);
  expect(bundles.map(({ error }) => error)).toEqual(bundles.map(() => null));
  // The fifth request names `Money`, which is now `Cash`. lanser finds `Money` in the last commit, and
  // follows its location to `Cash`.
  expect([0, 1, 3, 4, 6].map((at) => /class (\w+)/u.exec(shown(bundles[at]))?.[1])).toEqual([
    'Money',
    'Money',
    'Cash',
    'Cash',
    'Sum',
  ]);
  for (const at of [2, 5]) {
    const { edits, facts } = bundles[at] as BundleOf<EditFacts>;
    expect(edits.applied).toBe(true);
    expect(facts?.safety.checks.find(({ name }) => name === 'verification')?.passed).toBe(true);
  }
});

test('previews and other requests in a batch do not affect each other', async () => {
  const before = folderDigest(repository.path);
  const questions: readonly Line[] = [
    hover('ledger/cli.py@L6:C13'),
    hover('ledger/money.py@L7:C9'),
    { cmd: 'references', selector: MONEY },
    { cmd: 'diagnostics', options: { files: ['ledger/cli.py'] } },
  ];
  const rename = (newName: string): Line => ({ cmd: 'rename', selector: MONEY, options: { newName } });
  const previews = ['Cash', 'Amount', 'Cash', 'Sum', 'total', 'Amount'].map(rename);
  const idsOf = async (lines: readonly Line[]): Promise<readonly string[]> =>
    (await batch(repository.path, lines)).map(({ bundleId }) => bundleId);
  const questionIds = await idsOf(questions);
  const previewIds = await idsOf(previews);
  const mixed = previews.flatMap((preview) => [preview, ...questions]);
  const bundles = await batch(repository.path, mixed);
  expect(bundles.map(({ error }) => error)).toEqual(mixed.map(() => null));
  for (const [at, { bundleId }] of bundles.entries()) {
    const expected = at % 5 === 0 ? previewIds[at / 5] : questionIds[(at % 5) - 1];
    expect(bundleId, JSON.stringify(mixed[at])).toBe(expected);
  }
  expect(folderDigest(repository.path)).toEqual(before);
});
