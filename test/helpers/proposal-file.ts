import type { Proposal } from '../../src/model/generated/proposal.ts';

export type ProposedEdit = Proposal['edits'][number];

export function rename(selector: string, newName: string): ProposedEdit {
  return { kind: 'rename', selector, newName };
}

export function renameFile(oldUri: string, newUri: string): ProposedEdit {
  return { kind: 'renameFile', oldUri, newUri };
}

export function proposal(...edits: readonly ProposedEdit[]): string {
  const document: Proposal = { version: '1.0', edits: [...edits] };
  return JSON.stringify(document, null, 2);
}

export function proposalBlock(...edits: readonly ProposedEdit[]): string {
  return `\`\`\`lanser\n${proposal(...edits)}\n\`\`\`\n`;
}
