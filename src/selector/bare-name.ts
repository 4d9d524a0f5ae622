import type { PositionSpec } from '../model/selector.ts';
import { KNOWN_ENDINGS } from '../syntax/language-names.ts';

const DOTTED = /^[\p{XIDS}_$][\p{XIDC}$]*(?:\.[\p{XIDS}_$][\p{XIDC}$]*)*$/u;

/**
 * Returns the parts of a selector that is only a name, such as `Router` or `Router.add`. Ignores `?n=`. Returns
 * undefined for other selectors, and for a name with an ending of {@link KNOWN_ENDINGS}, such as `utils.py`.
 */
export function bareName(spec: PositionSpec): readonly string[] | undefined {
  if (spec.kind !== 'locate' || spec.scope !== undefined || spec.find !== undefined) return undefined;
  if (spec.docVersion !== undefined || !DOTTED.test(spec.uri)) return undefined;
  return KNOWN_ENDINGS.some((ending) => spec.uri.endsWith(ending)) ? undefined : spec.uri.split('.');
}
