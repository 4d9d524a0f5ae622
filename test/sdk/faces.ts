import type { Operation } from '../../src/registry/operation.ts';
import { OPERATIONS } from '../../src/registry/operations.ts';

/** The names of an operation on the command line, in batch lines and in the SDK. Null: no name there. */
export interface Faces {
  readonly command: string | null;
  readonly batch: string | null;
  /** An export of the SDK, or `Workspace.` followed by a property of the workspace that `openWorkspace` returns. */
  readonly sdk: string;
}

/** The operations with a command. If `batch` is null, a line of a batch cannot request the operation. */
export const FACES: readonly Faces[] = [
  ...(Object.values(OPERATIONS) as readonly Operation[]).flatMap(({ name, command }) =>
    command === undefined ? [] : [{ command: command.alias ?? name, batch: name, sdk: `Workspace.${name}` }],
  ),
  // A batch line needs an open workspace. The doctor runs without one.
  { command: 'doctor', batch: null, sdk: 'doctor' },
  { command: 'gate', batch: null, sdk: 'runGate' },
  { command: 'candidates', batch: null, sdk: 'evaluateCandidates' },
  { command: 'delta', batch: null, sdk: 'openDeltaSession' },
  { command: 'point', batch: null, sdk: 'storePoint' },
  { command: 'publish', batch: null, sdk: 'publishGateReport' },
  { command: 'batch', batch: null, sdk: 'answerBatch' },
  { command: 'run', batch: null, sdk: 'runManifest' },
  { command: 'diag --tool', batch: null, sdk: 'Workspace.adapt' },
  { command: 'bundle', batch: null, sdk: 'keptBundle' },
  { command: 'merge', batch: null, sdk: 'mergeParts' },
  { command: 'reward', batch: null, sdk: 'Workspace.reward' },
  { command: 'reward --trace', batch: null, sdk: 'trainingRecords' },
  { command: 'reward --harbor', batch: null, sdk: 'writeHarborTask' },
  { command: 'trace replay', batch: null, sdk: 'replayTrace' },
  { command: 'trace verify', batch: null, sdk: 'verifyTrace' },
  { command: 'trace list', batch: null, sdk: 'listTrace' },
  { command: 'trace show', batch: null, sdk: 'listTrace' },
  { command: 'schema list', batch: null, sdk: 'SCHEMAS' },
  { command: 'schema export', batch: null, sdk: 'readSchemaText' },
  { command: 'schema validate', batch: null, sdk: 'validateDocument' },
  { command: 'schema validate-batch', batch: null, sdk: 'validateDocument' },
  { command: 'schema compat', batch: null, sdk: 'compareJsonSchemas' },
];

/** Commands without a counterpart in the SDK: for setup, shells, hooks, the background process and MCP. */
export const SHELL_ONLY: readonly string[] = [
  'completion',
  'hook',
  'hook install',
  'init',
  'man',
  'mcp',
  'serve',
  'stop',
];

/** Values of `sdk` in {@link FACES} that the SDK does not export yet. */
export const MISSING: readonly string[] = [];

/** The exports and workspace properties that are not in {@link FACES}, with the related command, option or output. */
export const PIECES: Readonly<Record<string, string>> = {
  ERROR_CODES: 'the codes and exit codes of every command',
  FAIL_ON: 'the values of gate --fail-on',
  adapt: 'diag --tool, without an open workspace',
  compactAnswer: '--compact of every operation',
  batchRequests: 'the input of batch, and --shard',
  batchToFile: 'batch --out and --resume',
  mergeResults: 'merge of the folders of run',
  counterfactuals: 'reward --trace --format table',
  createRewardSession: 'batch --score, and --prev of every command',
  gamingEvidence: 'reward --evidence',
  rewardFormula: '--reward-version and --weights',
  traceSteps: 'the trace that reward --trace reads',
  'Workspace.evidence': 'reward --evidence',
  'Workspace.rewardSession': 'batch --score',
  LanserError: 'the printed error',
  atifTrajectory: 'the trajectory that `reward --format atif` prints',
  describeHint: 'the hint that is printed after an error',
  diagnose: 'diag, without an open workspace',
  exitCodeOf: 'the exit code of gate',
  nodeHost: 'the process itself',
  openWorkspace: '--workspace of every command',
  parseSelector: 'the selector of every command',
  printSelector: 'the selector that locate prints',
  'Workspace.doctor': 'doctor',
  'Workspace.indexIo': '--index-io',
  'Workspace.root': '--workspace',
  'Workspace.selectorFor': 'locate --as',
  'Workspace.text': 'the source lines that commands print',
};

/** Returns a row of the table in docs/sdk.md. */
export function rowOf({ command, batch, sdk }: Faces): string {
  const name = MISSING.includes(sdk) ? null : sdk.replace('Workspace.', 'workspace.');
  const cells = [command && `lanser ${command}`, ...(batch === null ? [] : [batch]), name];
  return `| ${cells.map((cell) => (cell === null ? '–' : `\`${cell}\``)).join(' | ')} |`;
}
