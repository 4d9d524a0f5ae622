import { createHash } from 'node:crypto';

/** Disables workflow commands in a log: `::name::` at the start of a line, and `##[name]` anywhere in a line. */
export function withoutCommands(text: string): string {
  // The runner ignores white space before `::`. It treats U+0085 as white space, but JavaScript does not.
  return text.replaceAll('##[', '## [').replaceAll(/^(?=(?:[^\S\r\n]|\u0085)*::)/gmu, '| ');
}

/** Disables workflow commands in JSON without changing its value. */
export function jsonWithoutCommands(json: string): string {
  // In JSON, a line never starts with `::`, and `##[` appears only inside strings.
  return json.replaceAll('##[', String.raw`#\u0023[`);
}

/**
 * Disables workflow commands in a patch by a line before it and a line after it. Programs that read patches skip both
 * lines. The token in the lines is a digest of the patch, so the patch does not contain the token.
 */
export function patchWithoutCommands(patch: string): string {
  if (!/##\[|(?:^|[\r\n])[\s\u0085]*::/u.test(patch)) return patch;
  const token = createHash('sha256').update(patch).digest('hex');
  return `::stop-commands::${token}\n${patch}${patch.endsWith('\n') ? '' : '\n'}::${token}::\n`;
}
