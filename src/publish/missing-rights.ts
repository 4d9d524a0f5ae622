import type { Permission, PublishOutcome } from '../github/outcome.ts';

/** Returns a message with the permissions that the token probably lacks; undefined if no outcome is `refused`. */
export function missingRights(outcomes: readonly PublishOutcome[]): string | undefined {
  const refused = outcomes.filter((outcome) => outcome.kind === 'refused');
  if (refused.length === 0) return undefined;
  const all = [...new Set(refused.map(({ permission }) => permission))];
  // Write permission includes read permission.
  const lines = all.filter(
    (one) => one.endsWith(': write') || !all.includes(one.replace(': read', ': write') as Permission),
  );
  const reasons = [...new Set(refused.map(({ reason }) => reason))].join('; ');
  const added = lines
    .toSorted()
    .map((line) => `"${line}"`)
    .join(' and ');
  return `The token probably lacks a permission (${reasons}). Add ${added} to the job's "permissions:". On pull requests from forks, the token usually cannot write; see docs/github.md.`;
}
