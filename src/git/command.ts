export interface GitResult {
  readonly exitCode: number;
  readonly stdout: Buffer;
  /** Trimmed text for messages and logs. */
  readonly stderr: string;
}

/** The standard input of a command. An iterable is streamed, never buffered whole. */
export type GitInput = Uint8Array | string | AsyncIterable<Uint8Array>;

export interface GitOptions {
  readonly cwd?: string;
  readonly input?: GitInput | undefined;
  readonly env?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
  /** Reduces the output to the part that a trace may contain, because the rest may contain secrets. */
  readonly recordedOutput?: (stdout: Buffer) => Buffer;
}

export interface PorcelainOptions extends Omit<GitOptions, 'input'> {
  readonly cwd: string;
  readonly input?: string;
}

/** Returns Git's subcommand: the first argument that is neither an option nor the value of `-c` or `-C`. */
export function subcommandOf(args: readonly string[]): string | undefined {
  return args.find((argument, index) => /^[a-z]/u.test(argument) && !/^-c$/iu.test(args[index - 1] ?? ''));
}
