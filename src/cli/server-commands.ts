import { existsSync } from 'node:fs';
import path from 'node:path';
import { InvalidArgumentError, Option, type Command } from 'commander';
import type { BundleRequest } from '../model/bundle.ts';
import { messageOf } from '../model/lanser-error.ts';
import { statusText } from '../report/status-text.ts';
import { symbolsText } from '../report/symbols-text.ts';
import { visible } from '../report/visible.ts';
import { printBundle } from './print-bundle.ts';
import type { Runner } from './runner.ts';
import { parseSelector } from '../selector/parse-selector.ts';
import { workspaceFolder } from './common-options.ts';
import { readSelectorArgument, SELECTOR_ARGUMENT } from './selector-argument.ts';
import {
  addWorkspaceOptions,
  openScoredWorkspace,
  operationOptions,
  type WorkspaceCommandOptions,
} from './workspace-options.ts';

export function addSymbolsCommand(program: Command, runner: Runner): void {
  interface Options extends WorkspaceCommandOptions {
    readonly query?: string;
  }
  addWorkspaceOptions(
    program
      .command('symbols')
      .summary('the outline of a document or a place, or symbols of the workspace')
      .description(
        'The outline of a document, or the symbols of a place: those in a definition or some lines, those around a point. With --query the symbols of the workspace that match.',
      )
      .argument('[place]', `a document, relative to the workspace, or ${SELECTOR_ARGUMENT}`),
  )
    .option('--query <text>', 'search the workspace, by the server’s own idea of a match')
    .addHelpText(
      'after',
      '\nExamples:\n  lanser symbols src/app.py\n  lanser symbols "py://pkg.mod#Class"\n  lanser symbols --query Config --json | jq -c .facts.symbols[]\n\nExit codes: 0 answered, 3 no such file, 24 outside the workspace, 27 no server, 72 not offered.',
    )
    .action(async (place: string | undefined, options: Options) => {
      const { query } = options;
      const isSelector = place !== undefined && meansPlace(place, workspaceFolder(options));
      await runner(
        options,
        { cmd: 'symbols', options: query === undefined ? {} : { query } },
        async (edge) => {
          const selector = isSelector ? await readSelectorArgument(place, edge) : undefined;
          await using workspace = await openScoredWorkspace(edge, options);
          const file = isSelector ? undefined : place;
          const bundle = await workspace.symbols({ ...operationOptions(options), file, query, selector });
          return await printBundle(edge, workspace, bundle, options, ({ symbols }, view) =>
            symbols.length === 0 ? 'No symbol.\n' : symbolsText(symbols, view, query === undefined),
          );
        },
      );
    });
}

/** Whether an argument is a selector of more than a file. */
function meansPlace(argument: string, folder: string): boolean {
  if (argument === '-') return true;
  if (existsSync(path.resolve(folder, argument))) return false;
  const parsed = argument.startsWith('{') ? undefined : parseSelector(argument);
  if (parsed?.kind !== 'parsed' || parsed.spec.kind !== 'locate') return true;
  const { uri, ...rest } = parsed.spec;
  return uri !== argument || Object.keys(rest).length > 1;
}

export function addServerCommands(program: Command, runner: Runner): void {
  const simple = (name: 'capabilities' | 'status' | 'reload', summary: string, description: string): void => {
    addWorkspaceOptions(program.command(name).summary(summary).description(description))
      .addHelpText('after', `\nExample:\n  lanser ${name} --json\n\nExit codes: 0 done, 27 no server.`)
      .action(async (options: WorkspaceCommandOptions) => {
        await runner(options, { cmd: name, options: {} }, async (edge) => {
          await using workspace = await openScoredWorkspace(edge, options);
          if (name === 'capabilities') {
            const bundle = await workspace.capabilities(operationOptions(options));
            return await printBundle(edge, workspace, bundle, options, (facts) =>
              jsonText(facts.capabilities),
            );
          }
          const asked = operationOptions(options);
          const bundle = await (name === 'status' ? workspace.status(asked) : workspace.reload(asked));
          return await printBundle(edge, workspace, bundle, options, (facts, view) =>
            statusText(facts, view.colors),
          );
        });
      });
  };
  simple('capabilities', 'what a server says that it can do', 'What a language server says that it can do.');
  simple(
    'status',
    'the servers of the workspace',
    'The language servers that are configured or built in, and what becomes of each. None is started.',
  );
  simple('reload', 'forget kept answers', 'Forgets every answer that was kept, and starts servers anew.');
  addRequestCommand(program, runner);
}

interface RequestOptions extends WorkspaceCommandOptions {
  readonly params?: unknown;
}

function addRequestCommand(program: Command, runner: Runner): void {
  addWorkspaceOptions(
    program
      .command('request')
      .summary('any request of the protocol')
      .description(
        'Sends any request to a language server. With a selector its document and position are added to the parameters.',
      )
      .argument('<method>', 'for example textDocument/signatureHelp')
      .argument('[selector]', 'a selector, or "-" for standard input'),
  )
    .addOption(new Option('--params <json>', 'the parameters, any JSON').argParser(jsonArgument))
    .addHelpText(
      'after',
      `
Examples:
  lanser request textDocument/signatureHelp src/app.py@L42:C7
  lanser request workspace/symbol --params '{"query": "Config"}' --server basedpyright

Exit codes: 0 answered, 20 no such request, 27 no server, 65 refused by the server, 72 not offered.`,
    )
    .action(async (method: string, argument: string | undefined, options: RequestOptions) => {
      const request: BundleRequest = { cmd: 'request', options: { method } };
      await runner(options, request, async (edge) => {
        const selector = argument === undefined ? undefined : await readSelectorArgument(argument, edge);
        await using workspace = await openScoredWorkspace(edge, options);
        const asked = { ...operationOptions(options), selector, params: options.params };
        const bundle = await workspace.request(method, asked);
        return await printBundle(edge, workspace, bundle, options, (facts) => jsonText(facts.result));
      });
    });
}

function jsonArgument(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new InvalidArgumentError(`JSON is expected: ${messageOf(error)}`);
  }
}

function jsonText(value: unknown): string {
  return `${visible(JSON.stringify(value, undefined, 2))}\n`;
}
