/** The names of the files that can hold lanser's configuration; the first that is there decides. */
export declare const CONFIGURATION_FILES: readonly ['lanser.json', 'pyproject.toml'];
/**
 * The settings in a configuration file's text, unchecked; undefined where a pyproject.toml has no
 * `[tool.lanser]`.
 *
 * @throws LanserError E/CONFIG with the file and the place.
 */
export declare function parseConfiguration(name: (typeof CONFIGURATION_FILES)[number], source: string): unknown;
