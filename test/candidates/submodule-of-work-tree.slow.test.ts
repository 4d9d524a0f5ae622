import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { useSandbox } from '../helpers/sandbox.ts';
import { projectWithSubmodule } from '../trees/project-with-submodule.ts';
import { candidates } from './evaluated-branches.ts';

const sandbox = useSandbox();

test("a work tree with a new commit in its submodule is evaluated only after the commit is fetched into the submodule of the repository's own checkout", async () => {
  const project = await projectWithSubmodule(sandbox);
  const worktree = path.join(sandbox.path, 'with-submodule');
  await project.git(['worktree', 'add', '--quiet', '--detach', worktree]);
  const vendor = path.join(worktree, 'vendor');
  const local = ['-c', 'protocol.file.allow=always'];
  await project.git([...local, '-C', worktree, 'submodule', '--quiet', 'update', '--init']);
  await writeFile(path.join(vendor, 'lib.py'), 'def f(x: bytes) -> int:\n    return 1\n');
  await project.git(['-C', vendor, 'commit', '--quiet', '--all', '--message', 'change']);
  const evaluate = async () => (await candidates([worktree], project.start)).result.candidates;
  const [before] = await evaluate();
  expect(before?.report?.failures[0]?.message).toContain(
    "For a candidate in a different work tree, fetch the commit into the submodule of the repository's own checkout.",
  );
  await project.git([...local, '-C', 'vendor', 'fetch', '--quiet', vendor, 'HEAD']);
  const [after] = await evaluate();
  expect(after?.report?.delta?.introduced).toMatchObject([{ uri: 'app.py', rule: 'reportArgumentType' }]);
});
