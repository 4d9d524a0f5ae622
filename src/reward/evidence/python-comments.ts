import type { Token } from '../../syntax/token.ts';
import { codeOfLine, type Mark } from './mark.ts';

// Pyright accepts `type: ignore` and `pyright: ignore` only at the start of a comment, or after another "#".
const IGNORES: readonly RegExp[] = [
  /(?:^|#)[ \t]*(?<who>type):[ \t]*ignore(?:[ \t]*\[(?<rules>[\w\-:, \t]*)\]|(?=[ \t])(?![ \t]*\[)|$)/u,
  /(?:^|#)[ \t]*(?<who>pyright):[ \t]*ignore(?:[ \t]*\[(?<rules>[\w\-, \t]*)\]|(?=[ \t])(?![ \t]*\[)|$)/u,
];
// A comment may contain U+2028, which the dot matches only with the flag `s`.
const PYRIGHT = /^\s*pyright:\s*(?!ignore)(?<operands>\S.*)$/su;
const VALUES: ReadonlySet<string> = new Set(['true', 'false', 'none', 'information', 'warning', 'error']);
const MYPY = /^\s*mypy:\s*(?<operands>\S.*)$/su;
const MYPY_WEAKENS =
  /^(?:ignore-errors|disable-error-code|allow-[\w-]+|no-(?:check|disallow|strict|warn)[\w-]*)$/u;
/** Matches settings that make mypy weaker if they are off. */
const MYPY_STRENGTHENS = /^(?:extra-checks|(?:check|disallow|no-implicit|strict|warn)-[\w-]+)$/u;
/** The texts that mypy reads as false. */
const OFF: ReadonlySet<string> = new Set(['0', 'false', 'no', 'off']);

export function pythonCommentMarks(text: string, tokens: readonly Token[]): readonly Mark[] {
  const first = tokens.find(({ kind }) => kind !== 'comment')?.start ?? text.length;
  return tokens.flatMap((token): readonly Mark[] => {
    if (token.kind !== 'comment') return [];
    const comment = text.slice(token.start + 1, token.end);
    const span = { start: token.start, end: token.end };
    const code = codeOfLine(text, token.start, token.start);
    const ignores = IGNORES.flatMap((expression): Mark | readonly Mark[] => {
      const groups = expression.exec(comment)?.groups;
      if (groups === undefined) return [];
      const checker = groups['who'] ?? '';
      const rules = rulesIn(groups['rules']);
      // In Pyright, a `type: ignore` above all code applies to the whole file, even if the comment names rules.
      if (checker === 'type' && token.start < first) {
        const form = 'type: ignore of the whole file';
        return { kind: 'directive', ...span, form, code: form, hides: 1, isBlanket: true };
      }
      if (rules.length === 0) {
        return { kind: 'suppression', ...span, form: `${checker}: ignore`, code, hides: 1, isBlanket: true };
      }
      const form = `${checker}: ignore[${rules.join(', ')}]`;
      return { kind: 'suppression', ...span, form, code, hides: rules.length };
    });
    return [...ignores, ...directivesIn(comment).map((found) => ({ ...found, ...span }))];
  });
}

function rulesIn(list: string | undefined): readonly string[] {
  const rules = (list ?? '').split(',').map((rule) => rule.trim());
  return [...new Set(rules.filter((rule) => rule !== ''))].toSorted();
}

type Directive = Omit<Mark, 'end' | 'start'>;

function directivesIn(comment: string): readonly Directive[] {
  const pyright = operandsOf(PYRIGHT.exec(comment)).flatMap((operand): readonly Directive[] => {
    const [name = '', value] = operand.split('=').map((part) => part.trim());
    if (value === undefined && !['basic', 'standard', 'strict'].includes(name)) return [];
    if (value !== undefined && !VALUES.has(value)) return [];
    const form = value === undefined ? `pyright: ${name}` : `pyright: ${name}=${value}`;
    const isStrict = value === undefined ? name === 'strict' : value === 'true' || value === 'error';
    return [directive(form, isStrict)];
  });
  const mypy = operandsOf(MYPY.exec(comment)).flatMap((operand) => {
    const [name = '', ...values] = operand
      .replaceAll('_', '-')
      .split('=')
      .map((part) => part.trim());
    const setting = [name, ...values].join('=');
    if (setting === 'strict') return [directive(`mypy: ${setting}`, true)];
    const isOff = OFF.has((values[0] ?? '').toLowerCase());
    return (isOff ? MYPY_STRENGTHENS : MYPY_WEAKENS).test(name) ? [directive(`mypy: ${setting}`, false)] : [];
  });
  return [...pyright, ...mypy];
}

function operandsOf(match: RegExpExecArray | null): readonly string[] {
  const operands = (match?.groups?.['operands'] ?? '').split(',').map((operand) => operand.trim());
  return operands.filter((operand) => operand !== '');
}

function directive(form: string, isStrict: boolean): Directive {
  return { kind: 'directive', form, code: form, hides: 0, ...(isStrict ? { isStrict } : {}) };
}
