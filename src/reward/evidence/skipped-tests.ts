import type { Definition, Span } from '../../syntax/definition.ts';
import type { SourceSyntax } from '../../syntax/source-syntax.ts';

/** A predicate for skipped tests. `around` contains the classes that enclose the test. */
export type IsSkipped = (test: Definition, around: readonly Definition[]) => boolean;

const MARKS: readonly string[] = ['skip', 'skipif', 'skipIf', 'skipUnless', 'xfail', 'expectedFailure'];
const IN_BODY = /\b(?:SkipTest|importorskip|skip|skipTest|xfail)\s*\(|\braise\s+(?:\w+\.)*SkipTest\b/u;
const IN_FILE =
  /\ballow_module_level\s*=\s*True\b|^(?:\w+[ \t]*=[ \t]*)?(?:\w+\.)*importorskip[ \t]*\(|^raise[ \t]+(?:\w+\.)*SkipTest\b/mu;
const NO_CASES = /\bparametrize\s*\([\s,()[\]]*,\s*(?:\[\s*\]|\(\s*\))/u;
const LEAVES_AT_ONCE = /^\s*return\b/u;
const OFF = /=\s*False\b/u;

/** Returns a predicate for tests that may be skipped or expected to fail, for example by an immediate `return`. */
export function skippedTests(text: string, syntax: SourceSyntax): IsSkipped {
  const code = withoutWords(text, syntax);
  const codeOf = ({ start, end }: Span): string => code.slice(start, end);
  const variables = syntax.definitions.flatMap(({ kind, name, path, nameSpan }) =>
    kind === 'variable'
      ? [{ name, owner: path.slice(0, -1).join('.'), value: valueFrom(code, nameSpan.end) }]
      : [],
  );
  // A file may assign a mark to a variable: `slow = pytest.mark.skip`.
  const named = variables.filter(({ owner, value }) => owner === '' && marking(MARKS).test(value));
  const mark = marking([...MARKS, ...named.map(({ name }) => name).filter((name) => name !== 'pytestmark')]);
  const off = new Set(
    variables
      .filter(({ name, value }) =>
        name === '__test__' ? OFF.test(value) : name === 'pytestmark' && mark.test(value),
      )
      .map(({ owner }) => owner),
  );
  if (off.has('') || IN_FILE.test(code)) return () => true;
  return (test, around) => {
    if (around.some(({ path }) => off.has(path.join('.')))) return true;
    const heads = [test, ...around].map(({ span, nameSpan }) =>
      codeOf({ start: span.start, end: nameSpan.start }),
    );
    if (heads.some((head) => mark.test(head) || NO_CASES.test(head))) return true;
    const body = test.body === null ? '' : codeOf(test.body);
    return IN_BODY.test(body) || LEAVES_AT_ONCE.test(body);
  };
}

/** The maximum number of characters that are read of a variable's value. Marks are much shorter. */
const MAX_VALUE_LENGTH = 2000;

/** Returns the text after a variable's name, to the end of its statement. */
function valueFrom(code: string, at: number): string {
  const text = code.slice(at, at + MAX_VALUE_LENGTH);
  let depth = 0;
  for (let end = 0; end < text.length; end += 1) {
    const character = text[end] ?? '';
    if ('([{'.includes(character)) depth += 1;
    else if (')]}'.includes(character)) depth -= 1;
    else if (depth <= 0 && '\r\n;'.includes(character)) return text.slice(0, end);
  }
  return text;
}

function marking(names: readonly string[]): RegExp {
  return new RegExp(String.raw`(?<![\p{XIDC}_])(?:${names.join('|')})(?![\p{XIDC}_])`, 'u');
}

/** Replaces strings and comments with blanks of the same length, so that offsets stay valid. */
function withoutWords(text: string, syntax: SourceSyntax): string {
  const parts: string[] = [];
  let at = 0;
  for (const { kind, start, end } of syntax.tokens()) {
    if ((kind !== 'string' && kind !== 'comment') || start < at) continue;
    parts.push(text.slice(at, start), text.slice(start, end).replaceAll(/[^\r\n]/g, ' '));
    at = end;
  }
  return parts.join('') + text.slice(at);
}
