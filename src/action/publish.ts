// The Action of publish/action.yml. It publishes the report of a gate that ran without write permissions.
import * as core from '@actions/core';
import { LanserError } from '../model/lanser-error.ts';
import { COMMENT_MODES } from '../publish/comment-text.ts';
import { missingRights } from '../publish/missing-rights.ts';
import { publishUntrusted, untrustedTarget } from '../publish/publish-untrusted.ts';
import { loadReport } from '../publish/read-report.ts';
import { nodeHost } from '../session/node-host.ts';
import { catchDefects, reportDefect } from './defect.ts';
import { githubSide } from './github-side.ts';
import { cancellation, endProcess, limitedTo } from './interrupt.ts';
import { logOutcome, urlOf } from './publish-github.ts';
import { announce, announceError, hideSecrets, logLines } from './workflow-log.ts';
import { choiceInput } from './choice-input.ts';

const TIMEOUT_MS = 300_000;
const TIMEOUT = 'The report was not published within 5 minutes. Run the job again.';

/** Publishes the report, and returns the step's exit code. A failed request to GitHub does not fail the step. */
async function main(): Promise<number> {
  const host = nodeHost({ log: () => {} });
  try {
    const token = required('github-token');
    hideSecrets(host.env, token);
    const options = {
      comment: choiceInput('comment', core.getInput('comment'), COMMENT_MODES),
      checkRun:
        choiceInput('check-run', core.getInput('check-run').toLowerCase(), ['true', 'false']) === 'true',
      name: core.getInput('name'),
    };
    const side = await githubSide(host, token, limitedTo(TIMEOUT_MS, cancellation(), TIMEOUT));
    const target = untrustedTarget(side.facts, options);
    const report = await loadReport(required('report'));
    if (side.github === undefined)
      throw new LanserError(
        'E/USAGE',
        "The report was not published, because GitHub's client could not be loaded. The log contains the cause. Run the job again.",
      );
    const { comment, checkRun } = await publishUntrusted(side.github, target, report, options);
    logOutcome('comment', comment);
    logOutcome('check run', checkRun);
    const missing = missingRights([comment, checkRun]);
    if (missing !== undefined) announce('notice', missing, 'lanser: permissions');
    core.setOutput('comment-url', urlOf(comment) ?? '');
    core.setOutput('check-run-url', urlOf(checkRun) ?? '');
    logLines('lanser did not verify the findings in the report. They may be forged.');
    return 0;
  } catch (error) {
    if (!(error instanceof LanserError)) return reportDefect(error);
    announceError(error);
    return error.exitCode;
  }
}

function required(name: string): string {
  const text = core.getInput(name);
  if (text !== '') return text;
  throw new LanserError('E/USAGE', `The input ${name} is required.`);
}

catchDefects();
await endProcess(await main());
