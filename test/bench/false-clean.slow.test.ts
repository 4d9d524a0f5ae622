import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { checkersOf } from '../../bench/false-clean/checkers.ts';
import { FINDINGS } from '../../bench/false-clean/judge.ts';
import { randomCase } from '../../bench/false-clean/random-case.ts';
import { runCase } from '../../bench/false-clean/run-case.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

const SDK = fileURLToPath(new URL('../../dist/index.js', import.meta.url));
const SEEDS = 50;
const SEEDS_PER_TEST = 5;

const groups = Array.from({ length: SEEDS / SEEDS_PER_TEST }, (_, group) =>
  Array.from({ length: SEEDS_PER_TEST }, (__, index) => group * SEEDS_PER_TEST + index + 1),
);

test.each(groups.map((seeds) => [seeds] as const))(
  'for the random changes of the seeds %j, the gate and the command line agree on both sides, and the gate has no missed diagnostic and no false alarm',
  { timeout: 900_000 },
  async (seeds) => {
    await using folder = await temporaryFolder();
    using checkers = (await checkersOf(SDK, folder.path, new Map()))();
    const findings: unknown[] = [];
    for (const seed of seeds) {
      const pairs = await runCase(randomCase(seed), path.join(folder.path, `${seed}`), checkers);
      expect(pairs.length).toBeGreaterThan(0);
      findings.push(
        ...pairs.filter(({ outcome }) => FINDINGS.has(outcome)).map((pair) => ({ seed, ...pair })),
      );
    }
    expect(findings).toEqual([]);
  },
);
