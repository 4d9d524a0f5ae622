import { type ConfigurationText } from './configuration-text.ts';
/**
 * A configuration in YAML 1.2 with the types of its core schema and no others. Undefined for a text
 * that holds nothing.
 *
 * @throws LanserError E/CONFIG with the file and the place.
 */
export declare function parseYamlConfiguration(name: string, text: string): ConfigurationText | undefined;
