import { describe, expect, test } from 'vitest';
import { applyPatch } from '../../src/git/candidate-commits.ts';
import { findGit, type Git } from '../../src/git/git.ts';
import { openRepository } from '../../src/git/repository.ts';
import { revisionId } from '../../src/git/revision-id.ts';
import { failingGit } from '../helpers/failing-git.ts';
import { openedStore } from '../helpers/opened-store.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { temporaryRepository } from '../helpers/temporary-repository.ts';
import { testHost } from '../helpers/test-host.ts';

async function killedGit(folder: string, subcommand: string): Promise<Git> {
  return findGit(testHost(await failingGit(folder, subcommand, 'kill -9 $$')), []);
}

describe('a Git command that a signal ends', () => {
  test('is an error, not a result', async () => {
    await using folder = await temporaryFolder();
    const git = await killedGit(folder.path, 'version');
    const options = { cwd: folder.path };
    const ended = { code: 'E/INCONCLUSIVE', details: { command: 'version' } };
    await expect(git.porcelain(['version'], options)).rejects.toMatchObject({
      ...ended,
      message: 'Git was ended by a signal. Run the command again.',
    });
    const bySignal = {
      ...ended,
      details: { command: 'version', signal: 'SIGKILL' },
      message: 'Git was ended by SIGKILL. Run the command again.',
    };
    await expect(git.run(['version'], options)).rejects.toMatchObject(bySignal);
    await expect(git.read(['version'], options)).rejects.toMatchObject(bySignal);
  });

  test('is not reported as a missing repository, a missing commit or a rejected patch', async () => {
    await using repository = await temporaryRepository();
    await repository.write('a.py', 'a\n');
    const commit = await repository.commit();
    await using opened = await openedStore(repository.path);
    const killed = { code: 'E/INCONCLUSIVE', details: { command: 'rev-parse' } };
    const git = await killedGit(repository.beside, 'rev-parse');
    await expect(openRepository(git, repository.path)).rejects.toMatchObject(killed);
    await expect(revisionId({ ...opened.repository, git }, 'HEAD')).rejects.toMatchObject(killed);
    const store = {
      ...opened.store,
      repository: { ...opened.repository, git: await killedGit(repository.beside, 'apply') },
    };
    await expect(applyPatch(store, commit, Buffer.from(''), opened.signal)).rejects.toMatchObject({
      code: 'E/INCONCLUSIVE',
      details: { command: 'apply', signal: 'SIGKILL' },
    });
  });
});
