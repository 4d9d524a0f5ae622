import type { PyrightConfiguration } from './configuration.ts';
/** Whether a path of a tree is one of the places that make Pyright leave the folder around them out. */
export declare function isEnvironmentMarker(treePath: string): boolean;
/**
 * The files that Pyright checks under this root, absolute, in Pyright's own order: the files of a
 * folder by name, then its folders by name. The server counts them too; whoever uses the list holds
 * the two numbers against each other. Source: Pyright 1.1.414, `SourceEnumerator`.
 *
 * What lies outside of `limit`, or is a link that leads there, is left out: the server in its cage
 * does not see it either.
 */
export declare function sourceFiles(root: string, limit: string, configuration: PyrightConfiguration, caseSensitive: boolean): Promise<readonly string[]>;
