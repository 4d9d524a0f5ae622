import path from 'node:path';
import { expect, test } from 'vitest';
import type { Bundle } from '../../../src/model/bundle.ts';
import { verifyTrace } from '../../../src/replay/verify-trace.ts';
import { openWorkspace } from '../../../src/sdk/open-workspace.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';
import { testHost } from '../../helpers/test-host.ts';
import { eventsIn, type Event } from '../../helpers/trace-file.ts';
import { fakeConfiguration } from '../../helpers/workspace-program.ts';
import { writeTree } from '../../helpers/write-tree.ts';

const FORWARDING = 'typescript.tsserverRequest';

/** Returns a response as from tsserver. For equal requests, `request_seq` and the times can differ. */
function response(request_seq: number): object {
  const start = { line: 1, offset: 1 };
  const diagnostic = { start, end: { line: 1, offset: 4 }, text: 'bad', code: 1, category: 'error' };
  const performanceData = { updateGraphDurationMs: request_seq / 7 };
  return { seq: 0, type: 'response', request_seq, success: true, performanceData, body: [diagnostic] };
}

interface Recorded {
  readonly bundles: readonly Bundle[];
  readonly events: readonly Event[];
}

/** Records three operations in a folder. The fake server numbers the tsserver responses from `seq`. */
async function recorded(root: string, file: string, seq: number): Promise<Recorded> {
  const script = {
    initialize: { executeCommandProvider: { commands: [FORWARDING] }, diagnosticProvider: null },
    'workspace/executeCommand': { results: [response(seq), response(seq + 1)] },
    'textDocument/hover': { results: [{ contents: 'one' }] },
  };
  await writeTree(root, {
    'a.fake': 'one\n',
    // The server runs in the folder, so these paths can be relative.
    'lanser.json': fakeConfiguration('journal', 'scripted', ['script.json']),
    'script.json': JSON.stringify(script),
    journal: '',
  });
  let bundles: readonly Bundle[];
  {
    await using workspace = await openWorkspace(root, { host: testHost(), trace: { file } });
    const command = { command: FORWARDING, arguments: ['status', {}] };
    bundles = [
      await workspace.diagnostics({ files: ['a.fake'] }),
      await workspace.request('workspace/executeCommand', { selector: 'a.fake@L1:C1', params: command }),
      await workspace.hover('a.fake@L1:C1'),
    ];
  }
  const events = (await eventsIn(file)).map(({ timing: _timing, ...event }) => event as Event);
  return { bundles, events };
}

test('traces of the same work in different folders are equal except for times, even if the server numbers its responses differently', async () => {
  await using folder = await temporaryFolder();
  const file = (name: string): string => path.join(folder.path, `${name}.jsonl`);
  const one = await recorded(path.join(folder.path, 'one'), file('one'), 3);
  const other = await recorded(path.join(folder.path, 'a/longer name'), file('other'), 40);
  expect(one.bundles.map(({ error }) => error)).toEqual([null, null, null]);
  expect(one.bundles[0]?.facts).toMatchObject({ counts: { error: 3 } });
  expect(one.bundles[1]?.facts).toMatchObject({ result: { type: 'response', success: true } });
  expect(other.events).toEqual(one.events);
  expect(other.bundles.map(({ bundleId }) => bundleId)).toEqual(one.bundles.map(({ bundleId }) => bundleId));
  expect(JSON.stringify(one.events)).not.toMatch(/request_seq|updateGraphDurationMs/u);
  expect(await verifyTrace(file('other'), 'run', { host: testHost() })).toMatchObject({
    conclusion: 'match',
  });
});
