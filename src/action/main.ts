// The main Action. Reads the runner's variables, runs the gate, and writes outputs, annotations, files and a
// summary. Also publishes a comment, a check run and suggestions. publish.ts is a separate Action.
import * as core from '@actions/core';
import { getExecOutput } from '@actions/exec';
import type { GateBundle, GateResult } from '../gate/gate.ts';
import { findGit } from '../git/git.ts';
import type { Host } from '../model/host.ts';
import { LanserError, messageOf } from '../model/lanser-error.ts';
import { exitCodeOf } from '../model/report-exit.ts';
import type { DeltaDiagnostic } from '../model/report.ts';
import { TOOL } from '../model/version.ts';
import { WORKFLOW_HINTS } from '../publish/workflow-hints.ts';
import { annotationsOf, checkAnnotationsOf, scoreNotice } from '../report/annotations.ts';
import { NO_COLORS } from '../report/colors.ts';
import { gateText } from '../report/gate-text.ts';
import { reportInWords } from '../report/in-words.ts';
import { pyrightChoice } from '../server/pyright/other-package.ts';
import pinned from '../server/pyright/pinned.json' with { type: 'json' };
import { nodeHost } from '../session/node-host.ts';
import { plural } from '../text/plural.ts';
import { redactValue } from '../text/redact-secrets.ts';
import { findExecutable, pathOutside } from '../workspace/executable.ts';
import { type Checkout, findOrFetchCheckout } from './checkout.ts';
import { catchDefects, reportDefect } from './defect.ts';
import { githubSide, readLabelsAndText, type GitHubSide } from './github-side.ts';
import { type Inputs, readInputs, reportingInputs } from './inputs.ts';
import { cancellation, endProcess, limitedTo } from './interrupt.ts';
import { writeOutputs } from './outputs.ts';
import { publishFiles } from './publish-files.ts';
import { publishToGitHub, replaceEarlierVerdict } from './publish-github.ts';
import { runGateOf } from './run-gate.ts';
import { annotate, announce, announceError, hideSecrets, logLines } from './workflow-log.ts';

async function main(): Promise<number> {
  const host = nodeHost({
    log: (message) => {
      if (process.env['RUNNER_DEBUG'] === '1') logLines(message);
    },
    progress: ({ label, done, total, unit = 'files' }) => {
      if (done === total) logLines(`${label}: ${done} of ${total} ${unit}`);
    },
  });
  try {
    const reporting = reportingInputs(host.env);
    const redact = hideSecrets(host.env, reporting.token);
    // This signal has no time limit, so that results are published even after the gate's time limit.
    const signal = cancellation();
    const side = await githubSide(host, reporting.token, signal);
    try {
      const inputs = readInputs(host.env);
      const directory = host.env['GITHUB_WORKSPACE'] ?? '.';
      const onPyright = await programLog(host, directory, inputs.gate.pyrightVersion);
      // The gate calls `onPyright` before the checks. If the run ends earlier, this disposal calls it.
      using _ = { [Symbol.dispose]: () => onPyright(undefined) };
      const git = await findGit(host, [directory]);
      const gateSignal = limitedTo(
        inputs.timeoutMs,
        signal,
        `The gate did not finish within ${plural(inputs.timeoutMs / 60_000, 'minute')}. Raise the input timeout-minutes.`,
      );
      await using checkout = await findOrFetchCheckout(host, git, inputs, gateSignal);
      const words = await readLabelsAndText(side);
      const { payload } = side;
      const run = { host, inputs, checkout, words, payload, onPyright, signal: gateSignal };
      // The result quotes the code under test, which may contain secrets. A redacted bundle keeps its original id.
      const result = redactValue(await runGateOf(run), redact);
      return await publish(host, inputs, side, checkout, result);
    } catch (error) {
      await replaceEarlierVerdict(host, reporting, side, error);
      throw error;
    }
  } catch (error) {
    if (error instanceof LanserError) {
      announceError(error);
      return error.exitCode;
    }
    return reportDefect(error);
  }
}

