/** Returns the source of a regular expression (flag `u`) that matches exactly this text. */
export function escapeForRegExp(text: string): string {
  return text.replaceAll(/[\^$\\.*+?()[\]{}|/]/gu, String.raw`\$&`);
}

/** Returns a pattern for a whole name. `\b` cannot find its ends, because `\b` considers only ASCII characters. */
export function wholeName(name: string): string {
  return String.raw`(?<!\p{XIDC})${escapeForRegExp(name)}(?!\p{XIDC})`;
}
