import { FINDINGS, OUTCOMES } from './judge.ts';
import type { PairOutcome } from './run-case.ts';

interface Seeded {
  readonly seed: number;
  readonly pairs: readonly PairOutcome[];
}

/**
 * Prints each pair whose outcome is in {@link FINDINGS}. Counts the outcomes by layout, mutation family and form of
 * the gate's input, and in total. Then prints the reasons for inconclusive and refused pairs, and the time spent.
 */
export function printTables(
  outcomes: readonly Seeded[],
  spent: ReadonlyMap<string, number>,
  elapsedMs: number,
): void {
  const pairs = outcomes.flatMap((entry) => entry.pairs);
  for (const { seed, pairs: own } of outcomes.toSorted((one, other) => one.seed - other.seed)) {
    for (const { outcome, change, cell, layout, families, form, detail } of own) {
      if (!FINDINGS.has(outcome)) continue;
      console.log(
        `${outcome} seed ${seed} change ${change} ${cell} (${layout}; ${families.join(', ')}; ${form})`,
      );
      for (const line of detail) console.log(`    ${line}`);
    }
  }
  table('layout', pairs, ({ layout }) => [layout]);
  table('mutation', pairs, ({ families }) => (families.length === 0 ? ['none'] : [...new Set(families)]));
  table('form', pairs, ({ form }) => [form]);
  table('all', pairs, () => ['pairs']);
  const reasons = new Map<string, number>();
  for (const { outcome, detail } of pairs) {
    if (outcome !== 'inconclusive' && outcome !== 'refused') continue;
    const reason = `${outcome}: ${detail.map((line) => line.replaceAll(/"[^"]*"/gu, '"…"')).join('; ')}`;
    reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  }
  for (const [reason, times] of [...reasons].toSorted((one, other) => other[1] - one[1]))
    console.log(`${times} ${reason}`);
  const parts = [...spent].map(([activity, ms]) => `${activity} ${(ms / 1000).toFixed(0)} s`);
  console.log(`\n${pairs.length} pairs; this run ${(elapsedMs / 1000).toFixed(0)} s: ${parts.join(', ')}`);
}

function table(
  title: string,
  pairs: readonly PairOutcome[],
  rowsOf: (pair: PairOutcome) => readonly string[],
): void {
  const rows = new Map<string, Map<string, number>>();
  for (const pair of pairs) {
    for (const name of rowsOf(pair)) {
      const row = rows.get(name) ?? new Map<string, number>();
      row.set(pair.outcome, (row.get(pair.outcome) ?? 0) + 1);
      rows.set(name, row);
    }
  }
  console.log(`\n| ${title} | ${OUTCOMES.join(' | ')} |`);
  console.log(`| --- | ${OUTCOMES.map(() => '---:').join(' | ')} |`);
  for (const [name, row] of rows)
    console.log(`| ${name} | ${OUTCOMES.map((outcome) => row.get(outcome) ?? 0).join(' | ')} |`);
}
