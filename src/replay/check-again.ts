import path from 'node:path';
import { assembleBundle } from '../bundle/assemble.ts';
import type { Bundle } from '../model/bundle.ts';
import { isStringArray } from '../model/expect-options.ts';
import type { RequestEvent } from '../model/generated/trace.ts';
import { LanserError } from '../model/lanser-error.ts';
import { readDiagnostics } from '../protocol/diagnostics.ts';
import type { FrameQueue } from '../trace/frame-queue.ts';
import { replayingSession } from '../trace/replaying-session.ts';
import { environmentOf } from '../trace/traced-server.ts';
import { isInside } from '../workspace/containment.ts';
import { projectBundle } from './project-bundle.ts';
import { serverId } from './recording/machine-frames.ts';
import type { ReplayState } from './replayed-session.ts';

/** The method of a recorded project check. Its arguments are a folder and files, relative to the checkout. */
export const CHECK_PROJECT = 'checkProject';

/**
 * Repeats the project check of a gate. A LanserError of the check becomes an error bundle. Throws E/SCHEMA_INVALID
 * with the line number if the arguments are invalid, or if the trace defines no Pyright for the folder.
 */
export async function checkAgain(
  { session, place, roots: replayRoots, servers, environment }: ReplayState,
  { seq, call }: RequestEvent,
  queue: FrameQueue,
): Promise<Bundle> {
  const [folder, names] = call?.arguments ?? [];
  const server = typeof folder === 'string' ? servers.get(serverId('pyright', folder, false)) : undefined;
  if (server === undefined || typeof folder !== 'string' || !isStringArray(names)) throw unreadable(seq);
  const tree = place.checkout;
  const root = path.resolve(tree, folder);
  const files = names.map((name) => path.resolve(tree, name));
  if (![root, ...files].every((file) => isInside(tree, file))) throw unreadable(seq);
  const { tokens, roots } = replayRoots.rootsOf(server, root, tree);
  const { signal, timeoutMs } = session;
  const bundleEnvironment = environmentOf(server, environment);
  try {
    const facts = await readDiagnostics({
      session: replayingSession(server, tokens, queue, { signal, timeoutMs }),
      roots,
      files,
      readableRoot: tree,
      scope: { kind: 'workspace', files: files.length },
      onFile: () => {},
    });
    return projectBundle(bundleEnvironment, facts);
  } catch (error) {
    if (!(error instanceof LanserError)) throw error;
    // A gate records only successful checks, so this bundle differs from the recorded one.
    return assembleBundle({
      request: { cmd: 'diagnostics', options: { workspace: true } },
      environment: bundleEnvironment,
      error,
      volatile: {},
    });
  }
}

function unreadable(seq: number): LanserError {
  const message = `Line ${seq + 1}: the arguments of the project check are invalid, or the trace has no Pyright for its folder. Record the gate again.`;
  return new LanserError('E/SCHEMA_INVALID', message, { line: seq + 1 });
}
