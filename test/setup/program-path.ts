import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * Returns PATH with the folder of the real Python interpreter before the folder of `python3`. The `python3` of a
 * version manager is a launcher that starts about twenty shells. With this PATH, tests skip the launcher.
 */
export function programPath(): string {
  const given = (process.env['PATH'] ?? '').split(path.delimiter);
  const launcher = given.findIndex((folder) => existsSync(path.join(folder, 'python3')));
  const interpreter = execFileSync('python3', ['-I', '-c', 'import sys; print(sys.executable)'], {
    encoding: 'utf8',
  });
  return given.toSpliced(launcher, 0, path.dirname(interpreter)).join(path.delimiter);
}
