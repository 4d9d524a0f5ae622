import { isNode, LineCounter, parseDocument } from 'yaml';
import { messageOf } from '../model/lanser-error.ts';
import type { TextPlace } from '../model/text-place.ts';
import { configurationError, type ConfigurationText } from './configuration-text.ts';

// Enough for anchors that save typing, too few for a text that unfolds to gigabytes.
const MOST_ALIASES = 100;

/** Some texts take the parser the square of their length: this many bytes take it a second. */
const MAX_KIB = 32;

/**
 * A configuration in YAML 1.2 with the types of its core schema and no others. Undefined for a text
 * that holds nothing.
 *
 * @throws LanserError E/CONFIG with the file and the place.
 */
export function parseYamlConfiguration(name: string, text: string): ConfigurationText | undefined {
  if (text.length > MAX_KIB * 1024) {
    throw configurationError(name, undefined, `A configuration in YAML has at most ${MAX_KIB} KiB`);
  }
  const lineCounter = new LineCounter();
  const document = parseDocument(text, {
    version: '1.2',
    schema: 'core',
    resolveKnownTags: false,
    uniqueKeys: true,
    stringKeys: true,
    prettyErrors: false,
    lineCounter,
  });
  const place = (offset: number): TextPlace => {
    const { line, col } = lineCounter.linePos(offset);
    return { line, column: col };
  };
  // A tag that the schema does not have is only a warning of the library's.
  const [first] = [...document.errors, ...document.warnings];
  if (first !== undefined) {
    const reason = first.code === 'MULTIPLE_DOCS' ? 'One document is all that it may hold' : first.message;
    throw configurationError(name, place(first.pos[0]), reason, first);
  }
  if (document.contents === null) return undefined;
  try {
    const value: unknown = document.toJS({ maxAliasCount: MOST_ALIASES });
    if (value === null) return undefined;
    return {
      value,
      placeOf(keys) {
        const node = document.getIn(keys, true);
        const start = isNode(node) ? node.range?.[0] : undefined;
        return start === undefined ? undefined : place(start);
      },
    };
  } catch (error) {
    if (!(error instanceof ReferenceError)) throw error;
    throw configurationError(name, undefined, messageOf(error), error);
  }
}
