import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { DiagnosticsFacts } from '../../../src/model/bundle.ts';
import type { Diagnostic } from '../../../src/model/diagnostic.ts';
import type { Report } from '../../../src/model/report.ts';
import { forge, onlyEntry } from '../../helpers/forged-entry.ts';
import { gateReport } from '../../helpers/lanser.ts';
import { useSandbox } from '../../helpers/sandbox.ts';

const sandbox = useSandbox();
let caches = 0;

interface Gate {
  readonly report: Omit<Report, 'timing'>;
  readonly log: string;
}

async function gate(cwd: string, cache?: string): Promise<Gate> {
  const args = cache === undefined ? [] : ['--cache-directory', cache];
  const { report, stderr } = await gateReport(['--base', 'HEAD~1', '--verbose', ...args], {
    cwd,
    env: sandbox.env,
  });
  const { timing: _timing, ...rest } = report;
  return { report: rest, log: stderr };
}

function emptyCache(): string {
  caches += 1;
  return path.join(sandbox.path, `cache-${caches}`);
}

async function repository(
  name: string,
  base: Readonly<Record<string, string>>,
  head: Readonly<Record<string, string>>,
): Promise<string> {
  const { path: root, write, commit } = await sandbox.repository(name);
  for (const files of [base, head]) {
    for (const [file, text] of Object.entries(files)) await write(file, text);
    await commit();
  }
  return root;
}

const ANYTHING: Diagnostic = {
  uri: 'a.py',
  range: [0, 0, 0, 1],
  severity: 'error',
  rule: null,
  message: '',
  source: 'Pyright',
};

const STARTED = /^lanser: before.*: Found \d+ source file/mu;
const TAKEN = /^lanser: before: using the cache entry [0-9a-f]{64}$/mu;
const NOT_USED = /^lanser: before: ignoring the cache entry [0-9a-f]{64}: (.*)$/mu;

describe('a cache entry without diagnostics', () => {
  test('is used without starting a server for base if head introduces nothing', async () => {
    const cwd = await repository('clean', { 'a.py': 'x = 1\n' }, { 'a.py': 'x = 2\n' });
    const cache = emptyCache();
    const without = await gate(cwd);
    const first = await gate(cwd, cache);
    const second = await gate(cwd, cache);
    expect([first.report, second.report]).toEqual([without.report, without.report]);
    expect(first.log).toMatch(STARTED);
    expect(second.log).toMatch(TAKEN);
    expect(second.log).not.toMatch(STARTED);
  });

  test('is used if head introduces diagnostics, but then the gate starts a server for base to confirm them', async () => {
    const cwd = await repository('introduces', { 'a.py': 'x = 1\n' }, { 'a.py': 'x = 1\nx.gone\n' });
    const cache = emptyCache();
    const first = await gate(cwd, cache);
    const second = await gate(cwd, cache);
    expect(second.log).toMatch(TAKEN);
    expect(second.log).toMatch(STARTED);
    expect(first.report.delta?.introduced).toHaveLength(1);
    expect(second.report).toEqual(first.report);
  });
});

describe('a cache entry for a base with diagnostics', () => {
  let cwd: string;
  let cache: string;
  let correct: Gate;

  beforeAll(async () => {
    cwd = await repository(
      'noisy',
      { 'a.py': 'x: int = ""\n', 'b.py': 'y = 1\n' },
      { 'b.py': 'y = 1\ny.gone\n', 'c.py': 'import nowhere\n' },
    );
    cache = emptyCache();
    correct = await gate(cwd, cache);
    expect(correct.report.delta).toMatchObject({ persisting: 1, introduced: [{}, {}] });
  });

  test('is used if the files of base have the diagnostics of the entry', async () => {
    const second = await gate(cwd, cache);
    expect(second.log).toMatch(TAKEN);
    expect(second.report).toEqual(correct.report);
  });

  test('is replaced if it falsely contains an introduced diagnostic, and the report does not change', async () => {
    const entry = onlyEntry(cache);
    const [cachedDiagnostic] = entry.bundle.facts.diagnostics;
    const introduced = correct.report.delta?.introduced ?? [];
    expect(introduced.map(({ uri }) => uri)).toEqual(['b.py', 'c.py']);
    const [first] = introduced;
    if (cachedDiagnostic === undefined || first === undefined)
      throw new Error('the entry or the report has no diagnostics');
    const { uri, range, severity, rule, message } = first;
    const wrongDiagnostics = [cachedDiagnostic, { ...cachedDiagnostic, uri, range, severity, rule, message }];
    forge(entry, { diagnostics: wrongDiagnostics });
    const withForged = await gate(cwd, cache);
    expect(NOT_USED.exec(withForged.log)?.[1]).toBe(
      'its diagnostics or unreachable code are not those of the files',
    );
    expect(withForged.report).toEqual(correct.report);
    expect(onlyEntry(cache).text).toBe(entry.text);
  });

  test('is replaced if it falsely contains no diagnostics, and the report does not change', async () => {
    const entry = onlyEntry(cache);
    forge(entry, { diagnostics: [] });
    const withForged = await gate(cwd, cache);
    expect(withForged.log).toMatch(TAKEN);
    expect(withForged.log).toContain('may be wrong; checking both sides again');
    expect(withForged.report).toEqual(correct.report);
    expect(onlyEntry(cache).text).toBe(entry.text);
  });

  test.each<[what: string, wrongFacts: Partial<DiagnosticsFacts>, reason: string]>([
    ['an empty list of files', { documents: {} }, 'it has different files or a different configuration'],
    [
      'a diagnostic outside of the tree',
      { diagnostics: [{ ...ANYTHING, uri: '../../../../../etc/hostname' }] },
      'its diagnostics or unreachable code are not those of the files',
    ],
    [
      'a hint that reachable code is unreachable',
      {
        hints: [{ uri: 'a.py', range: [0, 0, 0, 1], message: 'Code is unreachable', tags: ['unnecessary'] }],
      },
      'its diagnostics or unreachable code are not those of the files',
    ],
  ])('is not used if it falsely contains %s', async (_what, wrongFacts, reason) => {
    const entry = onlyEntry(cache);
    forge(entry, wrongFacts);
    const withForged = await gate(cwd, cache);
    expect(NOT_USED.exec(withForged.log)?.[1]).toBe(reason);
    expect(withForged.report).toEqual(correct.report);
  });

  test('is ignored if it is damaged or if its path is a folder', async () => {
    writeFileSync(onlyEntry(cache).file, '{"digest":');
    const damaged = await gate(cwd, cache);
    expect(NOT_USED.exec(damaged.log)?.[1]).toBe('it is not a cache entry');
    const { file } = onlyEntry(cache);
    rmSync(file);
    mkdirSync(file);
    const folder = await gate(cwd, cache);
    expect([damaged.report, folder.report]).toEqual([correct.report, correct.report]);
  });
});
