// candidates/ runs a gate for each of several changes to one base, and ranks the results. It does not depend on
// the output formats.
import type { GateOptions } from '../gate/options.ts';
import { sidesIn, type Sides } from '../gate/sides.ts';
import { treeFolders } from '../gate/trees-on-disk.ts';
import { findGit } from '../git/git.ts';
import { openObjectStore, withObjectReader } from '../git/object-store.ts';
import { openRepository } from '../git/repository.ts';
import { resolveCommit } from '../git/revisions.ts';
import type { CandidatePair, Candidates, EvaluatedCandidate } from '../model/candidates.ts';
import { expectOptions } from '../model/expect-options.ts';
import type { Host } from '../model/host.ts';
import { abortError, isStopped, LanserError } from '../model/lanser-error.ts';
import type { Report } from '../model/report.ts';
import { assertValid } from '../schema/validate.ts';
import { openWorkbench } from '../server-pool/workbench.ts';
import { rememberedProbe } from '../workspace/python-probe.ts';
import { headOf, nameOf, type CandidateSource } from './candidate-source.ts';
import { checkPairs, type CandidateSides } from './pairs.ts';
import { rank } from './rank.ts';
import { sharedGates } from './shared-gates.ts';

/** The candidates, and the options that all gates share. */
export interface CandidatesOptions extends Omit<
  GateOptions,
  'cache' | 'head' | 'headIsMergeCommit' | 'labels' | 'pullRequestText' | 'requireCleanTree' | 'trace'
> {
  readonly candidates: readonly CandidateSource[];
  /** True to also merge each pair of candidates whose reports have a delta, and to check the merge. */
  readonly pairs?: boolean | undefined;
  /** Called with each candidate as soon as it is evaluated, before its rank is known. */
  readonly onCandidate?: ((candidate: EvaluatedCandidate) => void) | undefined;
  /** Called with each pair as soon as it is evaluated. All candidates are evaluated before the first pair. */
  readonly onPair?: ((pair: CandidatePair) => void) | undefined;
}

/**
 * Runs a gate for each candidate against one base, and ranks the results. Each report is equal to the report
 * of a separate gate, except for `timing`. A candidate that cannot be evaluated has an `error` instead of a
 * report, and does not affect other candidates. The repository is not changed.
 *
 * @throws LanserError for a failure that concerns all candidates. Examples: E/USAGE without candidates, E/NOT_FOUND
 * or E/INCONCLUSIVE for base, E/INTERRUPTED or E/REQUEST_CANCELLED after an abort.
 */
export async function evaluateCandidates(options: CandidatesOptions): Promise<Candidates> {
  expectOptions('evaluateCandidates', ['host', 'signal', 'repository', 'base', 'candidates'], options);
  const { host, signal, candidates: sources, authorization } = options;
  const startMs = host.monotonicMs();
  if (sources.length === 0) throw new LanserError('E/USAGE', 'Name at least one candidate.');
  const folders = sources.flatMap((source) => (source.kind === 'directory' ? [source.directory] : []));
  const git = await findGit(host, [options.repository, ...folders]);
  const repository = await openRepository(git, options.repository);
  await using workbench = await openWorkbench(host);
  const scratch = workbench.scratch.path;
  await using store = withObjectReader(await openObjectStore(repository, scratch, signal));
  const base = await resolveCommit(store, options.base, authorization, signal);
  await using gates = sharedGates({ workbench, signal });
  const trees = treeFolders(scratch);
  const probe = rememberedProbe();

  async function gate(label: string, resolveSides: () => Promise<Sides>): Promise<Report> {
    const progress: Host['progress'] = (step) => host.progress({ ...step, label: `${label}: ${step.label}` });
    return gates.run(
      { ...options, base, head: 'HEAD', host: { ...host, progress } },
      { repository, resolveSides, folders: trees, probe },
    );
  }

  const checkedSides: CandidateSides[] = [];
  async function evaluate(source: CandidateSource, index: number): Promise<EvaluatedCandidate> {
    const candidate = { name: nameOf(source), kind: source.kind, rank: null, reason: null };
    try {
      const { head, uncommitted } = await headOf(source, store, base, signal);
      const report = await gate(`candidate ${index + 1}`, async () => {
        const sides = await sidesIn(store, { ...options, base, head }, uncommitted);
        checkedSides.push({ index, sides, parent: uncommitted?.parent });
        return sides;
      });
      return { ...candidate, report, error: null };
    } catch (error) {
      if (signal.aborted) throw abortError(signal);
      if (!(error instanceof LanserError) || isStopped(error)) throw error;
      return { ...candidate, report: null, error: error.toJSON() };
    }
  }

  const evaluated: EvaluatedCandidate[] = [];
  for (const [index, source] of sources.entries()) {
    const candidate = await evaluate(source, index);
    evaluated.push(candidate);
    options.onCandidate?.(candidate);
  }
  const hasDelta = ({ index }: CandidateSides): boolean => (evaluated[index]?.report?.delta ?? null) !== null;
  const pairs =
    options.pairs === true
      ? await checkPairs(
          checkedSides.filter(hasDelta),
          store,
          async (sides, label) => gate(label, async () => sides),
          signal,
          options.onPair,
        )
      : undefined;
  return assertValid('candidates', {
    version: '1.0',
    base: { revision: options.base, commit: base },
    candidates: rank(evaluated),
    ...(pairs === undefined ? {} : { pairs }),
    timing: { totalMs: Math.round(host.monotonicMs() - startMs) },
  });
}
