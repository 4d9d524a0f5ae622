import { createHash } from 'node:crypto';
import { canonicalJson } from '../bundle/canonical.ts';
import type { ContentHash } from '../model/brand.ts';
import type { TraceEvent } from '../model/generated/trace.ts';

/** SHA-256 over events, each in canonical form without `timing`, followed by a line feed. */
export interface TraceDigest {
  add(event: TraceEvent): void;
  value(): ContentHash;
}

export function traceDigest(): TraceDigest {
  const hash = createHash('sha256');
  return {
    add({ timing: _timing, ...event }) {
      hash.update(canonicalJson(event)).update('\n');
    },
    value: () => `sha256:${hash.copy().digest('hex')}` as ContentHash,
  };
}
