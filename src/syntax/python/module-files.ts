import { grouped } from '../../text/grouped.ts';
import { identifierOf } from './imports.ts';

/** A lookup of a module's files. `level` counts leading dots; 0 matches below any folder, as `sys.path` may vary. */
export type ModuleFiles = (from: string, level: number, module: readonly string[]) => readonly string[];

/** Returns a lookup in a list of files. Their paths are relative to one folder. */
export function moduleFiles(files: readonly string[]): ModuleFiles {
  // Python normalises imported names, but a file name on disk can be in a different form.
  const paths = files.map((file) => ({ file, path: identifierOf(file) }));
  const byName = grouped(paths, ({ path }) => path.slice(path.lastIndexOf('/') + 1));
  /** Maps `name` and `name-stubs` to `name`, for each folder `name-stubs` of a stub package. */
  const stubbed = new Map<string, string>();
  for (const { path } of paths) {
    for (const [, name = ''] of path.matchAll(/(?<=^|\/)([^/]+)-stubs\//gu)) {
      stubbed.set(name, name).set(`${name}-stubs`, name);
    }
  }
  const known = new Map<string, readonly string[]>();

  function find(isAbsolute: boolean, parts: readonly string[]): readonly string[] {
    const [first = '', ...others] = parts;
    // A stub-only package (PEP 561) is in a folder with the suffix `-stubs`.
    const stubs = isAbsolute ? [[`${first}-stubs`, ...others].join('/')] : [];
    return [parts.join('/'), ...stubs].flatMap((path) =>
      ['.py', '.pyi', '/__init__.py', '/__init__.pyi'].flatMap((ending) => {
        const found = path === '' ? ending.slice(1) : `${path}${ending}`;
        const named = byName.get(found.slice(found.lastIndexOf('/') + 1)) ?? [];
        return named
          .filter((one) => one.path === found || (isAbsolute && one.path.endsWith(`/${found}`)))
          .map(({ file }) => file);
      }),
    );
  }

  /** Finds a relative import in a package and in its stub package, because Pyright merges partial stub packages. */
  function findMerged(parts: readonly string[]): readonly string[] {
    const at = parts.findLastIndex((part) => stubbed.has(part));
    return at === -1 ? [] : find(true, [stubbed.get(parts[at] ?? '') ?? '', ...parts.slice(at + 1)]);
  }

  return (from, level, module) => {
    const isAbsolute = level === 0;
    const parts = isAbsolute ? module : relativeParts(from, level, module);
    if (parts === undefined || (isAbsolute && parts.length === 0)) return [];
    const key = `${isAbsolute}/${parts.join('/')}`;
    const found = known.get(key) ?? [...find(isAbsolute, parts), ...(isAbsolute ? [] : findMerged(parts))];
    known.set(key, found);
    return found;
  };
}

/** Returns a relative import's path as parts; undefined if its dots lead above the root of all paths. */
function relativeParts(
  from: string,
  level: number,
  module: readonly string[],
): readonly string[] | undefined {
  const folders = identifierOf(from).split('/').slice(0, -1);
  if (level - 1 > folders.length) return undefined;
  return [...folders.slice(0, folders.length - (level - 1)), ...module];
}
