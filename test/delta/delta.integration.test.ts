import { readdirSync, symlinkSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentHash } from '../../src/bundle/canonical.ts';
import type { DeltaDocument } from '../../src/model/delta.ts';
import { folderDigest } from '../helpers/folder-digest.ts';
import { killEdit } from '../helpers/killed-edit.ts';
import { gateReport, lanser, type Finished, type Start } from '../helpers/lanser.ts';
import { useSandbox, type SandboxRepository } from '../helpers/sandbox.ts';
import { schemaErrors } from '../helpers/schemas.ts';
import { virtualEnvironment } from '../helpers/virtual-environment.ts';
import { coldStart, daemonStatus, warmStart } from '../helpers/warm-lanser.ts';
import { writeTree } from '../helpers/write-tree.ts';

const sandbox = useSandbox();

const RATES = 'def rate(currency: str) -> int:\n    return len(currency)\n';
const USE = 'from rates import rate\n\ntotal: int = rate("EUR")\nwrong: str = rate("USD")\n';
const TEXT_RATES = RATES.replace('int', 'str').replace('len(currency)', 'currency');

const USES = 'from given import size\n\nfirst: int = size\n';

let repository: SandboxRepository;
let start: Start;
let sitePackages: string;

beforeAll(async () => {
  repository = await sandbox.repository();
  const { write, commit, path: cwd } = repository;
  await write('rates.py', RATES);
  await write('use.py', USE);
  await write('apart.py', 'apart: int = ""\n');
  await write('uses.py', USES);
  await write('.gitignore', 'ignored.py\n');
  await commit();
  const made = await virtualEnvironment(path.join(sandbox.path, 'environment'), { 'given.py': 'size = 1\n' });
  ({ sitePackages } = made);
  const warm = warmStart(sandbox, cwd);
  const PATH = [made.programs, warm.env['PATH']].join(path.delimiter);
  start = { ...warm, env: { ...warm.env, PATH, VIRTUAL_ENV: made.folder } };
});

afterAll(async () => {
  expect(await lanser(['stop'], start)).toMatchObject({ exitCode: 0 });
});

async function delta(
  args: readonly string[],
  from: Start = start,
): Promise<Finished & { readonly document: DeltaDocument }> {
  const finished = await lanser(['delta', '--json', ...args], from);
  const document = JSON.parse(finished.stdout || 'null') as DeltaDocument;
  expect(schemaErrors('delta', document), finished.stdout + finished.stderr).toEqual([]);
  const { timing: _, ...report } = document.report;
  const { deltaId, since, files, elsewhere } = document;
  const counted = elsewhere === undefined ? {} : { elsewhere };
  expect(deltaId).toBe(contentHash({ since, files, ...counted, report }));
  return { ...finished, document };
}

/** Returns the positions of the new diagnostics as `path:line`, with one-based lines. */
function introduced({ report }: DeltaDocument): readonly string[] {
  return (report.delta?.introduced ?? []).map(({ uri, range }) => `${uri}:${range[0] + 1}`);
}

/** Resets the work tree to the commit, and then writes these files. A text of null deletes the file. */
async function edited(files: Readonly<Record<string, string | null>>): Promise<void> {
  await repository.git(['reset', '--quiet', '--hard']);
  await repository.git(['clean', '-fdxq']);
  for (const [name, text] of Object.entries(files)) {
    await (text === null ? repository.remove(name) : repository.write(name, text));
  }
}

