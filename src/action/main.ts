// action/ is the only room that knows GitHub: the runner's variables in, the gate, and outputs,
// annotations and a summary out.
import path from 'node:path';
import * as core from '@actions/core';
import { runGate, type GateResult } from '../gate/gate.ts';
import { exitCodeOf } from '../gate/verdict.ts';
import { findGit } from '../git/git.ts';
import { openRepository, type Repository } from '../git/repository.ts';
import { headCommit } from '../git/revisions.ts';
import { LanserError } from '../model/lanser-error.ts';
import type { Host } from '../model/host.ts';
import { annotationsOf } from '../report/annotations.ts';
import { gateMarkdown } from '../report/gate-markdown.ts';
import { gateText } from '../report/gate-text.ts';
import { NO_COLORS } from '../report/colors.ts';
import { writeReportFiles } from '../report/report-directory.ts';
import { reportFiles } from '../report/report-files.ts';
import { nodeHost } from '../session/node-host.ts';
import { catchDefects, reportDefect } from './defect.ts';
import { comparisonOf } from './event.ts';
import { readInputs, type Inputs } from './inputs.ts';
import { interruptAfter } from './interrupt.ts';
import { outputsOf, writeOutputs } from './outputs.ts';
import { inActionWords, reportInActionWords } from './wording.ts';
import { annotate, announce, logLines } from './workflow-log.ts';

// A summary over 1 MiB is dropped whole by the runner.
const SUMMARY_BYTES = 900_000;

/** The Action's run; resolves to the step's exit number. */
async function main(): Promise<number> {
  const host = nodeHost({
    log: (message) => {
      if (process.env['RUNNER_DEBUG'] === '1') logLines(message);
    },
    progress: ({ label, done, total }) => {
      if (done === total) logLines(`${label}: ${done} of ${total} files`);
    },
  });
  try {
    const inputs = readInputs(host.env);
    if (inputs.token !== undefined) core.setSecret(inputs.token);
    const directory = host.env['GITHUB_WORKSPACE'] ?? '.';
    const repository = await openRepository(await findGit(host, [directory]), directory);
    const result = await check(host, inputs, repository);
    return await publish(host, inputs, repository, result);
  } catch (error) {
    if (error instanceof LanserError) {
      announce('error', inActionWords(error.message), error.code);
      return error.exitCode;
    }
    return reportDefect(error);
  }
}

async function check(host: Host, inputs: Inputs, repository: Repository): Promise<GateResult> {
  const { note, ...comparison } = await comparisonOf(host.env, inputs, await headCommit(repository));
  if (note !== undefined) logLines(note);
  const { token } = inputs;
  return runGate({
    host,
    repository: repository.root,
    ...comparison,
    workingDirectories: inputs.workingDirectories,
    python: inputs.python,
    failOn: inputs.failOn,
    warnOnly: inputs.warnOnly,
    schemas: inputs.schemas,
    rewardVersion: inputs.rewardVersion,
    rewardWeights: inputs.rewardWeights,
    authorization:
      token === undefined
        ? undefined
        : { serverUrl: host.env['GITHUB_SERVER_URL'] ?? 'https://github.com', token },
    shippedPyright: true,
    signal: interruptAfter(inputs.timeoutMs),
  });
}

async function publish(
  host: Host,
  inputs: Inputs,
  repository: Repository,
  { report, bundles }: GateResult,
): Promise<number> {
  const shown = reportInActionWords(report);
  let reportPath: string | undefined;
  if (inputs.reportDirectory !== undefined) {
    const directory = path.resolve(repository.root, inputs.reportDirectory);
    await writeReportFiles(directory, reportFiles(report, bundles), repository.root);
    reportPath = path.join(directory, 'report.json');
  }
  writeOutputs(outputsOf(report, reportPath));
  if (inputs.jobSummary && host.env['GITHUB_STEP_SUMMARY'] !== undefined) {
    const markdown = gateMarkdown(shown, {
      blobUrl: blobUrl(host, report.after?.commit),
      maxBytes: SUMMARY_BYTES,
    });
    await core.summary.addRaw(markdown).write();
  }
  logLines(gateText(shown, NO_COLORS));
  if (inputs.annotations !== 'none') {
    const others = inputs.annotations === 'all' ? existingDiagnostics(bundles) : [];
    for (const annotation of annotationsOf(report, others)) annotate(annotation);
  }
  for (const failure of shown.failures) {
    announce('warning', `${failure.side}: ${failure.message}`, failure.code);
  }
  return exitCodeOf(report);
}

/** Head's diagnostics, named relative to the repository's root. */
function existingDiagnostics(bundles: GateResult['bundles']): Parameters<typeof annotationsOf>[1] {
  return bundles
    .filter(({ side }) => side === 'after')
    .flatMap(({ workingDirectory, bundle }) =>
      (bundle.facts?.diagnostics ?? []).map((diagnostic) => ({
        ...diagnostic,
        uri: workingDirectory === '.' ? diagnostic.uri : `${workingDirectory}/${diagnostic.uri}`,
      })),
    );
}

function blobUrl(host: Host, commit: string | null | undefined): string | undefined {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository } = host.env;
  if (server === undefined || repository === undefined || !commit) return undefined;
  return `${server}/${repository}/blob/${commit}`;
}

catchDefects();
process.exitCode = await main();
