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
import type { Host } from '../model/host.ts';
import type { LanserError } from '../model/lanser-error.ts';
import { TOOL } from '../model/version.ts';
import { bundleIdOf } from './hash-domain.ts';
import { SORTING_KEYS } from './order.ts';
import { wellFormed } from './well-formed.ts';
import { contentHash } from './canonical.ts';

/** The members of `meta` that the bundle's id, a hash, does not cover. */
export interface VolatileMeta {
  readonly snapshot?: string | null;
  readonly timing?: Readonly<Record<string, number>>;
  readonly startedAt?: string;
  readonly batch?: BatchLine;
}

interface BundleParts {
  readonly request: BundleRequest;
  /** The resolution of the request's selector; null, for example, for a request without a selector. */
  readonly resolution?: BundleResolution | null;
  readonly environment: BundleEnvironment;
  readonly volatile: VolatileMeta;
  readonly processReward?: ProcessReward | null;
  /** Set if the facts are one of several pages. */
  readonly truncated?: Truncated | null;
  readonly edits?: BundleEdits;
}

/** Assembles a bundle and computes its id. First replaces lone surrogates, which have no canonical form. */
export function assembleBundle<F extends Facts = never>(
  parts: BundleParts &
    (
      | {
          readonly facts: F | null;
          /** Default: 0. A failed check of `doctor` has a different code. */
          readonly exitCode?: number;
        }
      | {
          readonly error: LanserError;
          /** The facts of the servers that answered, if only some servers failed. */
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
    error: error?.toJSON() ?? null,
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

/** Returns an environment without a server, a Python environment and a configuration. */
export function bareEnvironment({ platform, arch }: Pick<Host, 'platform' | 'arch'>): BundleEnvironment {
  return {
    tool: TOOL,
    server: null,
    positionEncoding: 'utf-16',
    python: null,
    configDigest: null,
    platform: `${platform}-${arch}`,
  };
}

export function pythonFacts(
  python: { readonly versionInfo: readonly unknown[]; readonly packages: readonly string[] } | undefined,
): BundleEnvironment['python'] {
  if (python === undefined) return null;
  const version = python.versionInfo.slice(0, 3).join('.');
  return { version, packagesDigest: contentHash(python.packages) };
}
