import type { BundleResolution, EditFacts, ProcessReward } from '../../model/bundle.ts';
import { DEFAULT_WEIGHTS, rewardOf } from '../../reward/rl-csf.ts';
import type { WorkspaceSettings } from '../settings/workspace-settings.ts';

/** The step from the files as they are to the edit, of which nothing was known before; null without diagnostics. */
export function editReward(
  { diagnosticsBefore, diagnosticsAfter, safety }: EditFacts,
  resolution: BundleResolution | null,
  { configuration }: WorkspaceSettings,
): ProcessReward | null {
  if (diagnosticsBefore === null || diagnosticsAfter === null) return null;
  const weights = { ...DEFAULT_WEIGHTS, ...configuration.reward?.weights };
  const before = { diagnostics: problems(diagnosticsBefore), safety: 0, confidence: 0 };
  const after = {
    diagnostics: problems(diagnosticsAfter),
    safety: safety.ready,
    confidence: resolution?.confidence ?? 0,
  };
  const step = { before, after, toolError: false, scopeChanged: false };
  return rewardOf(step, weights, { previousBundleId: null, source: 'bundle' });
}

function problems({ error, warning }: { readonly error: number; readonly warning: number }): number {
  return error + warning;
}
