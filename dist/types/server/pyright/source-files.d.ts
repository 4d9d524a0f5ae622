import type { PyrightConfiguration } from './configuration.ts';
/**
 * The files that Pyright checks under this root, absolute, in Pyright's own order: the files of a
 * folder by name, then its folders by name. The server counts them too; whoever uses the list holds
 * the two numbers against each other. Source: Pyright 1.1.414, `SourceEnumerator`.
 */
export declare function sourceFiles(root: string, configuration: PyrightConfiguration, caseSensitive: boolean): Promise<readonly string[]>;
