import type { BundleOf, BundleRequest, Facts, Location } from '../../model/bundle.ts';
import {
  readDeclaration,
  readDefinition,
  readImplementation,
  readTypeDefinition,
  type GoTo,
} from '../../protocol/go-to.ts';
import { maySkip } from '../../protocol/document-diagnostics.ts';
import { placesText } from '../../report/places-text.ts';
import { queryPlace } from '../../session/operations/query-place.ts';
import { notAnalysed } from '../../session/operations/references-operation.ts';
import type { OperationOptions, WorkspaceSession } from '../../session/workspace-session.ts';
import { PLACE_EXIT_CODES, PLACE_OPERATION, SELECTOR_ARGUMENT, type Operation } from '../operation.ts';
import type { Selector } from '../workspace.ts';

export const definition: Operation<'definition'> = {
  ...PLACE_OPERATION,
  name: 'definition',
  command: {
    alias: 'def',
    summary: 'find the definitions of a symbol',
    description:
      'Find the definitions of the symbol at a location: in the source if it is available, otherwise in the stub file. Paths in selectors are relative to the workspace.',
    arguments: [SELECTOR_ARGUMENT],
    examples: `  lanser def src/app.py@L42:C7                 the name at a position
  lanser def 'src/app.py:Class.save@return <|>result' --json | jq .facts.definitions`,
    exitCodes: PLACE_EXIT_CODES,
  },
  run: goTo('definition', readDefinition, (definitions) => ({ definitions })),
  words: ({ facts }, view) => placesText(facts.definitions, 'No definition found.', view),
};

export const declaration: Operation<'declaration'> = {
  ...PLACE_OPERATION,
  name: 'declaration',
  command: {
    alias: 'decl',
    summary: 'find the declarations of a symbol',
    description:
      'Find the declarations of the symbol at a location. A stub file takes precedence over the source file. Paths in selectors are relative to the workspace.',
    arguments: [SELECTOR_ARGUMENT],
    examples: `  lanser decl src/app.py@L42:C7`,
    exitCodes: PLACE_EXIT_CODES,
  },
  run: goTo('declaration', readDeclaration, (declarations) => ({ declarations })),
  words: ({ facts }, view) => placesText(facts.declarations, 'No declaration found.', view),
};

export const typeDefinition: Operation<'typeDefinition'> = {
  ...PLACE_OPERATION,
  name: 'typeDefinition',
  command: {
    alias: 'type-def',
    summary: 'find the definition of a symbol’s type',
    description:
      'Find the definitions of the type of the symbol at a location. Paths in selectors are relative to the workspace.',
    arguments: [SELECTOR_ARGUMENT],
    examples: `  lanser type-def src/app.py@L42:C7`,
    exitCodes: PLACE_EXIT_CODES,
  },
  run: goTo('typeDefinition', readTypeDefinition, (typeDefinitions) => ({ typeDefinitions })),
  words: ({ facts }, view) => placesText(facts.typeDefinitions, 'No type definition found.', view),
};

export const implementation: Operation<'implementation'> = {
  ...PLACE_OPERATION,
  name: 'implementation',
  command: {
    alias: 'impl',
    summary: 'find the implementations of a symbol',
    description:
      'Find the implementations of the symbol at a location. Pyright does not support this request. Paths in selectors are relative to the workspace.',
    arguments: [SELECTOR_ARGUMENT],
    examples: `  lanser impl src/shape.ts@L3:C11`,
    exitCodes: PLACE_EXIT_CODES,
  },
  run: goTo('implementation', readImplementation, (implementations) => ({ implementations })),
  words: ({ facts }, view) => placesText(facts.implementations, 'No implementation found.', view),
};

/** Creates the `run` function of an operation that finds locations for a symbol, such as its definitions. */
function goTo<F extends Facts>(
  cmd: NonNullable<BundleRequest['cmd']>,
  read: GoTo,
  named: (places: readonly Location[]) => Omit<F, 'documents' | 'provenance'>,
): (session: WorkspaceSession, selector: Selector, options?: OperationOptions) => Promise<BundleOf<F>> {
  return async (session, selector, options = {}) =>
    queryPlace<readonly Location[], F>(session, selector, options, {
      cmd,
      bundleOptions: {},
      read: async (view, target) => {
        const places = await read(view, target);
        if (places.length === 0 && (await maySkip(view, target))) throw notAnalysed();
        return places;
      },
      isCacheable: true,
      uris: (places) => places.map(({ uri }) => uri),
      facts: (places, documents) => ({ provenance: 'lsp', documents, ...named(places) }) as F,
    });
}
