import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openWorkspace } from '../../../src/sdk/open-workspace.ts';
import { verifyTrace } from '../../../src/replay/verify-trace.ts';
import { ledgerRepository } from '../../helpers/edit-project.ts';
import { useSandbox } from '../../helpers/sandbox.ts';
import { testHost } from '../../helpers/test-host.ts';

const sandbox = useSandbox();

test('a trace of a linked worktree does not contain the path of its repository', async () => {
  const repository = await ledgerRepository(sandbox, 'canary-repository');
  const folder = path.join(sandbox.path, 'worktree');
  await repository.git(['worktree', 'add', '--quiet', '--detach', folder]);
  const file = path.join(sandbox.path, 'run.jsonl');
  const host = testHost(sandbox.env, { temporaryRoot: sandbox.temporary });
  {
    await using workspace = await openWorkspace(folder, { host, trace: { file } });
    const bundle = await workspace.renameFile('docs/use.md', 'docs/using.md');
    expect(bundle.status).toBe('ok');
  }
  const { conclusion, firstDifference } = await verifyTrace(file, 'run', { host });
  expect([conclusion, firstDifference]).toEqual(['match', null]);
  const text = await readFile(file, 'utf8');
  expect(text).toContain('"--show-toplevel"');
  expect(text).not.toContain(sandbox.path);
});
