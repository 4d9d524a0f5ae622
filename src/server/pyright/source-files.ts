import type { Stats } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { compareCodeUnits } from '../../model/range.ts';
import { isInside, realPathInside } from '../../workspace/containment.ts';
import type { PyrightConfiguration } from './configuration.ts';
import { compileFileSpec, matchesAny, type FileSpec } from './file-spec.ts';

const DEFAULT_EXCLUDES = ['**/node_modules', '**/__pycache__', '**/.*', '**/__editable__.*'];
const ENVIRONMENT_MARKERS = [
  path.join('bin', 'activate'),
  path.join('Scripts', 'activate'),
  'pyvenv.cfg',
  'conda-meta',
];

/**
 * Lists the files that Pyright checks under this root, absolute, in Pyright's own order: the files of a
 * folder by name, then its folders by name. The server reports their number, with which callers compare the
 * list. Source: Pyright 1.1.414, `SourceEnumerator`.
 *
 * Omits everything outside `limit` and links that lead there, because the server in its cage cannot read it.
 *
 * @param onLeftOut receives folders that the configuration includes but Pyright skips: Python environments,
 * and links out of the included folders.
 */
export async function sourceFiles(
  root: string,
  limit: string,
  configuration: PyrightConfiguration,
  caseSensitive: boolean,
  onLeftOut: (folder: string) => void = () => {},
): Promise<readonly string[]> {
  const include = specsOf(configuration, 'include', caseSensitive);
  const exclude = excludedSpecs(root, configuration, caseSensitive);
  const included = include.length > 0 ? include : [compileFileSpec(root, '.', caseSensitive)];
  const realRoots = await Promise.all(
    included.map(async (spec) => (await realPathInside(limit, spec.root)) ?? spec.root),
  );
  const found = new Set<string>();
  for (const spec of included) {
    if (matchesAny(exclude, spec.root)) continue;
    const info = await statInside(limit, spec.root);
    if (info?.isFile() === true) found.add(spec.root);
    else if (info?.isDirectory() === true)
      await explore(spec.root, { spec, exclude, limit, realRoots, found, seen: new Set(), onLeftOut });
  }
  return [...found];
}

/** Returns the entries of `exclude`, with those that Pyright always adds. */
export function excludedSpecs(
  root: string,
  configuration: PyrightConfiguration,
  caseSensitive: boolean,
): readonly FileSpec[] {
  return [
    ...specsOf(configuration, 'exclude', caseSensitive),
    ...DEFAULT_EXCLUDES.map((spec) => compileFileSpec(root, spec, caseSensitive)),
  ];
}

interface Walk {
  readonly spec: FileSpec;
  readonly exclude: readonly FileSpec[];
  readonly limit: string;
  readonly realRoots: readonly string[];
  readonly found: Set<string>;
  readonly seen: Set<string>;
  readonly onLeftOut: (folder: string) => void;
}

async function explore(folder: string, walk: Walk): Promise<void> {
  const real = await realPathInside(walk.limit, folder);
  if (real === undefined || walk.seen.has(real)) return;
  walk.seen.add(real);
  const outside = !walk.realRoots.some((root) => isInside(root, real));
  if (outside || (await isEnvironment(walk.limit, folder))) {
    walk.onLeftOut(folder);
    return;
  }
  const { files, folders } = await entriesOf(walk.limit, folder);
  for (const file of files) {
    if (/\.pyi?$/u.test(file) && matchesAny([walk.spec], file) && !matchesAny(walk.exclude, file))
      walk.found.add(file);
  }
  for (const inner of folders) {
    const wanted = walk.spec.crossesFolders || matchesAny([walk.spec], inner);
    if (wanted && !matchesAny(walk.exclude, inner)) await explore(inner, walk);
  }
}

async function isEnvironment(limit: string, folder: string): Promise<boolean> {
  const marks = await Promise.all(
    ENVIRONMENT_MARKERS.map(async (marker) => realPathInside(limit, path.join(folder, marker))),
  );
  return marks.some((mark) => mark !== undefined);
}

async function entriesOf(
  limit: string,
  folder: string,
): Promise<{ readonly files: string[]; readonly folders: string[] }> {
  const files: string[] = [];
  const folders: string[] = [];
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  for (const entry of entries.toSorted((left, right) => compareCodeUnits(left.name, right.name))) {
    const absolute = path.join(folder, entry.name);
    const info = entry.isSymbolicLink() ? await statInside(limit, absolute) : entry;
    if (info?.isFile() === true) files.push(absolute);
    else if (info?.isDirectory() === true) folders.push(absolute);
  }
  return { files, folders };
}

async function statInside(limit: string, target: string): Promise<Stats | undefined> {
  const real = await realPathInside(limit, target);
  // A string cannot represent every real path, because names need not be UTF-8.
  return real === undefined ? undefined : stat(target).catch(() => undefined);
}

/** The nearest file of the chain with the key decides. Entries are relative to that file. */
function specsOf(
  configuration: PyrightConfiguration,
  key: 'include' | 'exclude',
  caseSensitive: boolean,
): readonly FileSpec[] {
  for (const file of configuration.files) {
    const entries: unknown = file.content?.[key];
    if (!Array.isArray(entries)) continue;
    const directory = path.dirname(file.path);
    return entries
      .filter((entry): entry is string => typeof entry === 'string' && !path.isAbsolute(entry))
      .map((entry) => compileFileSpec(directory, entry, caseSensitive));
  }
  return [];
}