async function publish(
  host: Host,
  inputs: Inputs,
  side: GitHubSide,
  { outputRoot }: Checkout,
  result: GateResult,
): Promise<number> {
  const { report, bundles } = result;
  const shown = reportInWords(report, WORKFLOW_HINTS);
  const blobUrl = blobUrlOf(host, report.after?.commit);
  logLines(gateText(shown, NO_COLORS));
  const others = inputs.annotations === 'all' ? headDiagnostics(bundles) : [];
  if (inputs.annotations !== 'none') {
    for (const annotation of annotationsOf(shown, others)) annotate(annotation);
    const score = scoreNotice(shown);
    if (score !== undefined) announce('notice', score.message, score.title);
  }
  for (const failure of shown.failures) {
    announce('warning', `${failure.side}: ${failure.message}`, failure.code);
  }
  const files = await publishFiles(host, inputs, outputRoot, result, blobUrl);
  const annotations =
    inputs.annotations === 'none' ? { annotations: [], total: 0 } : checkAnnotationsOf(shown, others);
  const onGitHub = await publishToGitHub(host, inputs, side, report, { annotations, blobUrl });
  writeOutputs(report, { ...files.places, ...onGitHub });
  for (const failure of files.failures) announceError(failure);
  const [failure] = files.failures;
  return failure === undefined ? exitCodeOf(report) : failure.exitCode;
}

function blobUrlOf(host: Host, commit: string | null | undefined): string | undefined {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository } = host.env;
  if (server === undefined || repository === undefined || !commit) return undefined;
  return `${server}/${repository}/blob/${commit}`;
}

catchDefects();
await endProcess(await main());

/** Returns all diagnostics of head, new ones included. The paths in `uri` are relative to the repository's root. */
function headDiagnostics(bundles: readonly GateBundle[]): readonly DeltaDiagnostic[] {
  return bundles
    .filter(({ side }) => side === 'after')
    .flatMap(({ workingDirectory, bundle }) =>
      (bundle.facts?.diagnostics ?? []).map((diagnostic) => ({
        ...diagnostic,
        uri: workingDirectory === '.' ? diagnostic.uri : `${workingDirectory}/${diagnostic.uri}`,
      })),
    );
}

/**
 * Finds Git and Python, and returns a function that logs all program versions at its first call. The function's
 * argument is Pyright's exact version; undefined if that version is unknown.
 */
async function programLog(
  host: Host,
  workspace: string,
  input: string | undefined,
): Promise<(pyright: string | undefined) => void> {
  const environment = { PATH: await pathOutside(host, [workspace]), LC_ALL: 'C' };
  const found: string[] = [];
  for (const [title, names] of [
    ['Git', ['git']],
    ['Python', ['python3', 'python']],
  ] as const) {
    const program = await findExecutable(host, names, [workspace]);
    found.push(
      program === undefined
        ? `${title}: not on PATH`
        : `${await versionOf(program, environment)} (${program})`,
    );
  }
  let isLogged = false;
  return (pyright) => {
    if (isLogged) return;
    isLogged = true;
    const isShipped = pyrightChoice(input).kind === 'shipped';
    const version = pyright ?? (isShipped ? pinned.version : 'of an unknown version');
    const source = isShipped ? 'shipped' : `input pyright-version: ${input}`;
    core.startGroup('Programs');
    logLines(`lanser ${TOOL.version} on Node ${host.nodeVersion}`);
    logLines(`Pyright ${version} (${source})`);
    for (const line of found) logLines(line);
    core.endGroup();
  };
}

async function versionOf(program: string, env: Readonly<Record<string, string>>): Promise<string> {
  try {
    const { exitCode, stdout, stderr } = await getExecOutput(`"${program}"`, ['--version'], {
      env: { ...env },
      silent: true,
      ignoreReturnCode: true,
    });
    const [line = ''] = (stdout.trim() || stderr.trim()).split('\n');
    return exitCode === 0 ? line : `exit code ${exitCode}: ${line}`;
  } catch (error) {
    // A broken program does not fail the step, because the gate may not need this program.
    return `does not start: ${messageOf(error)}`;
  }
}
