import * as core from '@actions/core';
import type { Annotation } from '../report/annotations.ts';
import { visible } from '../report/visible.ts';
import { withoutCommands } from '../report/workflow-commands.ts';

/**
 * The step's log. The runner reads commands out of it: `::name::` at the start of a line and
 * `##[name]` anywhere in one, so no line is printed with either of them working.
 */
export function logLines(text: string): void {
  process.stdout.write(`${withoutCommands(visible(text))}\n`);
}

/** One annotation, by the toolkit's own escaping. */
export function annotate(annotation: Annotation): void {
  const { level, path, startLine, endLine, startColumn, endColumn, title, message } = annotation;
  const write = { error: core.error, warning: core.warning, notice: core.notice }[level];
  write(message.replaceAll('##[', '## ['), {
    title: title.replaceAll('##[', '## ['),
    file: path.replaceAll('##[', '## ['),
    startLine,
    endLine,
    ...(startColumn === undefined ? {} : { startColumn }),
    ...(endColumn === undefined ? {} : { endColumn }),
  });
}

/** An annotation of the run itself, at no place. */
export function announce(level: Annotation['level'], message: string, title: string): void {
  const write = { error: core.error, warning: core.warning, notice: core.notice }[level];
  write(visible(message).replaceAll('##[', '## ['), { title });
}
