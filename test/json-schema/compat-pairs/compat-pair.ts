export type KnownVerdict = 'compatible' | 'breaking';

interface Extra {
  /** The pointer of a breaking difference from `old` to `next`. */
  readonly pointer?: string;
  /** The pointer of a breaking difference from `next` to `old`. */
  readonly forwardPointer?: string;
  /** A document that is valid only under `old`, for cases that a random search may miss. */
  readonly witness?: unknown;
  /** A document that is valid only under `next`. */
  readonly forwardWitness?: unknown;
  /** True if a comparison of this pair may be undecided. */
  readonly undecidedOk?: true;
}

/** Two schemas, with the expected verdict of a comparison in each direction. */
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

/** Makes a pair of schemas that accept the same documents. */
export const equal: Maker = maker('compatible', 'compatible');
/** Makes a pair in which `next` accepts all documents that `old` accepts, and others. */
export const wider: Maker = maker('compatible', 'breaking');
/** Makes a pair in which `next` accepts only documents that `old` accepts, but not all of them. */
export const narrower: Maker = maker('breaking', 'compatible');
/** Makes a pair in which each schema accepts documents that the other rejects. */
export const apart: Maker = maker('breaking', 'breaking');

export const DRAFT_04 = 'http://json-schema.org/draft-04/schema#';
export const DRAFT_06 = 'http://json-schema.org/draft-06/schema#';
export const DRAFT_07 = 'http://json-schema.org/draft-07/schema#';
export const DRAFT_2019 = 'https://json-schema.org/draft/2019-09/schema';
export const DRAFT_2020 = 'https://json-schema.org/draft/2020-12/schema';
