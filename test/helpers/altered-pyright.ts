import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { LANSER } from './lanser.ts';

/**
 * Copies the built lanser and a modified Pyright into a folder. Returns the path of lanser's program.
 *
 * @param alter the JavaScript source of a function that changes chunks of Pyright's standard output. The
 * function must keep the number of bytes, because the chunks contain Content-Length headers.
 */
export function programWithPyright(folder: string, alter: string): string {
  const real = path.dirname(createRequire(import.meta.url).resolve('pyright/package.json'));
  const copy = path.join(folder, 'node_modules', 'pyright');
  mkdirSync(folder, { recursive: true });
  cpSync(real, copy, { recursive: true });
  cpSync(path.dirname(LANSER), path.join(folder, 'dist'), { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{"type": "module"}\n');
  writeFileSync(
    path.join(copy, 'langserver.index.js'),
    `const alter = ${alter};
const write = process.stdout.write.bind(process.stdout);
global.__rootDirectory = __dirname + '/dist/';
process.stdout.write = (chunk, ...rest) => write(Buffer.from(alter(chunk.toString('utf8'))), ...rest);
require('./dist/pyright-langserver');
`,
  );
  return path.join(folder, 'dist', 'bin.js');
}
