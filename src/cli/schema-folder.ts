import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { compareCodeUnits } from '../model/range.ts';
import type { SchemaFiles } from '../schema/thread/gather-references.ts';
import { readSchemaFile } from '../schema/thread/read-schema-file.ts';

/** Larger than any schema to which another one refers. */
const MAX_BYTES = 32 * 2 ** 20;

/** Returns the path of a file from the root of the disk, with `/` between its parts. */
export function diskName(file: string): string {
  return path.resolve(file).split(path.sep).join('/').replace(/^\//u, '');
}

/** Resolves the references of a schema: paths on the whole disk, names only in the schema's folder. */
export function schemaFolder(folder: string): SchemaFiles {
  const base = diskName(folder);
  const read = async (file: string): Promise<unknown> => {
    const absolute = path.resolve('/', file);
    try {
      const status = await stat(absolute);
      // The reading of a device or a pipe may never end.
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
