/**
 * The commands that a warm process answers, by their names on the command line. Without the arguments in
 * {@link OWN_PROCESS}, they do not write files of the workspace.
 */
export const WARM_COMMANDS: ReadonlySet<string> = new Set([
  'locate',
  'def',
  'decl',
  'type-def',
  'impl',
  'refs',
  'hover',
  'symbols',
  'diag',
  'prepare-rename',
  'rename',
  'rename-file',
  'code-actions',
  'delta',
  'hook',
]);

/**
 * Arguments that need the caller's own process. Some write files, record a trace, log, print help, or
 * forbid a warm process. Others read standard input, or run a tool with the caller's whole environment.
 */
const OWN_PROCESS: ReadonlySet<string> = new Set([
  '-',
  '-h',
  '--apply',
  '--help',
  '--keep',
  '--no-daemon',
  '--out',
  '--tool',
  '--trace-file',
  '--verbose',
]);

/** Returns true if a warm process may run a command line. */
export function isForDaemon(
  argv: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): boolean {
  const [command = '', ...rest] = argv;
  if (!WARM_COMMANDS.has(command) || isOff(env['LANSER_NO_DAEMON']) || env['CI'] === 'true') return false;
  // With a subcommand, such as `install`, `lanser hook` does not answer an event.
  if (command === 'hook' && rest[0]?.startsWith('-') === false) return false;
  return rest.every((argument) => !OWN_PROCESS.has(argument.split('=')[0] ?? ''));
}

/** Returns true if a command that a warm process may run needs the standard input of the caller. */
export function readsInput([command]: readonly string[]): boolean {
  return command === 'hook';
}

function isOff(value: string | undefined): boolean {
  return value !== undefined && value !== '' && value !== '0';
}

/**
 * Returns the value of `--workspace`, or `.` without one. The value only selects the warm process, which
 * parses the command line again.
 */
export function workspaceArgument(argv: readonly string[]): string {
  const at = argv.findLastIndex((argument) => /^--workspace(?:=|$)/u.test(argument));
  const argument = argv[at] ?? '';
  if (argument.includes('=')) return argument.slice(argument.indexOf('=') + 1);
  const next = at === -1 ? undefined : argv[at + 1];
  return next === undefined || next.startsWith('-') ? '.' : next;
}
