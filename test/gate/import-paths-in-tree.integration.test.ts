import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { gateReport } from '../helpers/lanser.ts';
import { pyrightCli } from '../helpers/pyright-cli.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import { virtualEnvironment } from '../helpers/virtual-environment.ts';

const sandbox = useSandbox();

test("if import paths of the environment lead into the checkout, an unresolved import that Pyright's command line reports only for head is introduced", async () => {
  const { path: cwd, write, commit, git } = await sandbox.repository('installed');
  const { programs, folder } = await virtualEnvironment(path.join(sandbox.path, 'environment'), {
    linked: { to: path.join(cwd, 'links', 'linked') },
    renamed_link: { to: path.join(cwd, 'links', 'renamed') },
    'editable.pth': `${path.join(cwd, 'editable')}\n`,
  });
  const PATH = [programs, sandbox.env['PATH']].join(path.delimiter);
  const env = { ...sandbox.env, PATH, VIRTUAL_ENV: folder };
  const start = { cwd, env };
  await write('pyrightconfig.json', '{ "include": ["use.py"] }');
  await write('links/linked/__init__.py', '');
  await write('links/beside.py', '');
  await write('links/renamed/__init__.py', '');
  await write('editable/module.py', '');
  await write('use.py', 'import linked\nimport module\nimport renamed_link\n');
  await commit();
  expect(await pyrightCli(start)).toMatchObject({ errors: 0 });
  // After these moves, two paths in the environment lead to files that only base contains.
  await git(['mv', 'editable', 'sources']);
  await git(['mv', 'links/renamed', 'links/other']);
  // The environment links to `links/linked`, but not to `links/beside.py`.
  await write('use.py', 'import beside\nimport linked\nimport module\nimport renamed_link\n');
  await commit();
  expect((await pyrightCli(start)).errors).toBe(3);
  const { report } = await gateReport(['--base', 'HEAD~1'], start);
  expect(report.delta?.introduced.map(({ message }) => message)).toEqual(
    ['beside', 'module', 'renamed_link'].map((name) => `Import "${name}" could not be resolved`),
  );
  expect(report.delta?.persisting).toBe(0);
});

test('base and head import their own code through links in an environment whose folder contains the checkout', async () => {
  const outer = path.join(sandbox.path, 'outer');
  await mkdir(path.join(outer, 'src'), { recursive: true });
  const { path: cwd, write, commit } = await sandbox.repository(path.join('outer', 'src', 'app'));
  const { programs, folder } = await virtualEnvironment(outer, {
    whole: { to: cwd },
    part: { to: path.join(cwd, 'libraries', 'part') },
  });
  const PATH = [programs, sandbox.env['PATH']].join(path.delimiter);
  const start = { cwd, env: { ...sandbox.env, PATH, VIRTUAL_ENV: folder } };
  await write('pyrightconfig.json', '{ "include": ["code"] }');
  await write('code/use.py', 'import part\nimport whole.core\n\npart.f(1)\nwhole.core.f(1)\n');
  const files = ['libraries/part/__init__.py', 'core.py'];
  for (const file of files) await write(file, 'def f(x: int) -> None: ...\n');
  await commit();
  expect(await pyrightCli(start)).toMatchObject({ errors: 0 });
  for (const file of files) await write(file, 'def f(x: str) -> None: ...\n');
  await commit();
  expect((await pyrightCli(start)).errors).toBe(2);
  const { report } = await gateReport(['--base', 'HEAD~1'], start);
  expect(report.delta).toMatchObject({
    introduced: [{ range: [3, 7, 3, 8] }, { range: [4, 13, 4, 14] }],
    persisting: 0,
  });
});

test('base and head import their own code if an import path leads into a different work tree of the repository', async () => {
  const { path: main, write, git } = await sandbox.repository('main');
  const { folder } = await virtualEnvironment(path.join(main, '.venv'), {
    'editable.pth': `${path.join(main, 'library')}\n`,
  });
  await write('.gitignore', '.venv\n');
  await write('library/module.py', 'def f(x: int) -> None: ...\n');
  await write('use.py', 'import module\n\nmodule.f(1)\n');
  await git(['add', '.']);
  await git(['commit', '--quiet', '--message', 'base']);
  const cwd = path.join(sandbox.path, 'linked');
  await git(['worktree', 'add', '--quiet', '--detach', cwd]);
  await writeFile(path.join(cwd, 'library/module.py'), 'def f(x: str) -> None: ...\n');
  await git(['-C', cwd, 'commit', '--quiet', '--all', '--message', 'head']);
  const { report } = await gateReport(['--base', 'HEAD~1', '--python', folder], { cwd, env: sandbox.env });
  expect(report.delta).toMatchObject({ introduced: [{ uri: 'use.py' }], persisting: 0 });
});

test("relative folders in PYTHONPATH are relative to the project's folder", async () => {
  const { path: cwd, write, commit } = await sandbox.repository('relative');
  const start = { cwd, env: { ...sandbox.env, PYTHONPATH: 'library' } };
  await write('library/of_root.py', '');
  await write('project/library/of_project.py', '');
  await write('project/pyrightconfig.json', '{ "include": ["use.py"] }');
  await write('project/use.py', 'import of_project\n');
  await commit();
  await write('project/use.py', 'import of_project\nimport of_root\n');
  await commit();
  expect(await pyrightCli({ ...start, cwd: path.join(cwd, 'project') })).toMatchObject({ errors: 1 });
  const { report } = await gateReport(['--base', 'HEAD~1', '--working-directory', 'project'], start);
  expect(report.delta).toMatchObject({
    introduced: [{ message: 'Import "of_root" could not be resolved' }],
    persisting: 0,
  });
});

test('the gate is inconclusive if a `.pth` file of an environment in the checkout names the folder above the checkout', async () => {
  const { path: cwd, write, commit } = await sandbox.repository('below');
  await write('core.py', '');
  await commit();
  await virtualEnvironment(path.join(cwd, '.venv'), { 'above.pth': `${path.dirname(cwd)}\n` });
  const { report, exitCode } = await gateReport(['--base', 'HEAD'], { cwd, env: sandbox.env });
  expect(report.failures[0]?.message).toMatch(/^An import path .* contains the checkout/u);
  expect(exitCode).toBe(25);
});

test('PYTHONPATH may name an archive of the repository only if the configuration also names the archive', async () => {
  const { path: cwd, write, commit } = await sandbox.repository('archived');
  const start = { cwd, env: { ...sandbox.env, PYTHONPATH: path.join(cwd, 'library.zip') } };
  await write('library.zip', 'content');
  await write('core.py', '');
  await commit();
  const { report } = await gateReport(['--base', 'HEAD'], start);
  expect(report.failures[0]?.message).toContain('is the archive "library.zip" of the repository');
  await write('pyrightconfig.json', '{ "extraPaths": ["library.zip"] }');
  await commit();
  const { report: configured } = await gateReport(['--base', 'HEAD'], start);
  expect(configured.failures).toEqual([]);
});
