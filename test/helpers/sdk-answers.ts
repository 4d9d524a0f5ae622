import { SymbolKind } from 'vscode-languageserver-protocol';
import type { Bundle, BundleOf, Facts } from '../../src/model/bundle.ts';
import type { CursorSelector } from '../../src/model/selector.ts';
import type { Workspace } from '../../src/registry/workspace.ts';
import type { Place, PlaceOperation, RawAnswers } from './raw-answers.ts';

const SEVERITIES = { error: 1, warning: 2, information: 3 } as const;
const KINDS = new Map(Object.entries(SymbolKind));

/** Returns lanser's facts in the form of {@link RawAnswers}. If an operation fails, its answer contains the error. */
export function sdkAnswers(workspace: Workspace): RawAnswers {
  const operations: Readonly<Record<PlaceOperation, (selector: CursorSelector) => Promise<unknown>>> = {
    definition: async (selector) =>
      answerOf(await workspace.definition(selector), (facts) => facts.definitions),
    declaration: async (selector) =>
      answerOf(await workspace.declaration(selector), (facts) => facts.declarations),
    typeDefinition: async (selector) =>
      answerOf(await workspace.typeDefinition(selector), (facts) => facts.typeDefinitions),
    references: async (selector) =>
      answerOf(await workspace.references(selector), (facts) => facts.references),
    hover: async (selector) => answerOf(await workspace.hover(selector), (facts) => facts.hover),
  };
  return {
    at: async (operation, place) => operations[operation](cursorAt(place)),
    async symbols(file) {
      return answerOf(await workspace.symbols({ file }), ({ symbols }) =>
        symbols.map(({ name, kind, uri, range, selectionRange, container }) => ({
          name,
          kind: KINDS.get(kind),
          uri,
          range,
          selectionRange,
          container,
        })),
      );
    },
    async diagnostics(file) {
      return answerOf(await workspace.diagnostics({ files: [file] }), ({ diagnostics, hints }) =>
        [
          ...diagnostics.map(({ range, severity, rule, message }) => [
            range,
            SEVERITIES[severity],
            rule,
            message,
          ]),
          ...hints.map(({ range, message }) => [range, 'hint', message]),
        ]
          .map((diagnostic) => JSON.stringify(diagnostic))
          .toSorted(),
      );
    },
  };
}

export function cursorAt({ file, line, character }: Place): CursorSelector {
  return { kind: 'cursor', uri: file, line: line + 1, col: character + 1 };
}

function answerOf<F extends Facts>(bundle: BundleOf<F>, facts: (value: F) => unknown): unknown {
  if (bundle.facts === null) return { failed: (bundle as Bundle).error };
  return facts(bundle.facts);
}
