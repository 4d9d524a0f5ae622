import { expect, test } from 'vitest';
import { lanser } from '../helpers/lanser.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import { expectProjectAbove, STRICT } from './project-above.ts';

// Tests of other project layouts are in run-project-above.slow.test.ts.
const sandbox = useSandbox();

test("with --working-directory FOLDER, the gate checks the same project as Pyright's command line in FOLDER", async () =>
  expectProjectAbove(sandbox, {
    title: 'pyproject.toml above the folder',
    files: { 'team/pyproject.toml': STRICT },
    project: 'team',
  }));

test('two selected folders whose projects overlap are an error', async () => {
  const { path: cwd, write, commit } = await sandbox.repository('overlap');
  await write('pyproject.toml', STRICT);
  await write('one/pyproject.toml', '[tool.pyright]\n');
  await write('one/a.py', '');
  await write('two/b.py', '');
  await commit();
  const directories = ['one', 'two'].flatMap((name) => ['--working-directory', name]);
  const finished = await lanser(['gate', '--base', 'HEAD', ...directories], { cwd, env: sandbox.env });
  expect(finished.exitCode).toBe(20);
  expect(finished.stderr).toContain('"two" belongs to "."');
});
