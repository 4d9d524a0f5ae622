import { symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkClean } from '../../../src/edit/guard/clean.ts';
import type { WorkspacePath } from '../../../src/model/brand.ts';
import { markingProgram } from '../../helpers/marking-program.ts';
import { temporaryRepository, type TemporaryRepository } from '../../helpers/temporary-repository.ts';
import { repositoryOf, signal, untouched } from './jailed.ts';

async function dirty(
  checkout: Pick<TemporaryRepository, 'path' | 'beside'>,
  targets: readonly string[] = [],
  root: string = checkout.path,
): Promise<readonly string[]> {
  const repository = await repositoryOf(root);
  const found = await untouched(checkout.beside, async () =>
    checkClean({ root, repository, targets: targets as readonly WorkspacePath[], signal }),
  );
  return (found ?? []).map(({ path: name, state }) => `${name}: ${state}`);
}

async function committed(): Promise<TemporaryRepository> {
  const checkout = await temporaryRepository();
  for (const name of ['a.py', 'b.py', 'pkg/c.py', 'pkg/d.py', 'docs/x.md'])
    await checkout.write(name, `${name}\n`);
  await checkout.write('.gitignore', '*.log\n');
  await checkout.commit();
  return checkout;
}

describe('a checkout is dirty', () => {
  test('if a tracked file has changed, staged or not, in any folder', async () => {
    await using checkout = await committed();
    expect(await dirty(checkout, ['a.py'])).toEqual([]);
    await checkout.write('a.py', 'changed\n');
    await checkout.write('b.py', 'staged\n');
    await checkout.write('n.py', 'new\n');
    await checkout.git(['add', 'b.py', 'n.py']);
    await checkout.write('b.py', 'and changed again\n');
    await checkout.remove('pkg/c.py');
    await checkout.git(['rm', '--quiet', 'pkg/d.py']);
    await checkout.git(['mv', 'docs/x.md', 'docs/y.md']);
    const all = ['a.py: unstaged', 'b.py: staged', 'docs/x.md: staged', 'docs/y.md: staged', 'n.py: staged'];
    expect(await dirty(checkout, ['b.py'])).toEqual([...all, 'pkg/c.py: unstaged', 'pkg/d.py: staged']);
  });

  test('if a file of the checkout has changed inside or outside the workspace', async () => {
    await using checkout = await committed();
    await checkout.write('a.py', 'changed\n');
    await checkout.write('pkg/c.py', 'changed\n');
    await checkout.write('pkg/new.py', '');
    const root = path.join(checkout.path, 'pkg');
    expect(await dirty(checkout, ['new.py', 'd.py'], root)).toEqual([
      '../a.py: unstaged',
      'c.py: unstaged',
      'new.py: untracked',
    ]);
  });

  test('if an untracked or ignored file, or an untracked link, exists at a target path', async () => {
    await using checkout = await committed();
    for (const name of ['new.py', 'x/deep.py', 'x.log', 'other.py', 'other.log'])
      await checkout.write(name, '');
    await symlink('gone', path.join(checkout.path, 'dangling'));
    const targets = ['new.py', 'x/deep.py', 'x.log', 'dangling', 'a.py', 'none.py', 'x', 'a.py/below'];
    expect(await dirty(checkout, targets)).toEqual([
      'dangling: untracked',
      'new.py: untracked',
      'x.log: untracked',
      'x/deep.py: untracked',
    ]);
    await checkout.git(['rm', '--quiet', '--cached', 'a.py']);
    expect(await dirty(checkout, ['a.py'])).toEqual(['a.py: staged']);
  });

  test('if a merge has left unmerged files', async () => {
    await using checkout = await committed();
    await checkout.git(['checkout', '--quiet', '-b', 'other']);
    await checkout.write('a.py', 'theirs\n');
    await checkout.remove('b.py');
    await checkout.commit();
    await checkout.git(['checkout', '--quiet', 'main']);
    await checkout.write('a.py', 'ours\n');
    await checkout.write('b.py', 'ours\n');
    await checkout.commit();
    await expect(checkout.git(['merge', '--quiet', 'other'])).rejects.toThrow('git merge');
    expect(await dirty(checkout)).toEqual(['a.py: unmerged', 'b.py: unmerged']);
  });

  test('if a file has changed, even if its name is unusual, for example not UTF-8', async () => {
    await using checkout = await committed();
    const names = ['sp ace.py', 'line\nbreak.py', '"q".py', 'Gr\u00FC\u00DFe.py', ' -> .py'];
    for (const name of names) await checkout.write(name, 'old');
    const raw = Buffer.concat([Buffer.from(`${checkout.path}/`), Buffer.from([0x63, 0xe9])]);
    await writeFile(raw, 'old');
    await checkout.commit();
    await writeFile(raw, 'changed');
    for (const name of names) await checkout.write(name, 'changed');
    const repository = await repositoryOf(checkout.path);
    const found = await checkClean({ root: checkout.path, repository, targets: [], signal });
    expect(new Set(found?.map((entry) => entry.path))).toEqual(new Set([...names, 'c\\xe9']));
  });
});

test('without a repository, the check returns null', async () => {
  await using checkout = await committed();
  expect(await checkClean({ root: checkout.beside, repository: undefined, targets: [], signal })).toBeNull();
});

test('the check runs no filter, file system monitor or hook of the repository', async () => {
  await using checkout = await committed();
  await checkout.write('.gitattributes', '*.py filter=mark\n');
  await checkout.commit();
  const marking = await markingProgram(checkout.beside);
  for (const key of ['core.fsmonitor', 'filter.mark.clean', 'filter.mark.smudge', 'filter.mark.process']) {
    await checkout.git(['config', key, marking.program]);
  }
  await symlink(marking.program, path.join(checkout.path, '.git/hooks/post-index-change'));
  // The size of the file stays the same, so Git must read it and would run the filter.
  await checkout.write('a.py', 'b.py\n');
  expect(await dirty(checkout, ['a.py', 'new.py'])).toEqual(['a.py: unstaged']);
  expect(await marking.wasRun()).toBe(false);
});

test('an aborted signal cancels the check', async () => {
  await using checkout = await committed();
  const repository = await repositoryOf(checkout.path);
  const input = { root: checkout.path, repository, targets: [], signal: AbortSignal.abort() };
  await expect(checkClean(input)).rejects.toMatchObject({ code: 'E/REQUEST_CANCELLED' });
});
