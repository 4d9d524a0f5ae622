import { dottedNames, type DottedName } from '../../syntax/python/dotted-names.ts';
import { readImports, type ImportStatement } from '../../syntax/python/imports.ts';
import type { SourceSyntax } from '../../syntax/source-syntax.ts';
import type { Token } from '../../syntax/token.ts';
import { codeOfLine, endOfLine, type Mark } from './mark.ts';

const TYPING: ReadonlySet<string> = new Set(['typing', 'typing_extensions']);
const ESCAPES: ReadonlyMap<string, Mark['kind']> = new Map([
  ['Any', 'any'],
  ['cast', 'cast'],
  ['no_type_check', 'suppression'],
]);

/** Of a comment, up to what it says. */
const LONGEST_START = 100;
const TYPE_COMMENT = /^#\s*type:(?!\s*ignore\b)/u;

/**
 * Where a Python text uses `Any`, `cast` or `no_type_check` of `typing`, under whatever name it has imported
 * them; in annotations also where these are strings or comments.
 */
export function pythonEscapeMarks(
  text: string,
  tokens: readonly Token[],
  syntax: SourceSyntax,
): readonly Mark[] {
  const imports = readImports(text, tokens);
  const meaning = meaningsOf(imports);
  if (meaning.names.size === 0 && meaning.modules.size === 0) return [];
  const found = dottedNames(text, tokens).flatMap((name) => {
    const escape = escapeOf(name, meaning);
    return escape === undefined || imports.some((one) => one.start <= name.start && name.end <= one.end)
      ? []
      : [{ name, escape }];
  });
  const comments = tokens.filter(({ kind }) => kind === 'comment');
  let at = 0;
  // Names are asked for in source order.
  const isTypeComment = (name: DottedName): boolean => {
    while ((comments[at]?.end ?? name.end) < name.end) at += 1;
    const around = comments[at];
    return around !== undefined && TYPE_COMMENT.test(text.slice(around.start, around.start + LONGEST_START));
  };
  const isQuoted = found.some(({ name }) => name.inside === 'string');
  const annotations = isQuoted ? syntax.nodes({ start: 0, end: text.length }, 'type') : [];
  return found.flatMap(({ name, escape }): readonly Mark[] => {
    const { start, end } = name;
    if (name.inside === 'string') {
      const isAnnotation = annotations.some((type) => type.start <= start && end <= type.end);
      if (escape !== 'Any' || !isAnnotation) return [];
    }
    if (name.inside === 'comment' && (escape !== 'Any' || !isTypeComment(name))) return [];
    const code = codeOfLine(text, start, endOfLine(text, end));
    const kind = ESCAPES.get(escape) ?? 'any';
    return [{ kind, start, end, form: escape, code, hides: kind === 'suppression' ? 1 : 0 }];
  });
}

interface Meanings {
  /** Names of the file that are escapes. */
  readonly names: ReadonlyMap<string, string>;
  /** Names of the file that are `typing`. */
  readonly modules: ReadonlySet<string>;
}

function meaningsOf(imports: readonly ImportStatement[]): Meanings {
  const names = new Map<string, string>();
  const modules = new Set<string>();
  for (const statement of imports) {
    if (statement.kind === 'import') {
      for (const { parts, alias } of statement.modules) {
        const [module, ...below] = parts;
        if (module !== undefined && below.length === 0 && TYPING.has(module.name)) {
          modules.add(alias?.name ?? module.name);
        }
      }
      continue;
    }
    if (statement.level > 0 || !TYPING.has(statement.parts.map(({ name }) => name).join('.'))) continue;
    if (statement.isStar) for (const name of ESCAPES.keys()) names.set(name, name);
    for (const { imported, alias } of statement.names) {
      if (ESCAPES.has(imported.name)) names.set(alias?.name ?? imported.name, imported.name);
    }
  }
  return { names, modules };
}

function escapeOf({ parts }: DottedName, { names, modules }: Meanings): string | undefined {
  const [first, second] = parts.map(({ name }) => name);
  if (first === undefined) return undefined;
  if (second === undefined) return names.get(first);
  return modules.has(first) && ESCAPES.has(second) ? second : undefined;
}
