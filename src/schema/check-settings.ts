import { LanserError } from '../model/lanser-error.ts';
import type { DocumentVerdict } from '../model/validation.ts';
import { parseConfiguration } from '../workspace/configuration.ts';
import { pointerParts } from '../text/json-pointer.ts';
import { foreignValues } from './foreign-values.ts';
import { validateDocument, type ValidateOptions } from './validate-document.ts';

export function isSettingsFile(path: string): boolean {
  return /\.(?:ya?ml|toml)$/u.test(path);
}

/** Checks a YAML file, or the `[tool.lanser]` table of a TOML file. Without content or table, checks `{}`. */
export async function checkSettings(
  path: string,
  text: string,
  options: ValidateOptions,
): Promise<DocumentVerdict> {
  const schema = options.schema ?? 'config';
  try {
    const read = parseConfiguration(path, text);
    const value = read === undefined ? {} : read.value;
    const foreign = foreignValues(value);
    const verdict: DocumentVerdict =
      foreign.length > 0
        ? { schema, conclusion: 'invalid', errors: foreign.map((one) => ({ ...one, value: null })) }
        : await validateDocument(value, { ...options, schema });
    const errors = verdict.errors.map((error) => {
      const place = read?.placeOf(pointerParts(error.pointer));
      return place === undefined ? error : { ...error, place };
    });
    return { ...verdict, errors };
  } catch (error) {
    if (!(error instanceof LanserError)) throw error;
    const { reason, line, column } = error.details;
    const place =
      typeof line === 'number' && typeof column === 'number' ? { place: { line, column } } : undefined;
    const expected = `${path.endsWith('.toml') ? 'TOML' : 'YAML'} (${String(reason)})`;
    return {
      schema: null,
      conclusion: 'invalid',
      errors: [{ pointer: '', value: null, expected, ...place }],
    };
  }
}
