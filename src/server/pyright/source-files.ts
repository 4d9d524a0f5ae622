import { access, readdir, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { compareCodeUnits } from '../../model/range.ts';
import { isInside } from '../../workspace/containment.ts';
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
 * The files that Pyright checks under this root, absolute, in Pyright's own order: the files of a
 * folder by name, then its folders by name. The server counts them too; whoever uses the list holds
 * the two numbers against each other. Source: Pyright 1.1.414, `SourceEnumerator`.
 */
export async function sourceFiles(
  root: string,
  configuration: PyrightConfiguration,
  caseSensitive: boolean,
): Promise<readonly string[]> {
  const include = specsOf(configuration, 'include', caseSensitive);
  const exclude = [
    ...specsOf(configuration, 'exclude', caseSensitive),
    ...DEFAULT_EXCLUDES.map((spec) => compileFileSpec(root, spec, caseSensitive)),
  ];
  const included = include.length > 0 ? include : [compileFileSpec(root, '.', caseSensitive)];
  const realRoots = await Promise.all(
    included.map(async (spec) => realpath(spec.root).catch(() => spec.root)),
  );
  const found = new Set<string>();
  for (const spec of included) {
    if (matchesAny(exclude, spec.root)) continue;
    const info = await stat(spec.root).catch(() => undefined);
    if (info?.isFile() === true) found.add(spec.root);
    else if (info?.isDirectory() === true)
      await explore(spec.root, { spec, exclude, realRoots, found, seen: new Set() });
  }
  return [...found];
}

interface Walk {
  readonly spec: FileSpec;
  readonly exclude: readonly FileSpec[];
  readonly realRoots: readonly string[];
  readonly found: Set<string>;
  readonly seen: Set<string>;
}

async function explore(folder: string, walk: Walk): Promise<void> {
  const real = await realpath(folder).catch(() => undefined);
  if (real === undefined || walk.seen.has(real)) return;
  walk.seen.add(real);
  if (!walk.realRoots.some((root) => isInside(root, real))) return;
  if (await isEnvironment(folder)) return;
  const { files, folders } = await entriesOf(folder);
  for (const file of files) {
    if (/\.pyi?$/u.test(file) && matchesAny([walk.spec], file) && !matchesAny(walk.exclude, file))
      walk.found.add(file);
  }
  for (const inner of folders) {
    const wanted = walk.spec.crossesFolders || matchesAny([walk.spec], inner);
    if (wanted && !matchesAny(walk.exclude, inner)) await explore(inner, walk);
  }
}

async function isEnvironment(folder: string): Promise<boolean> {
  const marks = await Promise.all(
    ENVIRONMENT_MARKERS.map(async (marker) =>
      access(path.join(folder, marker)).then(
        () => true,
        () => false,
      ),
    ),
  );
  return marks.includes(true);
}

async function entriesOf(folder: string): Promise<{ readonly files: string[]; readonly folders: string[] }> {
  const files: string[] = [];
  const folders: string[] = [];
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  for (const entry of entries.toSorted((left, right) => compareCodeUnits(left.name, right.name))) {
    const absolute = path.join(folder, entry.name);
    const info = entry.isSymbolicLink() ? await stat(absolute).catch(() => undefined) : entry;
    if (info?.isFile() === true) files.push(absolute);
    else if (info?.isDirectory() === true) folders.push(absolute);
  }
  return { files, folders };
}

/** The nearest file of the chain that has the key decides; entries are relative to that file. */
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
