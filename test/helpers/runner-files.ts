/**
 * Returns the entries of a file such as GITHUB_OUTPUT or GITHUB_ENV, as GitHub's runner reads them. An entry has
 * one of two forms:
 *
 * - a line `NAME=value`
 * - a line `NAME<<DELIMITER`, then the lines of the value, then the line `DELIMITER`
 *
 * Ignores empty lines between entries. Throws for anything else, as the runner does. Source: actions/runner,
 * FileCommandManager.
 */
export function runnerFileEntries(text: string): Readonly<Record<string, string>> {
  const entries: Record<string, string> = {};
  const lines = text.split('\n');
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    if (line === '') continue;
    const equals = line.indexOf('=');
    const heredoc = line.indexOf('<<');
    if (heredoc >= 0 && (equals < 0 || heredoc < equals)) {
      const delimiter = line.slice(heredoc + 2);
      const end = lines.indexOf(delimiter, index + 1);
      if (heredoc === 0 || delimiter === '' || end < 0) throw new Error(`invalid heredoc: ${line}`);
      entries[line.slice(0, heredoc)] = lines.slice(index + 1, end).join('\n');
      index = end;
    } else if (equals > 0) {
      entries[line.slice(0, equals)] = line.slice(equals + 1);
    } else {
      throw new Error(`invalid format: ${line}`);
    }
  }
  return entries;
}
