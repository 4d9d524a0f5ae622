import { parse as parseToml, TomlError } from 'smol-toml';
import { LanserError, messageOf } from '../model/lanser-error.ts';

/** The names of the files that can hold lanser's configuration; the first that is there decides. */
export const CONFIGURATION_FILES = ['lanser.json', 'pyproject.toml'] as const;

/**
 * The settings in a configuration file's text, unchecked; undefined where a pyproject.toml has no
 * `[tool.lanser]`.
 *
 * @throws LanserError E/CONFIG with the file and the place.
 */
export function parseConfiguration(name: (typeof CONFIGURATION_FILES)[number], source: string): unknown {
  const text = source.replace(/^\uFEFF/u, '');
  if (name === 'lanser.json') return parseJson(name, text);
  try {
    const tool = parseToml(text)['tool'];
    return typeof tool === 'object' && 'lanser' in tool ? tool['lanser'] : undefined;
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    const reason = error.message.split('\n')[0] ?? '';
    throw new LanserError(
      'E/CONFIG',
      `${name}:${error.line}:${error.column}: ${reason}`,
      { path: name, line: error.line, column: error.column, reason },
      error,
    );
  }
}

function parseJson(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new LanserError('E/CONFIG', `${name}: ${messageOf(error)}`, { path: name }, error);
  }
}
