import { isKeyword } from '../syntax/python/names.ts';
import { nesting, type SourceToken } from './logical-lines.ts';
import { containsNextStatement, type Statement } from './statements.ts';

const ASSIGNMENT = /^(?:[-+*/%@&|^]|\/\/|\*\*|<<|>>)?=$/u;

/**
 * Returns the tokens that contain a simple statement's targets. Returns all tokens if Pyright may read them as
 * several statements, as in the invalid line `a = 1 b = 2`.
 */
export function targetsOf(tokens: readonly SourceToken[]): readonly SourceToken[] {
  if (containsNextStatement(tokens)) return tokens;
  let depth = 0;
  let colon = -1;
  let equals = -1;
  for (const [index, { kind, text }] of tokens.entries()) {
    // The colon and the default values of a lambda belong to the assigned value.
    if (kind === 'word' && text === 'lambda' && depth === 0) break;
    if (kind !== 'operator') continue;
    depth += nesting(text);
    if (depth !== 0) continue;
    if (ASSIGNMENT.test(text)) equals = index;
    else if (text === ':' && equals === -1 && colon === -1) colon = index;
  }
  return tokens.slice(0, Math.max(colon === -1 ? equals : colon, 0));
}

/**
 * Returns an assignment's annotation if it alone determines the type in other modules. A single name may be an alias
 * of `Final`: Pyright then infers the type from the value. So the annotation must end with `]` or contain `|`.
 *
 * @param renamed the aliases that imports of the module give to {@link SPECIAL_FORMS}.
 */
export function decisiveAnnotation(
  tokens: readonly SourceToken[],
  renamed: ReadonlySet<string>,
): readonly SourceToken[] | undefined {
  const [name, colon] = tokens;
  if (name?.kind !== 'word' || colon?.text !== ':' || containsNextStatement(tokens)) return undefined;
  let depth = 0;
  const equals = tokens.findIndex(({ kind, text }) => {
    if (kind === 'operator') depth += nesting(text);
    return depth === 0 && text === '=';
  });
  const annotation = tokens.slice(2, Math.max(equals, 0));
  const isDecisive = annotation.at(-1)?.text === ']' || annotation.some(({ text }) => text === '|');
  const isPlain = annotation.every(({ kind, text }) =>
    kind === 'word'
      ? !SPECIAL_FORMS.has(text) && !renamed.has(text) && (text === 'None' || !isKeyword(text))
      : kind === 'operator',
  );
  return isDecisive && isPlain ? annotation : undefined;
}

/** Special forms and type qualifiers. With one of them in an annotation, the type may also depend on the value. */
export const SPECIAL_FORMS: ReadonlySet<string> = new Set(
  'Annotated ClassVar Final InitVar TypeAlias'.split(' '),
);

/** The keywords of clauses whose heads can bind names without `:=`. */
const BINDING_HEADS: ReadonlySet<string> = new Set(['for', 'with', 'except', 'case']);

/** Returns the names that the expressions in tokens bind with `:=`. */
export function namesInExpressions(tokens: readonly SourceToken[]): readonly string[] {
  return tokens.flatMap(({ text }, index) => (tokens[index + 1]?.text === ':=' ? [text] : []));
}

/** Returns the names that a statement may bind or delete, except by a definition or an import. Ignores its suite. */
export function boundNames({ keyword, tokens, suite }: Statement): readonly string[] {
  const names = [...namesInExpressions(tokens)];
  if (keyword === 'type' && tokens[1]?.kind === 'word') names.push(tokens[1].text);
  const isBinding = BINDING_HEADS.has(keyword) || keyword === 'del';
  if (isBinding) names.push(...plainNames(tokens));
  else if (suite === undefined) names.push(...plainNames(targetsOf(tokens)));
  return names;
}

