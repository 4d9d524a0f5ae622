import { spawnSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import path from 'node:path';

export interface OtherNode {
  /** The absolute path. */
  readonly path: string;
  readonly major: number;
  readonly minor: number;
}

/**
 * Returns the first Node on PATH that is not the Node of the tests, if any. Skips `node_modules` folders, which
 * npm adds to the PATH of its scripts.
 */
export function otherNode(): OtherNode | undefined {
  for (const folder of (process.env['PATH'] ?? '').split(path.delimiter)) {
    if (!path.isAbsolute(folder) || folder.includes('node_modules')) continue;
    const program = path.join(folder, 'node');
    const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
    const [, major, minor] = /^v(\d+)\.(\d+)\./u.exec(stdout ?? '') ?? [];
    if (major === undefined || realpathSync(program) === realpathSync(process.execPath)) continue;
    return { path: program, major: Number(major), minor: Number(minor) };
  }
  return undefined;
}
