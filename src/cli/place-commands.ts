import { InvalidArgumentError, Option, type Command } from 'commander';
import type { Bundle, BundleOf, Facts, Location } from '../model/bundle.ts';
import { placesText, type PlacesView } from '../report/places-text.ts';
import { visible } from '../report/visible.ts';
import { locateRequest } from '../session/locate/locate-request.ts';
import type { Workspace } from '../registry/workspace.ts';
import type { ReferencesOptions } from '../session/operations/references-operation.ts';
import { workspaceFolder } from './common-options.ts';
import { printBundle } from './print-bundle.ts';
import type { Runner } from './runner.ts';
import { readSelectorArgument, SELECTOR_ARGUMENT } from './selector-argument.ts';
import {
  addWorkspaceOptions,
  openScoredWorkspace,
  operationOptions,
  type WorkspaceCommandOptions,
} from './workspace-options.ts';

interface PlaceCommandOptions extends WorkspaceCommandOptions {
  readonly topK?: number;
  /** `--no-declaration` of `refs`. */
  readonly declaration?: boolean;
  readonly limit?: number;
  readonly cursor?: string;
}

/** A command that asks about one place. */
interface PlaceCommand<F extends Facts> {
  readonly name: string;
  readonly cmd: Bundle['request']['cmd'];
  readonly summary: string;
  readonly description: string;
  readonly examples: string;
  readonly ask: (workspace: Workspace, selector: string, options: ReferencesOptions) => Promise<BundleOf<F>>;
  readonly words: (facts: F, view: PlacesView) => string;
}

export function addPlaceCommands(program: Command, runner: Runner): void {
  addPlaceCommand(program, runner, {
    name: 'def',
    cmd: 'definition',
    summary: 'where what stands at a place is defined',
    description: 'The definitions of what stands at a place: the source, where there is one.',
    examples: `  lanser def src/app.py@L42:C7                 of the name at a position
  lanser def 'src/app.py:Class.save@return <|>result' --json | jq .facts.definitions`,
    ask: async (workspace, selector, options) => workspace.definition(selector, options),
    words: ({ definitions }, view) => listed(definitions, 'No definition is known.', view),
  });
  addPlaceCommand(program, runner, {
    name: 'decl',
    cmd: 'declaration',
    summary: 'where what stands at a place is declared: the stub, where there is one',
    description: 'The declarations of what stands at a place: the stub, where there is one.',
    examples: '  lanser decl src/app.py@L42:C7',
    ask: async (workspace, selector, options) => workspace.declaration(selector, options),
    words: ({ declarations }, view) => listed(declarations, 'No declaration is known.', view),
  });
  addPlaceCommand(program, runner, {
    name: 'type-def',
    cmd: 'typeDefinition',
    summary: 'where the type of what stands at a place is defined',
    description: 'The definitions of the type of what stands at a place.',
    examples: '  lanser type-def src/app.py@L42:C7',
    ask: async (workspace, selector, options) => workspace.typeDefinition(selector, options),
    words: ({ typeDefinitions }, view) => listed(typeDefinitions, 'No type definition is known.', view),
  });
  addPlaceCommand(program, runner, {
    name: 'impl',
    cmd: 'implementation',
    summary: 'where what stands at a place is implemented',
    description:
      'The implementations of what stands at a place. Pyright does not offer them; other servers do.',
    examples: '  lanser impl src/shape.ts@L3:C11',
    ask: async (workspace, selector, options) => workspace.implementation(selector, options),
    words: ({ implementations }, view) => listed(implementations, 'No implementation is known.', view),
  });
  addPlaceCommand(program, runner, {
    name: 'hover',
    cmd: 'hover',
    summary: 'what an editor would show for a place',
    description: 'Signature, type and documentation of what stands at a place.',
    examples: "  lanser hover 'py://pkg.mod#Class.method'",
    ask: async (workspace, selector, options) => workspace.hover(selector, options),
    words: ({ hover }) => (hover === null ? 'Nothing to show.\n' : `${visible(hover.contents)}\n`),
  });
  const references = addPlaceCommand(program, runner, {
    name: 'refs',
    cmd: 'references',
    summary: 'all references to what stands at a place',
    description:
      'All references to what stands at a place, in the whole workspace, asked for until the server has settled.',
    examples: `  lanser refs 'py://pkg.mod#Class.method'
  lanser refs src/app.py@L42:C7 --no-declaration --limit 100 --json`,
    ask: async (workspace, selector, options) => workspace.references(selector, options),
    words: ({ references: places, total }, view) =>
      listed(places, 'No reference is known.', view) +
      (places.length < total
        ? `${places.length} of ${total}; meta.truncated.cursor of --json asks for more\n`
        : ''),
  });
  references
    .option('--no-declaration', 'leave out the declarations')
    .addOption(new Option('--limit <n>', 'how many references to give at most').argParser(countOf))
    .option('--cursor <cursor>', 'go on where a page ended: its meta.truncated.cursor');
}

function listed(places: readonly Location[], none: string, view: PlacesView): string {
  return places.length === 0 ? `${none}\n` : placesText(places, view);
}

function addPlaceCommand<F extends Facts>(program: Command, runner: Runner, kind: PlaceCommand<F>): Command {
  const command = program
    .command(kind.name)
    .summary(kind.summary)
    .description(`${kind.description} Paths in selectors are relative to the workspace.`)
    .argument('<selector>', SELECTOR_ARGUMENT);
  addWorkspaceOptions(command)
    .addHelpText(
      'after',
      `\nExamples:\n${kind.examples}\n\nExit code 0 means that the server has answered, whatever it knows.`,
    )
    .action(async (argument: string, options: PlaceCommandOptions) => {
      const { request } = await locateRequest(workspaceFolder(options), argument, {});
      // Of a selector that is still to be read nothing is known.
      const known = { ...request, cmd: kind.cmd, ...(argument === '-' ? { selector: null } : {}) };
      await runner(options, known, async (edge) => {
        const selector = await readSelectorArgument(argument, edge);
        const asked = { ...operationOptions(options), ...pageOptions(options) };
        await using workspace = await openScoredWorkspace(edge, options);
        const bundle = await kind.ask(workspace, selector, asked);
        return await printBundle(edge, workspace, bundle, options, kind.words);
      });
    });
  return command;
}

function pageOptions({ declaration, limit, cursor }: PlaceCommandOptions): ReferencesOptions {
  return {
    ...(declaration === false ? { includeDeclaration: false } : {}),
    ...(limit === undefined ? {} : { limit }),
    ...(cursor === undefined ? {} : { cursor }),
  };
}

/** @throws InvalidArgumentError */
export function countOf(text: string): number {
  const value = Number(text);
  if (!/^\d+$/u.test(text) || !Number.isSafeInteger(value) || value < 1) {
    throw new InvalidArgumentError('A whole number of at least 1 is expected.');
  }
  return value;
}
