// hook/ answers the events of a coding agent's session with the type errors that the session has introduced.
// hook/ implements the agents' protocols; delta/ makes the comparison.
import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { contentHash } from '../bundle/canonical.ts';
import { POINT } from '../delta/compare-since.ts';
import type { LastingSession } from '../delta/delta-session.ts';
import { findPoint, makePoint, rootsWithPoint, type Point } from '../delta/points.ts';
import { findGit } from '../git/git.ts';
import { openRepository, type Repository } from '../git/repository.ts';
import type { DeltaDocument } from '../model/delta.ts';
import type { Host } from '../model/host.ts';
import { abortError, LanserError } from '../model/lanser-error.ts';
import { newLine } from '../report/delta-text.ts';
import { plural } from '../text/plural.ts';
import { CONFIGURATION_FILES } from '../workspace/configuration.ts';
import { workspacePath } from '../workspace/containment.ts';
import type { HookEvent } from './hook-event.ts';
import { takeReport } from './report-slots.ts';

/** The output of a hook, in the protocol that Claude Code and Codex share. */
export type HookOutput =
  | { readonly decision: 'block'; readonly reason: string }
  | {
      readonly hookSpecificOutput: {
        readonly hookEventName: 'PostToolUse';
        readonly additionalContext: string;
      };
    };

export interface AnswerOptions {
  readonly host: Host;
  /** Undoes the unfinished edit of a killed process in a repository. */
  readonly recover: (root: string, signal: AbortSignal) => Promise<unknown>;
  readonly openDelta: (folder: string) => Promise<LastingSession>;
  readonly python: string | undefined;
  readonly signal: AbortSignal;
  /** Aborts when it is too late for an answer. */
  readonly deadline: AbortSignal;
  /** Returns the command that lists all introduced errors. `since` is a value of the option `--since`. */
  readonly listing: (since: string) => string;
  /** Writes a note for the user. The agent does not receive it. */
  readonly note: (text: string) => void;
}

/**
 * Returns the output for an event; undefined if nothing is to report.
 *
 * - At the start of a session, stores the state of the files unless it is already stored, and prepares the servers.
 * - After an edit of a file that is relevant (see {@link isRelevant}), or of more than {@link MAX_NAMED} files,
 *   checks the edited files and other files that changed since the last comparison.
 * - At a stop, checks all files that the session's changes can affect. Ignores a stop if a hook has already made the
 *   agent continue.
 *
 * Reports only errors that are new since the session began, as often as {@link takeReport} permits.
 *
 * @throws LanserError for example if the repository cannot be opened, if the comparison fails, or at the deadline.
 */
export async function answerEvent(event: HookEvent, options: AnswerOptions): Promise<HookOutput | undefined> {
  const { host, signal, deadline, note } = options;
  if (event.kind === 'other' || (event.kind === 'stop' && event.isRepeated)) return undefined;
  const repository = await repositoryOf(event, { host, signal: deadline });
  const named = new Set(event.kind === 'edit' ? event.paths : []);
  const isMany = named.size > MAX_NAMED;
  const edited = await pathsInside(
    repository,
    event.cwd,
    isMany ? [...named].filter(isRelevant) : [...named],
  );
  if (event.kind === 'edit' && !isMany && !edited.some(isRelevant)) return undefined;
  await options.recover(repository.root, deadline);
  const changedSince = event.kind === 'stop' || isMany ? 'all' : edited;
  const point = await sessionPoint(event, { host, repository, signal: deadline }, changedSince);
  await using session = await options.openDelta(repository.root);
  const { python } = options;
  const since = `${POINT}${point.name}`;
  const comparison = { host, repository: repository.root, since, python, signal };
  if (event.kind === 'start') {
    await session.prepare(comparison);
    return undefined;
  }
  const comparing =
    event.kind === 'edit'
      ? session.deltaOfEdit(edited, comparison, deadline)
      : session.delta(comparison, deadline);
  const document = await before(deadline, comparing);
  if (document === undefined) return undefined;
  const { report } = document;
  // The agent receives only introduced errors. Notes are for the user.
  for (const { code, message } of report.failures) note(`${code}: ${message}`);
  const { unstable = [], unresolvedImports = [] } = report.delta ?? {};
  if (unstable.length > 0) note(`Two checks disagree on ${plural(unstable.length, 'diagnostic')}.`);
  if (event.kind === 'stop' && unresolvedImports.length > 0) {
    const imports = plural(unresolvedImports.length, 'import');
    note(`${imports} near the change cannot be resolved, so errors that depend on them are unknown.`);
  }
  const errors = (report.delta?.introduced ?? []).filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return undefined;
  if (!(await takeReport(point.folder, digestOf(event, errors)))) return undefined;
  const text = reportText(errors, point, options.listing);
  return event.kind === 'stop'
    ? { decision: 'block', reason: text }
    : { hookSpecificOutput: { hookEventName: 'PostToolUse', additionalContext: text } };
}

