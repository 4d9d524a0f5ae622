/** A text as the source of a regular expression (flag `u`) that matches it and nothing else. */
export function escapeForRegExp(text: string): string {
  return text.replaceAll(/[\^$\\.*+?()[\]{}|/]/gu, String.raw`\$&`);
}
