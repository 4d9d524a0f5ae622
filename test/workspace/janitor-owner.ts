// Owns a temporary folder and a child process. Prints the folder's path and the child's id, and runs until killed.
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { startJanitor } from '../../src/workspace/janitor.ts';
import { testHost } from '../helpers/test-host.ts';

export interface Owned {
  readonly folder: string;
  readonly child: number;
}

const [temporaryRoot = ''] = process.argv.slice(2);
const janitor = startJanitor(testHost({}, { temporaryRoot }));
const { path: folder } = await janitor.temporaryDirectory();
writeFileSync(path.join(folder, 'content'), 'x');
// The child inherits standard output, which therefore stays open until the child has ended too.
const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], {
  stdio: ['ignore', 'inherit', 'ignore'],
});
janitor.watchProcess(child.pid as number);
const owned: Owned = { folder, child: child.pid as number };
process.stdout.write(`${JSON.stringify(owned)}\n`);
