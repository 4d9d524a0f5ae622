import { LanserError } from '../model/lanser-error.ts';
import { isRecord } from '../model/json-record.ts';
import { appendInJson } from '../text/append-json.ts';
import { readJson } from '../text/json-text.ts';

export const AGENTS = ['claude', 'codex'] as const;

export type Agent = (typeof AGENTS)[number];

/** The files of the agents' settings, relative to the repository's root. */
export const SETTINGS_FILES: Readonly<Record<Agent, string>> = {
  claude: '.claude/settings.json',
  codex: '.codex/hooks.json',
};

const EDITING_TOOLS: Readonly<Record<Agent, string>> = {
  claude: 'Edit|MultiEdit|Write',
  codex: 'apply_patch|Edit|Write',
};

/** The agent's time limit for a hook, in seconds. It exceeds all defaults of `lanser hook --budget`. */
const TIMEOUT = 60;

/**
 * Returns an agent's settings with lanser's hooks: at the start of a session, after an edit, and when the agent
 * stops. Adds no hook to an event that already runs `lanser hook`. Keeps all other settings.
 *
 * @param text the current settings; undefined if the file does not exist.
 * @throws LanserError E/CONFIG if {@link readJson} rejects the text, or if a value has an unexpected type.
 */
export function withHooks(agent: Agent, text: string | undefined): string {
  const present = text === undefined || text.trim() === '' ? '{}\n' : text;
  const groups: Readonly<Record<string, object>> = {
    SessionStart: {},
    PostToolUse: { matcher: EDITING_TOOLS[agent] },
    Stop: {},
  };
  const hooks = hooksIn(agent, present);
  const handler = { type: 'command', command: 'lanser hook', timeout: TIMEOUT };
  return Object.entries(groups).reduce(
    (settings, [event, group]) =>
      hasHook(agent, event, hooks[event])
        ? settings
        : appendInJson(settings, ['hooks', event], { ...group, hooks: [handler] }),
    present,
  );
}

function hooksIn(agent: Agent, text: string): Readonly<Record<string, unknown>> {
  const json = readJson(text);
  if (json.kind === 'refused') {
    const [fault] = json.faults;
    const { line, column } = fault?.place ?? { line: 1, column: 1 };
    throw refusal(agent, `at ${line}:${column}, ${fault?.expected ?? 'JSON'} is expected`);
  }
  const { value } = json;
  if (!isRecord(value)) throw refusal(agent, 'an object is expected');
  const { hooks = {} } = value;
  if (!isRecord(hooks)) throw refusal(agent, 'at /hooks, an object is expected');
  return hooks;
}

/** Matches a command that runs `lanser hook`, for example `npx lanser@1 hook` or `/bin/lanser hook`. */
const OWN = /(?:^|[\s/\\])lanser(?:@[\w.^~-]{1,64}|\.(?:cmd|exe))?["']? +hook(?:\s|$)/u;

function hasHook(agent: Agent, event: string, groups: unknown = []): boolean {
  const fault = refusal(
    agent,
    `at /hooks/${event}, a list of objects, each with a list \`hooks\`, is expected`,
  );
  if (!Array.isArray(groups)) throw fault;
  return groups.some((group: unknown) => {
    const handlers = isRecord(group) ? group['hooks'] : undefined;
    if (!Array.isArray(handlers)) throw fault;
    return handlers.some((handler: unknown) => isRecord(handler) && OWN.test(String(handler['command'])));
  });
}

function refusal(agent: Agent, problem: string): LanserError {
  const file = SETTINGS_FILES[agent];
  return new LanserError('E/CONFIG', `${file}: ${problem}. Correct the file; nothing was written.`, { file });
}
