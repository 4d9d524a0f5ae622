import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { lanser } from '../helpers/lanser.ts';
import { useSandbox } from '../helpers/sandbox.ts';

const sandbox = useSandbox();
const TRACES = fileURLToPath(new URL('../../.lanser/traces/', import.meta.url));

// A change of the requests to Git or to a server breaks the replay of earlier traces. Replace these traces only by
// new ones with the same bundle ids.
test('the traces in this repository can be replayed with the current code', async () => {
  const files = readdirSync(TRACES).map((name) => path.join(TRACES, name));
  const { exitCode, stdout } = await lanser(['trace', 'verify', ...files], {
    cwd: sandbox.path,
    env: sandbox.env,
  });
  expect(stdout).toMatch(/^match +4 bundles /u);
  expect(exitCode).toBe(0);
});
