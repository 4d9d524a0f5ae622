import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

/** Installs a version of Pyright below a folder. Returns the path of its language server. */
export async function installedPyright(version: string, folder: string): Promise<string> {
  const prefix = path.join(folder, `pyright-${version}`);
  const options = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts'];
  await promisify(execFile)('npm', ['install', '--prefix', prefix, ...options, `pyright@${version}`]);
  return path.join(prefix, 'node_modules/.bin/pyright-langserver');
}

/** Configures a program as a user's Python server, as docs/servers.md describes. */
export async function configurePyright(home: string, program: string): Promise<void> {
  const folder = path.join(home, '.config/lanser');
  await mkdir(folder, { recursive: true });
  const servers = { pyright: { command: [program, '--stdio'] } };
  await writeFile(path.join(folder, 'config.json'), JSON.stringify({ servers }));
}
