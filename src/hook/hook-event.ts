import { isRecord } from '../model/json-record.ts';

/** An event that Claude Code or Codex sends to a hook. Contains only the parts that lanser needs. */
export type HookEvent = SessionEvent &
  (
    | { readonly kind: 'start' }
    | {
        readonly kind: 'edit';
        /** The files that the tool's input names. */ readonly paths: readonly string[];
      }
    | {
        readonly kind: 'stop';
        /** True if a hook has already made the agent continue. */ readonly isRepeated: boolean;
      }
    /** An event that lanser ignores. */
    | { readonly kind: 'other' }
  );

interface SessionEvent {
  readonly sessionId: string;
  readonly cwd: string;
}

/**
 * Parses the input of a hook. If the input is not a valid event, returns the reason as a text. Ignores the fields
 * that lanser does not need, because the protocols of both agents still change.
 */
export function readHookEvent(text: string): HookEvent | string {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return 'the input is not JSON';
  }
  if (!isRecord(value)) return 'the input is not a JSON object';
  const { session_id: sessionId, cwd, hook_event_name: name } = value;
  if (typeof sessionId !== 'string' || sessionId === '') return 'the input has no valid session_id';
  if (typeof cwd !== 'string' || cwd === '') return 'the input has no valid cwd';
  const session = { sessionId, cwd };
  switch (name) {
    case 'SessionStart':
      return { ...session, kind: 'start' };
    case 'PostToolUse':
      return { ...session, kind: 'edit', paths: pathsIn(value['tool_input']) };
    case 'Stop':
      return { ...session, kind: 'stop', isRepeated: value['stop_hook_active'] === true };
    default:
      return typeof name === 'string'
        ? { ...session, kind: 'other' }
        : 'the input has no valid hook_event_name';
  }
}

/** Returns the files in a tool's input: its `file_path`, or all files that a patch of `apply_patch` names. */
function pathsIn(input: unknown): readonly string[] {
  if (!isRecord(input)) return [];
  const { file_path: file, command } = input;
  if (typeof file === 'string') return [file];
  const patch = Array.isArray(command) ? command.join('\n') : command;
  if (typeof patch !== 'string' || !patch.includes('*** Begin Patch')) return [];
  const headers = patch.matchAll(/^\*\*\* (?:(?:Add|Delete|Update) File|Move to): (?<path>.+)$/gmu);
  return [...headers].flatMap(({ groups }) => groups?.['path']?.trim() ?? []);
}
