import type { HintWords } from '../model/error-hint.ts';

/** The next step for each hint of an error or a check, in terms of commands and their options. */
export const CLI_HINTS: HintWords = {
  'allow-dirty': 'Commit the changes, or pass --allow-dirty.',
  'check-commit': 'Check a commit instead, for example with `lanser gate --head HEAD`.',
  'choose-head':
    'Commit the changes, check them with --head worktree, or check the last commit with --head HEAD.',
  'choose-server': 'Choose a different server with --server, or configure a server in lanser.json.',
  'confirm-edit': 'To write the edit anyway, pass --confirm.',
  'keep-documents':
    'To keep the content of uncommitted files, and of files that Git converts, run `lanser locate --keep`.',
  'make-point': 'To store the current files as a point, run lanser point NAME.',
  'name-cache-directory': 'Name a different folder with --cache-directory.',
  'name-column-unit': 'Name the unit of columns with --index-io, or with ?indexing= in the selector.',
  'name-commit':
    'Name the full id of the commit with --head-sha, or publish in a workflow with the trigger workflow_run.',
  'name-interpreter': 'Name a different interpreter or environment with --python.',
  'name-output': 'Name a different file or folder with --out.',
  'name-previous-bundle': 'Name the previous bundle with --prev.',
  'name-report-directory': 'Name a different folder with --report-directory.',
  'name-repository': 'Name the repository with --repository OWNER/REPO.',
  'name-revision': 'Name a different revision with --base or --head.',
  'name-tool-output':
    'With --from, name a file that contains the output of the tool, or "-" for standard input.',
  'name-trace-file': 'Name a different file with --trace-file.',
  'name-workspace': 'Name a different folder with --workspace.',
  'omit-commit': 'Omit --head-sha.',
  'omit-shard': 'Run this batch without --shard.',
  'pick-action': 'Name the action with --pick.',
  'raise-timeout': 'Raise the limit with --timeout.',
  'read-partial-trace': 'To read the complete part of the trace, pass --partial.',
  recover: 'To finish the undo, run `lanser recover`.',
  'rename-overrides': 'To rename the related members or parameters too, pass --overrides.',
  'replay-in-clone':
    'With --workspace, name a clone that contains this version of the document. Or record the trace again without --no-embed.',
  'report-log': 'Run the command again with --verbose, and report its output.',
  'resume-batch': 'Continue the batch with --resume.',
};
