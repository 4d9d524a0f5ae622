import { setImmediate } from 'node:timers/promises';
import { abortError } from '../model/lanser-error.ts';
import type { FlatRange } from '../model/range.ts';
import { languageName } from '../syntax/language-names.ts';
import { lineIndex, rangeAt } from '../text/line-index.ts';
import { shownLine } from '../text/shown-line.ts';
import type { WorkspaceSession } from '../session/workspace-session.ts';
import type { Definition, Span } from '../syntax/definition.ts';
import type { SourceDocument } from '../selector/source.ts';
import { mentionKind, type MentionKind } from './mention-kind.ts';
import type { TextFile } from './mentioning-files.ts';
import type { WordSearch } from './word-search.ts';
import { enclosing, tokenFrom } from './enclosing.ts';
import { codeBetween, wordOf } from './code-tokens.ts';
import { isInBody } from './member-of.ts';
import { parameterNamed } from './parameters.ts';
import { innerScope } from './scope-of-name.ts';

/** A place that contains a name as a word. */
export interface Mention {
  readonly uri: string;
  readonly range: FlatRange;
  /** The line, or the part of a long line around the name. */
  readonly text: string;
  /** In a file that is not in the symbol's language, `documentation` (for example README.md) or `text`. */
  readonly kind: MentionKind | 'text';
  /** The {@link identifierGroup} of an identifier; empty for other kinds of mentions. */
  readonly group: string;
  /** For a name after `from a.b import`, the range of the module's last name `b`; undefined without such a module. */
  readonly module: FlatRange | undefined;
}

/** Returns the mentions in a file, in source order. Only files in the symbol's `language` have identifiers. */
export async function mentionsIn(
  { files, signal }: Pick<WorkspaceSession, 'files' | 'signal'>,
  { uri, text }: TextFile,
  search: WordSearch,
  language: string | undefined,
): Promise<readonly Mention[]> {
  const isSource = language !== undefined && languageName(uri) === language;
  const source = isSource ? await files.document(uri) : undefined;
  const lines = source?.lines ?? lineIndex(text);
  const kindOfText = isDocumentation(uri) ? 'documentation' : 'text';
  const mentions: Mention[] = [];
  for (const [index, word] of search(lines.text).entries()) {
    // On a very long line, each mention takes much time. The loop yields regularly so that it can be aborted.
    if (index % BATCH_SIZE === 0) {
      await setImmediate();
      if (signal.aborted) throw abortError(signal);
    }
    const range = rangeAt(lines, word);
    const kind = source === undefined ? kindOfText : mentionKind(source, word);
    mentions.push({
      uri,
      range,
      text: shownLine(lines.lineText(range[0]), range[1], range[3]),
      kind,
      group: source !== undefined && kind === 'identifier' ? identifierGroup(source, word) : '',
      module: source && moduleBefore(source, word),
    });
  }
  return mentions;
}

const BATCH_SIZE = 8;

const DOCUMENTATION = /\.(?:adoc|asciidoc|markdown|md|mdx|org|rest|rst|tex|texi|textile|txt)$/iu;
const UNNAMED = /^(?:AUTHORS|CHANGELOG|CHANGES|CONTRIBUTING|HACKING|HISTORY|NEWS|README|TODO)$/iu;

function isDocumentation(uri: string): boolean {
  return DOCUMENTATION.test(uri) || UNNAMED.test(uri.slice(uri.lastIndexOf('/') + 1));
}

type Source = Pick<SourceDocument, 'definitions' | 'nodes' | 'statementAt' | 'tokens' | 'lines'>;

/**
 * Returns a key for an occurrence of a name. In one file, occurrences with equal keys share one definition query.
 * An occurrence has its own key after a dot, before `=`, on a line with `import`, `from`, `as`, `for` or `lambda`, in
 * an import, comprehension or lambda, or in the head of a function or class, except as a parameter that callers can
 * pass by name. All other occurrences with the same innermost class or function have equal keys. Their key starts
 * with `fixture` if they may be a parameter that pytest sets to the fixture of this name.
 */
export function identifierGroup(source: Source, { start, end }: Span): string {
  const { definitions, tokens, lines } = source;
  const all = tokens();
  const at = tokenFrom(all, start);
  const wordAt = (index: number): string => wordOf(lines.text, all[index]);
  const line = lines.lineText(lines.positionAt(start).line);
  const around = enclosing(definitions, start);
  const name = lines.text.slice(start, end);
  const parameter = around?.kind === 'function' ? parameterNamed(source, around, name) : undefined;
  // A name in the head of a function, for example in an annotation, is not in the scope of its parameters.
  const isOutside = around !== undefined && !isInBody(around, start) && parameter?.nameSpan.start !== start;
  const isImported = source.statementAt(start)?.kind.startsWith('import') === true;
  const isBound = BINDS_NAMES.test(line) || isImported || innerScope(source, start) !== undefined;
  const isAlone = wordAt(at - 1) === '.' || wordAt(at + 1) === '=' || isBound || isOutside;
  if (isAlone) return `at ${start}`;
  const takesFixture =
    parameter && (parameter.function.name.startsWith('test') || isFixture(source, parameter.function));
  return `${takesFixture === true ? 'fixture' : 'in'} ${around?.nameSpan.start ?? 'module'}`;
}

/** Returns true for a function with a decorator such as `@pytest.fixture(scope="session")`. */
export function isFixture({ lines }: Pick<SourceDocument, 'lines'>, { span, nameSpan }: Definition): boolean {
  return /@\s*(?:\w+\s*\.\s*)*fixture\b/u.test(lines.text.slice(span.start, nameSpan.start));
}

function moduleBefore(source: Source, { start }: Span): FlatRange | undefined {
  const statement = source.statementAt(start);
  if (statement?.kind !== 'import_from_statement') return undefined;
  const tokens = codeBetween(source, statement.start, start);
  const module = tokens[tokens.findIndex((token) => wordOf(source.lines.text, token) === 'import') - 1];
  return module?.kind === 'word' ? rangeAt(source.lines, module) : undefined;
}

const BINDS_NAMES = /\b(?:import|from|as|for|lambda)\b/u;
