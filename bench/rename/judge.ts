import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Counts } from '../../src/model/diagnostic.ts';
import type { RawAnswers } from '../../test/helpers/raw-answers.ts';

interface Output {
  readonly generalDiagnostics: readonly { readonly file: string; readonly severity: keyof Counts }[];
}

/** Counts the diagnostics of the files with Pyright's own command line, in a new process for each project. */
export async function countedByCommandLine(root: string, files: readonly string[]): Promise<Counts> {
  const byProject = new Map<string, string[]>();
  for (const file of files) {
    const absolute = path.join(root, file);
    const project = projectOf(root, absolute);
    byProject.set(project, [...(byProject.get(project) ?? []), absolute]);
  }
  const severities: (keyof Counts)[] = [];
  for (const [project, own] of byProject) {
    const { generalDiagnostics } = await commandLine(project, own);
    const found = generalDiagnostics.filter(({ file }) => own.includes(file));
    severities.push(...found.map(({ severity }) => severity));
  }
  return counted(severities);
}

/** Returns a file's project: the nearest folder with a `pyrightconfig.json` or `pyproject.toml`, else `root`. */
function projectOf(root: string, file: string): string {
  let folder = path.dirname(file);
  while (folder !== root) {
    const exists = (name: string): boolean => existsSync(path.join(folder, name));
    if (exists('pyrightconfig.json') || exists('pyproject.toml')) return folder;
    folder = path.dirname(folder);
  }
  return root;
}

async function commandLine(cwd: string, files: readonly string[]): Promise<Output> {
  const manifest = createRequire(import.meta.url).resolve('pyright/package.json');
  const program = path.join(path.dirname(manifest), 'index.js');
  const stdout = await new Promise<string>((resolve, reject) => {
    // The command line exits with 1 if it finds errors.
    execFile(
      process.execPath,
      [program, '--outputjson', ...files],
      { cwd, maxBuffer: 1024 ** 3 },
      (error, text) => (text.startsWith('{') ? resolve(text) : reject(error ?? new Error(text))),
    );
  });
  return JSON.parse(stdout) as Output;
}

const SEVERITIES: Readonly<Record<number, keyof Counts>> = { 1: 'error', 2: 'warning', 3: 'information' };

/**
 * Counts the diagnostics of the files, except hints, with a running Pyright language server. Opens each file, as an
 * editor does.
 */
export async function countedByServer(raw: RawAnswers, files: readonly string[]): Promise<Counts> {
  const severities: (keyof Counts)[] = [];
  for (const file of files) {
    const found = (await raw.diagnostics(file)) as readonly string[];
    for (const text of found) {
      const [, severity] = JSON.parse(text) as [unknown, number | 'hint'];
      if (severity !== 'hint') severities.push(SEVERITIES[severity] ?? 'information');
    }
  }
  return counted(severities);
}

function counted(severities: readonly (keyof Counts)[]): Counts {
  const diagnosticsAt = (level: keyof Counts): number =>
    severities.filter((severity) => severity === level).length;
  return {
    error: diagnosticsAt('error'),
    warning: diagnosticsAt('warning'),
    information: diagnosticsAt('information'),
  };
}
