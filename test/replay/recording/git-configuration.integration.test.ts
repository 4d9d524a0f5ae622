import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openWorkspace } from '../../../src/sdk/open-workspace.ts';
import { verifyTrace } from '../../../src/replay/verify-trace.ts';
import { ledgerRepository } from '../../helpers/edit-project.ts';
import { useSandbox } from '../../helpers/sandbox.ts';
import { testHost } from '../../helpers/test-host.ts';

const sandbox = useSandbox();

test("a trace does not contain tokens, user data or programs from Git's configuration", async () => {
  const repository = await ledgerRepository(sandbox, 'repository');
  const settings = {
    // Before version 6, actions/checkout stores the job's token in this setting.
    'http.https://github.com/.extraheader': 'AUTHORIZATION: basic canary-token',
    'url.https://canary-password@example.com/.insteadOf': 'https://example.com/',
    'user.email': 'canary-user@example.com',
    'filter.one.clean': 'canary-program',
  };
  for (const [name, value] of Object.entries(settings)) await repository.git(['config', name, value]);
  const file = path.join(sandbox.path, 'run.jsonl');
  const host = testHost(sandbox.env, { temporaryRoot: sandbox.temporary });
  {
    await using workspace = await openWorkspace(repository.path, { host, trace: { file } });
    const bundle = await workspace.renameFile('docs/use.md', 'docs/using.md');
    expect(bundle.status).toBe('ok');
  }
  const text = await readFile(file, 'utf8');
  expect(text).toContain('"config","--list"');
  expect(text).toContain('filter.one.clean');
  expect(text).not.toContain('canary');
  const { conclusion, firstDifference } = await verifyTrace(file, 'run', { host });
  expect([conclusion, firstDifference]).toEqual(['match', null]);
});
