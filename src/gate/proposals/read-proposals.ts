import picomatch from 'picomatch';
import type { ProposedEdit } from '../../model/generated/proposal.ts';
import type { DeepReadonly } from '../../model/readonly.ts';
import { compareCodeUnits } from '../../model/range.ts';
import type { SchemaCheck } from '../../model/report.ts';
import type { TreeFiles } from '../tree-files.ts';
import { readProposal, readProposalText, type ProposalDocument } from './proposal-document.ts';
import { lanserBlocks, LONGEST_TEXT } from './text-blocks.ts';

/** More violations of one document are of no use to anybody. */
const MOST_DETAILS = 100;
/** How the text of the pull request is called where files have their paths. */
const TEXT = 'pull request';

/** An edit that somebody has proposed, and where. */
export interface Proposed {
  /** Null for the text of the pull request. */
  readonly path: string | null;
  /** Which edit of the file, or of all blocks of the text. */
  readonly index: number;
  readonly edit: DeepReadonly<ProposedEdit>;
}

export interface ReadProposals {
  /** By file, those of the text last. */
  readonly proposed: readonly Proposed[];
  /** The documents that are no proposals. */
  readonly invalid: readonly SchemaCheck[];
}

/** Reads what the change proposes. All of it is untrusted: what cannot be read is said and never thrown. */
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
  if (text !== undefined && text.length > LONGEST_TEXT) {
    invalid.push(invalidDocument(TEXT, [{ pointer: '', expected: `at most ${LONGEST_TEXT} characters` }]));
  } else if (text !== undefined) {
    for (const [index, block] of lanserBlocks(text).entries()) {
      take(`${TEXT}, block ${index + 1}`, null, readProposalText(block));
    }
  }
  return { proposed, invalid };
}

/** The edits of one file come one after the other. */
function countOf(proposed: readonly Proposed[], path: string | null): number {
  const last = proposed.at(-1);
  return last === undefined || last.path !== path ? 0 : last.index + 1;
}

type Violations = Extract<ProposalDocument, { kind: 'invalid' }>['violations'];

function invalidDocument(name: string, violations: Violations): SchemaCheck {
  const details = violations
    .slice(0, MOST_DETAILS)
    .map(({ pointer, expected }) => ({ line: null, pointer, expected }));
  return { path: name, conclusion: 'invalid', schema: 'proposal', details };
}
