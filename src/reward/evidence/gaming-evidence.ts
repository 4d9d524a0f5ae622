import type { EvidenceFinding } from '../../model/bundle.ts';
import { LanserError } from '../../model/lanser-error.ts';
import { canonicalJson } from '../../bundle/canonical.ts';
import { compareCodeUnits, compareRanges } from '../../model/range.ts';
import { boundedThread, threadProgram } from '../../thread/bounded-thread.ts';
import { serveModules, type ModulesAtPort } from './module-port.ts';
import { modulesOf, type ModuleSources } from './module-sources.ts';
import type { MovedFile, Sources } from './moved-files.ts';
import type { Settings } from './weaker-settings.ts';

/** A parsed Pyright configuration before and after a change; null where it is missing. */
export interface ConfigurationVersions {
  readonly uri: string;
  readonly before: Settings | null;
  readonly after: Settings | null;
}

export interface EvidenceInput {
  readonly before: Sources;
  readonly after: Sources;
  /** The sources that are Python regardless of their names. Default: names determine the language. */
  readonly python?: ReadonlySet<string> | undefined;
  readonly configurations?: readonly ConfigurationVersions[] | undefined;
  /** The old and the new Python modules, to find re-exported names and replaced modules. Default: the sources. */
  readonly modules?: { readonly before: ModuleSources; readonly after: ModuleSources } | undefined;
  /** Returns true if a moved file was checked as `from`, and is not checked as `to`. Default: always false. */
  readonly isLost?: ((from: string, to: string) => boolean | Promise<boolean>) | undefined;
  readonly signal?: AbortSignal | undefined;
}

export interface GamingEvidence {
  /** Sorted by file and range. */
  readonly findings: readonly EvidenceFinding[];
  /** The suppressions, casts and similar code that only the old sources contain. Ranges refer to these sources. */
  readonly removed: readonly EvidenceFinding[];
  /** The number of diagnostics that added suppressions hide, according to their text: 2 for `type: ignore[a, b]`. */
  readonly hidden: number;
}

/** A task of the evidence thread. Contains no functions, because a thread cannot receive functions. */
export interface EvidenceTask extends Omit<EvidenceInput, 'isLost' | 'modules' | 'signal'> {
  readonly modules: { readonly before: ModulesAtPort; readonly after: ModulesAtPort };
}

export interface FoundEvidence extends GamingEvidence {
  readonly moved: readonly MovedFile[];
}

const MEMORY_MIB = 2048;
/** The name of a step that compares all changed files. The name of a step for one file is the file's path. */
export const ALL_FILES = 'all changed files';

/** The time limit until the thread has the sources and begins its first step. Each step sets its own time limit. */
const START_TIMEOUT_MS = 60_000;

const thread = boundedThread<EvidenceTask>({
  program: threadProgram(import.meta.url, 'evidence-worker'),
  memoryMib: MEMORY_MIB,
});

/**
 * Finds changes that can reduce the number of diagnostics without improving the code. Each change may be justified.
 * Callers that give `modules` may omit unchanged sources.
 *
 * @throws LanserError E/INCONCLUSIVE if a limit is exceeded. `details.path` is the source that exceeds the limit,
 * or `all changed files`. After an abort, throws the signal's reason, or E/REQUEST_CANCELLED if the reason is not
 * a LanserError.
 */
export async function gamingEvidence(input: EvidenceInput): Promise<GamingEvidence> {
  const { findings, removed, hidden } = await evidenceAndMoves(input);
  return { findings, removed, hidden };
}

export async function evidenceAndMoves(input: EvidenceInput): Promise<FoundEvidence> {
  const { before, after, python, configurations, isLost = () => false, signal } = input;
  const modules = input.modules ?? { before: modulesOf(before), after: modulesOf(after) };
  using earlier = serveModules(modules.before);
  using current = serveModules(modules.after);
  const outcome = await thread.run(
    { before, after, python, configurations, modules: { before: earlier.modules, after: current.modules } },
    { timeoutMs: START_TIMEOUT_MS, signal, transfer: [earlier.modules.port, current.modules.port] },
  );
  if (outcome.kind === 'gave up') {
    const { reason, at = ALL_FILES } = outcome;
    const message =
      at === ALL_FILES
        ? `The changed files cannot be read together for evidence: ${reason}. Change fewer files at once.`
        : `${JSON.stringify(at)} cannot be read for evidence: ${reason}. Split or simplify the file.`;
    throw new LanserError('E/INCONCLUSIVE', message, { path: at, reason });
  }
  const { moved, findings, ...rest } = outcome.result as FoundEvidence;
  const movedOut: EvidenceFinding[] = [];
  for (const { from, to } of moved) {
    if (!(await isLost(from, to))) continue;
    movedOut.push(finding('deleted', from, null, `${from}: moved to ${to}, which is not checked`));
  }
  return { ...rest, moved, findings: [...findings, ...movedOut].toSorted(compareFindings) };
}

export function finding(
  kind: EvidenceFinding['kind'],
  uri: string,
  range: EvidenceFinding['range'],
  text: string,
): EvidenceFinding {
  return { kind, uri, range, text };
}

/** Compares by file, then by range, then by all fields. In a file, findings without a range come first. */
export function compareFindings(left: EvidenceFinding, right: EvidenceFinding): number {
  const noRange = [-1, -1, -1, -1] as const;
  return (
    compareCodeUnits(left.uri, right.uri) ||
    compareRanges(left.range ?? noRange, right.range ?? noRange) ||
    compareCodeUnits(canonicalJson(left), canonicalJson(right))
  );
}
