import path from 'node:path';
import * as core from '@actions/core';
import type { GateResult } from '../gate/gate.ts';
import type { Host } from '../model/host.ts';
import { LanserError, messageOf } from '../model/lanser-error.ts';
import type { Report } from '../model/report.ts';
import { renderGate, type GateFormat } from '../report/gate-formats.ts';
import { writeReportFiles } from '../report/report-directory.ts';
import { reportFiles } from '../report/report-files.ts';
import { renderReport } from '../publish/render-report.ts';
import { WORKFLOW_HINTS } from '../publish/workflow-hints.ts';
import type { Inputs } from './inputs.ts';
import type { Places } from './outputs.ts';
import { announce } from './workflow-log.ts';

// The runner discards a summary that is larger than 1 MiB.
const SUMMARY = { maxBytes: 900_000 };

interface PublishedFiles {
  readonly places: Places;
  /** The errors of files that could not be written. */
  readonly failures: readonly LanserError[];
}

/** Writes the summary and the files that the inputs request. A failed write does not prevent the other writes. */
export async function publishFiles(
  host: Host,
  inputs: Inputs,
  root: string,
  result: GateResult,
  blobUrl: string | undefined,
): Promise<PublishedFiles> {
  const failures: LanserError[] = [];
  const attempt = async <T>(write: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await write();
    } catch (error) {
      if (!(error instanceof LanserError)) throw error;
      failures.push(error);
      return undefined;
    }
  };
  if (inputs.jobSummary && host.env['GITHUB_STEP_SUMMARY']) {
    await writeSummary(renderReport(result.report, SUMMARY, { blobUrl }));
  }
  const { sarifFile, reportDirectory } = inputs;
  const { report } = result;
  const reportPath = await attempt(async () => reportDirectory && writeFolder(reportDirectory, root, result));
  const sarifPath = await attempt(async () => sarifFile && writeForm('sarif', sarifFile, root, report));
  for (const [format, file] of inputs.reportFiles) {
    await attempt(async () => writeForm(format, file, root, report));
  }
  return { places: { reportPath, sarifPath }, failures };
}

/** Writes the job summary. A failure is only a warning, because the workflow's author cannot fix it. */
async function writeSummary(markdown: string): Promise<void> {
  try {
    await core.summary.addRaw(markdown).write();
  } catch (error) {
    announce('warning', `The job summary was not written: ${messageOf(error)}`, 'lanser: job summary');
  }
}

async function writeFolder(input: string, root: string, { report, bundles }: GateResult): Promise<string> {
  const directory = path.resolve(root, input);
  await writeReportFiles(directory, reportFiles(report, WORKFLOW_HINTS, bundles), { untrusted: root });
  return path.join(directory, 'report.json');
}

async function writeForm(format: GateFormat, input: string, root: string, report: Report): Promise<string> {
  const target = path.resolve(root, input);
  const file = { name: path.basename(target), text: renderGate(format, report, WORKFLOW_HINTS) };
  const label = format === 'sarif' ? 'SARIF file' : `${format} report`;
  await writeReportFiles(path.dirname(target), [file], { label, untrusted: root });
  return target;
}