describe('since a revision', () => {
  test.each([
    ['no change', {}],
    [
      'an error because of another file, moved lines, a renamed file, a new file and an ignored file',
      {
        'rates.py': TEXT_RATES,
        'use.py': `# A line.\n\n${USE}`,
        'apart.py': null,
        'moved.py': 'apart: int = ""\n',
        'new.py': 'x: int = ""\n',
        'ignored.py': 'y: int = ""\n',
      },
    ],
    ['a new configuration file', { 'pyrightconfig.json': '{"ignore": ["**"]}', 'use.py': `${USE}1 + ""\n` }],
    ['a module that becomes a package', { 'rates.py': null, 'rates/__init__.py': RATES }],
  ])('%s: with and without the warm process, the delta equals that of the gate', async (_, files) => {
    await edited(files);
    const { report, exitCode } = await gateReport(
      ['--base', 'HEAD', '--head', 'worktree', '--scope', 'affected'],
      coldStart(start),
    );
    const before = (await daemonStatus(start))?.answered ?? 0;
    const warm = await delta([]);
    expect((await daemonStatus(start))?.answered).toBe(before + 1);
    const cold = await delta([], coldStart(start));
    expect(warm.document.report.delta).toEqual(report.delta);
    expect(warm.document.report.conclusion).toBe(report.conclusion);
    expect(warm.exitCode).toBe(exitCode);
    expect(warm.document.deltaId).toBe(cold.document.deltaId);
    expect(cold.exitCode).toBe(exitCode);
  });

  test('file arguments limit the report and the policy; new errors in other files are counted, but an error that was moved from such a file is not new', async () => {
    await edited({ 'rates.py': TEXT_RATES, 'apart.py': null, 'moved.py': 'apart: int = ""\n' });
    const all = (await delta([])).document;
    expect(introduced(all)).toEqual(['use.py:3']);
    expect(all.report.reward).not.toBeNull();
    expect(all.elsewhere).toBeUndefined();
    const { document, exitCode } = await delta(['rates.py', 'moved.py']);
    // A reward applies only to a whole change.
    expect(document.report.reward).toBeNull();
    expect(document.files).toEqual(['rates.py', 'moved.py']);
    expect(introduced(document)).toEqual([]);
    expect(document.elsewhere).toEqual({ error: 1, warning: 0, information: 0 });
    expect(exitCode).toBe(0);
    const { stdout } = await lanser(['delta', 'rates.py', 'moved.py'], start);
    expect(stdout).toContain('⚠ No new type errors');
    expect(stdout).toContain(' · only the named files · 1 new error in other files (');
    const compact = await lanser(['delta', 'use.py', '--compact'], start);
    expect(compact.stdout).toMatch(
      /^1 new error in use\.py\b.*, only the named files; since revision HEAD/mu,
    );
    expect(await lanser(['delta', '../beside.py'], start)).toMatchObject({ exitCode: 24, stdout: '' });
  });

  test('a folder limits the report to its files; a path that is ignored, or missing both now and in the revision, is an error', async () => {
    await edited({
      'deep/new.py': 'x: int = ""\n',
      'ignored.py': 'y: int = ""\n',
      'rates.py': TEXT_RATES,
      'apart.py': null,
    });
    expect(introduced((await delta(['deep/'])).document)).toEqual(['deep/new.py:1']);
    expect(introduced((await delta(['.'])).document)).toEqual(['deep/new.py:1', 'use.py:3']);
    expect((await delta(['apart.py'])).exitCode).toBe(0);
    for (const [name, reason] of [
      ['dep', 'exists neither now nor in the earlier state'],
      ['ignored.py', 'cannot be compared. Git ignores it'],
    ] as const) {
      const { exitCode, stderr } = await lanser(['delta', name], start);
      expect([exitCode, stderr]).toEqual([3, expect.stringContaining(`"${name}" ${reason}`)]);
    }
  });

  test('a file can be named directly or through a link to its folder, and an excluded or ignored path is an error', async () => {
    const linked = await sandbox.repository('linked');
    await linked.write('pyrightconfig.json', '{"exclude": ["excluded"]}');
    await linked.write('real/a.py', 'x: int = 1\n');
    await linked.write('excluded/b.py', 'y: int = 1\n');
    await linked.write('docs/readme.md', '');
    await linked.write('.gitignore', 'ignored\n');
    symlinkSync('real', path.join(linked.path, 'linked'));
    await linked.commit();
    await linked.write('real/a.py', 'x: int = ""\n');
    await linked.write('excluded/b.py', 'y: int = ""\n');
    await linked.write('ignored/c.py', 'z: int = ""\n');
    const from = { ...start, cwd: linked.path };
    for (const name of ['real', 'real/a.py', 'linked', 'linked/a.py']) {
      expect([name, introduced((await delta([name], from)).document)]).toEqual([name, ['linked/a.py:1']]);
    }
    symlinkSync(linked.path, path.join(sandbox.path, 'outer'));
    const outer = path.join(sandbox.path, 'outer/real/a.py');
    expect(introduced((await delta([outer], from)).document)).toEqual(['linked/a.py:1']);
    expect((await delta(['docs'], from)).exitCode).toBe(0);
    for (const [name, reason] of [
      ['excluded', "because Pyright's configuration"],
      ['excluded/b.py', "because Pyright's configuration"],
      ['ignored', 'Git ignores it'],
    ] as const) {
      const { exitCode, stderr } = await lanser(['delta', name], from);
      expect([name, exitCode, stderr]).toEqual([name, 3, expect.stringContaining(reason)]);
    }
    expect(await lanser(['stop'], from)).toMatchObject({ exitCode: 0 });
  });

  test('the compact form has a line for each new error, and a summary as the last line', async () => {
    await edited({ 'rates.py': TEXT_RATES });
    const { stdout, exitCode } = await lanser(['delta', '--compact'], start);
    const [error, summary, ...rest] = stdout.split('\n');
    expect(error).toMatch(
      /^use\.py:3:14: error reportAssignmentType: Type "str" .* \| total: int = rate\("EUR"\)$/u,
    );
    expect(summary).toMatch(/^1 new error in use\.py, .*; since revision HEAD; delta [0-9a-f]{12}$/u);
    expect(rest).toEqual(['']);
    expect(exitCode).toBe(1);
  });

  test('after an installed package has changed, the current and the earlier state are checked with the new package', async () => {
    await edited({ 'uses.py': `${USES}second: int = size\n` });
    expect(introduced((await delta([])).document)).toEqual([]);
    await rm(path.join(sitePackages, 'given.py'));
    await writeTree(sitePackages, { 'given/__init__.py': 'size = ""\n' });
    expect(introduced((await delta([])).document)).toEqual(['uses.py:4']);
  });

  test('a rule that only the gate checks is rejected as an option, and named in the headline if the policy has it', async () => {
    for (const args of [['suppressions'], ['schema,introduced-errors'], ['negative-reward', 'use.py']]) {
      const { exitCode, stderr } = await lanser(['delta', '--fail-on', ...args], start);
      expect([exitCode, stderr.startsWith('lanser: E/USAGE: ')], stderr).toEqual([20, true]);
    }
    const strict = await sandbox.repository('strict');
    const failOn = ['introduced-errors', 'config-weakened', 'suppressions'];
    await strict.write('lanser.json', JSON.stringify({ gate: { failOn } }));
    await strict.write('a.py', 'x: int = ""\n');
    await strict.commit();
    await strict.write('a.py', 'x: int = ""  # type: ignore\n');
    for (const form of [[], ['--compact'], ['a.py']]) {
      const { stdout, exitCode } = await lanser(['delta', ...form], {
        ...coldStart(start),
        cwd: strict.path,
      });
      expect(exitCode).toBe(0);
      expect(stdout).toContain('not checked: config-weakened, suppressions');
    }
  });

  test('an unknown revision and a work tree without Python code are errors', async () => {
    await edited({});
    expect(await lanser(['delta', '--since', 'gone'], start)).toMatchObject({ exitCode: 3 });
    const empty = await sandbox.repository('empty');
    await empty.write('README.md', '\n');
    await empty.commit();
    expect(await lanser(['delta'], { ...coldStart(start), cwd: empty.path })).toMatchObject({ exitCode: 3 });
  });
});

