import { abortError, LanserError, messageOf } from '../model/lanser-error.ts';
import { startAdvice } from '../workspace/with-streams.ts';
import { subcommandOf } from './command.ts';

export function unreadableRepository(reason: string, subcommand = 'git'): LanserError {
  const advice = /: unmerged \(/u.test(reason) ? 'Resolve the conflicts' : 'To check it, run git fsck';
  const message = `Git could not read the repository: ${reason.replace(/\.?\s*$/u, '')}. ${advice}.`;
  return new LanserError('E/INCONCLUSIVE', message, { command: subcommand });
}

export function notStarted(error: unknown): LanserError {
  const advice = startAdvice(error, 'Install Git, or add it to PATH.');
  const message = `Git cannot be started (${messageOf(error)}). ${advice}`;
  return new LanserError('E/USAGE', message, {}, { cause: error });
}

/** Creates the error for a command that a signal ended: {@link abortError} after an abort, else E/INCONCLUSIVE. */
export function endedBySignal(
  args: readonly string[],
  signal: AbortSignal | undefined,
  endedBy: string | null,
): LanserError {
  if (signal?.aborted === true) return abortError(signal);
  return new LanserError(
    'E/INCONCLUSIVE',
    `Git was ended by ${endedBy ?? 'a signal'}. Run the command again.`,
    { command: subcommandOf(args) ?? 'git', ...(endedBy === null ? {} : { signal: endedBy }) },
  );
}

/** Removes the user information from the URLs in a message of Git, because it may contain a token. */
export function withoutUserInformation(text: string): string {
  return text.replaceAll(/(?<=:\/\/)[^\s/'"]*@/gu, '');
}

/** Creates the error for a folder in which `git rev-parse` failed. */
export function notARepository(stderr: string): LanserError {
  if (stderr.includes('dubious ownership')) {
    return new LanserError(
      'E/USAGE',
      'Git does not trust this repository because another user owns it. Run: git config --global --add safe.directory <path of the repository>',
      { reason: 'dubious-ownership' },
    );
  }
  if (/must be run in a work tree|cannot use bare repository/u.test(stderr)) {
    const message =
      'The workspace is a bare Git repository or a folder inside .git. Run lanser in a checkout.';
    return new LanserError('E/USAGE', message, { reason: 'bare-repository' });
  }
  return new LanserError(
    'E/USAGE',
    'The workspace is not in a Git repository.',
    { reason: 'not-a-repository' },
    { hint: 'name-workspace' },
  );
}
