import picocolors from 'picocolors';
import type { Host, Progress } from '../model/host.ts';
import type { Colors } from '../report/colors.ts';
import { visible, visibleLine } from '../report/visible.ts';
import { jsonWithoutCommands, patchWithoutCommands, withoutCommands } from '../report/workflow-commands.ts';
import { nodeHost } from '../session/node-host.ts';
import type { Caller } from '../daemon/caller.ts';

/** The interface between a command and its caller: streams, colours, and a signal that ends the command. */
export interface Edge extends Pick<
  Caller,
  'cwd' | 'drained' | 'openDelta' | 'openWorkspace' | 'signal' | 'stdin'
> {
  readonly host: Host;
  readonly colors: Colors;
  /** True if standard output is a terminal. */
  readonly isTerminal: boolean;
  /** Writes a trusted text without changes. Returns false if the command must wait for `drained` before more text. */
  out(text: string): boolean;
  /** Writes a value as a line of JSON, like `jsonText`. */
  json(value: unknown): boolean;
  /** Writes a part of a JSON document, like `out`. In GitHub Actions, escapes workflow commands in it. */
  jsonText(text: string): boolean;
  /** Writes whole lines of text, like `out`. In GitHub Actions, escapes workflow commands in them. */
  print(text: string): boolean;
  /** Writes a patch, like `out`. In GitHub Actions, lines around the patch disable workflow commands in it. */
  patch(text: string): boolean;
  /** Writes a text to standard error. In GitHub Actions, escapes workflow commands in it. */
  err(text: string): void;
}

/** DECAWM: turns line wrapping off and on. Without wrapping, a long line stays in one row and can be cleared. */
const [WITHOUT_WRAP, WITH_WRAP] = ['\u001B[?7l', '\u001B[?7h'];

/** The time from the first step of some work until its progress is shown. Shorter work shows no progress. */
const SHOW_AFTER_MS = 1000;
/** The minimum time between two progress lines of unfinished work, if standard error is not a terminal. */
const REPEAT_AFTER_MS = 10_000;

/** Creates the edge of a command. With `verbose`, it writes the log to standard error. */
export function processEdge(caller: Caller, verbose: boolean): Edge {
  const { cwd, env, stdin, terminals, signal, openDelta, openWorkspace, drained } = caller;
  // GitHub's runner executes workflow commands in a job's output, and much of the output is untrusted.
  const isLogged = env['GITHUB_ACTIONS'] === 'true';
  const harmless = (text: string): string => (isLogged ? withoutCommands(text) : text);
  const progress = progressLine((text) => caller.progress(harmless(text)), terminals.stderr);
  const err = (text: string): void => {
    progress.clear();
    caller.err(harmless(text));
  };
  const out = (text: string): boolean => {
    progress.clear();
    return caller.out(text);
  };
  const jsonText = (text: string): boolean => out(isLogged ? jsonWithoutCommands(text) : text);
  return {
    cwd,
    stdin,
    openDelta,
    openWorkspace,
    host: {
      ...nodeHost({
        progress: progress.step,
        ...(verbose ? { log: (message: string) => err(logText(message)) } : {}),
      }),
      env,
    },
    isTerminal: terminals.stdout,
    colors: picocolors.createColors(terminals.stdout && (env['NO_COLOR'] ?? '') === ''),
    signal,
    out,
    json: (value) => jsonText(`${JSON.stringify(value)}\n`),
    jsonText,
    print: (text) => out(harmless(text)),
    patch: (text) => out(isLogged ? patchWithoutCommands(text) : text),
    drained,
    err,
  };
}

/** Escapes a message, because the logs of servers may contain text from the checked code. */
function logText(message: string): string {
  const lines = visible(message).split('\n');
  return lines.map((line) => `lanser: ${line}\n`).join('');
}

interface ProgressLine {
  readonly step: (step: Progress) => void;
  readonly clear: () => void;
}

/**
 * Creates the display of progress. On a terminal, it redraws one line. Elsewhere, it writes a line when work ends,
 * and before the end only for steps with a note. Escapes labels, which may contain names of files.
 */
function progressLine(write: (text: string) => void, terminal: boolean): ProgressLine {
  const starts = new Map<string, number>();
  const current = new Map<string, Progress>();
  const printed = new Map<string, number>();
  let drawn = false;
  const clear = (): void => {
    if (drawn) write('\r\u001B[2K');
    drawn = false;
  };
  return {
    clear,
    step(step) {
      // Less progress than before means that different work with the same label has started.
      const isNew = step.done < (current.get(step.label)?.done ?? Infinity);
      if (isNew) starts.set(step.label, performance.now());
      current.set(step.label, step);
      const startMs = starts.get(step.label) ?? 0;
      if (performance.now() - startMs < SHOW_AFTER_MS) return;
      if (!terminal) {
        const isEnd = step.done === step.total;
        const lastMs = printed.get(step.label) ?? startMs;
        const isDue = step.note !== undefined && performance.now() - lastMs >= REPEAT_AFTER_MS;
        if (!isEnd && !isDue) return;
        printed.set(step.label, performance.now());
        const note = step.note === undefined ? '' : `, ${step.note}`;
        const text = `${step.label}: ${step.done} of ${step.total} ${step.unit ?? 'files'}${note}`;
        write(`lanser: ${visibleLine(text)}\n`);
        return;
      }
      const busy = [...current.values()].filter(({ done, total }) => done < total);
      const texts = busy.map(
        ({ label, done, total, note }) =>
          `${label} ${done}/${total}${note === undefined ? '' : ` (${note})`}`,
      );
      clear();
      if (texts.length === 0) return;
      write(`${WITHOUT_WRAP}${visibleLine(texts.join('   '))}${WITH_WRAP}`);
      drawn = true;
    },
  };
}
