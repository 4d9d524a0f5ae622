import type { Enclosing } from '../bound-name.ts';
import type { Definition } from '../definition.ts';
import type { TextParser } from '../tree-sitter.ts';
import { parseSuite } from './parse-suite.ts';

/** The definitions in the head (the part up to the colon) of a compound statement. */
export interface Head {
  readonly definitions: readonly Definition[];
  /** The context of the block below the head. For a named class or function, contains the path of this definition. */
  readonly inner: Enclosing;
}

/** Matches the keyword and, if present, the name of a definition at the start of a line. */
const DEFINES = /(?:^|\n)[ \t\f]*((?:async[ \t]+)?def|class)\b[ \t]*([\p{XIDS}_]\p{XIDC}*)?/u;

/** Reads a head, which may lack its colon or have an unclosed bracket. */
export function readHead(parser: TextParser, head: string, indent: string, enclosing: Enclosing): Head {
  const code = head.trimEnd();
  const bare = code.replace(/:$/u, '');
  const read = (text: string, withErrors: boolean): readonly Definition[] | undefined => {
    using suite = parseSuite(parser, text, indent);
    return withErrors || !suite.hasError ? suite.definitions(enclosing) : undefined;
  };
  const found =
    read(`${code} pass`, false) ?? read(`${bare}: pass`, false) ?? read(`${bare}): pass`, false) ?? [];
  const defines = DEFINES.exec(code);
  if (defines === null) return { definitions: found, inner: enclosing };
  const [, word = '', name] = defines;
  if (name === undefined) return { definitions: [], inner: { ...enclosing, bindsNames: false } };
  const end = defines.index + defines[0].length;
  const isIt = ({ nameSpan }: Definition): boolean => nameSpan.end === end;
  const definition = found.find(isIt) ?? read(`${code} pass`, true)?.find(isIt);
  const definitionHead = definition
    ? withoutSuite(definition, code)
    : byName(code, word, name, end, enclosing);
  const bindsNames = word === 'class' && enclosing.bindsNames;
  return { definitions: [definitionHead], inner: { ...enclosing, path: definitionHead.path, bindsNames } };
}

/** Removes the suite `pass`, which was added for parsing. */
function withoutSuite(definition: Definition, code: string): Definition {
  const { span, signature } = definition;
  const whole = signature?.end === code.length && code.endsWith(':');
  return {
    ...definition,
    span: { ...span, end: code.length },
    signature: whole ? signature : null,
    body: null,
    docstring: null,
  };
}

/** Creates a definition from the keyword and the name of a head that cannot be parsed. */
function byName(code: string, word: string, name: string, end: number, enclosing: Enclosing): Definition {
  return {
    kind: word === 'class' ? 'class' : 'function',
    name,
    path: [...enclosing.path, name],
    nameSpan: { start: end - name.length, end },
    span: { start: code.search(/\S/u), end: code.length },
    signature: null,
    body: null,
    docstring: null,
    part: 'plain',
  };
}
