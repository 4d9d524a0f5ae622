/** The rules of lanser's own findings, beside the server's diagnostics. */
export type OwnRule =
  | 'invalid-document'
  | 'missed-reference'
  | 'schema-change'
  | 'suppression'
  | 'trace'
  | 'unsafe-proposal'
  | 'weakened-configuration';

interface RuleText {
  readonly short: string;
  readonly help: string;
}

export const OWN_RULES: Readonly<Record<OwnRule, RuleText>> = {
  'missed-reference': {
    short: 'A rename left a mention as it was',
    help: 'Head contains a proposed edit, but not here. Apply the edit here too, or take it back everywhere.',
  },
  'unsafe-proposal': {
    short: 'A proposed edit is not shown to be safe',
    help: 'A check of the guard did not pass, or the edit could not be previewed. The message names what to do.',
  },
  'invalid-document': {
    short: 'A document does not match its schema',
    help: 'A committed selector, plan, bundle, trace or proposal is not what its schema describes.',
  },
  'schema-change': {
    short: 'A change of a JSON Schema breaks documents',
    help: 'Documents that the old schema accepts are refused by the new one, or nobody can tell. Make the change additive, or publish the schema under a new name.',
  },
  trace: {
    short: 'A trace does not give its bundles again',
    help: 'Made again from the recorded frames, a bundle is another one than recorded. Record the trace again, or find what changed.',
  },
  suppression: {
    short: 'Diagnostics are hidden',
    help: 'A comment, a cast or an `Any` that hides diagnostics was added. It may be right all the same.',
  },
  'weakened-configuration': {
    short: "The server's configuration is weakened",
    help: 'A rule reports less than before, or code is excluded. It has no effect on this report, which uses the configuration of base.',
  },
};
