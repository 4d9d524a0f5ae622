import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findGit } from '../../src/git/git.ts';
import { frameLog } from '../../src/trace/frames.ts';
import { rootTokens } from '../../src/trace/root-tokens.ts';
import { recordingGit } from '../../src/trace/traced-git.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { testHost } from '../helpers/test-host.ts';

test('a trace contains the working directory of Git only in a root, and not in the temporary folder', async () => {
  await using folder = await temporaryFolder();
  const at = (name: string): string => path.join(folder.path, name);
  const inside = [at('work'), at('work/a b')];
  const omitted = [at('temporary/x'), at('elsewhere/x'), at('else where/x'), '/tmp', '/'];
  const log = frameLog();
  const roots = ['work', 'temporary'].map((name) => ({ token: name, path: at(name) }));
  const git = recordingGit(await findGit(testHost(), []), rootTokens(roots), log);
  for (const cwd of [...inside, ...omitted]) {
    await mkdir(cwd, { recursive: true });
    await git.run(['--version'], { cwd });
  }
  expect(log.frames.map(({ params }) => params)).toEqual([
    { arguments: ['--version'], cwd: '${work}' },
    { arguments: ['--version'], cwd: '${work}/a b' },
    ...omitted.map(() => ({ arguments: ['--version'] })),
  ]);
});
