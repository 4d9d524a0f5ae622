const OPENERS: ReadonlySet<string> = new Set(['(', '[', '{']);
const CLOSERS: ReadonlySet<string> = new Set([')', ']', '}']);

// Matches a word or operator after which formatters add parentheses to wrap the rest of a statement.
const WRAPPED =
  /^(?:(?:[-+*/%@&|^:]|\/\/|\*\*|<<|>>)?=|return|assert|if|elif|while|in|yield|del|with|raise|import)$/u;
const KEYWORD = /^(?:and|as|await|else|for|from|is|lambda|not|or)$/u;

/** An open bracket, and the commas directly inside it. */
interface Group {
  readonly start: number;
  commas: number;
  lastComma: number;
}

/**
 * Removes effects of formatting:
 * - Parentheses around the statement, or around its rest after a word such as `return`.
 * - A comma before a closing bracket, unless the comma makes a tuple.
 * - Single quotes around a string whose text has no quotes or backslashes: they become double quotes.
 */
export function statementForm(words: readonly string[]): readonly string[] {
  const dropped = new Set<number>();
  const open: Group[] = [];
  for (const [at, word] of words.entries()) {
    const around = open.at(-1);
    if (OPENERS.has(word)) open.push({ start: at, commas: 0, lastComma: -1 });
    else if (word === ',' && around !== undefined) {
      around.commas += 1;
      around.lastComma = at;
    } else if (CLOSERS.has(word) && around !== undefined) {
      open.pop();
      const before = words[around.start - 1] ?? '';
      if (around.lastComma === at - 1 && !(around.commas === 1 && makesTuple(before, word))) {
        dropped.add(at - 1);
      }
      const isLast = at === words.length - 1 || (at === words.length - 2 && words.at(-1) === ':');
      if (word === ')' && isLast && (around.start === 0 || WRAPPED.test(before))) {
        dropped.add(around.start);
        dropped.add(at);
      }
    }
  }
  return words.flatMap((word, at) => (dropped.has(at) ? [] : withDoubleQuotes(word)));
}

/** Returns true if a comma makes a tuple, as in `(x,)` and `x[1,]`, but not in `f(x,)` and `[x,]`. */
function makesTuple(before: string, closer: string): boolean {
  const isBehindValue = /[\p{IDC}"')\]}]$/u.test(before) && !WRAPPED.test(before) && !KEYWORD.test(before);
  return closer === ']' ? isBehindValue : closer === ')' && !isBehindValue;
}

function withDoubleQuotes(word: string): string {
  return word.replace(/^([a-z]{0,2})'([^'"\\]*)'$/iu, '$1"$2"');
}

/** Returns the start of an attribute's receiver: for `c` in `a.b().c`, the index of `a`. For other words, `index`. */
export function receiverStart(words: readonly string[], index: number): number {
  let at = index;
  while (words[at - 1] === '.' && at >= 2) {
    at -= 2;
    // Skips the brackets of calls and subscripts.
    while (CLOSERS.has(words[at] ?? '')) {
      const opener = openerOf(words, at);
      const before = words[opener - 1] ?? '';
      at = opener > 0 && !makesTuple(before, ')') ? opener - 1 : opener;
      if (at === opener) break;
    }
  }
  return at;
}

function openerOf(words: readonly string[], closer: number): number {
  let depth = 0;
  for (let at = closer; at > 0; at -= 1) {
    if (CLOSERS.has(words[at] ?? '')) depth += 1;
    else if (OPENERS.has(words[at] ?? '')) depth -= 1;
    if (depth === 0) return at;
  }
  return 0;
}
