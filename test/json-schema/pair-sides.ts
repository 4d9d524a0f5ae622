import type { CompatPair, KnownVerdict } from './compat-pairs/compat-pair.ts';

/**
 * One direction of a pair of schemas. The verdict states whether `into` accepts all documents that are valid
 * under `from`.
 */
export interface PairSide {
  readonly direction: 'backward' | 'forward';
  readonly from: unknown;
  readonly into: unknown;
  readonly verdict: KnownVerdict;
  readonly pointer: string | undefined;
  readonly witness: { readonly document: unknown } | undefined;
}

export function sidesOf(pair: CompatPair): readonly [PairSide, PairSide] {
  return [
    {
      direction: 'backward',
      from: pair.old,
      into: pair.next,
      verdict: pair.backward,
      pointer: pair.pointer,
      witness: 'witness' in pair ? { document: pair.witness } : undefined,
    },
    {
      direction: 'forward',
      from: pair.next,
      into: pair.old,
      verdict: pair.forward,
      pointer: pair.forwardPointer,
      witness: 'forwardWitness' in pair ? { document: pair.forwardWitness } : undefined,
    },
  ];
}
