import type { Command } from 'commander';
import { LanserError } from '../model/lanser-error.ts';
import type { Indexing } from '../model/selector.ts';
import { indexingOf } from '../session/locate/locate-request.ts';
import { openWorkspace, type Workspace } from '../session/open-workspace.ts';
import type { OperationOptions } from '../session/operations/workspace-session.ts';
import { addCommonOptions, workspaceFolder, type CommonOptions } from './common-options.ts';
import type { Edge } from './process-edge.ts';

/** Options of every command that asks about code. */
export interface WorkspaceCommandOptions extends CommonOptions {
  readonly server?: string;
  readonly indexIo?: string;
}

export function addWorkspaceOptions(command: Command): Command {
  return addIndexIo(addCommonOptions(command)).option(
    '--server <name>',
    'the language server to ask (default: the primary one of the file; lanser status lists them)',
  );
}

export function addIndexIo(command: Command): Command {
  return command.option(
    '--index-io <unit>',
    'what columns count in selectors and in the output: utf-8, utf-16 or codepoint (default: utf-16)',
  );
}

/** Opens the workspace that a command line names; the edge's signal ends what it does. */
export async function openCommandWorkspace(edge: Edge, options: CommonOptions): Promise<Workspace> {
  const { timeout, python } = options;
  if (python === '') throw new LanserError('E/USAGE', 'Name an interpreter or an environment with --python.');
  return openWorkspace(workspaceFolder(options), {
    host: edge.host,
    signal: edge.signal,
    python,
    timeoutMs: timeout === undefined ? undefined : timeout * 1000,
  });
}

/** @throws LanserError E/INDEXING_UNSUPPORTED. */
export function operationOptions({ server, indexIo }: WorkspaceCommandOptions): OperationOptions & {
  readonly indexIo: Indexing | undefined;
} {
  return { server, indexIo: indexIo === undefined ? undefined : indexingOf(indexIo) };
}
