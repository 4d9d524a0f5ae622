import type { HintWords } from '../model/error-hint.ts';

/** The next step for each hint of an error, in the terms of a workflow: its steps, inputs and committed files. */
export const WORKFLOW_HINTS: HintWords = {
  'allow-dirty': 'Commit the changes.',
  'check-commit': 'Set the input `head-ref` to a commit.',
  'choose-head': 'Commit the changes, or set the input `head-ref` to the commit to check.',
  'choose-server': 'Choose a different version of Pyright with the input `pyright-version`.',
  'confirm-edit': 'Confirm the edit when you apply it.',
  'keep-documents': 'To keep a version available, commit the file before you create its selector.',
  'make-point': 'Store the files as a point first.',
  'name-cache-directory': 'Run the job in a fresh checkout.',
  'name-column-unit': 'Name the unit of columns with `?indexing=` in the selector.',
  'name-commit': 'Publish in a workflow that runs on `workflow_run`.',
  'name-interpreter': 'Name a different interpreter or environment with the input `python`.',
  'name-output': 'Name a different file or folder.',
  'name-previous-bundle': 'Score the bundle together with the previous bundle.',
  'name-report-directory':
    'Name a different folder with the input `report-directory`, or a different file with `sarif-file` or `report-files`.',
  'name-repository': 'Publish in a job of GitHub Actions, which sets `GITHUB_REPOSITORY`.',
  'name-revision':
    'Name a different base with the input `base-ref`, or a different head with the input `head-ref`.',
  'name-tool-output': 'Save the output of the tool in a step before this one.',
  'name-trace-file': 'Name a different file.',
  'name-workspace':
    'Check out the repository with actions/checkout before this step. If actions/checkout has a `path`, begin `working-directory` with that path.',
  'omit-commit': 'Omit the commit.',
  'omit-shard': 'Run this batch as a whole.',
  'pick-action': 'Set `title` in the proposal to the title of the code action.',
  'raise-timeout': 'Raise `timeoutSeconds` in the lanser.json of base.',
  'read-partial-trace': 'Record the trace again.',
  recover: 'To finish the undo, check out the repository again.',
  'rename-overrides':
    'Add the renames of the related members or parameters in the workspace to the proposal.',
  'replay-in-clone': 'Record the trace again with its documents.',
  'report-log': 'Run the job again with debug logging, and report the log.',
  'resume-batch': 'Run the job again.',
};
