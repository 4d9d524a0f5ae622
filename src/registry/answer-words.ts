import type { Bundle } from '../model/bundle.ts';
import type { HintWords } from '../model/error-hint.ts';
import { isStopped } from '../model/lanser-error.ts';
import { NO_COLORS } from '../report/colors.ts';
import { compactCandidates, compactText } from '../report/compact-text.ts';
import { bundleInWords } from '../report/in-words.ts';
import { locateFailureText, type LocateView } from '../report/locate-text.ts';
import type { Words, WordsView } from '../report/words.ts';
import { lineIndex, type LineIndex } from '../text/line-index.ts';
import type { Operation } from './operation.ts';
import type { Workspace } from './workspace.ts';

/** The options for the text of an answer, and the words for the hints of errors. */
export interface AnswerView extends Omit<WordsView, 'linesOf' | 'candidateLines'> {
  readonly hints: HintWords;
}

export interface AnswerWords {
  /** Absent if `omitsAnswer` is true, or if the request failed without facts. */
  readonly answer?: string | Words;
  /** The lines below the error message: candidates, or the place of the selector's syntax error. May be empty. */
  readonly failure: string;
  /** The servers whose answers are missing. Empty if the request succeeded, or if it failed without facts. */
  readonly missing: readonly string[];
}

/** Renders a bundle as text. Omits the source lines of a document that has changed since the operation. */
export async function answerWords(
  workspace: Workspace,
  operation: Operation,
  bundle: Bundle,
  options: AnswerView & {
    readonly omitsAnswer?: boolean;
    /** If set, the text is compact. `isKept` is true if the bundle can be read again by its id. */
    readonly compact?: { readonly isKept: boolean } | undefined;
  },
): Promise<AnswerWords> {
  const { error, facts, resolution } = bundle;
  const isShown = options.omitsAnswer !== true && (facts !== null || error === null);
  const documents: Readonly<Record<string, string>> =
    isShown && facts !== null && 'documents' in facts ? facts.documents : {};
  const candidates = isShown || error !== null ? (resolution?.candidates ?? []) : [];
  const candidateLines = await readLines(
    workspace,
    [...Object.keys(documents), ...candidates.map(({ uri }) => uri)],
    bundle.edits?.applied === true,
  );
  const linesOf = (uri: string): LineIndex | undefined => candidateLines(uri, documents[uri] ?? '');
  const view = { ...options, candidateLines, linesOf };
  const incomplete = facts !== null && 'incomplete' in facts ? (facts.incomplete ?? []) : [];
  const { compact } = options;
  // An answer that is a selector has no compact form.
  const isCompact = compact !== undefined && resolution?.selector === undefined;
  const worded = bundleInWords(bundle, options.hints);
  const render = (): string | Words =>
    isCompact ? compactText(worded, { ...view, ...compact }) : operation.words(worded, view);
  const renderFailure = (): string => {
    const plain = { ...view, colors: NO_COLORS };
    const isSyntax = error?.code === 'E/BAD_SELECTOR_SYNTAX';
    if (isCompact && !isSyntax) return compactCandidates(bundle, plain);
    return locateFailureText(bundle, { ...plain, linesOf: candidateLines });
  };
  return {
    ...(isShown ? { answer: render() } : {}),
    failure: error === null ? '' : renderFailure(),
    missing: error === null ? [] : incomplete.map(({ server }) => server),
  };
}

/**
 * Reads the current texts of documents. Returns a function that finds the lines of a document if the document still
 * has the given version. If the run is stopped after an edit was written, skips documents instead of throwing an
 * error, so that the caller reports the edit.
 */
async function readLines(
  workspace: Workspace,
  uris: readonly string[],
  isWritten: boolean,
): Promise<LocateView['linesOf']> {
  const read = new Map<string, { readonly docVersion: string; readonly lines: LineIndex }>();
  for (const uri of new Set(uris)) {
    const document = await workspace.text(uri).catch((error: unknown) => {
      if (isWritten && isStopped(error)) return undefined;
      throw error;
    });
    if (document === undefined) continue;
    read.set(uri, { docVersion: document.docVersion, lines: lineIndex(document.text) });
  }
  return (uri, docVersion) => {
    const found = read.get(uri);
    return found?.docVersion === docVersion ? found.lines : undefined;
  };
}
