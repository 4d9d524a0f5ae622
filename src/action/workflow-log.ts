import * as core from '@actions/core';
import type { Annotation } from '../report/annotations.ts';
import { visible, visibleLine } from '../report/visible.ts';
import { withoutCommands } from '../report/workflow-commands.ts';
import { redaction, type Redact } from '../text/redact-secrets.ts';

let redact: Redact = redaction([]);

/** Keeps these secrets, in every form that {@link redaction} knows, out of all that the step prints from now on. */
export function hideSecrets(secrets: readonly string[]): void {
  for (const secret of secrets) core.setSecret(secret);
  redact = redaction(secrets);
}

/**
 * The step's log. The runner reads commands out of it: `::name::` at the start of a line and
 * `##[name]` anywhere in one, so no line is printed with either of them working.
 */
export function logLines(text: string): void {
  process.stdout.write(`${withoutCommands(visible(redact(text)))}\n`);
}

/** One annotation, by the toolkit's own escaping. */
export function annotate(annotation: Annotation): void {
  const { level, path, startLine, endLine, startColumn, endColumn, title, message } = annotation;
  write(level, message, {
    title: withoutControls(title),
    file: withoutControls(path),
    startLine,
    endLine,
    ...(startColumn === undefined ? {} : { startColumn }),
    ...(endColumn === undefined ? {} : { endColumn }),
  });
}

/** An annotation of the run itself, at no place. */
export function announce(level: Annotation['level'], message: string, title: string): void {
  write(level, message, { title });
}

function write(level: Annotation['level'], message: string, properties: core.AnnotationProperties): void {
  const print = { error: core.error, warning: core.warning, notice: core.notice }[level];
  print(visible(redact(message)).replaceAll('##[', '## ['), properties);
}

/** The toolkit escapes what separates properties, and prints other control characters as they are. */
function withoutControls(text: string): string {
  return visibleLine(redact(text)).replaceAll('##[', '## [');
}
