import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LanserError } from '../../src/model/lanser-error.ts';
import { replayTrace } from '../../src/replay/replay-trace.ts';
import type { Sandbox } from './sandbox.ts';
import { tamperedTrace, type Tampering } from './tampered-traces.ts';
import { testHost } from './test-host.ts';
import { traceText, type Event } from './trace-file.ts';

/**
 * Replays each operation once for every `step`-th {@link Tampering} of its messages. For edits, `editStep` replaces
 * `step`. Returns the number of tamperings, and the tamperings that wrongly do not affect the answer.
 */
export async function survivingChanges(
  sandbox: Sandbox,
  events: readonly Event[],
  step: number,
  editStep: number,
): Promise<{ readonly changed: number; readonly surviving: readonly string[] }> {
  const surviving: string[] = [];
  let changed = 0;
  for (const [index, name] of operationsIn(events)) {
    const every = EDITS.test(name) ? editStep : step;
    const { events: forged, tamperings } = tamperedTrace(events, index, (place) => place % every === 0);
    changed += tamperings.length;
    for (const at of await matching(sandbox, forged)) {
      const tampering = tamperings[at];
      if (tampering === undefined || isWithoutInfluence(tampering, name)) continue;
      surviving.push(`${index} ${name}: ${tampering.frame.method} ${tampering.pointer}`);
    }
  }
  return { changed, surviving };
}

/** Replays a trace of forged operations. Returns the indexes of the operations that return the recorded bundle. */
async function matching(sandbox: Sandbox, forged: readonly Event[]): Promise<readonly number[]> {
  const host = testHost({}, { temporaryRoot: sandbox.temporary });
  const found: number[] = [];
  for (let from = 0; ;) {
    const rest = forged
      .filter((event) => !('index' in event) || (event.index ?? 0) >= from)
      .map((event) => ('index' in event ? { ...event, index: (event.index ?? 0) - from } : event));
    const one = path.join(sandbox.path, 'forged.jsonl');
    await writeFile(one, traceText(rest));
    try {
      for await (const { index, mismatch } of replayTrace(one, { host })) {
        if (mismatch === undefined) found.push(from + index);
      }
      return found;
    } catch (error) {
      // If an operation's requests differ from the trace, a replay ends. The next replay starts after the operation.
      if (!(error instanceof LanserError) || error.code !== 'E/REPLAY_MISMATCH') throw error;
      from += (error.details['index'] as number) + 1;
    }
  }
}

/** Values that do not influence an answer: patterns of method, JSON Pointer and operation, and the reason. */
const WITHOUT_INFLUENCE: readonly (readonly [RegExp, RegExp, RegExp, string])[] = [
  [/^git\/run$/u, /^\/result\/stderr$/u, /./u, 'only the exit code of Git matters'],
  [/^git\/run$/u, /^\/result\/stdout$/u, /^rename/u, 'a list of files that the rename does not touch'],
  [
    /^git\/run$/u,
    /^\/result\/exitCode$/u,
    /^rename/u,
    'even without the exit code, the empty output shows that Git found nothing',
  ],
  [
    /changedFiles$/u,
    /^\/result\/\d+(?:\/before)?$/u,
    /^locate$/u,
    'a changed file that does not contain the searched text',
  ],
  [/workspaceFiles$/u, /^\/result\//u, /^rename$/u, 'a file that does not contain the name'],
  [/prepareRename$/u, /^\/result\//u, /^rename$/u, 'only the existence of a result matters'],
  [
    /diagnostic$/u,
    /\/(?:codeDescription|data|source)\b/u,
    /./u,
    'the facts of a Pyright diagnostic do not contain this member',
  ],
  [
    /diagnostic$/u,
    /^\/result\/items\//u,
    /^(?:rename|renameFile|apply)$/u,
    'an edit uses only the number of diagnostics',
  ],
  [/diagnostic$/u, /^\/result\/items\//u, /^diagnostics in a range$/u, 'the diagnostic is outside the range'],
  [
    /diagnostic$/u,
    /^\/result\/items\//u,
    /^references$/u,
    'the request only makes the server check the file',
  ],
  [/definition$/u, /^\/result\/0/u, /^rename$/u, 'the rename needs only the file that declares the name'],
  [
    /references$/u,
    /^\/result\/\d+/u,
    /^(?:rename|renameFile)$/u,
    'a second recorded request has the same locations in its result',
  ],
];

function isWithoutInfluence({ frame, pointer }: Tampering, operation: string): boolean {
  return WITHOUT_INFLUENCE.some(
    ([method, place, operationPattern]) =>
      method.test(frame.method) && place.test(pointer) && operationPattern.test(operation),
  );
}

function operationsIn(events: readonly Event[]): readonly (readonly [number, string])[] {
  return events.flatMap((event) => {
    if (event.kind !== 'request') return [];
    const { cmd, selector } = event.request;
    const name = cmd ?? '';
    return [
      [
        event.index,
        name === 'diagnostics' && selector !== undefined ? 'diagnostics in a range' : name,
      ] as const,
    ];
  });
}

const EDITS = /^(?:rename|renameFile|apply)$/u;
