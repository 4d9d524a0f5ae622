import type { Command } from 'commander';
import type { Caller } from '../daemon/caller.ts';
import type { BundleRequest } from '../model/bundle.ts';
import { LanserError } from '../model/lanser-error.ts';
import { errorBundle } from '../registry/error-bundle.ts';
import { visible } from '../report/visible.ts';
import type { CommonOptions } from './common-options.ts';
import { failureLine } from './failure-line.ts';
import { processEdge, type Edge } from './process-edge.ts';

/**
 * A function that creates the action of a command. The action runs `work` and sets the exit code. It prints a
 * LanserError as text and, with `--json`, also as a bundle for `request`.
 */
export type Runner = <Args extends readonly unknown[]>(
  request: BundleRequest['cmd'] | ((edge: Edge, ...args: Args) => BundleRequest | Promise<BundleRequest>),
  work: (edge: Edge, ...args: Args) => Promise<number>,
) => (...args: Args) => Promise<void>;

export function createRunner(caller: Caller, setExitCode: (code: number) => void): Runner {
  return (request, work) =>
    async (...args) => {
      // Commander passes the command as the last argument.
      const command = args.at(-1) as Command;
      const { verbose, json } = command.optsWithGlobals<CommonOptions>();
      const edge = processEdge(caller, verbose === true);
      try {
        const empty = command.options.find((option) => {
          const isPath = /[<[](?:dir|file)[>\]]$/u.test(option.flags);
          return isPath && command.getOptionValue(option.attributeName()) === '';
        });
        // `path.resolve` treats an empty path as the current folder.
        if (empty) throw new LanserError('E/USAGE', `The path of ${empty.long} is empty. Name a path.`);
        setExitCode(await work(edge, ...args));
      } catch (error) {
        const failed =
          typeof request === 'function' ? await request(edge, ...args) : { cmd: request, options: {} };
        setExitCode(printFailure(edge, error, failed, json === true));
      }
    };
}

/**
 * Prints a failure to standard error and, with `json`, its bundle to standard output. Returns the exit code.
 *
 * @throws `error` if it is not a LanserError. Such an error is a defect.
 */
export function printFailure(edge: Edge, error: unknown, request: BundleRequest, json: boolean): number {
  if (!(error instanceof LanserError)) throw error;
  if (json) edge.json(errorBundle(edge.host, request, error));
  edge.err(failureLine(error));
  if (error.cause instanceof Error) edge.host.log(visible(error.cause.message));
  return error.exitCode;
}
