import type {
  BundleEdits,
  BundleEnvironment,
  BundleRequest,
  BundleResolution,
  BundleOf,
  Facts,
  ProcessReward,
  Truncated,
} from '../model/bundle.ts';
import type { BatchLine } from '../model/generated/bundle.ts';
import type { LanserError } from '../model/lanser-error.ts';
import { TOOL } from '../model/version.ts';
import { bundleIdOf } from './hash-domain.ts';
import { SORTING_KEYS } from './order.ts';
import { wellFormed } from './well-formed.ts';

/** What stands in `meta` outside the hash. */
export interface VolatileMeta {
  readonly snapshot?: string | null;
  readonly timing?: Readonly<Record<string, number>>;
  readonly startedAt?: string;
  readonly batch?: BatchLine;
}

interface Ingredients {
  readonly request: BundleRequest;
  /** How the request's selector was resolved; null for operations without one. */
  readonly resolution?: BundleResolution | null;
  readonly environment: BundleEnvironment;
  readonly volatile: VolatileMeta;
  readonly processReward?: ProcessReward | null;
  /** What a page of facts leaves out. */
  readonly truncated?: Truncated | null;
  /** What changes; absent where the operation changes nothing. */
  readonly edits?: BundleEdits;
}

export function assembleBundle<F extends Facts = never>(
  parts: Ingredients &
    (
      | {
          readonly facts: F | null;
          /** Where the facts themselves are bad news: `doctor`. */
          readonly exitCode?: number;
        }
      | {
          readonly error: LanserError;
          /** The answers of the servers that did not fail. */
          readonly facts?: F | null;
        }
    ),
): BundleOf<F> {
  const error = 'error' in parts ? parts.error : null;
  const rest: Omit<BundleOf<F>, 'bundleId'> = {
    version: '1.2',
    status: error === null ? 'ok' : 'error',
    request: parts.request,
    resolution: parts.resolution ?? null,
    facts: parts.facts ?? null,
    edits: parts.edits ?? { plan: null, diff: null },
    error: error === null ? null : { code: error.code, message: error.message, details: error.details },
    processReward: parts.processReward ?? null,
    environment: parts.environment,
    capabilities: { partialResult: false, cancellable: true },
    meta: {
      exitCode: 'error' in parts ? parts.error.exitCode : (parts.exitCode ?? 0),
      hashing: { algo: 'sha256-jcs-v1' },
      sortingKeys: [...SORTING_KEYS],
      truncated: parts.truncated ?? null,
      ...parts.volatile,
    },
  };
  const whole = wellFormed(rest);
  const { version, ...tail } = whole;
  return { version, bundleId: bundleIdOf(whole), ...tail };
}

/** The environment of a failure that happened before a server or an interpreter was known. */
export function bareEnvironment(platform: string): BundleEnvironment {
  return {
    tool: TOOL,
    server: null,
    positionEncoding: 'utf-16',
    python: null,
    configDigest: null,
    platform,
  };
}