/**
 * Returns the repository of the folder `event.cwd`. An agent may stop outside of the repository in which its session
 * began. If it stops in no repository, or in one without a point of the session (see {@link sessionPoint}), returns
 * the repository with the session's newest point, if any.
 */
async function repositoryOf(
  event: HookEvent,
  options: Omit<Parameters<typeof findPoint>[1], 'repository'>,
): Promise<Repository> {
  const { host } = options;
  const open = async (folder: string): Promise<Repository> =>
    openRepository(await findGit(host, [folder]), folder);
  const own = open(event.cwd);
  if (event.kind !== 'stop') return own;
  const name = nameOf(event);
  const hasPoint = own
    .then(async (repository) => findPoint(name, { ...options, repository }))
    .then(
      () => true,
      () => false,
    );
  if (await hasPoint) return own;
  const [root] = await rootsWithPoint(name, host);
  return root === undefined ? own : open(root);
}

/**
 * Waits for work until a deadline. The work continues after the deadline.
 *
 * @throws the error of {@link abortError} at the deadline; the errors of the work.
 */
async function before<T>(deadline: AbortSignal, work: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) => {
    const end = (): void => reject(abortError(deadline));
    deadline.addEventListener('abort', end, { once: true });
    if (deadline.aborted) end();
  });
  return Promise.race([work, late]);
}

type Errors = NonNullable<DeltaDocument['report']['delta']>['introduced'];

/** The maximum number of edited paths to resolve. The comparison finds further edited files by their changes. */
const MAX_NAMED = 1000;

/** Converts the first {@link MAX_NAMED} paths to paths relative to the repository. Omits paths outside of it. */
async function pathsInside(
  { root }: Repository,
  cwd: string,
  paths: readonly string[],
): Promise<readonly string[]> {
  const inside = await Promise.all(
    paths.slice(0, MAX_NAMED).map(async (name) => {
      const absolute = path.resolve(cwd, name);
      // The root is a real path, but the agent's path or working directory may contain a symbolic link.
      const folder = await realpath(path.dirname(absolute)).catch(() => path.dirname(absolute));
      return workspacePath(root, path.join(folder, path.basename(absolute)));
    }),
  );
  return inside.filter((name) => name !== undefined);
}

/** Returns true for the names of Python sources, configuration files and `py.typed`. */
function isRelevant(name: string): boolean {
  return /\.pyi?$/u.test(name) || SETTINGS.has(path.posix.basename(name));
}

const SETTINGS: ReadonlySet<string> = new Set([...CONFIGURATION_FILES, 'pyrightconfig.json', 'py.typed']);

function nameOf({ sessionId }: HookEvent): string {
  const isName = /^[\w.-]{1,90}$/u.test(sessionId);
  return `session-${isName ? sessionId : contentHash(sessionId).slice('sha256:'.length)}`;
}

/**
 * Returns a session's point, which is the state of the files at the start of the session. If the session has no point
 * yet, makes one from the current files, but takes `changedSince` (possibly edited files) from the last commit.
 */
async function sessionPoint(
  event: HookEvent,
  options: Parameters<typeof findPoint>[1],
  changedSince: readonly string[] | 'all',
): Promise<Point> {
  const name = nameOf(event);
  try {
    return await findPoint(name, options);
  } catch (error) {
    if (!(error instanceof LanserError) || error.code !== 'E/NOT_FOUND') throw error;
    return makePoint(name, { ...options, isReplaced: false, changedSince });
  }
}

/** Returns a digest of the event's kind and of the errors, without positions: edits above an error shift them. */
function digestOf({ kind }: HookEvent, errors: Errors): string {
  const facts = errors.map(({ uri, rule, message }) => JSON.stringify([uri, rule, message]));
  return contentHash([kind, facts.toSorted()]).slice('sha256:'.length);
}

const MAX_LISTED = 10;

function reportText(errors: Errors, { name, isExact }: Point, listing: AnswerOptions['listing']): string {
  const others = errors.length - MAX_LISTED;
  return [
    `lanser: ${plural(errors.length, 'new type error')} since this session began:`,
    ...errors.slice(0, MAX_LISTED).map((error) => newLine(error)),
    ...(others > 0 ? [`and ${others} more: ${listing(`${POINT}${name}`)}`] : []),
    ...(isExact
      ? []
      : [
          'The start of the session was not recorded. Errors in files that already had uncommitted changes may be older than the session.',
        ]),
  ].join('\n');
}
