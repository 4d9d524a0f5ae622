import os from 'node:os';
import { fileURLToPath } from 'node:url';
import type { ViteUserConfig } from 'vitest/config';
import { programPath } from './program-path.ts';

const FAST_CHECK = fileURLToPath(new URL('fast-check.ts', import.meta.url));

/** The path of the global setup that prints the seed of the property tests. */
export const SEED = 'test/setup/property-seed.ts';

/** The common settings of the unit, integration and slow tests. */
export const shared: ViteUserConfig = {
  plugins: [
    {
      name: 'seeded-fast-check',
      enforce: 'pre',
      resolveId: (id, importer) => (id === 'fast-check' && importer !== FAST_CHECK ? FAST_CHECK : undefined),
    },
  ],
  test: {
    env: { LANSER_NO_DAEMON: '1', PATH: programPath() },
    pool: 'forks',
    maxWorkers: os.availableParallelism(),
    testTimeout: 600_000,
    hookTimeout: 600_000,
    passWithNoTests: false,
    globals: false,
  },
};
