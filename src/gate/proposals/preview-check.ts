import { problemsAfter, type Outcome } from './outcome.ts';
import type { Preview } from './preview.ts';

export function previewOutcome(preview: Preview): Outcome {
  if (preview.kind !== 'previewed') {
    const conclusion = preview.kind === 'refused' ? 'unsafe' : 'error';
    return { ...NOTHING, conclusion, error: preview.error };
  }
  const { facts, diff, reward } = preview;
  const isSafe = facts.safety.checks.every(({ passed }) => passed !== false);
  return {
    ...NOTHING,
    conclusion: isSafe ? 'safe' : 'unsafe',
    diff,
    delta: problemsAfter(facts),
    safety: facts.safety,
    reward,
  };
}

const NOTHING = { diff: null, delta: null, safety: null, missed: [], reward: null } as const;
