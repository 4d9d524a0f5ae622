import path from 'node:path';
import type { Command } from 'commander';
import { LanserError } from '../model/lanser-error.ts';
import { indexingOf } from '../session/locate/locate-request.ts';
import type { WorkspaceRewardOptions } from '../session/rewards/workspace-rewards.ts';
import type { Workspace } from '../registry/workspace.ts';
import type { TraceOptions } from '../session/workspace-session.ts';
import { repeated, workspaceFolder, type CommonOptions, timeoutOf } from './common-options.ts';
import type { Edge } from './process-edge.ts';
import type { RewardCommandOptions } from './reward-options.ts';

export interface TraceCommandOptions extends CommonOptions, ServerCommandOptions {
  readonly traceFile?: string;
  /** False if the trace omits the contents of files. */
  readonly embed: boolean;
}

export interface ServerCommandOptions {
  readonly withoutServer?: readonly string[];
  readonly canonical?: boolean;
}

/** Options of a command that runs one operation. */
export interface WorkspaceCommandOptions extends TraceCommandOptions, RewardCommandOptions {
  readonly server?: string;
  readonly indexIo?: string;
}

export function addNoDaemon(command: Command): Command {
  return command.option('--no-daemon', 'run without the warm process; see lanser serve');
}

export function addSharedServerOptions(command: Command): Command {
  return command
    .option('--without-server <name>', 'do not use this language server; repeatable', repeated)
    .option(
      '--canonical',
      'answer each request as a newly started server would, so that earlier requests have no effect',
    );
}

export function addTraceOptions(command: Command): Command {
  return command
    .option('--trace-file <file>', 'record the operation in this file, for lanser trace replay')
    .option(
      '--no-embed',
      'omit the contents of files from the trace; a replay reads them from the workspace or from Git',
    );
}

export function addIndexIo(command: Command): Command {
  return command.option(
    '--index-io <unit>',
    'the unit of columns in selectors and in the output: utf-8, utf-16 or codepoint (default: the configured unit, else utf-16)',
  );
}

export function traceOptions(
  { traceFile, embed }: Partial<TraceCommandOptions>,
  cwd: string = process.cwd(),
): TraceOptions | undefined {
  return traceFile === undefined ? undefined : { file: path.resolve(cwd, traceFile), embed };
}

/**
 * Opens the workspace of a command. An interrupt of the command stops the operations of the workspace.
 *
 * @param ownFiles the absolute paths of the files that the command writes while the workspace is open.
 */
export async function openCommandWorkspace(
  edge: Edge,
  options: CommonOptions & Partial<TraceCommandOptions> & { readonly indexIo?: string },
  reward?: WorkspaceRewardOptions,
  ownFiles?: readonly string[],
): Promise<Workspace> {
  const { python, indexIo } = options;
  if (python === '')
    throw new LanserError('E/USAGE', '--python is empty. Name an interpreter or an environment.');
  return edge.openWorkspace(workspaceFolder(options, edge.cwd), {
    host: edge.host,
    signal: edge.signal,
    python: python === undefined ? undefined : path.resolve(edge.cwd, python),
    indexIo: indexIo === undefined ? undefined : indexingOf(indexIo),
    withoutServers: options.withoutServer,
    canonical: options.canonical,
    timeoutMs: timeoutOf(options),
    reward,
    trace: traceOptions(options, edge.cwd),
    ownFiles,
  });
}
