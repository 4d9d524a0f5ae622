import { OUTERMOST, type Enclosing } from '../bound-name.ts';
import type { Definition, Span } from '../definition.ts';
import type { Piece } from '../pieces.ts';
import { shiftedPiece } from '../pieces.ts';
import { shifted, shiftedSpan } from '../shifted.ts';
import type { Reading } from '../syntax-language.ts';
import { withLineFeeds, type TextParser } from '../tree-sitter.ts';
import { compoundOf } from './compound.ts';
import { readHead } from './head.ts';
import { parseSuite } from './parse-suite.ts';
import { statementSpans } from './statement-spans.ts';
import { pythonTokens } from './tokens.ts';

// Limits the time, because each level of nesting parses the inner code once more. Ordinary code has fewer levels.
const MAX_DEPTH = 10;

// Matches Git's conflict markers. They become blanks, so that the definitions of both versions remain.
const CONFLICT = /^(?:<{7} .*|\|{7} .*|={7}|>{7} .*)$/gmu;

/**
 * Parses the statements one by one, so that an error does not affect other statements. Splits a broken statement into
 * its head and the statements of its suite. If the pieces of `earlier` are from `salvage` too, reuses unchanged ones.
 */
export function salvage(parser: TextParser, text: string, earlier: Reading | undefined): readonly Piece[] {
  const module = withLineFeeds(text).replaceAll(CONFLICT, (marker) => ' '.repeat(marker.length));
  const before = earlier?.tree.root.hasError === true ? earlier : undefined;
  const earlierPieces = new Map(
    before?.pieces.map((piece) => [before.text.slice(piece.start, piece.end), piece]),
  );
  return statementSpans(module, '', 'statements').map((span) => {
    const lines = module.slice(span.start, span.end);
    const same = earlierPieces.get(lines);
    if (same !== undefined) return shiftedPiece(same, span.start - same.start);
    const { definitions } = readLines(parser, lines, '', OUTERMOST);
    return shiftedPiece({ start: 0, end: lines.length, definitions }, span.start);
  });
}

interface Salvaged {
  readonly definitions: readonly Definition[];
  /** The docstring at the start of the lines that {@link readLines} reads; null if they have a syntax error. */
  readonly docstring: Span | null;
}

/** Reads lines. If they have an error, reads each clause (such as `else:`) alone, to depth {@link MAX_DEPTH}. */
function readLines(parser: TextParser, lines: string, indent: string, enclosing: Enclosing): Salvaged {
  using suite = parseSuite(parser, lines, indent);
  if (!suite.hasError) return { definitions: suite.definitions(enclosing), docstring: suite.docstring() };
  const clauses = enclosing.depth < MAX_DEPTH ? statementSpans(lines, indent, 'clauses') : [];
  const apart = clauses.map(({ start, end }) => ({
    start,
    definitions: readCompound(parser, lines.slice(start, end), indent, enclosing),
  }));
  if (apart.every(({ definitions }) => definitions === undefined)) {
    return { definitions: suite.definitions(enclosing), docstring: null };
  }
  const definitions = apart.flatMap(({ start, definitions: found = [] }) =>
    found.map((definition) => shifted(definition, start)),
  );
  return { definitions, docstring: null };
}

/** Reads the head and the statements of the suite separately; undefined if {@link compoundOf} finds no suite. */
function readCompound(
  parser: TextParser,
  lines: string,
  indent: string,
  enclosing: Enclosing,
): readonly Definition[] | undefined {
  const compound = compoundOf(lines, indent);
  if (compound === undefined) return undefined;
  const { head, suite } = compound;
  const { definitions, inner } = readHead(parser, lines.slice(head.start, head.end), indent, enclosing);
  const suiteLines = lines.slice(suite.start, suite.end);
  const statements =
    compound.indent === undefined
      ? []
      : readSuite(parser, suiteLines, compound.indent, { ...inner, depth: enclosing.depth + 1 });
  const body = shiftedSpan(solidSpan(suiteLines), suite.start);
  const docstring = shiftedSpan(statements[0]?.docstring ?? null, suite.start);
  return [
    ...definitions.map((definition) =>
      inner.path === definition.path
        ? {
            ...definition,
            span: { ...definition.span, end: body?.end ?? definition.span.end },
            body,
            docstring,
          }
        : definition,
    ),
    ...statements.flatMap(({ start, definitions: found }) =>
      found.map((definition) => shifted(definition, suite.start + start)),
    ),
  ];
}

function readSuite(
  parser: TextParser,
  lines: string,
  indent: string,
  enclosing: Enclosing,
): readonly (Salvaged & { readonly start: number })[] {
  return statementSpans(lines, indent, 'statements').map(({ start, end }) => ({
    start,
    ...readLines(parser, lines.slice(start, end), indent, enclosing),
  }));
}

/** Returns the span from the first to the last token except comments and `;`; null without such tokens. */
function solidSpan(text: string): Span | null {
  const codeTokens = pythonTokens(text).filter(
    ({ kind, start, end }) => kind !== 'comment' && text.slice(start, end) !== ';',
  );
  const [first, last] = [codeTokens[0], codeTokens.at(-1)];
  if (first === undefined || last === undefined) return null;
  return { start: first.start, end: text.slice(0, last.end).trimEnd().length };
}
