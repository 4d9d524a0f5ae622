import { readFile, stat } from 'node:fs/promises';
import { LanserError } from '../model/lanser-error.ts';

/** Reads a configuration file. Throws E/CONFIG for a pipe or device, because opening a pipe could wait forever. */
export async function readConfigurationBytes(file: string | Buffer, name: string): Promise<Buffer> {
  const stats = await stat(file);
  if (stats.isFile() || stats.isDirectory()) return readFile(file);
  const message = `${name} is not a regular file. Replace it with a text file.`;
  throw new LanserError('E/CONFIG', message, { path: name });
}
