import { execFile } from 'node:child_process';
import { cp, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { type SeededRandom, seededRandom } from '../../test/helpers/seeded-random.ts';
import { source, type Tree } from './tree.ts';

/**
 * The possible places of an untracked Python environment. If a name starts with `active`, the environment is active
 * for the gate. Otherwise, the gate must find the environment in the project. For Pyright's command line, every
 * environment is active.
 */
const PLACES = [
  'active outside',
  'active in the checkout',
  'of the project',
  'of the project, a link',
] as const;
export type EnvironmentPlace = (typeof PLACES)[number];

/** The folders in a checkout that can contain an environment. */
export const ENVIRONMENT_FOLDERS: readonly string[] = ['.venv', 'own-environment'];

/** The folder of the active environment for each tool, if any. */
export interface EnvironmentChoice {
  readonly gate: string | undefined;
  readonly commandLine: string | undefined;
}

/**
 * The modules that the files of {@link addUses} can import. All contain `def f(x: int) -> int`, except for
 * `compiled`, which is empty, and `not_installed`, which does not exist.
 */
const MODULES = [
  'plain',
  'by_folder',
  'package.by_file',
  'added',
  'archived',
  'compiled',
  'untyped',
  'namespace_of_installed.inner',
  'only_stub',
  'relative',
  'not_installed',
] as const;

const SOURCE = 'def f(x: int) -> int: ...\n';
const USES_FILE = 'uses_installed.py';

/**
 * Returns a random place for the environment of a seed's repository. Returns undefined if the repository has no
 * environment. If a tree in `trees` has a `venv` or `.venv` at its root, the name of the place starts with `active`.
 */
export function environmentOf(seed: number, trees: readonly Tree[]): EnvironmentPlace | undefined {
  const random = seededRandom(Math.imul(seed, 0x85ebca6b));
  if (!random.chance(0.3)) return undefined;
  const isTaken = trees.some((tree) => tree.entries().some(([name]) => /^\.?venv(?:\/|$)/u.test(name)));
  return random.pick(isTaken ? PLACES.slice(0, 2) : PLACES);
}

/** Adds a file below `prefix` to each tree. Each file contains its own random uses of modules, some incorrect. */
export function addUses(seed: number, trees: readonly Tree[], prefix: string): void {
  const random = seededRandom(Math.imul(seed, 0xc2b2ae35));
  for (const tree of trees)
    tree.set(`${prefix}${USES_FILE}`, source(MODULES.flatMap((name) => use(name, random))));
}

function use(name: (typeof MODULES)[number], random: SeededRandom): readonly string[] {
  if (random.chance(0.4)) return [];
  return [`import ${name}\n${name}.${random.pick(['f(1)', 'f(1)', 'f("")', 'g'])}\n`];
}

/** Makes an environment with links, an archive, a compiled module and a `.pth` file. Returns its folder. */
export async function makeEnvironment(python: string, folder: string): Promise<string> {
  const run = promisify(execFile);
  const environment = path.join(folder, 'template');
  await run(python, ['-I', '-m', 'venv', '--without-pip', environment]);
  const program = 'import sysconfig; print(sysconfig.get_path("purelib"))';
  const { stdout } = await run(path.join(environment, 'bin', 'python3'), ['-Ic', program]);
  const site = stdout.trim();
  const store = path.join(folder, 'store');
  const write = async (...parts: readonly string[]): Promise<void> => {
    const file = path.join(...parts);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, file.endsWith('.so') ? '' : SOURCE);
  };
  await write(site, 'plain', '__init__.py');
  await write(store, 'by_folder', '__init__.py');
  await write(site, 'package', '__init__.py');
  await write(store, 'by_file.py');
  await write(store, 'added', 'added.py');
  await write(store, 'archived.py');
  await write(site, 'compiled.abi3.so');
  await write(site, 'untyped-stubs', '__init__.pyi');
  await write(site, 'untyped', '__init__.py');
  await write(site, 'namespace_of_installed', 'inner.py');
  await write(store, 'only_stub.pyi');
  await symlink(path.join(store, 'by_folder'), path.join(site, 'by_folder'));
  await symlink(path.join(store, 'by_file.py'), path.join(site, 'package', 'by_file.py'));
  await symlink(path.join(store, 'only_stub.pyi'), path.join(site, 'only_stub.pyi'));
  await symlink(path.join('plain', '__init__.py'), path.join(site, 'relative.py'));
  await writeFile(path.join(site, 'installed.pth'), `${path.join(store, 'added')}\n./archive.egg\n`);
  const zip = 'import sys, zipfile; zipfile.ZipFile(sys.argv[1], "w").write(sys.argv[2], "archived.py")';
  await run(python, ['-Ic', zip, path.join(site, 'archive.egg'), path.join(store, 'archived.py')]);
  return environment;
}

/**
 * Copies the environment `template` into the repository, unless `place` is undefined or `active outside`. Returns the
 * active environment of each tool.
 */
export async function placeEnvironment(
  template: string,
  repository: string,
  place: EnvironmentPlace | undefined,
): Promise<EnvironmentChoice> {
  if (place === undefined) return { gate: undefined, commandLine: undefined };
  if (place === 'active outside') return { gate: template, commandLine: template };
  const isLink = place === 'of the project, a link';
  const name = place === 'of the project' ? '.venv' : 'own-environment';
  const folder = path.join(repository, name);
  await rm(folder, { recursive: true, force: true });
  await cp(template, folder, { recursive: true, verbatimSymlinks: true });
  if (isLink) await symlink(name, path.join(repository, '.venv'));
  return { gate: place === 'active in the checkout' ? folder : undefined, commandLine: folder };
}

/** Returns the environment variables that activate a Python environment; empty if `environment` is undefined. */
export function activation(env: NodeJS.ProcessEnv, environment: string | undefined): NodeJS.ProcessEnv {
  if (environment === undefined) return {};
  const programs = path.join(environment, 'bin');
  return { VIRTUAL_ENV: environment, PATH: `${programs}${path.delimiter}${env['PATH'] ?? ''}` };
}
