import type { DiagnosticsFacts } from '../model/bundle.ts';
import type { DeltaDiagnostic } from '../model/report.ts';
import { plural } from '../text/plural.ts';
import { SEVERITY_PAINTS, type Colors } from './colors.ts';
import { placeText, type PlacesView } from './places-text.ts';
import { visible, visibleLine } from './visible.ts';

/** Renders the facts of a diagnostics bundle for a terminal: one entry per diagnostic, then the counts. */
export function diagnosticsText(facts: DiagnosticsFacts, view: PlacesView): string {
  const { error, warning, information } = facts.counts;
  const files = Object.keys(facts.documents).length;
  const total = [
    plural(error, 'error'),
    plural(warning, 'warning'),
    ...(information > 0 ? [plural(information, 'information').replace(/s$/u, '')] : []),
  ].join(', ');
  const lines = facts.diagnostics.map((diagnostic) =>
    diagnosticLine(diagnostic, view.colors, placeText(diagnostic, view)),
  );
  const without = (facts.incomplete ?? []).map(({ server }) => server).join(', ');
  const end = `${total} in ${plural(files, 'file')}`;
  return [
    ...lines,
    without === '' ? end : `${end}; incomplete, without the diagnostics of ${without}`,
    '',
  ].join('\n');
}

function diagnosticLine(diagnostic: DeltaDiagnostic, colors: Colors, place: string): string {
  const [first = '', ...rest] = visible(diagnostic.message).split('\n');
  const rule = diagnostic.rule === null ? '' : colors.dim(` (${visibleLine(diagnostic.rule)})`);
  const severity = colors[SEVERITY_PAINTS[diagnostic.severity]](diagnostic.severity);
  const head = `${place} - ${severity}: ${first}${rule}`;
  return [head, ...rest.map((line) => `    ${line.trimStart()}`)].join('\n');
}
