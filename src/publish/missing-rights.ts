import type { Permission, PublishOutcome } from '../github/outcome.ts';

/** Returns a message about the permissions that the token lacks; undefined if no request was refused. */
export function missingRights(outcomes: readonly PublishOutcome[]): string | undefined {
  const refused = outcomes.filter((outcome) => outcome.kind === 'refused');
  if (refused.length === 0) return undefined;
  const all = [...new Set(refused.map(({ permission }) => permission))];
  // Write permission includes read permission.
  const lines = all.filter(
    (one) => one.endsWith(': write') || !all.includes(one.replace(': read', ': write') as Permission),
  );
  const reasons = [...new Set(refused.map(({ reason }) => reason))].join('; ');
  return `The token lacks a permission (${reasons}). Give the job "permissions:" with ${lines
    .toSorted()
    .map((line) => `"${line}"`)
    .join(' and ')}. On pull requests from forks, the token usually cannot write; see docs/github.md.`;
}
