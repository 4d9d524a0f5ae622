import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { GateOptions } from '../../src/gate/options.ts';
import { prepare, type Preparation } from '../../src/gate/prepare.ts';
import { findGit } from '../../src/git/git.ts';
import { openRepository } from '../../src/git/repository.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { repositoryAt, temporaryRepository } from '../helpers/temporary-repository.ts';
import { testHost } from '../helpers/test-host.ts';

const NOWHERE = 'f'.repeat(40);
const NOT_UTF8 = Buffer.from('caf\u00E9.py', 'latin1');

async function preparation(
  repository: string,
  revisions: Pick<GateOptions, 'base' | 'head'>,
): Promise<Preparation> {
  await using scratch = await temporaryFolder();
  const host = testHost();
  const { signal } = new AbortController();
  const opened = await openRepository(await findGit(host, []), repository);
  return await prepare({ host, repository, signal, ...revisions }, opened, scratch.path, ['.']);
}

function failed(side: 'before' | 'after', message: string): unknown {
  return {
    kind: 'failed',
    side,
    error: { code: 'E/INCONCLUSIVE', message: expect.stringContaining(message) as unknown },
  };
}

async function nameNotUtf8(root: string): Promise<void> {
  await writeFile(Buffer.concat([Buffer.from(`${root}/`), NOT_UTF8]), '(1).wrong\n');
}

describe('a failed preparation names the side (before or after)', () => {
  test('whose commit is unavailable', async () => {
    await using repository = await temporaryRepository();
    await repository.write('a.py', 'a = 1\n');
    await repository.commit();
    expect(await preparation(repository.path, { base: NOWHERE, head: 'HEAD' })).toMatchObject(
      failed('before', NOWHERE) as object,
    );
    expect(await preparation(repository.path, { base: 'HEAD', head: NOWHERE })).toMatchObject(
      failed('after', NOWHERE) as object,
    );
  });

  test('with a Python file name that is not UTF-8, in the working tree or in a commit', async () => {
    await using repository = await temporaryRepository();
    await repository.write('a.py', 'a = 1\n');
    const without = await repository.commit();
    await nameNotUtf8(repository.path);
    const message = 'The name "caf\\xe9.py" is not UTF-8';
    const inWorktree = await preparation(repository.path, { base: without, head: 'worktree' });
    expect(inWorktree).toMatchObject(failed('after', message) as object);
    const withIt = await repository.commit();
    const inHead = await preparation(repository.path, { base: without, head: withIt });
    expect(inHead).toMatchObject(failed('after', message) as object);
    await repository.git(['rm', '--quiet', '-r', '--', ':!a.py']);
    const fixed = await repository.commit();
    const inBase = await preparation(repository.path, { base: withIt, head: fixed });
    expect(inBase).toMatchObject(failed('before', message) as object);
  });

  test('whose files are missing in a partial clone', async () => {
    await using origin = await temporaryRepository();
    await origin.git(['config', 'uploadpack.allowFilter', 'true']);
    for (const text of ['1', '2', '3']) {
      await origin.write('a.py', `a = ${text}\n`);
      await origin.commit();
    }
    const place = path.join(origin.beside, 'clone');
    const { href } = pathToFileURL(origin.path);
    await origin.git(['clone', '--quiet', '--filter=blob:none', href, place]);
    const checkout = repositoryAt(place, origin.beside);
    expect(await preparation(place, { base: 'HEAD~2', head: 'HEAD~1' })).toMatchObject({ kind: 'prepared' });
    await checkout.git(['remote', 'set-url', 'origin', '../nowhere']);
    expect(await preparation(place, { base: 'HEAD~1', head: 'HEAD' })).toMatchObject(
      failed('before', 'The clone is partial and lacks parts of') as object,
    );
    await checkout.git(['remote', 'set-url', 'origin', href]);
    await checkout.git(['cat-file', 'blob', 'HEAD~2:a.py']);
    await checkout.git(['remote', 'set-url', 'origin', '../nowhere']);
    expect(await preparation(place, { base: 'HEAD~2', head: 'HEAD~1' })).toMatchObject(
      failed('after', 'The clone is partial and lacks parts of') as object,
    );
  });
});