// A point is a state of the files that `lanser point` stores under a name.
describe('since a point', () => {
  test('before a point is stored, the unfinished edit of a killed process is undone', async () => {
    const killed = await sandbox.repository('killed');
    await killEdit(sandbox, killed);
    expect(await lanser(['point'], { ...start, cwd: killed.path })).toMatchObject({ exitCode: 0 });
    expect(await killed.git(['status', '--porcelain'])).toBe('');
  });

  test('errors that existed at the point are not new, even in changed and untracked files', async () => {
    await edited({ 'use.py': `${USE}worse: int = ""\n`, 'new.py': 'x: int = ""\n' });
    const before = folderDigest(repository.path);
    const { exitCode, stdout } = await lanser(['point', 'here'], start);
    expect({ exitCode, stdout }).toEqual({
      exitCode: 0,
      stdout: 'Stored. To list new diagnostics, run: lanser delta --since point:here\n',
    });
    expect(introduced((await delta(['--since', 'point:here'])).document)).toEqual([]);
    expect(folderDigest(repository.path)).toEqual(before);
    await repository.write('use.py', `# Above.\n${USE}worse: int = ""\n`);
    await repository.write('new.py', 'x: int = ""\ny: str = 1\n');
    // Commits and changes of the index do not change the point.
    await repository.git(['add', '--all']);
    await repository.git(['commit', '--quiet', '--message', 'later']);
    const { document } = await delta(['--since', 'point:here']);
    expect(introduced(document)).toEqual(['new.py:2']);
    expect(document.since).toMatchObject({
      kind: 'point',
      name: 'here',
      commit: expect.any(String) as string,
    });
    await repository.git(['reset', '--quiet', '--hard', 'HEAD~1']);
  });

  test('a point with the same name is replaced, and other points are kept', async () => {
    await edited({ 'new.py': 'x: int = ""\n' });
    await lanser(['point', 'other'], start);
    await lanser(['point'], start);
    await repository.write('new.py', 'x: int = ""\ny: str = 1\n');
    expect(introduced((await delta(['--since', 'point:start'])).document)).toEqual(['new.py:2']);
    await lanser(['point'], start);
    expect(introduced((await delta(['--since', 'point:start'])).document)).toEqual([]);
    expect(introduced((await delta(['--since', 'point:other'])).document)).toEqual(['new.py:2']);
  });

  test('a point of one repository is unknown in a different repository, and a point does not require a commit', async () => {
    const fresh = await sandbox.repository('fresh');
    await fresh.write('a.py', 'x: int = ""\n');
    const from = { ...coldStart(start), cwd: fresh.path };
    expect(await lanser(['delta', '--since', 'point:here'], from)).toMatchObject({ exitCode: 3 });
    expect(await lanser(['point'], from)).toMatchObject({ exitCode: 0 });
    await fresh.write('a.py', 'x: int = ""\ny: str = 1\n');
    const { document } = await delta(['--since', 'point:start'], from);
    expect(introduced(document)).toEqual(['a.py:2']);
    expect(document.since.commit).toBeNull();
  });

  test('a work tree and a linked work tree have separate points', async () => {
    await edited({ 'new.py': 'x: int = ""\n' });
    await lanser(['point', 'own'], start);
    const cwd = path.join(sandbox.path, 'second-work-tree');
    await repository.git(['worktree', 'add', '--quiet', '--detach', cwd]);
    const from = { ...coldStart(start), cwd };
    const unknown = await lanser(['delta', '--since', 'point:own'], from);
    expect(unknown).toMatchObject({
      exitCode: 3,
      stderr: expect.stringContaining('no point "own"') as string,
    });
    await writeTree(cwd, { 'new.py': 'y: int = ""\n' });
    expect(await lanser(['point', 'own'], from)).toMatchObject({ exitCode: 0 });
    await writeTree(cwd, { 'new.py': 'y: int = ""\nz: str = 1\n' });
    expect(introduced((await delta(['--since', 'point:own'], from)).document)).toEqual(['new.py:2']);
    expect(introduced((await delta(['--since', 'point:own'])).document)).toEqual([]);
    await repository.git(['worktree', 'remove', '--force', cwd]);
  });

  test.each(['../up', '.new-x', 'a/b', '', 'x'.repeat(101)])(
    '%j is rejected as the name of a point',
    async (name) => {
      expect(await lanser(['point', name], start)).toMatchObject({ exitCode: 20, stdout: '' });
      expect(await lanser(['delta', '--since', `point:${name}`], start)).toMatchObject({ exitCode: 20 });
    },
  );

  test('a folder for points is rejected if it is in the checkout', async () => {
    const env = { ...start.env, XDG_CACHE_HOME: path.join(repository.path, 'cache') };
    expect(await lanser(['point'], { ...start, env })).toMatchObject({ exitCode: 71 });
    expect(readdirSync(repository.path)).not.toContain('cache');
  });
});
