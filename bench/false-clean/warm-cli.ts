// Runs Pyright's command line many times in one process, so that Pyright is loaded and compiled only once.
import { readFileSync } from 'node:fs';
import childProcess from 'node:child_process';
import { createRequire, Module } from 'node:module';
import path from 'node:path';

interface LoadedModule extends Module {
  _compile(text: string, file: string): void;
}

const manifest = createRequire(import.meta.url).resolve('pyright/package.json');
const folder = path.join(path.dirname(manifest), 'dist');
const file = path.join(folder, 'pyright.js');
const text = readFileSync(file, 'utf8');
const patched = text.replace(/\(0,(?<main>\w\(\d+\)\.main)\)\(\)/u, 'globalThis.pyrightMain=$<main>');
if (patched === text) throw new Error(`The entry point of ${file} was not found.`);

// Caches the output of the programs that Pyright starts, such as Python, by program, arguments, PATH and PYTHONPATH.
const answers = new Map<string, unknown>();
const { execFileSync } = childProcess;
childProcess.execFileSync = ((...args: Parameters<typeof execFileSync>) => {
  const key = JSON.stringify([process.env['PYTHONPATH'], process.env['PATH'], ...args.slice(0, 2)]);
  if (!answers.has(key)) answers.set(key, execFileSync(...args));
  return answers.get(key);
}) as typeof execFileSync;

const scope = globalThis as { __rootDirectory?: string; pyrightMain?: () => Promise<void> };
scope.__rootDirectory = `${folder}/`;
const program = new Module(file) as LoadedModule;
program.filename = file;
program.paths = (Module as unknown as { _nodeModulePaths(from: string): string[] })._nodeModulePaths(folder);
program._compile(patched, file);

let output = '';
console.info = console.log = (line: unknown) => {
  output += `${String(line)}\n`;
};

interface Check {
  readonly root: string;
  readonly variables: Readonly<Record<string, string>>;
}

process.on('message', ({ root, variables }: Check) => {
  Object.assign(process.env, variables);
  output = '';
  process.exitCode = undefined;
  process.chdir(root);
  process.argv = [process.execPath, file, '--outputjson'];
  scope.pyrightMain?.().then(
    () => process.send?.({ exitCode: process.exitCode ?? 0, output }),
    (error: unknown) => process.send?.({ exitCode: -1, output: String(error) }),
  );
});
