import type { ConfiguredEnvironment } from '../../workspace/configured-environment.ts';
import type { PyrightConfiguration } from './configuration.ts';
/**
 * The environment that `venvPath` and `venv` name together. The nearest file of the chain that has a
 * key decides, and each path is relative to its file; one key alone says nothing to Pyright.
 */
export declare function configuredEnvironment({ files }: PyrightConfiguration, limit: string): ConfiguredEnvironment | undefined;
