import * as core from '@actions/core';
import type { Counts } from '../model/diagnostic.ts';
import type { Report } from '../model/report.ts';
import { countedResolved } from '../report/summary.ts';

/** The Action's outputs by name; empty where the side was not established. */
export function outputsOf(report: Report, reportPath: string | undefined): Readonly<Record<string, string>> {
  return {
    conclusion: report.conclusion,
    reward: report.reward === null ? '' : String(report.reward.r),
    'introduced-count': report.delta === null ? '' : String(report.delta.introduced.length),
    'resolved-count': report.delta === null ? '' : String(countedResolved(report.delta.resolved).length),
    'before-count': total(report.before?.counts),
    'after-count': total(report.after?.counts),
    'base-bundle-id': report.before?.bundleId ?? '',
    'head-bundle-id': report.after?.bundleId ?? '',
    'report-path': reportPath ?? '',
    'pyright-version': report.environment.server.version,
  };
}

export function writeOutputs(outputs: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(outputs)) core.setOutput(name, value);
}

function total(counts: Counts | null | undefined): string {
  if (counts === null || counts === undefined) return '';
  const { error, warning, information } = counts;
  return String(error + warning + information);
}
