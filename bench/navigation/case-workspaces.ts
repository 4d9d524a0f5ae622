import { cp, mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { parse } from 'jsonc-parser';
import { virtualEnvironment } from '../../test/helpers/virtual-environment.ts';
import { readCase, type CaseFile } from './fourslash-case.ts';

const TYPESHED = 'typeshed-fallback';
const SHIPPED_TYPESHED = path.join(
  path.dirname(createRequire(import.meta.url).resolve('pyright/package.json')),
  'dist',
  TYPESHED,
);

/** A case, one of Pyright's own tests, with its files on disk. The files exist until the next case. */
export interface CaseWorkspace {
  /** The name of the case's own file. `source` is the text of this file. */
  readonly name: string;
  readonly source: string;
  readonly files: readonly CaseFile[];
  readonly root: string;
  /** PATH starts with the programs of the case's virtual environment. */
  readonly env: NodeJS.ProcessEnv;
  /** The site-packages folder of the environment that the case's pyrightconfig.json names; empty if it names none. */
  readonly packages: readonly string[];
}

/**
 * Yields the cases whose file names match the pattern. Writes library files to the site-packages of a virtual
 * environment. Skips cases without files or with a file outside of the workspace, and prints their names.
 */
export async function* caseWorkspaces(folder: string, pattern: string): AsyncGenerator<CaseWorkspace> {
  const temporary = await realpath(await mkdtemp(path.join(os.tmpdir(), 'lanser-bench-')));
  const names = new RegExp(pattern, 'u');
  try {
    for (const name of await readdir(folder)) {
      if (!name.endsWith('.ts') || !names.test(name)) continue;
      const source = await readFile(path.join(folder, name), 'utf8');
      const files = readCase(source, 'test.py');
      if (files === undefined) {
        process.stdout.write(`${name}: skipped: no files, or a file outside of the workspace\n`);
        continue;
      }
      const environment = path.join(temporary, 'environments', name);
      const root = path.join(temporary, name, 'workspace');
      const { sitePackages, programs } = await virtualEnvironment(environment);
      await writeCase(files, root, sitePackages);
      const env = { ...process.env, PATH: `${programs}${path.delimiter}${process.env['PATH'] ?? ''}` };
      yield { name, source, files, root, env, packages: configuredPackages(files, root) };
      await rm(environment, { recursive: true });
      await rm(root, { recursive: true });
    }
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

async function writeCase(files: readonly CaseFile[], root: string, sitePackages: string): Promise<void> {
  await mkdir(root, { recursive: true });
  if (files.some(({ name }) => name.startsWith(`${TYPESHED}/`))) await writeTypeshed(root);
  for (const { name, text, isLibrary } of files) {
    const file = path.join(isLibrary ? sitePackages : root, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

/**
 * Copies Pyright's stubs of the standard library, and writes a configuration that names the copy. The caller then
 * writes the case's own stubs over the copy. Pyright's tests combine both in a virtual file system.
 */
async function writeTypeshed(root: string): Promise<void> {
  await cp(path.join(SHIPPED_TYPESHED, 'stdlib'), path.join(root, TYPESHED, 'stdlib'), { recursive: true });
  await mkdir(path.join(root, TYPESHED, 'stubs'));
  // This file marks the copy as a virtual environment, so Pyright and lanser do not check the copied files.
  await writeFile(path.join(root, TYPESHED, 'pyvenv.cfg'), '');
  const configuration = { typeshedPath: TYPESHED };
  await writeFile(path.join(root, 'pyrightconfig.json'), JSON.stringify(configuration));
}

function configuredPackages(files: readonly CaseFile[], root: string): readonly string[] {
  const text = files.find(({ name }) => name === 'pyrightconfig.json')?.text ?? '{}';
  const { venvPath, venv } = parse(text) as { readonly venvPath?: string; readonly venv?: string };
  if (venvPath === undefined || venv === undefined) return [];
  return [path.join(root, venvPath, venv, 'lib', 'site-packages')];
}
