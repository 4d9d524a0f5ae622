/**
 * Divides a budget among parts. No part gets more than it needs. Other parts share the unused budget equally.
 */
export function fairShares(needs: readonly number[], budget: number): readonly number[] {
  const level = fairLevel(needs, budget);
  return needs.map((need) => Math.min(need, level));
}

/** Returns the limit to which {@link fairShares} cuts each part; infinite if the budget covers all needs. */
export function fairLevel(needs: readonly number[], budget: number): number {
  let rest = Math.max(0, budget);
  let left = needs.length;
  for (const need of needs.toSorted((one, other) => one - other)) {
    const share = Math.floor(rest / left);
    if (need > share) return share;
    rest -= need;
    left -= 1;
  }
  return Infinity;
}
