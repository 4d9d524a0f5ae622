import type { PyrightConfiguration } from '../../server/pyright/configuration.ts';
/** What Pyright's configuration names and what is not there, a line each. */
export declare function misplacedPaths(configuration: PyrightConfiguration): Promise<readonly string[]>;
