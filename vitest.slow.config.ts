import { mergeConfig, type ViteUserConfig } from 'vitest/config';
import config from './vitest.config.ts';

const slow: ViteUserConfig = mergeConfig(config, {});
slow.test = { ...slow.test, include: ['test/**/*.slow.test.ts'], exclude: [] };

export default slow;
