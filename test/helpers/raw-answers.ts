import type * as lsp from 'vscode-languageserver-protocol';
import type { RawNames } from './raw-names.ts';
import type { RawServer } from './raw-server.ts';

/** A position in the workspace: a relative path, and a zero-based line and UTF-16 column. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly character: number;
}

export const PLACE_OPERATIONS = [
  'definition',
  'declaration',
  'typeDefinition',
  'references',
  'hover',
] as const;
export type PlaceOperation = (typeof PLACE_OPERATIONS)[number];

/** Answers in one form for Pyright and for lanser, so that tests can compare the two. */
export interface RawAnswers {
  at(operation: PlaceOperation, place: Place): Promise<unknown>;
  symbols(file: string): Promise<unknown>;
  diagnostics(file: string): Promise<unknown>;
}

type Range = readonly [number, number, number, number];
type Located = { readonly uri: string; readonly range: Range };

const rangeOf = ({ start, end }: lsp.Range): Range => [start.line, start.character, end.line, end.character];

const textOf = (message: lsp.Diagnostic['message']): string =>
  typeof message === 'string' ? message : message.value;

function order(one: Located, other: Located): number {
  if (one.uri !== other.uri) return one.uri < other.uri ? -1 : 1;
  const at = one.range.findIndex((value, index) => value !== other.range[index]);
  return at === -1 ? 0 : (one.range[at] ?? 0) - (other.range[at] ?? 0);
}

export function rawAnswers(server: RawServer, names: RawNames): RawAnswers {
  async function places(method: string, params: unknown): Promise<readonly Located[]> {
    const answer = await server.request<lsp.Location | (lsp.Location | lsp.LocationLink)[] | null>(
      method,
      params,
    );
    const list = answer === null ? [] : Array.isArray(answer) ? answer : [answer];
    const byText = new Map<string, Located>();
    for (const place of list) {
      const located: Located =
        'targetUri' in place
          ? { uri: names.of(place.targetUri), range: rangeOf(place.targetSelectionRange) }
          : { uri: names.of(place.uri), range: rangeOf(place.range) };
      byText.set(JSON.stringify(located), located);
    }
    return [...byText.values()].toSorted(order);
  }

  async function references(params: object): Promise<readonly Located[]> {
    let last: string | undefined;
    for (;;) {
      const found = await places('textDocument/references', {
        ...params,
        context: { includeDeclaration: true },
      });
      const now = JSON.stringify(found);
      if (now === last) return found;
      last = now;
    }
  }

  async function hover(params: object): Promise<unknown> {
    const answer = await server.request<lsp.Hover | null>('textDocument/hover', params);
    if (answer === null) return null;
    const { value, kind } = answer.contents as lsp.MarkupContent;
    return { contents: names.inText(value), kind, range: answer.range ? rangeOf(answer.range) : null };
  }

  return {
    async at(operation, { file, line, character }) {
      const uri = await server.show(file);
      const params = { textDocument: { uri }, position: { line, character } };
      if (operation === 'hover') return hover(params);
      return operation === 'references' ? references(params) : places(`textDocument/${operation}`, params);
    },
    async symbols(file) {
      const uri = await server.show(file);
      const answer = await server.request<lsp.DocumentSymbol[] | null>('textDocument/documentSymbol', {
        textDocument: { uri },
      });
      return (answer ?? []).flatMap((symbol) => outlined(symbol, file, []));
    },
    async diagnostics(file) {
      const uri = await server.show(file);
      const { items } = await server.request<lsp.FullDocumentDiagnosticReport>('textDocument/diagnostic', {
        textDocument: { uri },
      });
      return items
        .map(({ range, severity, code, message }) =>
          JSON.stringify([
            rangeOf(range),
            ...(severity === 4 ? ['hint'] : [severity, code ?? null]),
            textOf(message),
          ]),
        )
        .toSorted();
    },
  };
}

function outlined(symbol: lsp.DocumentSymbol, uri: string, above: readonly string[]): readonly unknown[] {
  const { name, kind, range, selectionRange, children = [] } = symbol;
  const container = above.length === 0 ? null : above.join('.');
  return [
    { name, kind, uri, range: rangeOf(range), selectionRange: rangeOf(selectionRange), container },
    ...children.flatMap((child) => outlined(child, uri, [...above, name])),
  ];
}
