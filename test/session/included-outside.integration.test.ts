import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { bundleOf } from '../helpers/lanser.ts';
import { useSandbox } from '../helpers/sandbox.ts';

const sandbox = useSandbox();

// Pyright's command line also checks lib/b.py, so a check without this file would miss its error.
test('a check of the whole workspace is inconclusive if the configuration includes files outside of the workspace', async () => {
  const { path: checkout, write, commit } = await sandbox.repository('outside');
  await write('svc/pyrightconfig.json', '{"include": [".", "../lib"]}');
  await write('svc/a.py', 'x: int = 1\n');
  await write('lib/b.py', 'x: int = ""\n');
  await commit();
  const start = { cwd: path.join(checkout, 'svc'), env: sandbox.env };
  const whole = await bundleOf(['diag'], start);
  expect([whole.exitCode, whole.bundle.error]).toMatchObject([
    25,
    { code: 'E/INCONCLUSIVE', details: { path: '../lib/b.py' } },
  ]);
  expect(whole.stderr).toContain('Remove this path from "include", or name the files to check.');
  const named = await bundleOf(['diag', 'a.py'], start);
  expect([named.exitCode, named.bundle.facts?.counts.error]).toEqual([0, 0]);
  await writeFile(path.join(checkout, 'svc/pyrightconfig.json'), '{"include": ["."]}');
  const inside = await bundleOf(['diag'], start);
  expect([inside.exitCode, inside.bundle.facts?.scope]).toEqual([0, { kind: 'workspace', files: 1 }]);
});
