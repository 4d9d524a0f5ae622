/** Returns the source of a regular expression (flag `u`) that matches exactly this text. */
export function escapeForRegExp(text: string): string {
  return text.replaceAll(/[\^$\\.*+?()[\]{}|/]/gu, String.raw`\$&`);
}
