import { createHash } from 'node:crypto';

/** Disables the runner's commands in a log: `::name::` at the start of a line, and `##[name]` anywhere in it. */
export function withoutCommands(text: string): string {
  // The runner treats U+0085 as white space, but JavaScript does not.
  return text.replaceAll('##[', '## [').replaceAll(/^(?=(?:[^\S\r\n]|\u0085)*::)/gmu, '| ');
}

/** Disables workflow commands in JSON without changing its value. */
export function jsonWithoutCommands(json: string): string {
  // In JSON, a line never starts with `::`, and `##[` appears only inside strings.
  return json.replaceAll('##[', String.raw`#\u0023[`);
}

/**
 * Encloses a patch in lines that stop workflow commands. Programs that read patches skip these lines.
 * Their token is a digest of the patch, so the patch cannot contain it.
 */
export function patchWithoutCommands(patch: string): string {
  if (!/##\[|(?:^|[\r\n])[\s\u0085]*::/u.test(patch)) return patch;
  const token = createHash('sha256').update(patch).digest('hex');
  return `::stop-commands::${token}\n${patch}${patch.endsWith('\n') ? '' : '\n'}::${token}::\n`;
}
