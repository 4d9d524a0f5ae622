/** Divides a budget fairly. For example, needs of 10, 50 and 90 share a budget of 90 as 10, 40 and 40. */
export function fairShares(needs: readonly number[], budget: number): readonly number[] {
  const level = fairLevel(needs, budget);
  return needs.map((need) => Math.min(need, level));
}

/** Returns the limit of each share in {@link fairShares}; Infinity if the budget covers all needs. */
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
