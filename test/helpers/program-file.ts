import { chmod, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Makes an executable file that does nothing. Returns its path. */
export async function programFile(...parts: readonly string[]): Promise<string> {
  const file = path.join(...parts);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, '#!/bin/sh\n');
  await chmod(file, 0o755);
  return file;
}
