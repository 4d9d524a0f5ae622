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
 * Returns the machine's own Node; undefined if there is none. In npm scripts the Node of node_modules comes first on
 * PATH.
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
