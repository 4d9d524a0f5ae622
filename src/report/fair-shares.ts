/** Divides room by need. Each part gets at most its need; unused room is divided equally among the others. */
export function fairShares(needs: readonly number[], room: number): readonly number[] {
  const level = fairLevel(needs, room);
  return needs.map((need) => Math.min(need, level));
}

/** Returns the largest share of a fair division; infinite if there is enough room for all. */
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
