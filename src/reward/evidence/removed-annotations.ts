import type { EvidenceFinding } from '../../model/bundle.ts';
import type { Definition, Span } from '../../syntax/definition.ts';
import { languageName } from '../../syntax/language-names.ts';
import { languageOf } from '../../syntax/languages.ts';
import { pythonCodeTokens } from '../../syntax/python/code-tokens.ts';
import { grouped } from '../../text/grouped.ts';
import { lineIndex, rangeAt } from '../../text/line-index.ts';
import { finding } from './gaming-evidence.ts';

/** The annotations of all definitions of one name. Each number is the maximum over these definitions. */
interface Declared {
  readonly nameSpan: Span;
  readonly annotations: number;
  readonly parameters: number;
  readonly isVariadic: boolean;
  readonly hasOverloads: boolean;
  /** True if an overload is not {@link isAnnotated}. */
  readonly hasLooseOverload: boolean;
  /** True if one of the definitions has parameters other than `self` and `cls`, but no annotation. */
  readonly isUntyped: boolean;
}

/**
 * Finds these definitions of a Python file. The ranges refer to the new text.
 * - A function or variable that loses more annotations than parameters.
 * - A function that gets its first overloads, if one of them lacks an annotation. This makes checks of calls weaker.
 * - A new function with parameters but no annotations, in a file that had annotations but no such function.
 */
export async function removedAnnotations(
  uri: string,
  before: string,
  after: string,
): Promise<readonly EvidenceFinding[]> {
  const [old, current] = [await declaredIn(uri, before), await declaredIn(uri, after)];
  const lines = lineIndex(after);
  const known = [...old.values()];
  const isTyped =
    known.some(({ annotations }) => annotations > 0) && known.every(({ isUntyped }) => !isUntyped);
  return [...current].flatMap(([name, now]): readonly EvidenceFinding[] => {
    const then = old.get(name);
    const place = rangeAt(lines, now.nameSpan);
    if (then === undefined)
      return isTyped && now.isUntyped ? [finding('any', uri, place, `${name}: no annotations`)] : [];
    // Ignores annotations of removed parameters, unless a new `*args` or `**kwargs` may accept their arguments.
    const isCatchAll = now.isVariadic && !then.isVariadic;
    const parameters = isCatchAll ? 0 : Math.max(0, then.parameters - now.parameters);
    if (!then.hasOverloads && now.hasLooseOverload)
      return [finding('any', uri, place, `${name}: overload added`)];
    if (now.annotations + parameters >= then.annotations) return [];
    return [finding('any', uri, place, `${name}: annotation removed`)];
  });
}

async function declaredIn(uri: string, text: string): Promise<ReadonlyMap<string, Declared>> {
  if (languageName(uri) !== 'python') return new Map();
  const syntax = (await languageOf(uri))?.read(text);
  if (syntax === undefined) return new Map();
  const { definitions } = syntax;
  const classes = new Set(
    definitions.filter(({ kind }) => kind === 'class').map(({ path }) => path.join('.')),
  );
  const declared = definitions.filter(({ kind }) => kind === 'function' || kind === 'variable');
  const starts = new Set(syntax.nodes({ start: 0, end: text.length }, 'type').map(({ start }) => start));
  const annotationsOf = (one: Definition): number => {
    const { signature, nameSpan } = one;
    if (signature !== null) return annotationsIn(headOf(text, one));
    // The name `file` in `with open(name) as file:` precedes a colon too. So a type must follow the colon.
    const [colon = ''] = /^\s*:\s*/u.exec(text.slice(nameSpan.end, nameSpan.end + 99)) ?? [];
    return colon !== '' && starts.has(nameSpan.end + colon.length) ? 1 : 0;
  };
  const isLoose = (overload: Definition): boolean =>
    !isAnnotated(
      headOf(text, overload),
      classes.has(overload.path.slice(0, -1).join('.')) &&
        !text.slice(overload.span.start, overload.nameSpan.start).includes('staticmethod'),
    );
  return new Map(
    [...grouped(declared, ({ path }) => path.join('.'))].map(([name, all]) => [
      name,
      {
        nameSpan: (all[0] as Definition).nameSpan,
        annotations: Math.max(...all.map(annotationsOf)),
        parameters: Math.max(...all.map((one) => parametersIn(headOf(text, one)).length)),
        isUntyped: all.some(
          (one) =>
            annotationsOf(one) === 0 &&
            parametersIn(headOf(text, one)).some((parameter) => parameter !== 'self' && parameter !== 'cls'),
        ),
        isVariadic: all.some((one) =>
          parametersIn(headOf(text, one)).some((parameter) => parameter.startsWith('*')),
        ),
        hasOverloads: all.some(({ part }) => part === 'overload'),
        hasLooseOverload: all.some((one) => one.part === 'overload' && isLoose(one)),
      },
    ]),
  );
}

/** Returns a function's head after the name, with the colon; '' for a variable, or if the colon is missing. */
function headOf(text: string, { nameSpan, signature }: Definition): string {
  return signature === null ? '' : text.slice(nameSpan.end, signature.end);
}

const NAME = /^[^:=*]+$/u;
const ANNOTATED = /^[^:=]+:/u;

/** Returns true if the result and all parameters are annotated, except for a method's receiver, such as `self`. */
function isAnnotated(head: string, isMethod: boolean): boolean {
  const parameters = parametersIn(head);
  const isReceiver = (parameter: string, index: number): boolean =>
    isMethod && index === 0 && NAME.test(parameter);
  return hasResult(head) && parameters.every((one, index) => isReceiver(one, index) || ANNOTATED.test(one));
}

function annotationsIn(head: string): number {
  const annotated = parametersIn(head).filter((parameter) => ANNOTATED.test(parameter));
  return annotated.length + (hasResult(head) ? 1 : 0);
}

/** Returns true if the head has `->` outside of all brackets. */
function hasResult(head: string): boolean {
  let depth = 0;
  return pythonCodeTokens(head).some(({ start, end }) => {
    const token = head.slice(start, end);
    depth += BRACKETS.get(token) ?? 0;
    return depth === 0 && token === '->';
  });
}

const BRACKETS: ReadonlyMap<string, number> = new Map([
  ['(', 1],
  ['[', 1],
  ['{', 1],
  [')', -1],
  [']', -1],
  ['}', -1],
]);

/** Returns the parameters without white space. Type parameters, `*` and `/` are not parameters. */
function parametersIn(head: string): readonly string[] {
  const open: string[] = [];
  const parameters: string[] = [];
  let parameter = '';
  for (const { kind, start, end } of pythonCodeTokens(head)) {
    const token = head.slice(start, end);
    const isAtTop = open.length === 1 && open[0] === '(';
    if (kind === 'comment') continue;
    if (isAtTop && (token === ',' || token === ')')) {
      if (!NO_PARAMETER.has(parameter)) parameters.push(parameter);
      if (token === ')') return parameters;
      parameter = '';
      continue;
    }
    if (open.length > 0) parameter += token;
    if (token === '(' || token === '[' || token === '{') open.push(token);
    else if (token === ')' || token === ']' || token === '}') open.pop();
    if (open.length === 0) parameter = '';
  }
  return parameters;
}

const NO_PARAMETER: ReadonlySet<string> = new Set(['', '*', '/']);
