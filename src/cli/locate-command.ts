import { Option, type Command } from 'commander';
import type { Bundle } from '../model/bundle.ts';
import { abortError } from '../model/lanser-error.ts';
import { SELECTOR_KINDS, type Indexing, type SelectorKind } from '../model/selector.ts';
import { NO_COLORS } from '../report/colors.ts';
import { locateFailureText, locateText, type LocateView } from '../report/locate-text.ts';
import { visible } from '../report/visible.ts';
import { printSelector } from '../selector/print-selector.ts';
import { indexingOf, locateRequest } from '../session/locate/locate-request.ts';
import type { Workspace } from '../registry/workspace.ts';
import { addCommonOptions, workspaceFolder } from './common-options.ts';
import { readLines } from './document-lines.ts';
import { printReward } from './print-reward.ts';
import { countOf } from './place-commands.ts';
import type { Edge } from './process-edge.ts';
import { addRewardOptions, type RewardCommandOptions } from './reward-options.ts';
import type { Runner } from './runner.ts';
import { readSelectorArgument, SELECTOR_ARGUMENT } from './selector-argument.ts';
import {
  addIndexIo,
  addTraceOptions,
  openScoredWorkspace,
  type TraceCommandOptions,
} from './workspace-options.ts';

interface LocateCommandOptions extends TraceCommandOptions, RewardCommandOptions {
  readonly preview?: true;
  readonly as?: SelectorKind;
  readonly indexIo?: string;
  readonly topK?: number;
  readonly keep?: true;
}

export function addLocateCommand(program: Command, runner: Runner): void {
  addTraceOptions(
    addRewardOptions(
      addIndexIo(
        addCommonOptions(
          program
            .command('locate')
            .summary('where a selector leads, and how sure that is')
            .description(
              'Resolves a selector to a place in the code, with a score and the reason. Paths in selectors are relative to the workspace. No server is started, except where a scope in a language without a grammar here needs its outline.',
            )
            .argument('<selector>', SELECTOR_ARGUMENT),
        ),
      ),
    ),
  )
    .option('--preview', 'show the source lines, the place underlined')
    .addOption(
      new Option('--as <kind>', 'print the selector of another kind for the same place')
        .choices(SELECTOR_KINDS)
        .conflicts('preview'),
    )
    .addOption(
      new Option(
        '--top-k <n>',
        'how many candidates to show (default: 5; exact ones are all shown)',
      ).argParser(countOf),
    )
    .option(
      '--keep',
      'keep the document in .lanser/objects, so that selectors made for it last though nobody commits it',
    )
    .addHelpText(
      'after',
      `
Examples:
  lanser locate src/app.py@L42:C7                             a position
  lanser locate 'py://pkg.mod#Class.method:body' --preview    a definition's body
  lanser locate 'src/app.py:Class.save@return <|>result'      a text in a definition
  lanser locate src/app.py@L42:C7 --as anchor                 a selector that lasts

Exit codes: 0 resolved, 2 no selector, 3 not found, 4 ambiguous (the candidates are listed),
10 a version that nobody has, 24 outside the workspace, 26 inside a character.`,
    )
    .action(async (argument: string, options: LocateCommandOptions) => {
      const folder = workspaceFolder(options);
      const { request } = await locateRequest(folder, argument, { as: options.as, topK: options.topK });
      // Of a selector that is still to be read nothing is known.
      const known = argument === '-' ? { ...request, selector: null } : request;
      await runner(options, known, async (edge) => {
        const indexIo = options.indexIo === undefined ? undefined : indexingOf(options.indexIo);
        const selector = await readSelectorArgument(argument, edge);
        await using workspace = await openScoredWorkspace(edge, options);
        const { as, topK, keep } = options;
        const bundle = await workspace.locate(selector, { as, topK, keep, indexIo });
        if (edge.signal.aborted) throw abortError(edge.signal);
        if (options.json === true) edge.json(bundle);
        await printWords(edge, workspace, bundle, options);
        printReward(edge, bundle, options);
        return bundle.meta.exitCode;
      });
    });
}

/** Results to standard output, failures and what they may mean to standard error. */
async function printWords(
  edge: Edge,
  workspace: Workspace,
  bundle: Bundle,
  options: LocateCommandOptions,
): Promise<void> {
  const { error, resolution } = bundle;
  const view: LocateView = {
    linesOf: await readLines(workspace, resolution?.candidates.map(({ uri }) => uri) ?? []),
    indexing: bundle.request.options.indexIo as Indexing,
    preview: options.preview === true,
    verbose: options.verbose === true,
    colors: error === null ? edge.colors : NO_COLORS,
  };
  if (error !== null) {
    edge.err(`lanser: ${error.code}: ${visible(error.message)}\n${locateFailureText(bundle, view)}`);
  } else if (options.json === true) return;
  else if (resolution?.selector === undefined) edge.say(locateText(bundle, view));
  else edge.out(`${printSelector(resolution.selector)}\n`);
}
