import path from 'node:path';
import type { Report } from '../model/report.ts';
import { renderGate, type GateFormat } from '../report/gate-formats.ts';
import { gateText } from '../report/gate-text.ts';
import { reportInWords } from '../report/in-words.ts';
import { writeReportFiles } from '../report/report-directory.ts';
import { enclosingCheckout } from '../workspace/containment.ts';
import { CLI_HINTS } from './hint-words.ts';
import type { Edge } from './process-edge.ts';

interface PrintOptions {
  readonly json?: true;
  readonly format?: GateFormat;
  readonly out?: string;
  readonly repository: string;
}

const JSON_FORMATS: ReadonlySet<GateFormat> = new Set<GateFormat>(['json', 'sarif', 'gitlab', 'rdjson']);

/**
 * Prints a report in the requested format, or writes it to a file.
 *
 * @throws LanserError the errors of {@link writeReportFiles} if the file cannot be written.
 */
export async function printGate(edge: Edge, report: Report, options: PrintOptions): Promise<void> {
  const format = options.json === true ? 'json' : (options.format ?? 'text');
  if (options.out !== undefined) {
    const target = path.resolve(options.out);
    const file = { name: path.basename(target), text: renderGate(format, report, CLI_HINTS) };
    await writeReportFiles(path.dirname(target), [file], {
      hint: 'name-output',
      untrusted: await enclosingCheckout(options.repository),
    });
  } else if (options.json === true) {
    edge.json(report);
  } else if (format === 'text') {
    edge.print(gateText(reportInWords(report, CLI_HINTS), edge.colors));
  } else if (JSON_FORMATS.has(format)) {
    edge.jsonText(renderGate(format, report, CLI_HINTS));
  } else if (format === 'junit') {
    // Does not need the escapes of `edge.print`: the JUnit renderer has already escaped workflow commands.
    edge.out(renderGate(format, report, CLI_HINTS));
  } else {
    edge.print(renderGate(format, report, CLI_HINTS));
  }
}
