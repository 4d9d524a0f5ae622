/** Returns the number of members that two lists have in common. `[a, a]` and `[a, a, a]` have two in common. */
export function commonCount(left: readonly string[], right: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const member of left) counts.set(member, (counts.get(member) ?? 0) + 1);
  let common = 0;
  for (const member of right) {
    const count = counts.get(member) ?? 0;
    if (count > 0) common += 1;
    counts.set(member, count - 1);
  }
  return common;
}
