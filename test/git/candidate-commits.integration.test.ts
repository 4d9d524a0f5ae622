import { execFileSync } from 'node:child_process';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyPatch, mergeCommits } from '../../src/git/candidate-commits.ts';
import { failingGit } from '../helpers/failing-git.ts';
import { markingProgram } from '../helpers/marking-program.ts';
import { openedStore } from '../helpers/opened-store.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { temporaryRepository } from '../helpers/temporary-repository.ts';

const LINES = ['a = 1\n', 'b = 2\n', '\n', ' \n', '+\n', 'é\r\n'];
const text = fc
  .tuple(fc.array(fc.constantFrom(...LINES), { maxLength: 8 }), fc.constantFrom('', 'end'))
  .map(([lines, end]) => lines.join('') + end);

test('a patch without its final line feed gives the same tree as the whole patch', async () => {
  await using repository = await temporaryRepository();
  const cwd = repository.path;
  await fc.assert(
    fc.asyncProperty(text, text, async (old, changed) => {
      await repository.write('m.py', old);
      const base = await repository.commit();
      await repository.write('m.py', changed);
      const head = await repository.commit();
      const patch = execFileSync('git', ['diff', base, head], { cwd });
      await using opened = await openedStore(cwd);
      const tree = await repository.git(['rev-parse', `${head}^{tree}`]);
      const { store, signal } = opened;
      for (const given of [patch, patch.subarray(0, -1)])
        expect(await applyPatch(store, base, given, signal)).toBe(tree);
    }),
    { numRuns: 20 },
  );
});

test('a byte order mark at the start of a patch does not hide the first file', async () => {
  await using repository = await temporaryRepository();
  await repository.write('m.py', 'a = 1\n');
  const base = await repository.commit();
  await repository.git(['mv', 'm.py', 'n.py']);
  await repository.write('p.py', 'b = 1\n');
  const head = await repository.commit();
  const patch = await repository.git(['diff', '--find-renames', base, head]);
  await using opened = await openedStore(repository.path);
  const tree = await applyPatch(opened.store, base, Buffer.from(`\u{FEFF}${patch}`), opened.signal);
  expect(tree).toBe(await repository.git(['rev-parse', `${head}^{tree}`]));
});

