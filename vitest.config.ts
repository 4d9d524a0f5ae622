import type { TestProjectInlineConfiguration, ViteUserConfig } from 'vitest/config';
import { propertySeed } from './test/setup/property-seed.ts';
import { SEED, shared } from './test/setup/shared-config.ts';

const INTEGRATION = 'test/**/*.integration.test.ts';
const provide = { propertySeed: propertySeed() };

const unit: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    name: 'unit',
    include: ['test/**/*.test.ts'],
    exclude: [INTEGRATION, 'test/**/*.slow.test.ts'],
    globalSetup: [SEED, 'test/setup/current-validators.ts'],
    // With `false`, a worker loads each module only once for all its test files.
    isolate: false,
    provide,
  },
};

const integration: TestProjectInlineConfiguration = {
  extends: true,
  test: {
    name: 'integration',
    include: [INTEGRATION],
    isolate: false,
    globalSetup: [SEED, 'test/setup/current-bundles.ts'],
    provide,
  },
};

const config: ViteUserConfig = { ...shared, test: { ...shared.test, projects: [unit, integration] } };

export default config;
