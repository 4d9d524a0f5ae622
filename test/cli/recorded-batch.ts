import path from 'node:path';
import { beforeAll, expect } from 'vitest';
import type { Bundle } from '../../src/model/bundle.ts';
import { ledgerWithPast } from '../helpers/every-operation.ts';
import { lanser, type Start } from '../helpers/lanser.ts';
import type { Sandbox, SandboxRepository } from '../helpers/sandbox.ts';
import { writeTree } from '../helpers/write-tree.ts';

export const MONEY = 'py://ledger.money#Money';

export interface RecordedBatch {
  /** The trace file of the batch. */
  readonly FILE: string;
  /** The trace file of a single operation, without file contents. */
  readonly SPARE: string;
  readonly repository: () => SandboxRepository;
  readonly start: () => Start;
  readonly printed: () => readonly Bundle[];
  /** Start options with a different user, time zone and locale, in a folder that does not contain the workspace. */
  readonly elsewhere: Start;
}

export function useRecordedBatch(sandbox: Sandbox): RecordedBatch {
  const FILE = path.join(sandbox.path, 'run.jsonl');
  const SPARE = path.join(sandbox.path, 'spare.jsonl');
  let repository: SandboxRepository;
  let start: Start;
  let printed: readonly Bundle[];

  beforeAll(async () => {
    let before: string;
    ({ repository, before } = await ledgerWithPast(sandbox));
    start = { cwd: repository.path, env: sandbox.env };
    const requests = [
      { cmd: 'def', selector: 'ledger/cli.py@L6:C13' },
      { cmd: 'references', selector: MONEY },
      { cmd: 'hover', selector: `ledger/money.py@L1:C7?docVersion=${before}` },
      { cmd: 'impl', selector: MONEY },
      { cmd: 'diagnostics', options: { workspace: true } },
      { cmd: 'locate', selector: 'py://ledger.money#Nothing' },
      { cmd: 'rename', selector: MONEY, options: { newName: 'Cash' } },
    ];
    const input = requests.map((request) => `${JSON.stringify(request)}\n`).join('');
    const { exitCode, stdout, stderr } = await lanser(['batch', '--trace-file', FILE], { ...start, input });
    expect([exitCode, stderr]).toEqual([0, '']);
    printed = bundlesIn(stdout);
    const spare = await lanser(['hover', MONEY, '--trace-file', SPARE, '--no-embed'], start);
    expect(spare.exitCode).toBe(0);
    await writeTree(sandbox.path, { 'elsewhere/home/': '' });
  });

  return {
    FILE,
    SPARE,
    repository: () => repository,
    start: () => start,
    printed: () => printed,
    elsewhere: {
      cwd: path.join(sandbox.path, 'elsewhere'),
      env: {
        PATH: '/nowhere',
        HOME: path.join(sandbox.path, 'elsewhere/home'),
        TMPDIR: sandbox.temporary,
        USER: 'somebody',
        TZ: 'Asia/Kathmandu',
        LANG: 'tr_TR.UTF-8',
        LC_ALL: 'tr_TR.UTF-8',
      },
    },
  };
}

export function bundlesIn(stdout: string): readonly Bundle[] {
  return stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Bundle);
}

export function idsOf(bundles: readonly Bundle[]): readonly string[] {
  return bundles.map(({ bundleId }) => bundleId);
}
