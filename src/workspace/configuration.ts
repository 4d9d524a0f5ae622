import { TomlError } from 'smol-toml';
import { messageOf } from '../model/lanser-error.ts';
import { jsonSize } from '../text/json-size.ts';
import { placesInJson } from '../text/json-text.ts';
import { configurationError, type ConfigurationText } from './configuration-text.ts';
import { parseYamlConfiguration } from './configuration-yaml.ts';
import { parseToml } from './parse-toml.ts';

/**
 * The names of the files that can contain lanser's configuration. At most one of them may contain settings.
 */
export const CONFIGURATION_FILES = ['lanser.json', 'lanser.yaml', 'lanser.yml', 'pyproject.toml'] as const;

const MAX_DEPTH = 1000;

/**
 * Parses the settings of a configuration file in the format of its file extension. Returns undefined for a
 * pyproject.toml without `[tool.lanser]`, and for an empty YAML file.
 *
 * @param name the file's name in messages.
 * @throws LanserError E/CONFIG with the file and, if the parser reports one, the position.
 */
export function parseConfiguration(name: string, source: string): ConfigurationText | undefined {
  const text = source.replace(/^\uFEFF/u, '');
  if (name.endsWith('.json')) return parseJson(name, text);
  if (name.endsWith('.toml')) return parsePyproject(name, text);
  return parseYamlConfiguration(name, text);
}

function parsePyproject(name: string, text: string): ConfigurationText | undefined {
  try {
    const tool = parseToml(text)['tool'];
    if (typeof tool !== 'object' || !('lanser' in tool)) return undefined;
    return { value: tool['lanser'], placeOf: () => undefined };
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    const { line, column } = error;
    throw configurationError(name, { line, column }, error.message.split('\n')[0] ?? '', error);
  }
}

function parseJson(name: string, text: string): ConfigurationText {
  // A deeper value could overflow the stack, because `placesInJson` is recursive.
  if (jsonSize(text).depth > MAX_DEPTH) {
    throw configurationError(name, undefined, `More than ${MAX_DEPTH} levels are nested`);
  }
  try {
    return {
      value: JSON.parse(text),
      placeOf: (keys) => (keys.length === 0 ? undefined : placesInJson(text)(keys)),
    };
  } catch (error) {
    throw configurationError(name, undefined, messageOf(error), error);
  }
}
