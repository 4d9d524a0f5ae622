import { exitCodeOf } from '../model/report-exit.ts';
import type { CheckAnnotation, CheckRun } from '../github/check-run.ts';
import type { Report } from '../model/report.ts';
import type { Annotation, CheckAnnotations } from '../report/annotations.ts';
import { headlineText } from '../report/gate/headline.ts';
import { checkNameOf, externalIdOf, type GateIdentity } from './gate-identity.ts';
import { renderReport, type RenderOptions } from './render-report.ts';

const LEVELS: Readonly<Record<Annotation['level'], CheckAnnotation['annotation_level']>> = {
  error: 'failure',
  warning: 'warning',
  notice: 'notice',
};

// GitHub accepts 65,535 characters in a summary. The limit leaves space for sentences about missing annotations.
const SUMMARY = { maxCharacters: 65_000 };

export interface CheckRunParts extends RenderOptions {
  readonly identity: GateIdentity;
  readonly repository: CheckRun['repository'];
  readonly headSha: string;
  readonly run: CheckRun['run'];
  readonly detailsUrl: string | undefined;
  readonly annotations: CheckAnnotations;
}

/** Converts a report to a check run. The check run is neutral, for example, if the policy allows the findings. */
export function checkRunOf(report: Report, parts: CheckRunParts): CheckRun {
  const { identity, repository, headSha, run, detailsUrl } = parts;
  const annotations = parts.annotations.annotations.map(checkAnnotation);
  return {
    repository,
    headSha,
    name: checkNameOf(identity),
    externalId: externalIdOf(identity, annotations),
    run,
    conclusion: conclusionOf(report),
    title: headlineText(report),
    summary: renderReport(report, SUMMARY, parts) + leftOutSentence(parts.annotations),
    annotations,
    detailsUrl,
  };
}

function conclusionOf(report: Report): CheckRun['conclusion'] {
  if (exitCodeOf(report) !== 0) return 'failure';
  return report.conclusion === 'clean' && !report.policy.failed ? 'success' : 'neutral';
}

function leftOutSentence({ annotations, total }: CheckAnnotations): string {
  if (annotations.length === total) return '';
  return `\n\nThis check run has ${annotations.length} of ${total} annotations. The inputs report-directory and sarif-file write all findings of the change to files.\n`;
}

function checkAnnotation(annotation: Annotation): CheckAnnotation {
  const { level, path, startLine, endLine, startColumn, endColumn, title, message } = annotation;
  return {
    path,
    start_line: startLine,
    end_line: endLine,
    ...(startColumn === undefined ? {} : { start_column: startColumn }),
    ...(endColumn === undefined ? {} : { end_column: endColumn }),
    annotation_level: LEVELS[level],
    title,
    // GitHub rejects all annotations of a request if one message is empty.
    message: message.trim() === '' ? '(no message)' : message,
  };
}
