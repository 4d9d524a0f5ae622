import type { PyrightConfiguration } from './configuration.ts';
/**
 * The files that Pyright checks under this root, absolute, in Pyright's own order: the files of a
 * folder by name, then its folders by name. The server counts them too; whoever uses the list holds
 * the two numbers against each other. Source: Pyright 1.1.414, `SourceEnumerator`.
 *
 * What lies outside of `limit`, or is a link that leads there, is left out: the server in its cage
 * does not see it either.
 *
 * @param onLeftOut is told of folders that the configuration includes and that are passed over all
 * the same: for they look like a Python environment, or are links out of the included folders.
 */
export declare function sourceFiles(root: string, limit: string, configuration: PyrightConfiguration, caseSensitive: boolean, onLeftOut?: (folder: string) => void): Promise<readonly string[]>;
