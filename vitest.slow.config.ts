import type { ViteUserConfig } from 'vitest/config';
import { propertySeed } from './test/setup/property-seed.ts';
import { SEED, shared } from './test/setup/shared-config.ts';

const slow: ViteUserConfig = {
  ...shared,
  test: {
    ...shared.test,
    include: ['test/**/*.slow.test.ts'],
    globalSetup: [SEED, 'test/setup/current-bundles.ts'],
    provide: { propertySeed: propertySeed('random') },
  },
};

export default slow;
