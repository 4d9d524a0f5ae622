import { LanserError } from '../../model/lanser-error.ts';
import { violationsOf } from '../../schema/validate.ts';
import { violationText } from '../../schema/violations.ts';

/** @throws LanserError E/USAGE that names the argument, if it is not a bundle. */
export function checkBundle(method: string, name: string, value: unknown): void {
  const [first] = violationsOf('bundle', value);
  if (first === undefined) return;
  const message = `The argument ${name} of ${method} is not a bundle: ${violationText(first)}.`;
  throw new LanserError('E/USAGE', message, { argument: name });
}
