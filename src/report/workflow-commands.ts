/**
 * A text that a job's log takes for text. The runner reads commands out of what a step prints: `::name::` at
 * the start of a line and `##[name]` anywhere in one.
 */
export function withoutCommands(text: string): string {
  return text.split('\n').map(plainLine).join('\n');
}

/** The same for a document: another spelling of an equal value. */
export function jsonWithoutCommands(json: string): string {
  // Outside of a string there is no such character.
  return json.replaceAll('##[', String.raw`#\u0023[`);
}

function plainLine(line: string): string {
  const broken = line.replaceAll('##[', '## [');
  // U+0085 is white space to the runner and not to JavaScript.
  return /^[\s\u0085]*::/u.test(broken) ? `| ${broken}` : broken;
}
