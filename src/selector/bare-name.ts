import type { PositionSpec } from '../model/selector.ts';
import { KNOWN_ENDINGS } from '../syntax/language-names.ts';

const DOTTED = /^[\p{XIDS}_$][\p{XIDC}$]*(?:\.[\p{XIDS}_$][\p{XIDC}$]*)*$/u;

/**
 * Returns the names in a selector such as `Router` or `Router.add`. A file may also have such a path.
 * Returns undefined for any other selector. `utils.py` is a path, because `.py` is a known extension.
 */
export function bareName(spec: PositionSpec): readonly string[] | undefined {
  if (spec.kind !== 'locate' || spec.scope !== undefined || spec.find !== undefined) return undefined;
  if (spec.docVersion !== undefined || !DOTTED.test(spec.uri)) return undefined;
  return KNOWN_ENDINGS.some((ending) => spec.uri.endsWith(ending)) ? undefined : spec.uri.split('.');
}
