const ESCAPES: Readonly<Record<number, string>> = {
  0x07: String.raw`\a`,
  0x08: String.raw`\b`,
  0x09: String.raw`\t`,
  0x0a: String.raw`\n`,
  0x0b: String.raw`\v`,
  0x0c: String.raw`\f`,
  0x0d: String.raw`\r`,
  0x22: String.raw`\"`,
  0x5c: String.raw`\\`,
};

/** Returns a name as in Git's patches: a quoted C string if it has `"`, `\`, control or non-ASCII characters. */
export function gitName(name: string): string {
  if (/^[ !#-[\]-~]*$/u.test(name)) return name;
  return `"${[...Buffer.from(name)].map(quotedByte).join('')}"`;
}

function quotedByte(byte: number): string {
  const escape = ESCAPES[byte];
  if (escape !== undefined) return escape;
  if (byte >= 0x20 && byte < 0x7f) return String.fromCodePoint(byte);
  return `\\${byte.toString(8).padStart(3, '0')}`;
}
