import { type ConfigurationText } from './configuration-text.ts';
/** The names of the files that can hold lanser's configuration; one of them does. */
export declare const CONFIGURATION_FILES: readonly ['lanser.json', 'lanser.yaml', 'lanser.yml', 'pyproject.toml'];
/**
 * The settings in a configuration file's text, by the ending of its name; undefined where a
 * pyproject.toml has no `[tool.lanser]`, or a YAML file nothing.
 *
 * @param name of the file, as messages give it.
 * @throws LanserError E/CONFIG with the file and the place.
 */
export declare function parseConfiguration(name: string, source: string): ConfigurationText | undefined;
