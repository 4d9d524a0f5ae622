import path from 'node:path';
import { expect, test } from 'vitest';
import { documentVersion } from '../../../src/bundle/blob-id.ts';
import { openWorkspace } from '../../../src/sdk/open-workspace.ts';
import { verifyTrace } from '../../../src/replay/verify-trace.ts';
import { useSandbox } from '../../helpers/sandbox.ts';
import { testHost } from '../../helpers/test-host.ts';

const sandbox = useSandbox();

test('a trace can be replayed if its requests follow a position through commits, and find a text only in an old commit', async () => {
  const repository = await sandbox.repository('followed');
  const texts = ['dumps(rows, indent=2)', 'dumps(rows, indent=4, key=None)', 'encode(rows, 4, key=None)'].map(
    (call) => `def save(rows, file):\n    text = json.${call}\n    file.write(text)\n`,
  );
  for (const text of texts) {
    await repository.write('a.py', text);
    await repository.commit();
  }
  const file = path.join(sandbox.path, 'run.jsonl');
  const host = testHost(sandbox.env, { temporaryRoot: sandbox.temporary });
  const version = documentVersion(Buffer.from(texts[0] ?? ''));
  {
    await using workspace = await openWorkspace(repository.path, { host, trace: { file } });
    const { resolution } = await workspace.locate(`a.py@L2:C5?docVersion=${version}`);
    expect(resolution?.candidates[0]?.explanation).toContain('in commit ');
    const first = await workspace.locate('a.py@json.dumps(rows, indent=2)');
    expect(first.resolution?.historySearch?.outcome).toBe('found');
  }
  const { conclusion, firstDifference } = await verifyTrace(file, 'run', { host });
  expect([conclusion, firstDifference]).toEqual(['match', null]);
});
