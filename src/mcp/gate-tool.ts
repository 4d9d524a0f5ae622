import { runGate } from '../gate/gate.ts';
import type { Host } from '../model/host.ts';
import { LanserError } from '../model/lanser-error.ts';
import type { Report } from '../model/report.ts';
import { NO_COLORS } from '../report/colors.ts';
import { gateText } from '../report/gate-text.ts';
import { reportInWords } from '../report/in-words.ts';
import type { Answer } from './answer.ts';
import { TOOL_HINTS } from './tool-hints.ts';
import { READ_ONLY, type ListedTool } from './tools.ts';

/** The schema of the parts of a report that determine the client's next step. */
export const REPORT_PARTS: ListedTool['outputSchema'] = {
  type: 'object',
  properties: {
    conclusion: { enum: ['clean', 'findings', 'inconclusive'] },
    reasons: {
      type: 'array',
      items: { type: 'object' },
      description: 'The kinds of findings and other notable results, each with the number of results.',
    },
    delta: {
      type: ['object', 'null'],
      description:
        'The introduced, resolved, changed, moved and unstable diagnostics; null if `failures` is not empty.',
    },
    failures: {
      type: 'array',
      items: { type: 'object' },
      description: 'The errors of the checks that could not be completed.',
    },
    reward: {
      type: ['object', 'null'],
      description: 'The score of the change, and the parts of the score; null if unknown.',
    },
  },
  required: ['conclusion', 'reasons', 'delta', 'failures', 'reward'],
};

/** The gate as a tool. `OPERATIONS` (registry/) omits it: an operation reads one state of the code. */
export const GATE_TOOL: ListedTool = {
  name: 'gate',
  title: 'Check a change',
  description:
    'Report the diagnostics that a change introduces, resolves, changes and moves. Also report new suppressions, weakened settings, and the score of the change. Without arguments, the tool compares the files on disk with the last commit. Unchanged diagnostics are not listed. Unless `gate.scope` in the configuration of `base` is `affected`, the tool checks all files before and after the change. A check of all files takes about as long as two runs of Pyright.',
  inputSchema: {
    type: 'object',
    properties: {
      base: {
        type: 'string',
        description: 'A revision. The change starts at the merge base of `base` and `head`. Default: HEAD.',
      },
      head: {
        type: 'string',
        description: 'A revision, or the `worktree` on disk, or Git’s `index`. Default: worktree.',
      },
    },
    required: [],
    additionalProperties: false,
  },
  outputSchema: REPORT_PARTS,
  annotations: READ_ONLY,
};

export interface GateToolOptions {
  readonly host: Host;
  readonly folder: string;
  readonly python: string | undefined;
  readonly timeoutMs: number | undefined;
  readonly signal: AbortSignal;
}

/**
 * Runs the gate in the repository of a folder.
 *
 * @throws LanserError E/USAGE for wrong arguments; the errors of {@link runGate}.
 */
export async function callGate(
  { base = 'HEAD', head = 'worktree' }: Readonly<Record<string, unknown>>,
  { folder, ...options }: GateToolOptions,
): Promise<Answer> {
  const { report } = await runGate({
    ...options,
    repository: folder,
    base: revisionOf('base', base),
    head: revisionOf('head', head),
  });
  return {
    text: gateText(reportInWords(report, TOOL_HINTS), NO_COLORS),
    structured: partsOf(report),
    isError: false,
  };
}

export function partsOf({
  conclusion,
  reasons,
  delta,
  failures,
  reward,
}: Report): Readonly<Record<string, unknown>> {
  return { conclusion, reasons, delta, failures, reward };
}

function revisionOf(name: string, value: unknown): string {
  if (typeof value === 'string') return value;
  throw new LanserError('E/USAGE', `The argument "${name}" of gate must be a string.`, { argument: name });
}
