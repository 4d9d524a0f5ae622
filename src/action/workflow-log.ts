import * as core from '@actions/core';
import { withHint } from '../model/error-hint.ts';
import type { Host } from '../model/host.ts';
import type { LanserError } from '../model/lanser-error.ts';
import { WORKFLOW_HINTS } from '../publish/workflow-hints.ts';
import type { Annotation } from '../report/annotations.ts';
import { visible, visibleLine } from '../report/visible.ts';
import { withoutCommands } from '../report/workflow-commands.ts';
import { redaction, type Redact } from '../text/redact-secrets.ts';

let redact: Redact = redaction([]);

/** Redacts the job's tokens from later messages, and asks the runner to mask them. Returns the redacting function. */
export function hideSecrets(env: Host['env'], token: string | undefined): Redact {
  const secrets = [token, env['ACTIONS_RUNTIME_TOKEN'], env['ACTIONS_ID_TOKEN_REQUEST_TOKEN']];
  for (const secret of secrets) if (secret) core.setSecret(secret);
  redact = redaction(secrets);
  return redact;
}

/** Prints to the step's log. Disables workflow commands in the text: `::name::` and `##[name]`. */
export function logLines(text: string): void {
  process.stdout.write(`${withoutCommands(visible(redact(text)))}\n`);
}

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

/** Prints an annotation that has no file and no line. */
export function announce(level: Annotation['level'], message: string, title: string): void {
  write(level, message, { title });
}

export function announceError({ code, message, hint }: LanserError): void {
  announce('error', withHint(message, hint, WORKFLOW_HINTS), code);
}

function write(level: Annotation['level'], message: string, properties: core.AnnotationProperties): void {
  const print = { error: core.error, warning: core.warning, notice: core.notice }[level];
  print(visible(redact(message)).replaceAll('##[', '## ['), properties);
}

/** Redacts secrets, and escapes hidden characters and `##[`. `core` escapes only `%`, `:`, `,`, CR and LF. */
function withoutControls(text: string): string {
  return visibleLine(redact(text)).replaceAll('##[', '## [');
}
