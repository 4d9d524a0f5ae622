/** Divides budget by need. Each part gets at most its need; unused budget is divided equally among the others. */
export function fairShares(needs: readonly number[], budget: number): readonly number[] {
  const level = fairLevel(needs, budget);
  return needs.map((need) => Math.min(need, level));
}

/** Returns the largest share of a fair division; infinite if there is enough budget for all. */
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
