import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { Option, type Command } from 'commander';
import { recoverFolder } from '../edit/apply/write-steps.ts';
import { findGit } from '../git/git.ts';
import { openRepository } from '../git/repository.ts';
import { answerEvent, type HookOutput } from '../hook/answer-event.ts';
import { readHookEvent, type HookEvent } from '../hook/hook-event.ts';
import { AGENTS, SETTINGS_FILES, withHooks, type Agent } from '../hook/hook-settings.ts';
import { errnoOf, LanserError, messageOf, systemErrorText } from '../model/lanser-error.ts';
import { MAX_TIMER_MS } from '../model/max-timer.ts';
import { writeReportFiles } from '../report/report-directory.ts';
import { visible } from '../report/visible.ts';
import { findExecutable } from '../workspace/executable.ts';
import { addCommand } from './add-command.ts';
import { countOf, workspaceFolder, type CommonOptions } from './common-options.ts';
import type { Edge } from './process-edge.ts';
import type { Runner } from './runner.ts';
import { readStandardInput } from './standard-input.ts';
import { addNoDaemon } from './workspace-options.ts';

interface HookCommandOptions extends CommonOptions {
  readonly budget?: number;
}

interface InstallOptions extends CommonOptions {
  readonly agent: Agent;
  readonly write?: true;
}

/** The default time limits of the events in seconds. They are short, because the agent waits for the answer. */
const BUDGETS: Readonly<Record<HookEvent['kind'], number>> = { start: 10, edit: 5, stop: 30, other: 1 };

export function addHookCommands(program: Command, runner: Runner): void {
  const hook = addCommand(program, {
    name: 'hook',
    summary: 'report to a coding agent the errors that its session has introduced',
    description:
      'Answer an event of Claude Code or Codex: a JSON document on standard input. At the start of a session, store the current files as a point (see `lanser point`). After an edit, check the edited files and other files that changed. When the agent stops, check all files that the session may have affected. Only type errors that the session has introduced are reported. The same errors are reported at most twice after edits, and at most twice at stops. A session gets at most 20 reports. After a failure or a timeout, lanser only writes a note to standard error, and does not block the agent.',
    examples: `  lanser hook install                    print the settings of Claude Code
  lanser hook install --agent codex --write
  echo '{"session_id":"1","cwd":".","hook_event_name":"Stop"}' | lanser hook`,
    exitCodes: {
      0: 'for every event, also after a failure, because an agent may take a different code as a decision',
      20: 'an option is invalid',
    },
  });
  addNoDaemon(hook)
    .option(
      '--budget <seconds>',
      'give up without an answer after this time (default: 5 after an edit, 30 when the agent stops, 10 at the start)',
      countOf,
    )
    .action(
      runner(null, async (edge, options: HookCommandOptions) => {
        const output = await answer(edge, options).catch((error: unknown) => {
          note(edge, error instanceof LanserError ? `${error.code}: ${error.message}` : messageOf(error));
        });
        if (output !== undefined) edge.json(output);
        return 0;
      }),
    );
  addInstallCommand(hook, runner);
}

function note(edge: Edge, text: string): void {
  edge.err(`lanser: ${visible(text)}\n`);
}

async function answer(edge: Edge, { budget, python }: HookCommandOptions): Promise<HookOutput | undefined> {
  const event = readHookEvent(await readStandardInput(edge));
  if (typeof event === 'string') {
    note(edge, `${event}. lanser hook answers events of Claude Code and Codex.`);
    return undefined;
  }
  const deadline = new AbortController();
  const seconds = budget ?? BUDGETS[event.kind];
  const timer = setTimeout(
    () => {
      const message = `No answer within ${seconds} s. The next event may be answered sooner.`;
      deadline.abort(new LanserError('E/REQUEST_CANCELLED', message));
    },
    Math.min(seconds * 1000, MAX_TIMER_MS),
  );
  try {
    return await answerEvent(
      { ...event, cwd: path.resolve(edge.cwd, event.cwd) },
      {
        host: edge.host,
        recover: async (root, signal) => recoverFolder({ host: edge.host, signal }, root),
        openDelta: async (folder) => edge.openDelta({ host: edge.host, signal: edge.signal }, folder),
        python: python === undefined ? undefined : path.resolve(edge.cwd, python),
        signal: edge.signal,
        deadline: deadline.signal,
        listing: (since) => `lanser delta --since ${since} --compact`,
        note: (text) => note(edge, text),
      },
    );
  } finally {
    clearTimeout(timer);
  }
}

function addInstallCommand(hook: Command, runner: Runner): void {
  addCommand(hook, {
    name: 'install',
    summary: 'print or write the settings of an agent, with hooks that run lanser hook',
    description:
      'Print the repository’s settings for an agent, with hooks that run `lanser hook` at the start of a session, after an edit and when the agent stops. With --write, write the file. Other settings do not change. An event that already runs `lanser hook` gets no second hook.',
    examples: `  lanser hook install                    print the text for ${SETTINGS_FILES.claude}
  lanser hook install --agent codex --write`,
    exitCodes: {
      0: 'printed, written or up to date',
      21: 'the existing file is invalid; it was not changed',
    },
  })
    .addOption(
      new Option('--agent <name>', 'print or write the settings of this agent')
        .choices(AGENTS)
        .default('claude'),
    )
    .option('--write', 'write the file instead of printing it')
    .action(
      runner(null, async (edge, _: unknown, install: Command) => {
        // Commander assigns an option after `install` to `hook` if `hook` has an option with the same name.
        const options = install.optsWithGlobals<InstallOptions>();
        const folder = workspaceFolder(options, edge.cwd);
        const { root } = await openRepository(await findGit(edge.host, [folder]), folder);
        const name = SETTINGS_FILES[options.agent];
        const present = await settingsText(path.join(root, name), name);
        const text = withHooks(options.agent, present);
        if (options.write !== true) {
          edge.jsonText(text);
          edge.err(`lanser: ${name} was not written. To write it, add --write.\n`);
        } else {
          const isWritten = text !== present;
          const output = { label: 'settings file', hint: undefined, untrusted: root };
          if (isWritten) await writeReportFiles(root, [{ name, text }], output);
          if (options.json === true) edge.json({ file: name, written: isWritten });
          else if (isWritten) edge.print(`Wrote ${name}. The agent may ask you to trust its hooks.\n`);
          else edge.print(`${name} is up to date.\n`);
        }
        if ((await findExecutable(edge.host, ['lanser'], [root])) === undefined)
          edge.err(
            'lanser: lanser is not in a folder of PATH outside of the repository, so an agent may not find the command lanser hook. Install lanser for all projects (npm install --global github:lanser/lanser), or write the path of the program into the settings.\n',
          );
        return 0;
      }),
    );
}

async function settingsText(file: string, name: string): Promise<string | undefined> {
  try {
    // A read of a device or a pipe, also through a link, may never end.
    if (!(await stat(file)).isFile()) {
      throw new LanserError('E/FS_PERMISSIONS', `${name} is not a regular file. Remove it.`);
    }
    return await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof LanserError) throw error;
    if (errnoOf(error) === 'ENOENT') return undefined;
    throw new LanserError(
      'E/FS_PERMISSIONS',
      `${name} cannot be read: ${systemErrorText(error)}. Check its path and permissions.`,
      {},
      { cause: error },
    );
  }
}
