/** The rules of lanser's own findings, which are not diagnostics of the server. */
export type LanserRule =
  | 'invalid-document'
  | 'missed-reference'
  | 'schema-change'
  | 'suppression'
  | 'trace'
  | 'unrelated-change'
  | 'unsafe-proposal'
  | 'weakened-configuration';

interface RuleText {
  readonly shortDescription: string;
  readonly help: string;
}

export const OWN_RULES: Readonly<Record<LanserRule, RuleText>> = {
  'missed-reference': {
    shortDescription: 'A proposed edit is incomplete',
    help: 'Head contains a proposed edit, but the edit is missing at this location. Apply it here too, or revert it everywhere.',
  },
  'unrelated-change': {
    shortDescription: 'A change is not part of a proposed edit',
    help: 'A file of a proposed edit has a change that is not part of the edit. Check that this change is intended.',
  },
  'unsafe-proposal': {
    shortDescription: 'A proposed edit is not proven safe',
    help: 'A safety check of the edit failed, or the edit could not be previewed. The message has the cause.',
  },
  'invalid-document': {
    shortDescription: 'A document does not match its schema',
    help: 'A document of head, such as a bundle, a trace or a proposal, is not valid under its schema. Correct or regenerate the file.',
  },
  'schema-change': {
    shortDescription: 'A change of a JSON Schema breaks documents',
    help: 'The new schema rejects documents that the old schema accepts, the schema was deleted, or the check is undecided. Make the change additive, or publish the schema under a new name.',
  },
  trace: {
    shortDescription: 'A trace does not replay',
    help: 'The replay differs from the recording, or the trace cannot be replayed. Find the cause, or record the trace again.',
  },
  suppression: {
    shortDescription: 'Diagnostics are hidden',
    help: 'The change adds a comment, a cast, an `Any`, dynamic code or unreachable code, which can hide diagnostics. Check that the change is justified.',
  },
  'weakened-configuration': {
    shortDescription: "The server's configuration is weakened",
    help: 'A rule reports less than before, code is excluded, or a configuration was replaced or cannot be read. This report is not affected, because it uses the configuration of base.',
  },
};
