import type { Span } from '../../syntax/definition.ts';
import { dottedNames, type DottedName } from '../../syntax/python/dotted-names.ts';
import { readImports } from '../../syntax/python/imports.ts';
import { containsSpan } from '../../syntax/spans.ts';
import type { SyntaxLanguage } from '../../syntax/source-syntax.ts';
import type { Token } from '../../syntax/token.ts';
import { codeOfLine, endOfLine, type Mark } from './mark.ts';
import type { TypingNames } from './typing-names.ts';

const KINDS: Readonly<Record<string, Mark['kind']>> = { cast: 'cast', no_type_check: 'suppression' };

/** The number of characters at the start of a comment that are tested for `# type:`. */
const MAX_START_LENGTH = 100;
const TYPE_COMMENT = /^#\s*type:(?!\s*ignore\b)/u;

/**
 * Finds uses of `Any`, `cast` and `no_type_check`, also through aliases and re-exports in other modules. Finds `Any`
 * also in quoted annotations and type comments.
 */
export async function pythonEscapeMarks(
  uri: string,
  text: string,
  tokens: readonly Token[],
  { language, names }: { readonly language: SyntaxLanguage; readonly names: TypingNames },
): Promise<readonly Mark[]> {
  const imports = readImports(text, tokens);
  if (imports.length === 0) return [];
  const found: { readonly name: DottedName; readonly escape: string }[] = [];
  const meaningOf = names.namesOf(uri, imports);
  for (const name of dottedNames(text, tokens)) {
    const escape = await meaningOf(name.parts.map((part) => part.name));
    if (escape === undefined) continue;
    const isImport = imports.some((one) => containsSpan(one, name));
    if (!isImport) found.push({ name, escape });
  }
  const comments = tokens.filter(({ kind }) => kind === 'comment');
  let at = 0;
  // The names come in source order, so each search starts at the comment where the previous search ended.
  const isTypeComment = (name: DottedName): boolean => {
    while ((comments[at]?.end ?? name.end) < name.end) at += 1;
    const around = comments[at];
    return (
      around !== undefined && TYPE_COMMENT.test(text.slice(around.start, around.start + MAX_START_LENGTH))
    );
  };
  const isQuoted = found.some(({ name }) => name.inside === 'string');
  const annotations = isQuoted ? annotationsIn(text, language) : [];
  return found.flatMap(({ name, escape }): readonly Mark[] => {
    const { start, end } = name;
    if (name.inside === 'string') {
      const isAnnotation = annotations.some((type) => type.start <= start && end <= type.end);
      if (escape !== 'Any' || !isAnnotation) return [];
    }
    if (name.inside === 'comment' && (escape !== 'Any' || !isTypeComment(name))) return [];
    const code = codeOfLine(text, start, endOfLine(text, end));
    const kind = KINDS[escape] ?? 'any';
    return [{ kind, start, end, form: escape, code, hides: kind === 'suppression' ? 1 : 0 }];
  });
}

function annotationsIn(text: string, language: SyntaxLanguage): readonly Span[] {
  using opened = language.open(text);
  return opened.syntax.nodes({ start: 0, end: text.length }, 'type');
}
