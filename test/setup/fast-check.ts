/** Replaces the module fast-check in all tests (see shared-config.ts), and sets the seed of the test run. */
import { configureGlobal, readConfigureGlobal } from 'fast-check';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    readonly propertySeed: number;
  }
}

configureGlobal({ ...readConfigureGlobal(), seed: inject('propertySeed') });

export * from 'fast-check';
export { default } from 'fast-check';