test('a patch is rejected if Git would skip a part of it, or would shorten a path', async () => {
  await using repository = await temporaryRepository();
  await repository.write('pkg/m.py', 'a = 1\n');
  const base = await repository.commit();
  await repository.write('pkg/m.py', 'a = 2\n');
  await repository.write('pkg/n.py', 'b = 1\n');
  const head = await repository.commit();
  const patch = await repository.git(['diff', base, head]);
  const unprefixed = await repository.git(['diff', '--no-prefix', base, head, '--', 'pkg/n.py']);
  await using opened = await openedStore(repository.path);
  for (const [given, problem] of [
    [
      `Submodule lib 1a2b3c4..5d6e7f8:\n  > change\n${patch}`,
      /line 1 \("Submodule .*skip it\. Create it again/u,
    ],
    [unprefixed, /line 1 \("diff --git pkg\/n\.py pkg\/n\.py"\) has paths without .* git diff --submodule/u],
  ] as const)
    await expect(applyPatch(opened.store, base, Buffer.from(given), opened.signal)).rejects.toMatchObject({
      code: 'E/APPLY_CONFLICT',
      message: expect.stringMatching(problem) as string,
    });
});

test('a conflict between a file and a folder is reported with their common path', async () => {
  await using repository = await temporaryRepository();
  await repository.write('m.py', '');
  const base = await repository.commit();
  await repository.write('place', '');
  const file = await repository.commit();
  await repository.git(['checkout', '--quiet', '--detach', base]);
  await repository.write('place/n.py', '');
  const folder = await repository.commit();
  await using opened = await openedStore(repository.path);
  const { store, signal } = opened;
  for (const [one, other] of [
    [file, folder],
    [folder, file],
  ] as const)
    expect(await mergeCommits(store, one, other, signal)).toEqual({ kind: 'conflict', files: ['place'] });
});

test('the .gitattributes of the first commit decide how files are merged, as in git merge', async () => {
  await using repository = await temporaryRepository();
  await repository.write('sub/.gitattributes', 'union.py merge=union\n*.lock -merge\n');
  for (const name of ['union.py', 'text.py', 'a.lock'])
    await repository.write(`sub/${name}`, '1\n2\n3\n4\n5\n');
  const base = await repository.commit();
  const branch = async (files: Readonly<Record<string, string>>): Promise<string> => {
    await repository.git(['checkout', '--quiet', '--detach', base]);
    for (const [name, content] of Object.entries(files)) await repository.write(`sub/${name}`, content);
    return repository.commit();
  };
  const [start, end] = ['0\n1\n2\n3\n4\n5\n', '1\n2\n3\n4\n5\n6\n'];
  await using opened = await openedStore(repository.path);
  const { store, signal } = opened;
  for (const [one, other, conflicts] of [
    [{ 'union.py': `${end}7\n` }, { 'union.py': `${end}8\n` }, []],
    [{ 'text.py': start }, { 'text.py': end }, []],
    [{ 'text.py': `${end}7\n` }, { 'text.py': `${end}8\n` }, ['sub/text.py']],
    [{ 'a.lock': start }, { 'a.lock': end }, ['sub/a.lock']],
    [{ 'union.py': end, '.gitattributes': '' }, { 'union.py': `${start}7\n` }, ['sub/union.py']],
  ] as const) {
    const [left, right] = [await branch(one), await branch(other)];
    const merged = await mergeCommits(store, left, right, signal);
    await repository.git(['checkout', '--quiet', '--force', left]);
    const tree = await repository.git(['merge', '--quiet', '--no-edit', right]).then(
      async () => repository.git(['rev-parse', 'HEAD^{tree}']),
      () => undefined,
    );
    expect(merged).toEqual(
      tree === undefined ? { kind: 'conflict', files: conflicts } : { kind: 'merged', tree },
    );
    expect(tree === undefined).toBe(conflicts.length > 0);
    await repository.git(['reset', '--quiet', '--hard']);
  }
});

test('a merge driver that environment variables configure is not run', async () => {
  await using repository = await temporaryRepository();
  await repository.write('.gitattributes', '*.py merge=mark\n');
  await repository.write('m.py', '1\n');
  const base = await repository.commit();
  await repository.write('m.py', '2\n');
  const one = await repository.commit();
  await repository.git(['checkout', '--quiet', '--detach', base]);
  await repository.write('m.py', '3\n');
  const other = await repository.commit();
  const marking = await markingProgram(repository.beside, 'driver');
  for (const env of [
    { GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: 'merge.mark.driver', GIT_CONFIG_VALUE_0: marking.program },
    { GIT_CONFIG_PARAMETERS: `'merge.mark.driver=${marking.program}'` },
  ]) {
    await using opened = await openedStore(repository.path, env);
    const merged = await mergeCommits(opened.store, one, other, opened.signal);
    expect(merged).toEqual({ kind: 'conflict', files: ['m.py'] });
    expect(await marking.wasRun()).toBe(false);
  }
});

test('a base that Git cannot read causes E/INCONCLUSIVE, not a rejected patch', async () => {
  await using repository = await temporaryRepository();
  await repository.commit();
  await using opened = await openedStore(repository.path);
  await expect(
    applyPatch(opened.store, 'f'.repeat(40), Buffer.from(''), opened.signal),
  ).rejects.toMatchObject({ code: 'E/INCONCLUSIVE', details: { command: 'read-tree' } });
});

test('a Git without `merge-tree --write-tree` is reported as unsupported', async () => {
  await using repository = await temporaryRepository();
  await using folder = await temporaryFolder();
  const commit = await repository.commit();
  const usage = "echo 'usage: git merge-tree <base-tree> <branch1> <branch2>' >&2; exit 129";
  await using opened = await openedStore(repository.path, await failingGit(folder.path, 'merge-tree', usage));
  expect(await mergeCommits(opened.store, commit, commit, opened.signal)).toEqual({ kind: 'unsupported' });
});
