import type { Proposal, ProposedEdit } from '../../model/generated/proposal.ts';
import { violationsOf } from '../../schema/validate.ts';
import type { SchemaViolation } from '../../schema/violations.ts';
import { decodeUtf8 } from '../../text/decode-utf8.ts';
import { readJson } from '../../text/json-text.ts';

/** In bytes. People and agents write proposals, so a larger file is not a proposal. */
const MAX_BYTES = 2 ** 20;

export type ProposalDocument =
  | { readonly kind: 'read'; readonly edits: readonly ProposedEdit[] }
  | { readonly kind: 'invalid'; readonly violations: readonly SchemaViolation[] };

/** Reads the document of a file; `undefined` is a file that is too large to read. */
export function readProposal(bytes: Uint8Array | undefined): ProposalDocument {
  if (bytes === undefined || bytes.length > MAX_BYTES) {
    return invalid(`a proposal of at most ${MAX_BYTES / 2 ** 20} MiB`);
  }
  const text = decodeUtf8(bytes);
  return text.kind === 'decoded' ? readProposalText(text.text) : invalid('UTF-8');
}

export function readProposalText(text: string): ProposalDocument {
  const json = readJson(text);
  if (json.kind === 'refused') {
    return {
      kind: 'invalid',
      violations: json.faults.map(({ pointer, expected }) => ({ pointer, expected })),
    };
  }
  const violations = violationsOf('proposal', json.value);
  if (violations.length > 0) return { kind: 'invalid', violations };
  return { kind: 'read', edits: (json.value as Proposal).edits };
}

function invalid(expected: string): ProposalDocument {
  return { kind: 'invalid', violations: [{ pointer: '', expected }] };
}
