import { describe, expect, test } from 'vitest';
import { defaultBranch } from '../../src/git/default-branch.ts';
import { findGit } from '../../src/git/git.ts';
import { isPartialClone } from '../../src/git/partial-clone.ts';
import { isDirty, type Repository } from '../../src/git/repository.ts';
import { readCheckoutSettings } from '../../src/git/tracked-file.ts';
import { failingGit } from '../helpers/failing-git.ts';
import { markingProgram } from '../helpers/marking-program.ts';
import { openedStore } from '../helpers/opened-store.ts';
import { temporaryRepository } from '../helpers/temporary-repository.ts';
import { testHost } from '../helpers/test-host.ts';

describe('a failing Git command', () => {
  test('causes E/INCONCLUSIVE instead of a default answer, and Git does not run the clean filter of the checkout', async () => {
    await using repository = await temporaryRepository();
    const filter = await markingProgram(repository.beside, 'filter');
    await repository.write('a.py', 'a\n');
    await repository.write('.gitattributes', '* filter=evil\n');
    await repository.commit();
    await repository.write('a.py', 'b\n');
    await repository.git(['config', 'filter.evil.clean', filter.program]);
    await using opened = await openedStore(repository.path);
    const failing = async (subcommand: string): Promise<Repository> => {
      const env = await failingGit(repository.beside, subcommand, 'echo "fatal: broken" >&2; exit 3');
      return { ...opened.repository, git: await findGit(testHost(env), []) };
    };
    const failure = (command: string): object => ({
      code: 'E/INCONCLUSIVE',
      details: { command },
      message: 'Git could not read the repository: fatal: broken. To check it, run git fsck.',
    });
    const { signal } = opened;
    const config = await failing('config');
    await expect(isDirty(config, signal)).rejects.toMatchObject(failure('config'));
    expect(await filter.wasRun()).toBe(false);
    await expect(isPartialClone(config, signal)).rejects.toMatchObject(failure('config'));
    await expect(readCheckoutSettings(config, signal)).rejects.toMatchObject(failure('config'));
    await expect(defaultBranch(await failing('remote'), signal)).rejects.toMatchObject(failure('remote'));
    await expect(defaultBranch(await failing('for-each-ref'), signal)).rejects.toMatchObject(
      failure('for-each-ref'),
    );
  });
});
