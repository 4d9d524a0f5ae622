import picomatch from 'picomatch';
import type { ProposedEdit, Proposal } from '../../model/generated/proposal.ts';
import { compareCodeUnits } from '../../model/range.ts';
import type { SchemaCheck } from '../../model/report.ts';
import { violationsOf } from '../../schema/validate.ts';
import type { SchemaViolation } from '../../schema/violations.ts';
import { decodeUtf8 } from '../../text/decode-utf8.ts';
import { readJson } from '../../text/json-text.ts';
import type { TreeFiles } from '../tree-files.ts';

/** The maximum number of reported violations of a document. */
const MAX_DETAILS = 100;
/** The name of the pull request's description, used instead of a path. */
const TEXT = 'pull request';

export interface Proposed {
  /** The path of the file; null for the pull request's description. */
  readonly path: string | null;
  /** The zero-based index of the edit in its file, or among the edits of all valid blocks of the description. */
  readonly index: number;
  readonly edit: ProposedEdit;
}

export interface ReadProposals {
  /** Sorted by file. Proposals from the description are last. */
  readonly proposed: readonly Proposed[];
  /** The documents that are not valid proposals. */
  readonly invalid: readonly SchemaCheck[];
}

/**
 * Reads the proposed edits in the files that match `globs`, and in the description's code blocks with the language
 * `lanser`. Proposals are untrusted, so an invalid proposal is listed in the result and causes no error.
 *
 * @param files the files of head.
 * @param text the description of the pull request.
 */
export async function readProposals(
  files: TreeFiles,
  globs: readonly string[],
  text: string | undefined,
): Promise<ReadProposals> {
  const isMatch = picomatch([...globs], { dot: true, posix: true });
  const proposed: Proposed[] = [];
  const invalid: SchemaCheck[] = [];
  const take = (name: string, path: string | null, document: ProposalDocument): void => {
    if (document.kind === 'invalid') invalid.push(invalidDocument(name, document.violations));
    else for (const edit of document.edits) proposed.push({ path, index: nextIndexOf(proposed, path), edit });
  };
  const matching = [...files.entries.keys()].filter((file) => isMatch(file));
  for await (const [file, bytes] of files.each(matching.toSorted(compareCodeUnits))) {
    take(file, file, readProposal(bytes));
  }
  if (text !== undefined && text.length > MAX_TEXT_LENGTH) {
    invalid.push(invalidDocument(TEXT, [{ pointer: '', expected: `at most ${MAX_TEXT_LENGTH} characters` }]));
  } else if (text !== undefined) {
    for (const [index, block] of lanserBlocks(text).entries()) {
      take(`${TEXT}, block ${index + 1}`, null, readProposalText(block));
    }
  }
  return { proposed, invalid };
}

/** Returns the index of the next edit of a file. The edits of one file must be consecutive in the list. */
function nextIndexOf(proposed: readonly Proposed[], path: string | null): number {
  const last = proposed.at(-1);
  return last === undefined || last.path !== path ? 0 : last.index + 1;
}

function invalidDocument(name: string, violations: readonly SchemaViolation[]): SchemaCheck {
  const details = violations
    .slice(0, MAX_DETAILS)
    .map(({ pointer, expected }) => ({ line: null, pointer, expected }));
  return { path: name, conclusion: 'invalid', schema: 'proposal', details };
}

/** The maximum size of a file, in bytes. Useful proposals are much smaller. */
const MAX_BYTES = 2 ** 20;

type ProposalDocument =
  | { readonly kind: 'read'; readonly edits: readonly ProposedEdit[] }
  | { readonly kind: 'invalid'; readonly violations: readonly SchemaViolation[] };

/** Reads the proposal in a file. `bytes` is undefined for a file that is too large to read. */
export function readProposal(bytes: Uint8Array | undefined): ProposalDocument {
  if (bytes === undefined || bytes.length > MAX_BYTES) {
    return refused(`a proposal of at most ${MAX_BYTES / 2 ** 20} MiB`);
  }
  const text = decodeUtf8(bytes);
  return text.kind === 'decoded' ? readProposalText(text.text) : refused('UTF-8');
}

export function readProposalText(text: string): ProposalDocument {
  const json = readJson(text);
  if (json.kind === 'refused') return { kind: 'invalid', violations: json.faults };
  const violations = violationsOf('proposal', json.value);
  if (violations.length > 0) return { kind: 'invalid', violations };
  return { kind: 'read', edits: (json.value as Proposal).edits };
}

function refused(expected: string): ProposalDocument {
  return { kind: 'invalid', violations: [{ pointer: '', expected }] };
}

/** The maximum length of a description, in UTF-16 code units. GitHub allows 65,536 characters of 1 or 2 units. */
export const MAX_TEXT_LENGTH: number = 2 ** 17;

const OPENING = /^ {0,3}(?<fence>`{3,}(?=[^`]*$)|~{3,})[ \t]*(?<language>[^\s`]*)/u;

/**
 * Returns the contents of the fenced code blocks with the language `lanser`. As in CommonMark, at most three spaces
 * precede a fence, and an HTML comment contains no blocks. Ignores a fence after the marker of a quote or list item,
 * and a fence in a list after more than three spaces. Such fences need a full Markdown parser, which can take minutes
 * for a hostile text.
 */
export function lanserBlocks(markdown: string): readonly string[] {
  const blocks: string[] = [];
  let open: { readonly fence: string; readonly language: string; readonly lines: string[] } | undefined;
  let isComment = false;
  const close = (): void => {
    if (open?.language === 'lanser') blocks.push(open.lines.join('\n'));
    open = undefined;
  };
  for (const line of markdown.split(/\r\n|[\r\n]/u)) {
    if (open !== undefined) {
      if (isClosing(line, open.fence)) close();
      else open.lines.push(line);
    } else if (isComment) isComment = !line.includes('-->');
    else if (/^ {0,3}<!--/u.test(line)) isComment = !line.includes('-->');
    else {
      const { fence, language = '' } = OPENING.exec(line)?.groups ?? {};
      if (fence !== undefined) open = { fence, language, lines: [] };
    }
  }
  // An unclosed block ends at the end of the text.
  close();
  return blocks;
}

function isClosing(line: string, fence: string): boolean {
  const trimmed = line.trim();
  const isFence = trimmed.length >= fence.length && trimmed === (fence[0] ?? '').repeat(trimmed.length);
  return isFence && /^ {0,3}\S/u.test(line);
}
