/**
 * Divides room among those that need some: nobody gets more than the need, and what one does not need goes to the
 * others in equal parts. Where there is enough, everybody gets the need.
 */
export function fairShares(needs: readonly number[], room: number): readonly number[] {
  const level = fairLevel(needs, room);
  return needs.map((need) => Math.min(need, level));
}

/** The most that anybody gets of a room which is divided fairly; infinite where there is enough. */
export function fairLevel(needs: readonly number[], room: number): number {
  let rest = Math.max(0, room);
  let left = needs.length;
  for (const need of needs.toSorted((one, other) => one - other)) {
    const share = Math.floor(rest / left);
    if (need > share) return share;
    rest -= need;
    left -= 1;
  }
  return Infinity;
}
