import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Bundle } from '../../src/model/bundle.ts';
import { ledgerRepository } from '../helpers/edit-project.ts';
import { folderDigest } from '../helpers/folder-digest.ts';
import { bundleOf, lanser } from '../helpers/lanser.ts';
import { useSandbox, type SandboxRepository } from '../helpers/sandbox.ts';
import { schemaErrors } from '../helpers/schemas.ts';

const sandbox = useSandbox();
const MONEY = 'py://ledger.money#Money';
const TWICE = 'py://ledger.cli#twice';

let repository: SandboxRepository;
let start: { readonly cwd: string; readonly env: Readonly<Record<string, string>> };
let before: Readonly<Record<string, string>>;
beforeAll(async () => {
  repository = await ledgerRepository(sandbox);
  await repository.link('link.py', '../beside.py');
  await repository.write('ledger/unique.py', 'value = 1\n');
  await repository.commit();
  writeFileSync(path.join(sandbox.path, 'beside.py'), 'beside = 1\n');
  writeFileSync(path.join(sandbox.path, 'no.json'), '{"no": "plan"}');
  start = { cwd: repository.path, env: sandbox.env };
  before = folderDigest(repository.path);
});
afterAll(() => expect(folderDigest(repository.path)).toEqual(before));

describe('a command whose edit is rejected exits with the exit code of the error, and changes no file', () => {
  test.each<[args: readonly string[], exitCode: number, message: string]>([
    [['rename', MONEY, 'class'], 20, 'is a Python keyword'],
    [['rename', MONEY, 'Cash', '--apply', '--dry-run'], 20, 'cannot be used with'],
    [['rename', MONEY, 'Cash', '--target', '0'], 20, 'whole number of at least 1'],
    [['rename', TWICE, 'thrice', '--apply'], 4, 'E/AMBIGUOUS'],
    [['rename', MONEY, 'Cash', '--deny-path', 'ledger/cli.py', '--apply'], 24, '"ledger/cli.py" denies it'],
    [['rename-file', 'ledger/money.py', 'ledger/unique.py', '--apply'], 70, 'exists already'],
    [['rename-file', 'ledger/money.py', '../money.py', '--apply'], 24, 'is outside the workspace'],
    [['rename-file', 'ledger/money.py', '.git/money.py', '--apply'], 24, 'contains `.git`'],
    [['rename-file', '../beside.py', 'ledger/beside.py'], 24, 'is outside the workspace'],
    [
      ['rename-file', 'ledger/gone.py', 'ledger/here.py'],
      3,
      'The file or folder "ledger/gone.py" does not exist',
    ],
    [['rename-file', 'uv.lock', 'other.lock', '--apply'], 24, 'is a lock file'],
    [['apply', '../gone.json'], 20, 'cannot be read'],
    [['apply', '../no.json'], 22, 'not a plan of lanser'],
    [['apply', `sha256:${'0'.repeat(64)}`], 3, 'stores no plan'],
    [['code-actions', MONEY, '--apply'], 20, '--pick'],
  ])('%j', async (args, exitCode, message) => {
    const refused = await bundleOf(args, start);
    expect(refused.stderr).toContain(message);
    const { status, meta } = refused.bundle;
    expect([refused.exitCode, status, meta.exitCode]).toEqual([exitCode, 'error', exitCode]);
  });
});

test('a batch answers each invalid or forbidden edit with its error code, and each valid edit without an error', async () => {
  const line = (cmd: string, selector: string | undefined, options: object): string =>
    JSON.stringify({ cmd, selector, options });
  const cases: readonly (readonly [string, string])[] = [
    ['E/USAGE', line('rename', MONEY, { newName: '1st' })],
    ['E/USAGE', line('rename', MONEY, { newName: 'a b' })],
    ['E/USAGE', line('rename', MONEY, { newName: 'Money' })],
    ['E/USAGE', line('rename', MONEY, { newName: '' })],
    ['E/USAGE', line('rename', MONEY, { newName: 'ｃlass' })],
    ['E/USAGE', line('rename', MONEY, {})],
    ['E/USAGE', line('rename', TWICE, { newName: 'thrice', target: 3 })],
    ['E/USAGE', line('rename', MONEY, { newName: 'Cash', denyPath: ['[z-a]'] })],
    ['ok', line('rename', MONEY, { newName: 'match' })],
    ['ok', line('rename', MONEY, { newName: 'Größe' })],
    ['E/NOT_FOUND', line('rename', 'py://ledger.money#Nothing', { newName: 'x' })],
    ['E/NOT_FOUND', line('rename', 'ledger/cli.py@L3:C1', { newName: 'x' })],
    // The next three selectors refer to a keyword, a number and a built-in function.
    ['E/NOT_FOUND', line('rename', 'ledger/cli.py@L1:C1', { newName: 'x' })],
    ['E/NOT_FOUND', line('rename', 'ledger/cli.py@L6:C19', { newName: 'x' })],
    ['E/NOT_FOUND', line('rename', 'ledger/cli.py@L7:C5', { newName: 'x', apply: true })],
    ['E/AMBIGUOUS', line('rename', TWICE, { newName: 'thrice' })],
    ['ok', line('rename', TWICE, { newName: 'thrice', target: 2 })],
    ['ok', line('rename', TWICE, { newName: 'thrice', denyApplyOnAmbiguous: false })],
    ['E/JAIL', line('rename', MONEY, { newName: 'Cash', allowPath: ['docs/**'], apply: true })],
    ['E/JAIL', line('rename', MONEY, { newName: 'Cash', denyPath: ['money.py'] })],
    ['ok', line('rename', MONEY, { newName: 'Cash', allowPath: ['ledger/'], denyPath: ['docs/'] })],
    ['E/JAIL', line('rename', 'py://generated#generated', { newName: 'x', apply: true })],
    ['E/JAIL', line('rename', 'py://vendor.copied#copied', { newName: 'x' })],
    ['E/JAIL', line('renameFile', undefined, { oldUri: 'link.py', newUri: '../x.py' })],
    ['E/JAIL', line('renameFile', undefined, { oldUri: 'ledger/unique.py', newUri: 'generated.py/x.py' })],
    ['E/USAGE', line('renameFile', undefined, { oldUri: 'ledger/money.py' })],
    ['E/APPLY_CONFLICT', line('renameFile', undefined, { oldUri: 'ledger', newUri: 'ledger/in/itself' })],
    ['E/NOT_FOUND', line('codeActions', MONEY, { pick: 99 })],
    ['E/NOT_FOUND', line('codeActions', MONEY, { pick: 'Do it' })],
    ['E/USAGE', line('apply', undefined, {})],
  ];
  const input = cases.map(([, request]) => request).join('\n');
  const { stdout, exitCode } = await lanser(['batch'], { ...start, input });
  const bundles = stdout
    .split('\n')
    .slice(0, -1)
    .map((text) => JSON.parse(text) as Bundle);
  expect(bundles.flatMap((bundle) => schemaErrors('bundle', bundle))).toEqual([]);
  expect(bundles.map(({ error }, at) => [error?.code ?? 'ok', cases[at]?.[1]])).toEqual(cases);
  expect(exitCode).toBe(0);
});
