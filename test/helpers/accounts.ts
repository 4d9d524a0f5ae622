import { expect } from 'vitest';
import type { Counts } from '../../src/model/diagnostic.ts';
import type { Report } from '../../src/model/report.ts';

/** Checks that the counts in the delta add up to the number of diagnostics before and after the change. */
export function expectBalancedAccounts({ before, after, delta }: Report): void {
  if (!before?.counts || !after?.counts || delta === null || delta.persisting === null)
    throw new Error('the report lacks counts or a complete delta');
  const common = delta.persisting + delta.changed.length + delta.moved.length;
  const unstable = (side: 'before' | 'after'): number =>
    delta.unstable.filter((entry) => entry.side === side && entry.seen === 'first').length;
  expect(common + delta.resolved.length + unstable('before')).toBe(total(before.counts));
  expect(common + delta.introduced.length + unstable('after')).toBe(total(after.counts));
}

function total({ error, warning, information }: Counts): number {
  return error + warning + information;
}
