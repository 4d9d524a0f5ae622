export interface GitResult {
  readonly exitCode: number;
  readonly stdout: Buffer;
  /** For people and logs; trimmed. */
  readonly stderr: string;
}

/** The standard input of a command; an iterable is never in memory all at once. */
export type GitInput = Uint8Array | string | AsyncIterable<Uint8Array>;

export interface GitOptions {
  readonly cwd?: string;
  readonly input?: GitInput;
  readonly env?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/** A command of the porcelain, which exchanges text. */
export interface PorcelainOptions extends Omit<GitOptions, 'input'> {
  readonly cwd: string;
  readonly input?: string;
}
