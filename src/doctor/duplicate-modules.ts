import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { compareCodeUnits } from '../model/range.ts';
import { moduleNames } from '../server/pyright/module-names.ts';
import { moduleRoots } from '../server/pyright/module-roots.ts';
import { locatePyright } from '../server/pyright/package.ts';
import { openWorkbench } from '../server-pool/workbench.ts';
import { grouped } from '../text/grouped.ts';
import type { DoctorContext } from './doctor-context.ts';

/** A module, and its files with paths relative to the workspace. */
export interface ModuleFiles {
  readonly name: string;
  readonly files: readonly string[];
}

/** Returns modules with several files; undefined if Pyright's configuration cannot be read. */
export async function duplicateModules(context: DoctorContext): Promise<readonly ModuleFiles[] | undefined> {
  const modules = await modulesOf(context);
  return modules && modules.filter(({ files }) => files.length > 1);
}

/**
 * Returns the files of modules that have the name of a public, top-level module of the standard library; undefined
 * as for {@link duplicateModules}.
 */
export async function standardNames(context: DoctorContext): Promise<readonly string[] | undefined> {
  const modules = await modulesOf(context);
  if (modules === undefined || modules.length === 0) return modules && [];
  const standard = await standardLibrary(context);
  return modules.flatMap(({ name, files }) => (standard.has(name) ? files : []));
}

/** Groups the included `.py` files by the first of their {@link moduleNames}. The groups are sorted by name. */
async function modulesOf(context: DoctorContext): Promise<readonly ModuleFiles[] | undefined> {
  const read = await context.pyrightConfiguration();
  const included = await context.included();
  if (read.kind === 'failed' || included.kind === 'failed') return undefined;
  const roots = moduleRoots(context.root, read.value);
  const named = included.value.flatMap((file) => {
    const [name] = file.endsWith('.py') ? moduleNames(roots, file) : [];
    return name === undefined
      ? []
      : [{ name, file: path.relative(context.root, file).split(path.sep).join('/') }];
  });
  return [...grouped(named, ({ name }) => name)]
    .toSorted(([left], [right]) => compareCodeUnits(left, right))
    .map(([name, all]) => ({ name, files: all.map(({ file }) => file).toSorted(compareCodeUnits) }));
}

/**
 * Returns the public, top-level modules in typeshed's list. For some modules, the list names the last version of
 * Python that contains the module. Omits these modules.
 */
async function standardLibrary({ host }: DoctorContext): Promise<ReadonlySet<string>> {
  await using bench = await openWorkbench(host);
  const { directory } = await locatePyright(host, bench.scratch.path);
  const versions = path.join(directory, 'dist', 'typeshed-fallback', 'stdlib', 'VERSIONS');
  const names = (await readFile(versions, 'utf8')).matchAll(/^([a-z]\w*): [\d.]+-\s*(?:#.*)?$/gimu);
  return new Set([...names].map(([, name = '']) => name));
}
