import path from 'node:path';

/** The Python files of a workspace and all folders above them, as paths relative to the workspace. */
export interface ModuleTree {
  readonly files: ReadonlySet<string>;
  readonly folders: ReadonlySet<string>;
}

/** A file or folder that gets a new path, and its companion. */
export interface Move {
  readonly oldPath: string;
  readonly newPath: string;
  readonly before: ModuleTree;
  readonly after: ModuleTree;
  /**
   * The stub of a moved source, or the source of a moved stub. The companion moves with the file. Undefined if a
   * folder moves, if the stub or source does not exist, or if the move changes the file extension.
   */
  readonly companion: { readonly oldPath: string; readonly newPath: string } | undefined;
  readonly pathAfter: (name: string) => string;
}

const MODULE_FILE = /\.pyi?$/u;

/** Returns the move of a file or folder. `files` are all Python files of the workspace before the move. */
export function moveOf(files: readonly string[], oldPath: string, newPath: string, isFolder: boolean): Move {
  const present = new Set(files);
  const companion = isFolder ? undefined : companionOf(present, oldPath, newPath);
  const pathAfter = (name: string): string => {
    if (name === oldPath) return newPath;
    if (name === companion?.oldPath) return companion.newPath;
    return isFolder && name.startsWith(`${oldPath}/`) ? newPath + name.slice(oldPath.length) : name;
  };
  return {
    oldPath,
    newPath,
    before: treeOf(files),
    after: treeOf(files.map(pathAfter)),
    companion,
    pathAfter,
  };
}

/** Returns the path of a module without the file extension. For `__init__`, returns the package's folder. */
export function placeOf(file: string): string {
  return file.replace(MODULE_FILE, '').replace(/(?:^|\/)__init__$/u, '');
}

/** Returns the folder of a path; an empty string for the root of the workspace. */
export function folderOf(name: string): string {
  const folder = path.posix.dirname(name);
  return folder === '.' ? '' : folder;
}

function treeOf(files: readonly string[]): ModuleTree {
  const folders = new Set(['']);
  for (const file of files) {
    for (let folder = folderOf(file); !folders.has(folder); folder = folderOf(folder)) folders.add(folder);
  }
  return { files: new Set(files), folders };
}

function companionOf(files: ReadonlySet<string>, oldPath: string, newPath: string): Move['companion'] {
  const ending = MODULE_FILE.exec(oldPath)?.[0];
  if (ending === undefined || MODULE_FILE.exec(newPath)?.[0] !== ending) return undefined;
  const other = ending === '.py' ? '.pyi' : '.py';
  const counterpart = oldPath.replace(MODULE_FILE, other);
  return files.has(counterpart)
    ? { oldPath: counterpart, newPath: newPath.replace(MODULE_FILE, other) }
    : undefined;
}
