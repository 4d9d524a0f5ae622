import type { MessagePort } from 'node:worker_threads';
import type { EvidenceFinding } from '../../model/bundle.ts';
import { LanserError } from '../../model/lanser-error.ts';
import { canonicalJson } from '../../bundle/canonical.ts';
import { compareCodeUnits, compareRanges } from '../../model/range.ts';
import { boundedThread, threadProgram } from '../../thread/bounded-thread.ts';
import { serveModules } from './module-port.ts';
import { modulesOf, type ModuleSources } from './module-sources.ts';
import type { MovedFile } from './moved-files.ts';
import type { Settings } from './weaker-settings.ts';

/** The sources of one side: uri to text. */
export type Sources = ReadonlyMap<string, string>;

/** A configuration of Pyright's, parsed; null: it is not there. */
export interface ConfigurationVersions {
  readonly uri: string;
  readonly before: Settings | null;
  readonly after: Settings | null;
}

export interface EvidenceInput {
  readonly before: Sources;
  readonly after: Sources;
  readonly configurations?: readonly ConfigurationVersions[] | undefined;
  /** The modules of each side, through which names of `typing` may come; default: the sources. */
  readonly modules?: { readonly before: ModuleSources; readonly after: ModuleSources } | undefined;
  /** Whether a file that moved is checked no more; default: none is. */
  readonly isLost?: ((from: string, to: string) => boolean) | undefined;
  readonly signal?: AbortSignal | undefined;
}

export interface GamingEvidence {
  /** By file and place. */
  readonly findings: readonly EvidenceFinding[];
  /** Suppressions, casts and the like that are gone; ranges are those of before. */
  readonly removed: readonly EvidenceFinding[];
  /** How many diagnostics the suppressions that were added say that they hide. */
  readonly hidden: number;
}

/** A task of the evidence thread; functions are not sent. */
export interface EvidenceTask extends Omit<EvidenceInput, 'isLost' | 'modules' | 'signal'> {
  /** The ports that serve the modules of each side. */
  readonly modules: { readonly before: MessagePort; readonly after: MessagePort };
}

/** Evidence, and the files that moved. */
export interface FoundEvidence extends GamingEvidence {
  readonly moved: readonly MovedFile[];
}

/** The sources of both sides, and what is found in them. */
const MEMORY_MIB = 2048;
/** Sources are copied to the thread before its first step. */
const START_TIMEOUT_MS = 60_000;

const thread = boundedThread<EvidenceTask>({
  program: threadProgram(import.meta.url, 'evidence-worker'),
  memoryMib: MEMORY_MIB,
});

/**
 * Finds changes between two versions of sources that make counts better without making code better. Sources that
 * are equal on both sides may be left out of both. It judges nothing: each of these changes may be right.
 *
 * @throws LanserError E/INCONCLUSIVE with `details.path` for a source that exceeds the limits of reading, and
 *   the signal's reason.
 */
export async function gamingEvidence(input: EvidenceInput): Promise<GamingEvidence> {
  const { before, after, configurations, isLost = () => false, signal } = input;
  const modules = input.modules ?? { before: modulesOf(before), after: modulesOf(after) };
  using old = serveModules(modules.before);
  using fresh = serveModules(modules.after);
  const ports = { before: old.port, after: fresh.port };
  const outcome = await thread.run(
    { before, after, configurations, modules: ports },
    { timeoutMs: START_TIMEOUT_MS, signal, transfer: [old.port, fresh.port] },
  );
  if (outcome.kind === 'gave up') {
    const { reason, at = 'The evidence' } = outcome;
    const message = `${JSON.stringify(at)} cannot be read for evidence: ${reason}.`;
    throw new LanserError('E/INCONCLUSIVE', message, { path: at, reason });
  }
  const { moved, findings, ...rest } = outcome.result as FoundEvidence;
  const strayed = moved
    .filter(({ from, to }) => isLost(from, to))
    .map(({ from, to }) => finding('deleted', from, null, `${from}: is ${to} now, which is not checked`));
  return { ...rest, findings: [...findings, ...strayed].toSorted(compareFindings) };
}

export function finding(
  kind: EvidenceFinding['kind'],
  uri: string,
  range: EvidenceFinding['range'],
  text: string,
): EvidenceFinding {
  return { kind, uri, range, text };
}

/** By file, what is about the whole file first, then by place. */
export function compareFindings(left: EvidenceFinding, right: EvidenceFinding): number {
  const nowhere = [-1, -1, -1, -1] as const;
  return (
    compareCodeUnits(left.uri, right.uri) ||
    compareRanges(left.range ?? nowhere, right.range ?? nowhere) ||
    compareCodeUnits(canonicalJson(left), canonicalJson(right))
  );
}
