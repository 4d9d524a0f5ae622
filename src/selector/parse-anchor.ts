import type { AnchorSelector } from '../model/selector.ts';
import { DEFAULT_CONTEXT } from './anchor-text.ts';
import { percentDecode } from './escape.ts';
import { docVersion, pattern, readParameters, type ParameterReader } from './parameters.ts';
import { readPath } from './read-path.ts';
import { Scanner } from './scanner.ts';

const HASH = /sha1:[0-9a-f]{40}/uy;

const ctx: ParameterReader<number> = (value) => value.integer(0, 'a number of characters');
const near: ParameterReader<number> = (value) => value.integer(1, 'a line');
const hash: ParameterReader<string> = (value) =>
  pattern(value, HASH, 'sha1: and 40 lower-case hexadecimal digits');

/** Parses `anchor://src/app.py#"def load_data("?ctx=24&hash=sha1:…`. */
export function parseAnchor(text: string): AnchorSelector {
  const scanner = new Scanner(text, 'anchor://'.length);
  const uri = readPath(scanner, '#');
  scanner.expect('#');
  scanner.expect('"', '"\\"" and the snippet');
  const start = scanner.offset;
  const snippet = readSnippet(scanner);
  if (snippet === '') scanner.fail('a snippet', start);
  const expected = '"?" and parameters, or the end of the selector';
  const parameters = readParameters(scanner, { ctx, hash, near, docVersion }, expected);
  return { kind: 'anchor', uri, snippet, ctx: DEFAULT_CONTEXT, ...parameters };
}

/** Reads a snippet and its closing quote. Decodes percent-escapes, `\"` and `\\`. Any other backslash is literal. */
function readSnippet(scanner: Scanner): string {
  let snippet = '';
  let from = scanner.offset;
  for (;;) {
    if (scanner.done) return scanner.fail('"\\"" at the end of the snippet');
    const character = scanner.text.charAt(scanner.offset);
    const next = scanner.text.charAt(scanner.offset + 1);
    if (character === '"') break;
    if (character === '\\' && (next === '"' || next === '\\')) {
      snippet += percentDecode(scanner, from, scanner.offset) + next;
      scanner.offset += 2;
      from = scanner.offset;
    } else scanner.offset += 1;
  }
  snippet += percentDecode(scanner, from, scanner.offset);
  scanner.offset += 1;
  return snippet;
}
