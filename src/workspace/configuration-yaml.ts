import { isNode, LineCounter, parseDocument } from 'yaml';
import { messageOf } from '../model/lanser-error.ts';
import type { TextPlace } from '../model/text-place.ts';
import { configurationError, type ConfigurationText } from './configuration-text.ts';

/** The library's limit for the expansion of aliases. Prevents a short text from expanding to gigabytes. */
const MAX_ALIASES = 100;

/**
 * The maximum length of a text, in units of 1024 UTF-16 code units. For some texts, the parser takes quadratic
 * time: about a second at this length.
 */
const MAX_KIB = 32;

/**
 * Parses a configuration in YAML 1.2 with the types of its core schema only. Returns undefined for null or an
 * empty document.
 *
 * @throws LanserError E/CONFIG with the file and, for most errors, the position.
 */
export function parseYamlConfiguration(name: string, text: string): ConfigurationText | undefined {
  if (text.length > MAX_KIB * 1024) {
    throw configurationError(name, undefined, `A configuration in YAML must not exceed ${MAX_KIB} KiB`);
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
  // The library reports an unknown tag only as a warning.
  const [first] = [...document.errors, ...document.warnings];
  if (first !== undefined) {
    const reason = first.code === 'MULTIPLE_DOCS' ? 'More than one document' : first.message;
    throw configurationError(name, place(first.pos[0]), reason, first);
  }
  if (document.contents === null) return undefined;
  try {
    const value: unknown = document.toJS({ maxAliasCount: MAX_ALIASES });
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
