import type { Configuration } from '../../model/generated/config.ts';
import type { ConfigurationText } from '../../workspace/configuration-text.ts';
/**
 * A file's settings, held against the schema.
 *
 * @throws LanserError E/CONFIG with the file and the JSON pointer of the first bad key.
 */
export declare function checkedConfiguration(name: string, text: ConfigurationText): Configuration;
