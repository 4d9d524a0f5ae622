import { mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { SandboxRepository } from './sandbox.ts';

/** Folders of a tree in which a program lookup may search. */
const FOLDERS = [
  '',
  'bin',
  '.venv/bin',
  'venv/bin',
  '.env/bin',
  'node_modules/.bin',
  '.conda/bin',
  'Scripts',
];
const NAMES = [
  'bash',
  'env',
  'git',
  'git-lfs',
  'gopls',
  'node',
  'npm',
  'pyright',
  'pyright-langserver',
  'python',
  'python3',
  'ruff',
  'sh',
  'ssh',
  'tar',
  'tsserver',
  'unzstd',
  'uname',
];

/** Programs that must never run, in many folders of a tree. Settings in the tree could run these programs. */
export interface Canaries {
  /** Entries that a workflow may put first on PATH. They lead to folders of the tree. */
  readonly path: readonly string[];
  ran(): readonly string[];
}

export async function putCanaries(repository: SandboxRepository, marks: string): Promise<Canaries> {
  const { path: root, write, git } = repository;
  mkdirSync(marks);
  const mark = (name: string): string => path.join(marks, name.replaceAll('/', '-'));
  const shell = (name: string): string => `#!/bin/sh\n: > '${mark(name)}'\nexit 0\n`;
  const python = (name: string): string => `open(${JSON.stringify(mark(name))}, 'w').close()\n`;
  const script = (name: string): string =>
    `require('node:fs').writeFileSync(${JSON.stringify(mark(name))}, '');\n`;
  for (const folder of FOLDERS) {
    for (const name of NAMES) {
      const file = path.posix.join(folder, name);
      await write(file, shell(file), 0o755);
    }
  }
  for (const name of ['sitecustomize.py', 'usercustomize.py', 'conftest.py', 'setup.py', 'json.py']) {
    await write(name, python(name));
  }
  for (const environment of ['.venv', 'venv', '.conda']) {
    const packages = `${environment}/lib/python3.11/site-packages`;
    await write(`${packages}/evil.pth`, `import os; ${python(`${environment}.pth`)}`);
    await write(`${packages}/sitecustomize.py`, python(`${environment}-sitecustomize`));
    await write(`${environment}/pyvenv.cfg`, `home = ${path.join(root, 'bin')}\n`);
  }
  await write('.conda/conda-meta/history', '');
  for (const hook of ['post-checkout', 'post-index-change', 'reference-transaction', 'pre-auto-gc']) {
    await write(`.githooks/${hook}`, shell(`hook-${hook}`), 0o755);
  }
  const config =
    `[core]\n\thooksPath = .githooks\n\tfsmonitor = ${path.join(root, 'bin', 'git')}\n\tsshCommand = ./ssh\n` +
    '[filter "lfs"]\n\tclean = ./git-lfs\n\tsmudge = ./git-lfs\n\tprocess = ./git-lfs\n';
  await write('.gitconfig', config);
  await write('.gitattributes', '*.py filter=lfs diff=lfs merge=lfs\n*.bin filter=lfs -text\n');
  await write(
    'big.bin',
    `version https://git-lfs.github.com/spec/v1\noid sha256:${'0'.repeat(64)}\nsize 9\n`,
  );
  // A bare repository inside the tree. A Git command in `embedded` would use this repository's configuration.
  await write('embedded/HEAD', 'ref: refs/heads/main\n');
  await write('embedded/config', config);
  await write('embedded/objects/keep', '');
  await write('embedded/refs/keep', '');
  await write('.gitmodules', '[submodule "sub"]\n\tpath = sub\n\turl = ext::./sh\n');
  await git(['update-index', '--add', '--cacheinfo', `160000,${'1'.repeat(40)},sub`]);
  await write('.npmrc', `script-shell=${path.join(root, 'sh')}\nnode-options=--require=./preload.js\n`);
  await write('preload.js', script('preload'));
  for (const name of ['pyright', 'typescript', '@actions/core']) {
    await write(`node_modules/${name}/index.js`, script(name));
    await write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
  }
  const scripts = Object.fromEntries(['preinstall', 'prepare', 'test'].map((name) => [name, './sh']));
  await write('package.json', JSON.stringify({ name: 'x', scripts }));
  await write('pyrightconfig.json', JSON.stringify({ venvPath: '.', venv: '.venv', exclude: ['**/bin'] }));
  const servers = { python: { command: [path.join(root, 'bin', 'pyright')] }, evil: { command: ['./sh'] } };
  await write('lanser.json', JSON.stringify({ servers }));
  await write('.vscode/settings.json', JSON.stringify({ 'python.pythonPath': './python' }));
  await write('.python-version', './bin\n');
  return {
    path: [root, path.join(root, '.venv', 'bin'), path.join(root, 'node_modules', '.bin'), '.', ''],
    ran: () => readdirSync(marks),
  };
}
