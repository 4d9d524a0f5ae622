import { diagnosticsText } from '../../report/diagnostics-text.ts';
import { diagnostics as askDiagnostics } from '../../session/operations/diagnose-workspace.ts';
import { PLACE_OPERATION, type Operation } from '../operation.ts';

export const diagnostics: Operation<'diagnostics'> = {
  ...PLACE_OPERATION,
  name: 'diagnostics',
  command: {
    alias: 'diag',
    summary: 'report the diagnostics of files, of a definition or of the workspace',
    description:
      'Report all diagnostics of the given files. An incomplete result makes the command fail. Without arguments, check the workspace: every file that Pyright’s configuration includes, and the files of projects for which a different language server is available. To fail on new errors, use lanser gate.',
    arguments: [
      {
        name: '[files...]',
        description:
          'files, folders and globs, relative to the current folder; or one selector, whose path is relative to the workspace; if the current folder is outside of the workspace, all paths are relative to the workspace',
        sets: 'files',
      },
    ],
    examples: `  lanser diag                             the whole workspace
  lanser diag src/app.py 'tests/**/*.py'  some files
  lanser diag 'py://pkg.mod#Class.save'   one definition
  lanser diag --tool mypy src             the diagnostics of mypy
  lanser diag --json | jq .facts.counts   only the counts`,
    exitCodes: {
      0: 'the result is complete, even if the code has errors',
      2: 'the selector is invalid',
      3: 'a file does not exist, or no files were found to check',
      4: 'the selector is ambiguous; the candidates are listed',
      24: 'a file is outside of the workspace',
      25: 'the result is incomplete',
      27: 'no server is available',
      64: 'the server did not answer in time',
      65: 'the server crashed',
    },
  },
  selector: 'possible',
  options: ['files', 'workspace', 'tool', 'output', 'from'],
  run: askDiagnostics,
  runRequest: async (workspace, { selector, options, common }) => {
    const { files, from, tool, output, timeout } = options;
    const scope = { selector, files, from, workspace: options.workspace };
    if (tool === undefined) return workspace.diagnostics({ ...common, ...scope });
    const timeoutMs = timeout === undefined ? undefined : timeout * 1000;
    return workspace.adapt({ tool, output, timeoutMs, ...(files && { files }), ...(from && { from }) });
  },
  words: ({ facts }, view) => diagnosticsText(facts, view),
};
