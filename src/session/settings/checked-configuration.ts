import type { Configuration } from '../../model/generated/config.ts';
import { LanserError } from '../../model/lanser-error.ts';
import { violationsOf } from '../../schema/validate.ts';
import { violationText, type SchemaViolation } from '../../schema/violations.ts';
import type { ConfigurationText } from '../../workspace/configuration-text.ts';

// No server's settings come near, and everything that goes through them may call itself.
const DEEPEST = 100;

/**
 * A file's settings, held against the schema.
 *
 * @throws LanserError E/CONFIG with the file and the JSON pointer of the first bad key.
 */
export function checkedConfiguration(name: string, text: ConfigurationText): Configuration {
  const { value } = text;
  const foreign = [...foreignValues(value, '', new Set())];
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

/** What JSON cannot say and another format can: dates, infinities, lists that hold themselves. */
function* foreignValues(
  value: unknown,
  pointer: string,
  around: ReadonlySet<unknown>,
): Generator<SchemaViolation> {
  if (around.size > DEEPEST) yield { pointer: '', expected: `at most ${DEEPEST} levels of nesting` };
  else if (around.has(value)) yield { pointer, expected: 'a value that does not hold itself' };
  else if (typeof value === 'object' && value !== null && !(value instanceof Date)) {
    const within = new Set([...around, value]);
    for (const [key, member] of Object.entries(value)) {
      const escaped = key.replaceAll('~', '~0').replaceAll('/', '~1');
      yield* foreignValues(member, `${pointer}/${escaped}`, within);
    }
  } else if (value instanceof Date || (typeof value === 'number' && !Number.isFinite(value))) {
    yield { pointer, expected: 'a value that JSON has' };
  }
}
