import type { Configuration } from '../../model/generated/config.ts';
import { LanserError } from '../../model/lanser-error.ts';
import { foreignValues } from '../../schema/foreign-values.ts';
import { violationsOf } from '../../schema/validate.ts';
import { violationText } from '../../schema/violations.ts';
import type { ConfigurationText } from '../../workspace/configuration-text.ts';

/**
 * Validates a file's settings against the schema.
 *
 * @throws LanserError E/CONFIG with the file and the JSON pointer of the first invalid key.
 */
export function checkedConfiguration(name: string, text: ConfigurationText): Configuration {
  const { value } = text;
  const foreign = foreignValues(value);
  const violations = foreign.length > 0 ? foreign : violationsOf('config', value);
  const [first] = violations;
  if (first === undefined) return value as Configuration;
  const keys = first.pointer.split('/').slice(1);
  const place = text.placeOf(keys.map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~')));
  const where = place === undefined ? '' : ` (line ${place.line}, column ${place.column})`;
  throw new LanserError('E/CONFIG', `${name}: ${violationText(first)}${where}`, {
    path: name,
    ...place,
    violations,
  });
}
