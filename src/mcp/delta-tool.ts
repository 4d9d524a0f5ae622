import type { DeltaSession, DeltaSessionOptions } from '../delta/delta-session.ts';
import { LanserError } from '../model/lanser-error.ts';
import { deltaCompact } from '../report/delta-text.ts';
import type { Answer } from './answer.ts';
import { partsOf, REPORT_PARTS, type GateToolOptions } from './gate-tool.ts';
import { TOOL_HINTS } from './tool-hints.ts';
import { READ_ONLY, type ListedTool } from './tools.ts';

/** The tool that compares two states of the code. `OPERATIONS` (registry/) omits it: an operation reads one state. */
export const DELTA_TOOL: ListedTool = {
  name: 'delta',
  title: 'Compare with an earlier state',
  description:
    'Compare the diagnostics of the files on disk with those of a revision, or of a point. A point is a state of the files that the command `lanser point` has stored. Report the introduced and resolved diagnostics. A diagnostic whose line has only moved does not count as introduced. If possible, the tool checks only the files that the change can affect. So `delta` is usually faster than `gate`. `delta` does not report new suppressions or weakened settings; `gate` does.',
  inputSchema: {
    type: 'object',
    properties: {
      since: {
        type: 'string',
        description: 'A revision, or `point:` and the name of a point. Default: HEAD.',
      },
    },
    required: [],
    additionalProperties: false,
  },
  outputSchema: REPORT_PARTS,
  annotations: READ_ONLY,
};

export interface DeltaToolOptions extends GateToolOptions {
  /** Opens a session for a folder (absolute). The session's servers may keep running between calls. */
  readonly openDelta: (options: DeltaSessionOptions, folder: string) => Promise<DeltaSession>;
}

/**
 * Compares the work tree of a folder with an earlier state.
 *
 * @throws LanserError E/USAGE if `since` is not a string; the errors of {@link DeltaSession.delta}.
 */
export async function callDelta(
  { since = 'HEAD' }: Readonly<Record<string, unknown>>,
  { folder, host, signal, openDelta, ...options }: DeltaToolOptions,
): Promise<Answer> {
  if (typeof since !== 'string')
    throw new LanserError('E/USAGE', 'The argument "since" of delta must be a string.', {
      argument: 'since',
    });
  await using session = await openDelta({ host, signal }, folder);
  const document = await session.delta({ ...options, host, signal, repository: folder, since });
  return {
    text: deltaCompact(document, TOOL_HINTS).trimEnd(),
    structured: partsOf(document.report),
    isError: false,
  };
}
