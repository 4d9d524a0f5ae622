import path from 'node:path';
import { compareCodeUnits } from '../../model/range.ts';

const MODULE_FILE = /\.pyi?$/u;
const IDENTIFIER = /^[\p{XIDS}_]\p{XIDC}*$/u;

/** Returns possible import names of a file below the import paths `roots`. Names with fewer parts come first. */
export function moduleNames(roots: readonly string[], file: string): readonly string[] {
  if (!MODULE_FILE.test(file)) return [];
  const names = roots.flatMap((root) => {
    const parts = path.relative(root, file.replace(MODULE_FILE, '')).split(path.sep);
    if (parts.at(-1) === '__init__') parts.pop();
    return parts.length > 0 && parts.every((part) => IDENTIFIER.test(part)) ? [parts] : [];
  });
  return [...new Set(names.map((parts) => parts.join('.')))].toSorted(
    (left, right) => left.split('.').length - right.split('.').length || compareCodeUnits(left, right),
  );
}
