import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Plan } from '../../../src/model/plan.ts';
import { asyncCpuCost } from '../../helpers/cpu-cost.ts';
import { temporaryRepository } from '../../helpers/temporary-repository.ts';
import { at, edit, plan } from './planned.ts';

test('planning an edit of about 50,000 lines takes limited CPU time, as one text edit, as one per line or as large blocks', async () => {
  const before = Array.from({ length: 50_000 }, (_, index) => `line ${index % 977}`);
  const after = before.map((line, index) => `${line}${index % 991}`).toReversed();
  const whole = at(0, 0, 50_000, 0, `${after.join('\n')}\n`);
  const each = before.map((line, index) => at(index, 5, index, line.length, 'x'));
  const blocks = Array.from({ length: 50 }, (_, block) =>
    at(block * 1000, 0, block * 1000 + 999, 0, after.slice(block * 1000, block * 1000 + 900).join('\n')),
  );
  await using repository = await temporaryRepository();
  for (const edits of [[whole], each, blocks]) {
    await writeFile(path.join(repository.path, 'a.py'), `${before.join('\n')}\n`);
    let planned: Plan | undefined;
    const cost = await asyncCpuCost(async () => {
      planned = await plan(repository.path, [edit('a.py', ...edits)]);
    });
    // A cost of 1 is the CPU time for sorting 200,000 strings. Comparing every pair of lines would cost far more.
    expect(cost).toBeLessThan(60);
    await repository.git(['apply', '--whitespace=nowarn', '-'], { input: planned?.diff ?? '' });
    expect(`blob:${await repository.git(['hash-object', 'a.py'])}`).toBe(planned?.files[0]?.after);
  }
});
