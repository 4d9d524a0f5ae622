import { grouped } from '../../text/grouped.ts';

/**
 * A function that returns the possible files of an imported module. The roots of absolute imports depend on
 * how the code is run, so any folder may be a root.
 *
 * @param level the number of leading dots.
 */
export type ModuleFiles = (from: string, level: number, module: readonly string[]) => readonly string[];

export function moduleFiles(files: readonly string[]): ModuleFiles {
  const byName = grouped(files, (file) => file.slice(file.lastIndexOf('/') + 1));
  return (from, level, module) => {
    const parts = level === 0 ? module : relativeParts(from, level, module);
    if (parts === undefined || (level === 0 && parts.length === 0)) return [];
    const [first = '', ...others] = parts;
    // A package of stubs has a folder of its own.
    const stubs = level === 0 ? [[`${first}-stubs`, ...others].join('/')] : [];
    return [parts.join('/'), ...stubs].flatMap((path) =>
      ['.py', '.pyi', '/__init__.py', '/__init__.pyi'].flatMap((ending) => {
        const file = path === '' ? ending.slice(1) : `${path}${ending}`;
        const named = byName.get(file.slice(file.lastIndexOf('/') + 1)) ?? [];
        return named.filter((one) => one === file || (level === 0 && one.endsWith(`/${file}`)));
      }),
    );
  };
}

/** Returns undefined if the dots lead out of the tree. */
function relativeParts(
  from: string,
  level: number,
  module: readonly string[],
): readonly string[] | undefined {
  const folders = from.split('/').slice(0, -1);
  if (level - 1 > folders.length) return undefined;
  return [...folders.slice(0, folders.length - (level - 1)), ...module];
}
