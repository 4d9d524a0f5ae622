import * as core from '@actions/core';
import type { Counts } from '../model/diagnostic.ts';
import type { Report } from '../model/report.ts';
import { countedResolved } from '../report/summary.ts';

/** The paths of the report's files, and the URLs of its comment and check run. A missing path or URL is undefined. */
export interface Places {
  readonly reportPath?: string | undefined;
  readonly sarifPath?: string | undefined;
  readonly commentUrl?: string | undefined;
  readonly checkRunUrl?: string | undefined;
}

/** Sets the Action's outputs. An output is empty if the report or `places` does not contain its value. */
export function writeOutputs(report: Report, places: Places): void {
  const outputs = {
    conclusion: report.conclusion,
    reward: report.reward === null ? '' : String(report.reward.r),
    'introduced-count': report.delta === null ? '' : String(report.delta.introduced.length),
    'resolved-count': report.delta === null ? '' : String(countedResolved(report.delta.resolved).length),
    'before-count': total(report.before?.counts),
    'after-count': total(report.after?.counts),
    'base-bundle-id': report.before?.bundleId ?? '',
    'head-bundle-id': report.after?.bundleId ?? '',
    'report-path': places.reportPath ?? '',
    'sarif-path': places.sarifPath ?? '',
    'comment-url': places.commentUrl ?? '',
    'check-run-url': places.checkRunUrl ?? '',
    'pyright-version': report.environment.server.version,
  };
  for (const [name, value] of Object.entries(outputs)) core.setOutput(name, value);
}

function total(counts: Counts | null | undefined): string {
  if (counts === null || counts === undefined) return '';
  const { error, warning, information } = counts;
  return String(error + warning + information);
}
