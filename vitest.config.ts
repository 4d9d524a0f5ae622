import type { ViteUserConfig } from 'vitest/config';

const config: ViteUserConfig = {
  test: {
    include: ['test/**/*.test.ts'],
    // `npm run test:slow`
    exclude: ['test/**/*.slow.test.ts'],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 600_000,
    hookTimeout: 600_000,
    passWithNoTests: false,
    globals: false,
  },
};

export default config;
