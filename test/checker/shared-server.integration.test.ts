import { expect, test } from 'vitest';
import type { Modules } from '../../bench/affected/random-project.ts';
import { checkedInTurn, compareSides, WITHOUT_OUTSIDE } from './random-sides.ts';

test(
  'a shared server has the same results as separate servers for random trees',
  { timeout: 600_000 },
  async () => {
    const { different, kept, distinct } = await compareSides(1, 3, WITHOUT_OUTSIDE[0] ?? {});
    expect(different).toEqual([]);
    expect(kept).toBeGreaterThan(0);
    expect(distinct).toBeGreaterThan(1);
  },
);

test(
  'a changed file that is imported but not checked is read again, and each check reports progress',
  { timeout: 600_000 },
  async () => {
    const tree = (type: string): Modules =>
      new Map([
        ['a', `x: ${type} = ${type}()\n`],
        ['b', 'import a\n\nreveal_type(a.x)\n'],
      ]);
    const only = new Set(['b.py']);
    const types = ['int', 'str', 'int'];
    const checks = await checkedInTurn(types.map((type) => ({ modules: tree(type), only })));
    expect(checks.map(({ messages }) => messages)).toEqual(
      types.map((type) => [`Type of "a.x" is "${type}"`]),
    );
    expect(checks.filter(({ reports }) => reports === 0)).toEqual([]);
  },
);
