import type { Bundle } from '../model/bundle.ts';
import { LanserError } from '../model/lanser-error.ts';
import { decodeUtf8 } from '../text/decode-utf8.ts';
import { readJson } from '../text/json-text.ts';
import { hashViolations } from './hash-violations.ts';
import { violationsOf } from './validate.ts';
import { violationText } from './violations.ts';

/** Reads a bundle. Throws E/SCHEMA_INVALID if it is invalid or has {@link hashViolations}. Messages show `name`. */
export function readBundle(bytes: Uint8Array, name: string): Bundle {
  const decoded = decodeUtf8(bytes);
  if (decoded.kind === 'malformed') {
    throw new LanserError('E/SCHEMA_INVALID', `${name} is not UTF-8. Pass the bundle as lanser wrote it.`, {
      byte: decoded.byte,
    });
  }
  const read = readJson(decoded.text);
  if (read.kind === 'refused') {
    const [fault] = read.faults;
    const where = fault === undefined ? '' : ` (line ${fault.place.line}, column ${fault.place.column})`;
    throw new LanserError(
      'E/SCHEMA_INVALID',
      `${name} cannot be read as JSON${where}. Pass exactly one bundle.`,
      { faults: read.faults },
    );
  }
  const shape = violationsOf('bundle', read.value);
  const violations = shape.length > 0 ? shape : hashViolations('bundle', read.value);
  const [first] = violations;
  if (first === undefined) return read.value as Bundle;
  const more = violations.length === 1 ? '' : `, and ${violations.length - 1} more`;
  throw new LanserError(
    'E/SCHEMA_INVALID',
    `${name} is not a valid bundle, or it was modified: ${violationText(first)}${more}. Pass the bundle as lanser wrote it.`,
    { violations: violations.slice(0, 20) },
  );
}
