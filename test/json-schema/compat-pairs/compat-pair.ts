export type KnownVerdict = 'compatible' | 'breaking';

interface Extra {
  /** The pointer of a breaking difference from old to next, and from next to old. */
  readonly pointer?: string;
  readonly forwardPointer?: string;
  /** Valid under old and not under next, for cases that a random search may miss. */
  readonly witness?: unknown;
  /** Valid under next and not under old. */
  readonly forwardWitness?: unknown;
  /** A procedure may be undecided here, but not wrong. */
  readonly undecidedOk?: true;
}

/** Two schemas, with a verdict reasoned by hand. */
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
/** Some documents valid under old are not valid under next, and no new ones are. */
export const narrower: Maker = maker('breaking', 'compatible');
/** Each accepts documents that the other rejects. */
export const apart: Maker = maker('breaking', 'breaking');

export const DRAFT_04 = 'http://json-schema.org/draft-04/schema#';
export const DRAFT_06 = 'http://json-schema.org/draft-06/schema#';
export const DRAFT_07 = 'http://json-schema.org/draft-07/schema#';
export const DRAFT_2019 = 'https://json-schema.org/draft/2019-09/schema';
export const DRAFT_2020 = 'https://json-schema.org/draft/2020-12/schema';
