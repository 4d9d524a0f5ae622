import type { DiagnosticsBundle } from '../model/bundle.ts';
import type { HintWords } from '../model/error-hint.ts';
import type { Report } from '../model/report.ts';
import { renderGate, type GateFormat } from './gate-formats.ts';
import type { ReportFile } from './report-directory.ts';

const FILES: readonly (readonly [name: string, format: GateFormat])[] = [
  ['report.json', 'json'],
  ['report.md', 'markdown'],
  ['report.sarif', 'sarif'],
  ['report.html', 'html'],
  ['report.junit.xml', 'junit'],
  ['report.gitlab.json', 'gitlab'],
  ['report.rdjson', 'rdjson'],
];

/** Returns the report in every format except plain text, and the bundles of base and head for each project. */
export function reportFiles(
  report: Report,
  words: HintWords,
  bundles: readonly {
    readonly side: string;
    readonly workingDirectory: string;
    readonly bundle: DiagnosticsBundle;
  }[],
): readonly ReportFile[] {
  return [
    ...FILES.map(([name, format]) => ({ name, text: renderGate(format, report, words) })),
    ...bundles.map(({ side, workingDirectory, bundle }) => ({
      name: `bundles/${workingDirectory === '.' ? '' : `${workingDirectory}/`}${side}.json`,
      text: `${JSON.stringify(bundle, null, 2)}\n`,
    })),
  ];
}
