import picomatch from 'picomatch';
import type { ProposedEdit } from '../../model/generated/proposal.ts';
import { compareCodeUnits } from '../../model/range.ts';
import type { SchemaCheck } from '../../model/report.ts';
import type { TreeFiles } from '../tree-files.ts';
import { readProposal, readProposalText, type ProposalDocument } from './proposal-document.ts';
import { lanserBlocks, MAX_TEXT_LENGTH } from './text-blocks.ts';

/** The limit of reported violations per document. */
const MAX_DETAILS = 100;
/** The name of the pull request's text, in place of a path. */
const TEXT = 'pull request';

/** A proposed edit and its source. */
export interface Proposed {
  /** Null for the text of the pull request. */
  readonly path: string | null;
  /** The zero-based index of the edit in its file, or in all blocks of the text. */
  readonly index: number;
  readonly edit: ProposedEdit;
}

export interface ReadProposals {
  /** Sorted by file; those of the text are last. */
  readonly proposed: readonly Proposed[];
  /** The documents that are not valid proposals. */
  readonly invalid: readonly SchemaCheck[];
}

/** Reads the proposals of a change. They are untrusted: unreadable ones are reported and never thrown. */
export async function readProposals(
  files: TreeFiles,
  globs: readonly string[],
  text: string | undefined,
): Promise<ReadProposals> {
  const isMatch = picomatch([...globs], { dot: true });
  const proposed: Proposed[] = [];
  const invalid: SchemaCheck[] = [];
  const take = (name: string, path: string | null, document: ProposalDocument): void => {
    if (document.kind === 'invalid') invalid.push(invalidDocument(name, document.violations));
    else for (const edit of document.edits) proposed.push({ path, index: countOf(proposed, path), edit });
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

/** Returns the next index of a file. The edits of one file are consecutive. */
function countOf(proposed: readonly Proposed[], path: string | null): number {
  const last = proposed.at(-1);
  return last === undefined || last.path !== path ? 0 : last.index + 1;
}

type Violations = Extract<ProposalDocument, { kind: 'invalid' }>['violations'];

function invalidDocument(name: string, violations: Violations): SchemaCheck {
  const details = violations
    .slice(0, MAX_DETAILS)
    .map(({ pointer, expected }) => ({ line: null, pointer, expected }));
  return { path: name, conclusion: 'invalid', schema: 'proposal', details };
}
