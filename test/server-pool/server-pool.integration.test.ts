import { expect, test } from 'vitest';
import type { ServerStatus } from '../../src/model/bundle.ts';
import { scriptedProject, type ScriptedProject } from '../helpers/scripted-server.ts';

async function statesOf({ workspace }: ScriptedProject): Promise<Readonly<Record<string, string>>> {
  const servers: readonly ServerStatus[] = (await workspace.status()).facts?.servers ?? [];
  return Object.fromEntries(
    servers.filter(({ name }) => ['fake', 'pyright'].includes(name)).map(({ name, state }) => [name, state]),
  );
}

test('a server that cannot be reloaded does not prevent the reload of other servers', async () => {
  const hover = { results: [{ contents: 'one' }] };
  await using project = await scriptedProject(
    { 'app.py': 'count = 1\n', 'a.fake': 'one\n' },
    { 'textDocument/hover': hover },
  );
  // Pyright is the first of the servers, so its failure could prevent the reload of the other server.
  expect((await project.workspace.hover('app.py@L1:C1')).status).toBe('ok');
  expect((await project.workspace.hover('a.fake@L1:C1')).status).toBe('ok');
  expect(await statesOf(project)).toEqual({ pyright: 'running', fake: 'running' });
  await project.write({ 'pyrightconfig.json': '{' });
  expect(await project.workspace.reload()).toMatchObject({ status: 'error', error: { code: 'E/CONFIG' } });
  expect(await statesOf(project)).toEqual({ pyright: 'configured', fake: 'configured' });
  expect((await project.workspace.hover('a.fake@L1:C1')).status).toBe('ok');
});
