import { execFile } from 'node:child_process';
import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { writeTree, type Tree } from './write-tree.ts';

/** Creates a virtual environment with Python's venv module, and writes `packages` to its site-packages. */
export async function virtualEnvironment(
  folder: string,
  packages: Tree = {},
  {
    python = 'python3',
    options = [],
  }: { readonly python?: string; readonly options?: readonly string[] } = {},
): Promise<{ readonly folder: string; readonly sitePackages: string; readonly programs: string }> {
  const run = promisify(execFile);
  await run(python, ['-I', '-m', 'venv', '--without-pip', ...options, folder]);
  const programs = path.join(folder, 'bin');
  const program = 'import sysconfig; print(sysconfig.get_path("purelib"))';
  const { stdout } = await run(path.join(programs, 'python3'), ['-Ic', program]);
  const sitePackages = stdout.trim();
  await writeTree(sitePackages, packages);
  return { folder: await realpath(folder), sitePackages, programs };
}
