export type KnownVerdict = 'compatible' | 'breaking';

interface Extra {
  /** Of a breaking difference from old to next, and from next to old. */
  readonly pointer?: string;
  readonly forwardPointer?: string;
  /** Valid under old and not under next; for the cases that a random search may miss. */
  readonly witness?: unknown;
  /** Valid under next and not under old. */
  readonly forwardWitness?: unknown;
  /** A procedure may give up here; it may still not be wrong. */
  readonly undecidedOk?: true;
}

/** Two schemas, and what a person found by reasoning. */
export interface CompatPair extends Extra {
  readonly name: string;
  readonly old: unknown;
  readonly next: unknown;
  readonly backward: KnownVerdict;
  readonly forward: KnownVerdict;
}

type Maker = (name: string, old: unknown, next: unknown, extra?: Extra) => CompatPair;

function maker(backward: KnownVerdict, forward: KnownVerdict): Maker {
  return (name, old, next, extra = {}) => ({ name, old, next, backward, forward, ...extra });
}

/** The same documents are valid under both. */
export const equal: Maker = maker('compatible', 'compatible');
/** Everything valid under old is valid under next, and more. */
export const wider: Maker = maker('compatible', 'breaking');
/** Something valid under old is not valid under next, and nothing new is. */
export const narrower: Maker = maker('breaking', 'compatible');
/** Each has documents that the other one has not. */
export const apart: Maker = maker('breaking', 'breaking');

export const DRAFT_04 = 'http://json-schema.org/draft-04/schema#';
export const DRAFT_06 = 'http://json-schema.org/draft-06/schema#';
export const DRAFT_07 = 'http://json-schema.org/draft-07/schema#';
export const DRAFT_2019 = 'https://json-schema.org/draft/2019-09/schema';
export const DRAFT_2020 = 'https://json-schema.org/draft/2020-12/schema';
