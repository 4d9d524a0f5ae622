import { assembleBundle, bareEnvironment } from '../../bundle/assemble.ts';
import type { Bundle, BundleOf, BundleRequest, ProcessReward, RewardFacts } from '../../model/bundle.ts';
import { LanserError } from '../../model/lanser-error.ts';
import { evidenceOfFindings, type StepEvidence } from '../../reward/bounded-score.ts';
import { previewReward } from '../../reward/preview-reward.ts';
import { createRewardSession } from '../../reward/reward-session.ts';
import { scopeFiles } from '../../reward/scope-files.ts';
import type { PinnedScope } from '../../reward/scope.ts';
import { assertValid, violationsOf } from '../../schema/validate.ts';
import { violationText } from '../../schema/violations.ts';
import type { WorkspaceSession } from '../workspace-session.ts';
import { documentEvidence, type DocumentEvidence } from './bundle-evidence.ts';
import { deletedDiagnostics } from './deleted-diagnostics.ts';
import { workspaceRewards, type WorkspaceRewardOptions } from './workspace-rewards.ts';

/** The options of `reward`. */
export interface ScoreOptions extends WorkspaceRewardOptions {
  /**
   * True to return the changes since `previous` that can reduce the number of diagnostics without improving the code.
   * With true, the formula `rl-csf-v2` uses these changes for the score. Default: false.
   */
  readonly evidence?: boolean | undefined;
  /**
   * True to count each new suppression as diagnostics: one for each rule that it names, or one if it names none.
   * With true, the formula `rl-csf-v2` uses the changes described at `evidence` instead of this count, even if
   * `evidence` is false. Default: the configured value, else false.
   */
  readonly countSuppressions?: boolean | undefined;
}

/**
 * Returns a bundle's reward relative to the previous bundle. Without one, only the bundle of an edit has a reward.
 *
 * @throws LanserError E/USAGE for `evidence` without a previous bundle, or if the bundles lack a file of `scope`;
 * E/INCONCLUSIVE if the text of a changed document is unavailable, and suppressions are counted or `rl-csf-v2` uses
 * the evidence; the errors of {@link workspaceRewards} and {@link documentEvidence}.
 */
export async function scoreBundle(
  session: WorkspaceSession,
  bundle: Bundle,
  options: ScoreOptions,
): Promise<BundleOf<RewardFacts>> {
  const { host, configured } = session;
  const { scope } = options;
  const { formula } = workspaceRewards({ ...options, previous: undefined }, configured.configuration);
  const previous = options.previous ?? undefined;
  const named = scopeFiles(scope);
  for (const one of previous === undefined ? [bundle] : [previous, bundle]) named.add(one);
  named.check();
  const isCounting = options.countSuppressions ?? configured.configuration.reward?.countSuppressions ?? false;
  const isShown = options.evidence === true;
  // `rl-csf-v2` gives no credit for hidden errors, and an unavailable text may contain the change that hides them.
  const needsTexts = isCounting || (isShown && formula.version === 'rl-csf-v2');
  const found = await evidenceOf(session, previous, bundle, isShown, needsTexts);
  const evidence = found?.evidence;
  const series = createRewardSession({ ...formula, scope, previous });
  const step = series.score(
    bundle,
    isCounting ? evidence?.hidden : 0,
    found && previous && formula.version === 'rl-csf-v2'
      ? stepEvidence(previous, bundle, found, scope)
      : undefined,
  );
  return assertValid(
    'bundle',
    assembleBundle<RewardFacts>({
      request: scoreRequest(bundle, previous, scope, isShown, isCounting),
      processReward: step ?? ownReward(bundle, formula),
      facts: { evidence: isShown ? (evidence ?? null) : null },
      environment: bareEnvironment(host),
      volatile: { startedAt: new Date(host.now()).toISOString() },
    }),
  );
}

function ownReward(
  { facts, resolution }: Bundle,
  formula: Parameters<typeof previewReward>[2],
): ProcessReward | null {
  return facts !== null && 'safety' in facts ? previewReward(facts, resolution, formula) : null;
}

function stepEvidence(
  before: Bundle,
  after: Bundle,
  { evidence, documents, moved }: DocumentEvidence,
  scope: PinnedScope | undefined,
): StepEvidence {
  const deleted = deletedDiagnostics({ before, after, documents, moved, scope });
  return evidenceOfFindings(evidence.findings, deleted);
}

async function evidenceOf(
  session: WorkspaceSession,
  previous: Bundle | undefined,
  bundle: Bundle,
  isShown: boolean,
  needsTexts: boolean,
): Promise<DocumentEvidence | undefined> {
  if (!isShown && (previous === undefined || !needsTexts)) return undefined;
  if (previous === undefined) {
    const message = 'The search for evidence compares the bundle with the previous bundle, which is missing.';
    throw new LanserError('E/USAGE', message, {}, { hint: 'name-previous-bundle' });
  }
  const found = await documentEvidence(session, previous, bundle);
  const { notFound } = found.evidence;
  if (needsTexts && notFound.length > 0) {
    const message =
      'The evidence is incomplete, because the content of some documents is unavailable. Commit documents before you create their bundles.';
    throw new LanserError('E/INCONCLUSIVE', message, { notFound }, { hint: 'keep-documents' });
  }
  return found;
}

function scoreRequest(
  bundle: Bundle,
  previous: Bundle | undefined,
  scope: PinnedScope | undefined,
  evidence: boolean,
  countSuppressions: boolean,
): BundleRequest {
  return {
    cmd: 'reward',
    options: {
      bundle: bundle.bundleId,
      ...(previous === undefined ? {} : { prev: previous.bundleId }),
      ...(scope === undefined ? {} : { scope: scope.kind === 'workspace' ? ['.'] : scope.files }),
      ...(evidence ? { evidence } : {}),
      ...(countSuppressions ? { countSuppressions } : {}),
    },
  };
}

/** Throws E/USAGE with the argument's name if `value` is not a bundle. */
export function checkBundle(method: string, name: string, value: unknown): void {
  const [first] = violationsOf('bundle', value);
  if (first === undefined) return;
  const message = `The argument "${name}" of ${method} is not a bundle: ${violationText(first)}. Pass a bundle that lanser returned.`;
  throw new LanserError('E/USAGE', message, { argument: name });
}
