import { symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { establishMergeBase } from '../../src/git/deepen.ts';
import { materialise } from '../../src/git/materialise.ts';
import { fetchCommit } from '../../src/git/fetch-commit.ts';
import { isDirty } from '../../src/git/repository.ts';
import { resolveCommit, treeOf } from '../../src/git/revisions.ts';
import { diffTrees } from '../../src/git/tree-changes.ts';
import { listTree } from '../../src/git/trees.ts';
import { snapshotWorktree } from '../../src/git/worktree.ts';
import { markingProgram, type MarkingProgram } from '../helpers/marking-program.ts';
import { openedStore } from '../helpers/opened-store.ts';
import { temporaryRepository, type TemporaryRepository } from '../helpers/temporary-repository.ts';

const HOOKS = ['post-checkout', 'post-index-change', 'reference-transaction', 'pre-auto-gc', 'post-rewrite'];

/** Repository settings that can make Git run programs. `ATTRIBUTES` selects the drivers and filters. */
const SETTINGS: Readonly<Record<string, (program: string) => string>> = {
  'core.fsmonitor': (program) => program,
  'core.pager': (program) => program,
  'core.editor': (program) => program,
  'core.askPass': (program) => program,
  'core.sshCommand': (program) => program,
  'core.gitProxy': (program) => program,
  'core.alternateRefsCommand': (program) => program,
  'credential.helper': (program) => `!${program}`,
  'diff.external': (program) => program,
  'diff.mark.command': (program) => program,
  'diff.mark.textconv': (program) => program,
  'filter.mark.clean': (program) => program,
  'filter.mark.smudge': (program) => program,
  'filter.process.process': (program) => program,
  'filter.with=sign.clean': (program) => program,
  'filter.WithCase.clean': (program) => program,
  'filter.required.clean': (program) => program,
  'filter.required.required': () => 'true',
  'merge.mark.driver': (program) => program,
  'remote.origin.uploadpack': (program) => program,
  'uploadpack.packObjectsHook': (program) => program,
  'protocol.ext.allow': () => 'always',
};

const ATTRIBUTES = [
  '* diff=mark merge=mark filter=mark export-ignore export-subst ident',
  '*.p.py filter=process',
  '*.s.py filter=with=sign',
  '*.c.py filter=WithCase',
  '*.r.py filter=required',
];

async function trap(repository: TemporaryRepository): Promise<ReadonlyMap<string, MarkingProgram>> {
  const marks = new Map<string, MarkingProgram>();
  const add = async (name: string): Promise<string> => {
    const marking = await markingProgram(repository.beside, name.replaceAll(/[^a-z-]/giu, '-'));
    marks.set(name, marking);
    return marking.program;
  };
  for (const hook of HOOKS) {
    await symlink(await add(hook), path.join(repository.path, '.git', 'hooks', hook));
  }
  for (const [name, value] of Object.entries(SETTINGS)) {
    await repository.git(['config', name, value(await add(name))]);
  }
  return marks;
}

async function marked(marks: ReadonlyMap<string, MarkingProgram>): Promise<readonly string[]> {
  const names: string[] = [];
  for (const [name, marking] of marks) if (await marking.wasRun()) names.push(name);
  return names;
}

describe('programs of a repository', () => {
  test('do not run: hooks, the file system monitor, filters and diff drivers', async () => {
    await using origin = await temporaryRepository();
    await origin.write('o.py', 'o\n');
    const foreign = await origin.commit();
    await using repository = await temporaryRepository();
    await repository.write('.gitattributes', `${ATTRIBUTES.join('\n')}\n`);
    for (const kind of ['', '.p', '.s', '.c', '.r']) await repository.write(`a${kind}.py`, 'a\n');
    const base = await repository.commit();
    await repository.write('a.py', 'b\n');
    await repository.commit();
    await repository.git(['remote', 'add', 'origin', `file://${origin.path}`]);
    const marks = await trap(repository);
    for (const kind of ['', '.p', '.s', '.c', '.r']) await repository.write(`a${kind}.py`, 'c\n');

    // The object store reads the user's settings, not the repository's. So the test also names programs in the
    // user's settings.
    const settings = path.join(repository.beside, 'settings');
    await writeFile(path.join(repository.beside, 'attributes'), '* diff=mark\n');
    for (const [name, value] of [
      ['core.hooksPath', path.join(repository.path, '.git', 'hooks')],
      ['core.attributesFile', path.join(repository.beside, 'attributes')],
      ...['diff.mark.command', 'diff.mark.textconv', 'diff.external', 'core.fsmonitor'].map((setting) => [
        setting,
        marks.get(setting)?.program,
      ]),
    ]) {
      await repository.git(['config', '--file', settings, String(name), String(value)]);
    }
    await using opened = await openedStore(repository.path, { GIT_CONFIG_GLOBAL: settings });
    const { store, scratch, signal } = opened;
    expect(await isDirty(opened.repository, signal)).toBe(true);
    const head = await resolveCommit(store, 'HEAD', undefined, signal);
    const before = await establishMergeBase(
      store,
      await resolveCommit(store, base, undefined, signal),
      head,
      undefined,
      signal,
    );
    const tree = await snapshotWorktree(store, signal);
    expect(await diffTrees(store, await treeOf(store, before, signal), tree, signal)).toHaveLength(5);
    await materialise(store, await listTree(store, tree, signal), scratch, () => true, signal);
    expect(await fetchCommit(store, foreign, undefined, signal)).toBe(foreign);
    await repository.git(['config', 'remote.origin.url', `ext::${marks.get('core.pager')?.program ?? ''}`]);
    await expect(fetchCommit(store, 'main', undefined, signal)).rejects.toMatchObject({
      code: 'E/INCONCLUSIVE',
    });
    expect(await marked(marks)).toEqual([]);

    // Plain Git commands run several of the programs. This proves that the settings above have an effect.
    await repository.git(['status']).catch(() => {});
    for (const name of ['a.py', 'a.p.py', 'a.s.py', 'a.c.py', 'a.r.py'])
      await repository.git(['add', name]).catch(() => {});
    await repository.git(['diff', base, head]).catch(() => {});
    await repository
      .git(['-c', 'diff.mark.command=', '-c', 'diff.external=', 'diff', base, head])
      .catch(() => {});
    expect(await marked(marks)).toEqual(
      expect.arrayContaining([
        'post-index-change',
        'core.fsmonitor',
        'diff.mark.command',
        'filter.mark.clean',
        'filter.process.process',
        'filter.with=sign.clean',
        'filter.WithCase.clean',
        'filter.required.clean',
      ]),
    );
  });
});
