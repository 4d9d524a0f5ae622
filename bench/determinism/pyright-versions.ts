import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

/** Installs a version of Pyright below a folder; its language server's program. */
export async function installedPyright(version: string, folder: string): Promise<string> {
  const prefix = path.join(folder, `pyright-${version}`);
  const options = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts'];
  await promisify(execFile)('npm', ['install', '--prefix', prefix, ...options, `pyright@${version}`]);
  return path.join(prefix, 'node_modules/.bin/pyright-langserver');
}

/** Has a user's Python answered by a program, as docs/servers.md says it. */
export async function configurePyright(home: string, program: string): Promise<void> {
  const folder = path.join(home, '.config/lanser');
  await mkdir(folder, { recursive: true });
  const servers = { pyright: { command: [program, '--stdio'] } };
  await writeFile(path.join(folder, 'config.json'), JSON.stringify({ servers }));
}
