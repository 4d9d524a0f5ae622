import { sentenceOf, type HintWords } from '../model/error-hint.ts';

/** The next step for each hint, in terms of the SDK's options. */
export const SDK_HINTS: HintWords = {
  'allow-dirty': 'Commit the changes, or pass `allowDirty: true`.',
  'check-commit': "Check a commit instead, for example with `head: 'HEAD'`.",
  'choose-head':
    "Commit the changes, or leave out `requireCleanTree`. To check the changes, also pass `head: 'worktree'`.",
  'choose-server': 'Pass a different server as `server`, or configure one in lanser.json.',
  'confirm-edit': 'To write the edit anyway, pass `confirm: true`.',
  'keep-documents':
    'To keep the content of uncommitted files, and of files that Git converts, call `workspace.locate` with `keep: true`.',
  'make-point': 'To store the current files as a point, call `storePoint`.',
  'name-cache-directory': 'Pass a different folder for the cache.',
  'name-column-unit': 'Name the unit of columns with `indexIo`, or with `?indexing=` in the selector.',
  'name-commit':
    'Pass the full id of the commit as `headSha`, or publish in a workflow with the trigger `workflow_run`.',
  'name-interpreter': 'Pass a different interpreter or environment as `python`.',
  'name-output': 'Pass a different file or folder.',
  'name-previous-bundle': 'Pass the previous bundle as `previous`.',
  'name-report-directory': 'Pass a different folder for the report.',
  'name-repository': 'Pass the repository as `repository`, in the form OWNER/REPO.',
  'name-revision': 'Pass a different revision as `base` or `head`.',
  'name-tool-output': "Pass the tool's output as `output`.",
  'name-trace-file': 'Pass a different file as `trace.file`.',
  'name-workspace': 'Pass a different folder.',
  'omit-commit': 'Omit `headSha`.',
  'omit-shard': 'Run this batch without a shard.',
  'pick-action': 'Pass the title or the index of the action as `pick`.',
  'raise-timeout': 'Raise `timeoutMs`.',
  'read-partial-trace': 'To read the complete part of the trace, pass `partial: true`.',
  recover: 'To finish the undo, call `workspace.recover()`, or open the workspace again.',
  'rename-overrides': 'To rename the related members or parameters too, pass `overrides: true`.',
  'replay-in-clone':
    'Pass a function `findVersion` that finds the document, or record the trace again without `embed: false`.',
  'report-log': 'Pass a `log` function to `nodeHost`, run again, and report the log.',
  'resume-batch': 'Continue the batch with `resume: true`.',
};

/**
 * Returns the next step after an error in terms of the SDK's options, for example "Raise `timeoutMs`."
 *
 * @param hint the `hint` of a `LanserError`, or of an error or a check in a bundle.
 * @returns undefined for a hint that this version does not have.
 */
export function describeHint(hint: string): string | undefined {
  return sentenceOf(hint, SDK_HINTS);
}