function plainNames(tokens: readonly SourceToken[]): readonly string[] {
  return tokens.flatMap(({ kind, text }, index) => {
    const next = tokens[index + 1]?.text ?? '';
    const isPlain = kind === 'word' && !isKeyword(text) && tokens[index - 1]?.text !== '.';
    return isPlain && !/^[.([]$/u.test(next) ? [text] : [];
  });
}

/** Returns the names that a condition, or an assignment to an attribute or item, may narrow. Ignores the suite. */
export function narrowedNames(statement: Statement): readonly string[] {
  return [...assignedRoots(statement), ...namesInConditions(statement.tokens)];
}

/** Returns the names before `.` or `[` in the possible targets of a statement. Ignores its suite. */
export function assignedRoots(statement: Statement): readonly string[] {
  const targets = possibleTargets(statement);
  return targets.flatMap(({ kind, text }, index) =>
    kind === 'word' && !isKeyword(text) && /^[.[]$/u.test(targets[index + 1]?.text ?? '') ? [text] : [],
  );
}

const CONDITION = /^(?:if|elif|while|assert|match|case|and|or)$/u;

/** If the tokens contain a condition, returns all names in the tokens: the condition may narrow their types. */
function namesInConditions(tokens: readonly SourceToken[]): readonly string[] {
  if (!tokens.some(({ kind, text }) => kind === 'word' && CONDITION.test(text))) return [];
  return tokens.flatMap(({ kind, text }, index) =>
    kind === 'word' && !isKeyword(text) && tokens[index - 1]?.text !== '.' ? [text] : [],
  );
}

export function comprehensionTargets(tokens: readonly SourceToken[]): readonly SourceToken[] {
  const targets: SourceToken[] = [];
  let depth = 0;
  /** The bracket depth of the target. An `in` in deeper brackets does not end the target. */
  let targetDepth: number | undefined;
  for (const token of tokens.slice(1)) {
    if (token.kind === 'operator') depth += nesting(token.text);
    if (targetDepth !== undefined && depth < targetDepth) targetDepth = undefined;
    if (targetDepth === undefined) {
      if (token.kind === 'word' && token.text === 'for') targetDepth = depth;
    } else if (token.kind === 'word' && token.text === 'in' && depth === targetDepth) targetDepth = undefined;
    else targets.push(token);
  }
  return targets;
}

function assignsAttribute(statement: Statement): boolean {
  const targets = possibleTargets(statement);
  return targets.some(({ kind }, index) => kind === 'word' && targets[index - 1]?.text === '.');
}

/** An attribute that a statement may declare. */
export interface DeclaredAttribute {
  /** The token before the dot: a name, or `)`. */
  readonly owner: string;
  readonly name: string;
}

/**
 * Returns the attributes that a statement may declare on `names`, as `self.x = 1` declares `x` on `self`. An
 * assignment to an item or to an attribute of an attribute declares nothing. Ignores the suite.
 */
export function attributesDeclaredOn(
  statement: Statement,
  names: ReadonlySet<string>,
): readonly DeclaredAttribute[] {
  const targets = attributeTargets(statement);
  return targets.flatMap(({ text }, index) => {
    const [owner = '', dot = '', , next = ''] = targets
      .slice(index - 2, index + 2)
      .map((token) => token.text);
    // The parentheses may enclose only the name, as in `(self).x = 1`.
    const isDeclared = dot === '.' && (owner === ')' || names.has(owner)) && !/^[.([]$/u.test(next);
    return isDeclared ? [{ owner, name: text }] : [];
  });
}

/** Returns tokens that include all attributes that a statement may assign. Ignores its suite. */
function attributeTargets(statement: Statement): readonly SourceToken[] {
  const { keyword, decorators, tokens } = statement;
  if (!BINDING_HEADS.has(keyword) && keyword !== 'del') return possibleTargets(statement);
  const isWord = (word: string) => (token: SourceToken) => token.text === word;
  const inComprehensions = [...comprehensionTargets(decorators), ...comprehensionTargets(tokens)];
  if (keyword === 'for') return [...tokens.slice(0, tokens.findLastIndex(isWord('in'))), ...inComprehensions];
  const alias = keyword === 'with' ? tokens.findIndex(isWord('as')) : -1;
  return alias === -1 ? inComprehensions : [...tokens.slice(alias), ...inComprehensions];
}

/**
 * Returns true if Pyright may assume that a statement or a definition's head can raise: it has a call, `await`,
 * `yield`, a condition or an assignment to an attribute. Each `(` counts as a call.
 */
export function mayRaise(tokens: readonly SourceToken[]): boolean {
  const isRaising = ({ kind, text }: SourceToken): boolean =>
    text === '(' || (kind === 'word' && (/^(?:await|yield)$/u.test(text) || CONDITION.test(text)));
  const keyword = tokens[0]?.text ?? '';
  return tokens.some(isRaising) || assignsAttribute({ keyword, decorators: [], tokens, suite: undefined });
}

/** Returns tokens that contain all assignment targets of a statement, except for `:=`. Ignores its suite. */
function possibleTargets({ keyword, decorators, tokens, suite }: Statement): readonly SourceToken[] {
  if (BINDING_HEADS.has(keyword)) return tokens;
  // In a compound statement such as `if a:`, the tokens before the colon would look like an annotated target.
  const assigned = suite === undefined ? targetsOf(tokens) : [];
  return [...assigned, ...comprehensionTargets(decorators), ...comprehensionTargets(tokens)];
}
