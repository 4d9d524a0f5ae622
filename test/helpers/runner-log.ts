/** A workflow command that GitHub's runner would execute. */
export interface RunnerCommand {
  readonly name: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly data: string;
}

// The names of all commands, in lower case, because the runner ignores the case.
const REGISTERED: ReadonlySet<string> = new Set([
  'add-mask',
  'add-matcher',
  'add-path',
  'debug',
  'echo',
  'endgroup',
  'error',
  'group',
  'internal-set-repo-path',
  'notice',
  'remove-matcher',
  'save-state',
  'set-env',
  'set-output',
  'stop-commands',
  'warning',
]);

// The characters that .NET's TrimStart removes. JavaScript's `\s` differs: it includes U+FEFF, but not U+0085.
const LEADING_SPACE = /^[\t-\r \u0085\u00A0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]+/u;

/**
 * Returns the commands that the runner finds in a step's output. A line can start with `::name props::data`, after
 * optional white space. Otherwise, it can contain `##[name props]data`. Source: actions/runner, ActionCommand and
 * ActionCommandManager.
 */
export function runnerCommands(output: string): readonly RunnerCommand[] {
  let token: string | undefined;
  return output.split(/\r\n|\r|\n/u).flatMap((line) => {
    if (token !== undefined) {
      // Between `stop-commands` and its token, the runner executes no command.
      if (line.trim() === `::${token}::`) token = undefined;
      return [];
    }
    const found = colonCommand(line) ?? bracketCommand(line);
    if (found?.name === 'stop-commands') token = found.data;
    return found ?? [];
  });
}

function colonCommand(line: string): RunnerCommand | undefined {
  const trimmed = line.replace(LEADING_SPACE, '');
  if (!trimmed.startsWith('::')) return undefined;
  const end = trimmed.indexOf('::', 2);
  if (end < 0) return undefined;
  return command(trimmed.slice(2, end), ',', trimmed.slice(end + 2), unescapeColon);
}

function bracketCommand(line: string): RunnerCommand | undefined {
  const start = line.indexOf('##[');
  if (start < 0) return undefined;
  const end = line.indexOf(']', start);
  if (end < 0) return undefined;
  return command(line.slice(start + 3, end), ';', line.slice(end + 1), unescapeBracket);
}

type Unescape = (text: string, isProperty: boolean) => string;

function command(
  info: string,
  separator: string,
  data: string,
  unescape: Unescape,
): RunnerCommand | undefined {
  const space = info.indexOf(' ');
  const name = (space < 0 ? info : info.slice(0, space)).toLowerCase();
  if (!REGISTERED.has(name)) return undefined;
  const properties: Record<string, string> = {};
  const list = space > 0 ? info.slice(space + 1).trim() : '';
  for (const property of list.split(separator)) {
    const equals = property.indexOf('=');
    if (equals > 0 && equals < property.length - 1) {
      properties[property.slice(0, equals)] = unescape(property.slice(equals + 1), true);
    }
  }
  return { name, properties, data: unescape(data, false) };
}

function unescapeColon(text: string, isProperty: boolean): string {
  const lines = text.replaceAll('%0D', '\r').replaceAll('%0A', '\n');
  const all = isProperty ? lines.replaceAll('%3A', ':').replaceAll('%2C', ',') : lines;
  return all.replaceAll('%25', '%');
}

function unescapeBracket(text: string): string {
  const marks = text.replaceAll('%3B', ';').replaceAll('%0D', '\r').replaceAll('%0A', '\n');
  return marks.replaceAll('%5D', ']').replaceAll('%25', '%');
}
