import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { compareCodeUnits } from '../model/range.ts';
import type { SchemaFiles } from '../schema/thread/gather-references.ts';
import { readSchemaFile } from '../schema/thread/read-schema-file.ts';

/** Larger than any schema that others refer to. */
const MAX_BYTES = 32 * 2 ** 20;

/** The key of a file among all files of the disk. */
export function diskName(file: string): string {
  return path.resolve(file).split(path.sep).join('/').replace(/^\//u, '');
}

/** Resolves references of a schema in a folder: by path on the whole disk, by name beside it. */
export function schemaFolder(folder: string): SchemaFiles {
  const base = diskName(folder);
  const read = async (file: string): Promise<unknown> => {
    const absolute = path.resolve('/', file);
    try {
      const status = await stat(absolute);
      // A device or a pipe may never end.
      if (!status.isFile() || status.size > MAX_BYTES) return undefined;
      return readSchemaFile(file, await readFile(absolute));
    } catch {
      return undefined;
    }
  };
  return {
    read,
    named: async (name) => (path.posix.basename(name) === name ? [path.posix.join(base, name)] : []),
    likely: async () => {
      const names = (await readdir(folder)).filter((name) => name.endsWith('.json'));
      return names.toSorted(compareCodeUnits).map((name) => path.posix.join(base, name));
    },
    nameOf: (file) => path.posix.relative(`/${base}`, `/${file}`),
  };
}
