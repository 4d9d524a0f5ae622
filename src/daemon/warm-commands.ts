/** The commands that the warm process may run. The warm process keeps workspaces open. */
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

/** Arguments that need the caller's process, for example to read its standard input. */
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

export function isForDaemon(
  argv: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): boolean {
  const [command = '', ...rest] = argv;
  if (!WARM_COMMANDS.has(command) || isOff(env['LANSER_NO_DAEMON']) || env['CI'] === 'true') return false;
  // The warm process runs `lanser hook` only without a subcommand. Options may precede the subcommand `install`.
  if (command === 'hook' && (rest[0]?.startsWith('-') === false || rest.includes('install'))) return false;
  return rest.every((argument) => !argument.split('=').some((part) => OWN_PROCESS.has(part)));
}

/** Returns true if the caller must read its standard input and send it with the command. */
export function readsInput([command]: readonly string[]): boolean {
  return command === 'hook';
}

function isOff(value: string | undefined): boolean {
  return value !== undefined && value !== '' && value !== '0';
}

/** Returns the value of the last `--workspace`; `.` if the option or its value is missing. */
export function workspaceArgument(argv: readonly string[]): string {
  const at = argv.findLastIndex((argument) => /^--workspace(?:=|$)/u.test(argument));
  const argument = argv[at] ?? '';
  if (argument.includes('=')) return argument.slice(argument.indexOf('=') + 1);
  const next = at === -1 ? undefined : argv[at + 1];
  return next === undefined || next.startsWith('-') ? '.' : next;
}
