import { readFileSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import type { Bundle, EditFacts, StatusFacts } from '../../src/model/bundle.ts';
import { ledgerRepository } from '../helpers/edit-project.ts';
import { folderDigest } from '../helpers/folder-digest.ts';
import { bundleOf, lanser, startLanser } from '../helpers/lanser.ts';
import { useSandbox, type SandboxRepository } from '../helpers/sandbox.ts';

const sandbox = useSandbox();
const DIES = new URL('../fixtures/programs/dies-at-rename.mjs', import.meta.url);
const MONEY = 'py://ledger.money#Money';
const PLAN = path.join(sandbox.path, 'plan.json');

let repository: SandboxRepository;
beforeAll(async () => {
  repository = await ledgerRepository(sandbox);
  const start = { cwd: repository.path, env: sandbox.env };
  const { stdout } = await lanser(['rename', MONEY, 'Cash', '--json'], start);
  await repository.write('../plan.json', stdout);
});

async function copyOf(name: string): Promise<string> {
  const folder = path.join(sandbox.path, name);
  await cp(repository.path, folder, { recursive: true });
  return folder;
}

const NAMES = ['ledger/__init__.py', 'ledger/cli.py', 'ledger/money.py'];
const textsOf = (folder: string): readonly string[] =>
  NAMES.map((name) => readFileSync(path.join(folder, name), 'utf8'));

/** Runs `lanser apply`, which receives the signal immediately before it replaces the second file. */
async function stoppedApply(folder: string, signal: NodeJS.Signals): ReturnType<typeof lanser> {
  const env = {
    ...sandbox.env,
    NODE_OPTIONS: `--import ${pathToFileURL(DIES.pathname).href}`,
    RENAMES_UNTIL_DEATH: '2',
    DEATH_SIGNAL: signal,
  };
  return lanser(['apply', PLAN], { cwd: folder, env });
}

test.each([
  ['a preview', ['rename', MONEY, 'Cash', '--verbose']],
  ['the preparation of an edit with --apply', ['rename', MONEY, 'Cash', '--apply', '--verbose']],
])('after SIGTERM during %s, the command exits with 28 and the tree is unchanged', async (name, args) => {
  const folder = await copyOf(name);
  const before = folderDigest(folder);
  const running = startLanser(args, { cwd: folder, env: sandbox.env });
  await running.waitForOutput(/^lanser: python \d/mu);
  running.child.kill('SIGTERM');
  expect(await running.finished).toMatchObject({ exitCode: 28, stdout: '' });
  expect(folderDigest(folder)).toEqual(before);
});

test('after SIGTERM during the replacement of files, either all files are old or all are new', async () => {
  const folder = await copyOf('terminated');
  const before = textsOf(folder);
  const { exitCode } = await stoppedApply(folder, 'SIGTERM');
  const after = textsOf(folder);
  const isOld = JSON.stringify(after) === JSON.stringify(before);
  const isNew = after.every((text) => text.includes('Cash'));
  expect([exitCode, isOld, isNew]).toEqual(isOld ? [28, true, false] : [expect.any(Number), false, true]);
  expect((await lanser(['recover'], { cwd: folder, env: sandbox.env })).stdout).not.toContain(
    'unfinished edit was undone',
  );
});

const AFTER_WRITE = new URL('../fixtures/programs/interrupted-after-write.mjs', import.meta.url);

test('if SIGINT arrives after an edit is written, the bundle contains the plan and states that the verification was interrupted', async () => {
  const cwd = await copyOf('written');
  const env = { ...sandbox.env, NODE_OPTIONS: `--import ${AFTER_WRITE.href}` };
  const compact = await lanser(['apply', PLAN, '--compact'], { cwd, env });
  expect([compact.exitCode, compact.stdout]).toEqual([
    0,
    expect.stringContaining('written: 9 edits in 3 files'),
  ]);
  await cp(repository.path, cwd, { recursive: true });
  const { bundle, exitCode } = await bundleOf<EditFacts>(['apply', PLAN], { cwd, env });
  expect([exitCode, bundle.meta.exitCode, bundle.edits.applied]).toEqual([0, 0, true]);
  expect(bundle.edits.plan?.planId).toMatch(/^sha256:/u);
  expect(bundle.facts?.safety.checks).toContainEqual({
    name: 'verification',
    passed: false,
    detail: 'The files are written, but checking them was interrupted. Check the diagnostics of these files.',
  });
});

test('a batch that is interrupted after an edit writes the answer of the edit, so --resume does not repeat the edit', async () => {
  const cwd = await copyOf('batch');
  const input = path.join(sandbox.path, 'batch.jsonl');
  const out = path.join(sandbox.path, 'answers.jsonl');
  const requests = [
    { cmd: 'rename', selector: MONEY, options: { newName: 'Cash', apply: true } },
    { cmd: 'hover', selector: 'py://ledger.money#Cash' },
  ];
  writeFileSync(input, requests.map((request) => `${JSON.stringify(request)}\n`).join(''));
  const answers = (): readonly Bundle[] =>
    readFileSync(out, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Bundle);
  const env = { ...sandbox.env, NODE_OPTIONS: `--import ${AFTER_WRITE.href}` };
  expect((await lanser(['batch', input, '--out', out], { cwd, env })).exitCode).toBe(28);
  expect(answers()).toMatchObject([{ edits: { applied: true } }]);
  const resumed = await lanser(['batch', input, '--out', out, '--resume'], { cwd, env: sandbox.env });
  expect(resumed.exitCode).toBe(0);
  expect(answers()).toMatchObject([{ edits: { applied: true } }, { status: 'ok' }]);
});

test('the next command undoes an edit that SIGKILL interrupted during the replacement of files', async () => {
  const before = textsOf(repository.path);
  for (const command of [['locate', MONEY], ['recover']]) {
    const folder = await copyOf(`killed-${command[0]}`);
    const { signal } = await stoppedApply(folder, 'SIGKILL');
    const half = textsOf(folder);
    expect(signal).toBe('SIGKILL');
    expect([half[0]?.includes('Cash'), half[1]], 'only the first file is replaced').toEqual([
      true,
      before[1],
    ]);
    const next = await bundleOf<StatusFacts & EditFacts>([...command, '--verbose'], {
      cwd: folder,
      env: sandbox.env,
    });
    expect([next.exitCode, textsOf(folder)]).toEqual([0, before]);
    expect(next.stderr).toContain('undid the unfinished edit of a killed process; reverted changes: 1');
    if (command[0] === 'recover') {
      expect(next.bundle.facts?.checks).toMatchObject([{ name: 'recovery', passed: true }]);
    }
    const recovered = await bundleOf<StatusFacts>(['recover'], { cwd: folder, env: sandbox.env });
    expect(recovered.bundle.facts?.checks).toMatchObject([{ name: 'recovery', passed: null }]);
  }
});
