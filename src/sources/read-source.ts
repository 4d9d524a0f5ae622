import { LanserError, type ErrorDocument } from '../model/lanser-error.ts';
import { languageName } from '../syntax/language-names.ts';
import { sourceSyntaxOf } from '../syntax/plain-syntax.ts';
import type { PlainSyntax, SourceSyntax } from '../syntax/source-syntax.ts';
import { readingTimeoutMs, tooLong } from '../syntax/reading-limits.ts';
import { boundedThread, threadProgram } from '../thread/bounded-thread.ts';
import type { IndexEntry } from './index-entry.ts';

export interface SourceTask {
  readonly kind: 'document' | 'index';
  /** The key under which the thread keeps a document's syntax tree. The key's extension determines the language. */
  readonly file: string;
  readonly text: string;
}

/** A text. Error messages contain its `uri`. */
export interface NamedText extends Omit<SourceTask, 'kind'> {
  readonly uri: string;
}

/** The limit of the thread's heap. The parser's memory has a separate limit. */
const MEMORY_MIB = 1024;

/** The only source thread of the process. It keeps recent documents' trees, which a second thread could not use. */
const thread = boundedThread<SourceTask>({
  program: threadProgram(import.meta.url, 'source-worker'),
  memoryMib: MEMORY_MIB,
});

/** Returns the syntax; undefined for an unsupported language. Throws E/INCONCLUSIVE beyond the reading limits. */
export async function readSource(
  text: NamedText,
  signal: AbortSignal | undefined,
): Promise<SourceSyntax | undefined> {
  const plain = (await answerTo('document', text, signal)) as PlainSyntax | undefined;
  return plain && sourceSyntaxOf(plain);
}

/** Returns the classes and functions, with the limits of {@link readSource}; [] for an unsupported language. */
export async function readIndexEntry(text: NamedText, signal: AbortSignal | undefined): Promise<IndexEntry> {
  return ((await answerTo('index', text, signal)) as IndexEntry | undefined) ?? [];
}

async function answerTo(
  kind: SourceTask['kind'],
  { file, text, uri }: NamedText,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  const reason = tooLong(text);
  if (reason !== undefined) throw unreadable(uri, reason);
  if (languageName(file) === undefined) return undefined;
  const timeoutMs = readingTimeoutMs(text);
  const outcome = await thread.run({ kind, file, text }, { timeoutMs, signal });
  if (outcome.kind === 'gave up') throw unreadable(uri, outcome.reason);
  return outcome.result;
}

/** Returns true for the error of a file beyond the reading limits. */
export function isUnreadable({ code, details }: Pick<ErrorDocument, 'code' | 'details'>): boolean {
  return code === 'E/INCONCLUSIVE' && details['path'] !== undefined && details['reason'] !== undefined;
}

/** Returns true for an {@link isUnreadable} error, except a timeout, which depends on the machine's load. */
export function failsAgain(error: unknown): boolean {
  return error instanceof LanserError && isUnreadable(error) && !isTimeout(String(error.details['reason']));
}

function isTimeout(reason: string): boolean {
  return reason.startsWith('it took longer');
}

function unreadable(uri: string, reason: string): LanserError {
  const again = isTimeout(reason) ? ' On a busy machine, try again.' : '';
  const message = `${JSON.stringify(uri)} cannot be read: ${reason}. Exclude the file, or shorten it.${again}`;
  return new LanserError('E/INCONCLUSIVE', message, { path: uri, reason });
}
