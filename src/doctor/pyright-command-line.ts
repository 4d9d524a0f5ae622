import { chmod, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pyrightAdapter } from '../adapter/pyright.ts';
import { compilerFacts } from '../adapter/facts.ts';
import { locatePyright } from '../server/pyright/package.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { Host } from '../model/host.ts';
import { childEnvironment } from '../workspace/child-environment.ts';
import { isProgramInside } from '../workspace/executable.ts';
import { READ_BY_LAUNCHERS, type PythonEnvironment } from '../workspace/python-environment.ts';
import { runProgram } from '../workspace/run-program.ts';
import { rootsOf } from '../session/tools/adapt.ts';
import { readNamedDocuments } from '../session/tools/named-documents.ts';
import { openWorkbench } from '../server-pool/workbench.ts';
import type { DoctorContext } from './doctor-context.ts';

/** Runs Pyright's command line with the server's Python and full file access. Returns one line per diagnostic. */
export async function diagnosticsOfCommandLine(
  { host, root, session, timeoutMs, signal }: DoctorContext,
  python: PythonEnvironment | undefined,
  files: readonly string[],
): Promise<readonly string[]> {
  const { readableRoot } = session;
  await using bench = await openWorkbench(host);
  const { directory } = await locatePyright(host, bench.scratch.path);
  const interpreter = python && (await interpreterFor(python, readableRoot, bench.scratch.path));
  const result = await runProgram({
    host,
    janitor: bench.janitor,
    program: host.execPath,
    name: 'the command line of Pyright',
    args: [
      path.join(directory, 'index.js'),
      '--outputjson',
      ...(interpreter === undefined ? [] : ['--pythonpath', interpreter]),
      ...files,
    ],
    cwd: root,
    // If the server uses no interpreter, an empty PATH keeps Pyright from finding an interpreter and running it.
    env: { ...environmentOf(host), ...(interpreter === undefined ? { PATH: '' } : {}) },
    timeoutMs,
    signal,
  });
  const failure = pyrightAdapter.run?.failure(result);
  if (failure !== undefined) throw failure;
  const { items } = pyrightAdapter.read(result.stdout);
  const roots = rootsOf(root, readableRoot);
  const documents = await readNamedDocuments(
    items.map(({ file }) => file),
    { workspace: root, readableRoot, roots, ecmaScriptLines: pyrightAdapter.ecmaScriptLines },
  );
  const scope = { kind: 'workspace', files: files.length } as const;
  const facts = compilerFacts({ adapter: pyrightAdapter, items, documents, roots, scope });
  return facts.diagnostics.map(lineOf);
}

/** Formats a diagnostic as one line of text, with one-based lines and columns. */
export function lineOf({ uri, range, severity, rule, message }: Diagnostic): string {
  const [line, column, endLine, endColumn] = range.map((position) => position + 1);
  const words = JSON.stringify(message);
  return `${uri}:${line}:${column}-${endLine}:${endColumn} ${severity} ${rule ?? '(no rule)'} ${words}`;
}

/**
 * Returns the path of the interpreter. An interpreter inside the checkout must not run. For such an interpreter,
 * returns the path of a script that answers Pyright's queries with the values in `python`.
 */
async function interpreterFor(
  python: PythonEnvironment,
  readableRoot: string,
  scratch: string,
): Promise<string> {
  const { executable, prefix, importPaths, versionInfo } = python;
  if (!(await isProgramInside(executable, [readableRoot]))) return executable;
  const script = path.join(scratch, 'python3');
  const paths = JSON.stringify({ path: importPaths, prefix });
  const lines = [
    '#!/bin/sh',
    'case "$*" in',
    `*sys.prefix*) printf '%s' ${quoted(paths)} ;;`,
    `*sys.version_info*) printf '%s' ${quoted(JSON.stringify(versionInfo))} ;;`,
    '*) exit 1 ;;',
    'esac',
  ];
  await writeFile(script, `${lines.join('\n')}\n`);
  await chmod(script, 0o755);
  return script;
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** Returns the variables for Pyright's command line: only needed ones of `host`, and settings for English text. */
function environmentOf(host: Host): Readonly<Record<string, string>> {
  const variables = Object.entries(childEnvironment(host, READ_BY_PYTHON)).filter(
    ([name]) => !/^(?:LANG|LANGUAGE|TZ|LC_.*)$/u.test(name),
  );
  return { ...Object.fromEntries(variables), LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8', NO_COLOR: '1', TZ: 'UTC' };
}

/** Variables that change the interpreter's import paths, or the interpreter that a launcher such as pyenv chooses. */
const READ_BY_PYTHON = {
  names: [...READ_BY_LAUNCHERS.names, 'PYTHONPATH', 'PYTHONHOME', 'PYTHONUSERBASE', 'PYTHONNOUSERSITE'],
};
