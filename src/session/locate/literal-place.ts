import { existsSync } from 'node:fs';
import path from 'node:path';
import { escapePath } from '../../selector/escape.ts';
import { isInside } from '../../workspace/containment.ts';

/** Characters that end a file name in a selector, or that a selector decodes. */
const SPECIAL = /[:@%]/u;
const PLACE = /:\d+:\d+(?:-\d+:\d+)?(?=$|: | - | \()/gu;
const MAX_PLACES = 5;

/**
 * Returns the first printed place of a text, such as `types/@app/index.ts:3:4`, whose file exists under exactly
 * this name and needs escapes in a selector. Escapes the file name. Returns undefined if there is no such place.
 * Answers print file names without escapes, so that editors can open the places.
 */
export function literalPlace(root: string, text: string): string | undefined {
  for (const { 0: place, index } of [...text.matchAll(PLACE)].slice(0, MAX_PLACES)) {
    const uri = text.slice(0, index).trimStart();
    const file = path.resolve(root, uri);
    if (SPECIAL.test(uri) && isInside(root, file) && existsSync(file)) return `${escapePath(uri)}${place}`;
  }
  return undefined;
}
