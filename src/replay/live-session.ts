import path from 'node:path';
import type { SessionEvent, SnapshotEvent } from '../model/generated/trace.ts';
import type { Host } from '../model/host.ts';
import { LanserError } from '../model/lanser-error.ts';
import { shadowWorkspace } from '../refactor/shadow-workspace.ts';
import { openWorkspaceSession } from '../session/open-session.ts';
import type { WorkspaceSession } from '../session/workspace-session.ts';
import { workspaceRoot } from '../workspace/containment.ts';
import { treeOf } from './workspace-tree.ts';

/** The settings of a replay with real servers. */
export interface LiveReplay {
  /** The absolute path of a workspace with the recorded files. The replay runs in a copy. */
  readonly workspace: string;
  readonly python?: string | undefined;
  readonly timeoutMs?: number | undefined;
}

/** A copy of the workspace for requests to real servers. */
export interface LiveCopy extends AsyncDisposable {
  readonly session: WorkspaceSession;
  /** The absolute path of the copied checkout. */
  readonly checkout: string;
  /** Throws E/VERSION_SKEW if the workspace's tree is not `tree`. Does nothing if one of the two is unknown. */
  expectTree(tree: SnapshotEvent['tree']): Promise<void>;
}

export async function openLiveCopy(
  host: Host,
  { workspace: folder, python, timeoutMs }: LiveReplay,
  recorded: Pick<SessionEvent, 'settings'>,
  signal: AbortSignal | undefined,
): Promise<LiveCopy> {
  const workspace = await workspaceRoot(folder);
  const original = await openWorkspaceSession(workspace, {
    host,
    python,
    timeoutMs,
    signal,
    // These recorded settings are passed as options, because options override the workspace's configuration.
    indexIo: recorded.settings?.configuration.indexIo,
    withoutServers: recorded.settings?.definitions.filter(({ disabled }) => disabled).map(({ name }) => name),
    keepAnswers: false,
  });
  const opened: AsyncDisposable[] = [original];
  try {
    const shadow = await shadowWorkspace(original, []);
    opened.unshift(shadow);
    const session = await shadow.open();
    opened.unshift(session);
    return {
      session,
      checkout: path.resolve(shadow.root, path.relative(workspace, original.readableRoot)),
      async expectTree(tree) {
        const currentTree = tree === null ? null : await treeOf(original);
        if (currentTree === null || currentTree === tree) return;
        throw new LanserError(
          'E/VERSION_SKEW',
          `The Git tree of the workspace is ${currentTree}, but the recorded tree is ${tree}. Check out the recorded files, and run again.`,
          { expected: tree, got: currentTree },
        );
      },
      [Symbol.asyncDispose]: async () => disposeOf(opened),
    };
  } catch (error) {
    await disposeOf(opened);
    throw error;
  }
}

/** Disposes of the resources in the given order. An error does not prevent the disposal of later resources. */
async function disposeOf([first, ...others]: readonly AsyncDisposable[]): Promise<void> {
  try {
    await first?.[Symbol.asyncDispose]();
  } finally {
    if (others.length > 0) await disposeOf(others);
  }
}
