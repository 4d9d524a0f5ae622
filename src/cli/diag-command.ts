import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Option, type Command } from 'commander';
import type { BundleRequest, RequestedTool } from '../model/bundle.ts';
import { errnoOf, LanserError } from '../model/lanser-error.ts';
import { diagnosticsText } from '../report/diagnostics-text.ts';
import { TOOLS } from '../session/tools/adapt.ts';
import { diagnosticsRequest } from '../session/operations/diagnose-workspace.ts';
import { isInside } from '../workspace/containment.ts';
import { workspaceFolder } from './common-options.ts';
import { printBundle } from './print-bundle.ts';
import type { Edge } from './process-edge.ts';
import type { Runner } from './runner.ts';
import { readSelectorArgument } from './selector-argument.ts';
import { readStandardInput } from './standard-input.ts';
import {
  addWorkspaceOptions,
  openScoredWorkspace,
  operationOptions,
  type WorkspaceCommandOptions,
} from './workspace-options.ts';

interface DiagCommandOptions extends WorkspaceCommandOptions {
  readonly tool?: RequestedTool;
  readonly from?: string;
}

export function addDiagCommand(program: Command, runner: Runner): void {
  addWorkspaceOptions(
    program
      .command('diag')
      .summary('diagnostics of files, globs, a place or the whole workspace')
      .description(
        'Diagnostics over an explicit scope: complete, or an error. Without arguments the scope is the workspace: every file that Pyright’s configuration includes, and the files of other projects that have a server.',
      )
      .argument(
        '[files...]',
        'files, folders and globs, relative to here (or to the workspace, from outside of it); or one selector, whose paths are relative to the workspace',
      ),
  )
    .addOption(
      new Option('--tool <name>', 'ask a compiler or checker instead of language servers').choices(TOOLS),
    )
    .option('--from <file>', 'read what the tool has written, from a file or "-", instead of running it')
    .addHelpText(
      'after',
      `
Examples:
  lanser diag                             the whole workspace
  lanser diag src/app.py 'tests/**/*.py'  some files
  lanser diag 'py://pkg.mod#Class.save'   one definition
  lanser diag --tool mypy src             by mypy
  lanser diag --json | jq .facts.counts   as a bundle

Exit code 0 means that the set is complete, whatever it holds; lanser gate judges.`,
    )
    .action(async (args: readonly string[], options: DiagCommandOptions) => {
      const workspace = workspaceFolder(options);
      const from = isInside(workspace, process.cwd()) ? process.cwd() : workspace;
      const selector = selectorAmong(args, from);
      const files = selector === undefined ? args : [];
      const known = diagnosticsRequest(workspace, from, files);
      const { tool } = options;
      const request: BundleRequest = {
        cmd: 'diagnostics',
        options: selector === undefined ? { ...known.options, ...(tool && { tool }) } : {},
      };
      await runner(options, request, async (edge) => {
        if (options.from !== undefined && tool === undefined) {
          throw new LanserError('E/USAGE', `Say with --tool which of ${TOOLS.join(', ')} has written it.`);
        }
        await using opened = await openScoredWorkspace(edge, options);
        const bundle =
          tool === undefined
            ? await opened.diagnostics({
                ...operationOptions(options),
                files,
                from,
                selector: selector && (await readSelectorArgument(selector, edge)),
              })
            : await opened.adapt({
                tool,
                files: args,
                from,
                output: await savedOutput(options.from, edge),
                timeoutMs: options.timeout === undefined ? undefined : options.timeout * 1000,
              });
        return await printBundle(edge, opened, bundle, options, diagnosticsText);
      });
    });
}

/** The argument that is no file and no glob, but means a place. */
function selectorAmong(args: readonly string[], from: string): string | undefined {
  const [only, ...others] = args;
  if (only === undefined || others.length > 0 || existsSync(path.resolve(from, only))) return undefined;
  return /^(?:-$|\{|[a-z]+:\/\/)|@[LR]?[\d(]|:[^:/]*$/u.test(only) &&
    !/[*?[]/u.test(only.split(/[@:#]/u)[0] ?? '')
    ? only
    : undefined;
}

async function savedOutput(file: string | undefined, { signal }: Edge): Promise<string | undefined> {
  if (file === undefined) return undefined;
  if (file === '-') return readStandardInput(signal);
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    const errno = errnoOf(error);
    const code = errno === 'ENOENT' ? 'E/NOT_FOUND' : 'E/FS_PERMISSIONS';
    throw new LanserError(
      code,
      `The saved output cannot be read (${errno ?? 'unknown error'}).`,
      { errno },
      error,
    );
  }
}
