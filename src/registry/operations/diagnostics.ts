import { LanserError } from '../../model/lanser-error.ts';
import { diagnosticsText } from '../../report/diagnostics-text.ts';
import { diagnostics as askDiagnostics } from '../../session/operations/diagnose-workspace.ts';
import { PLACE_OPERATION, type Operation } from '../operation.ts';

export const diagnostics: Operation<'diagnostics'> = {
  ...PLACE_OPERATION,
  name: 'diagnostics',
  command: {
    alias: 'diag',
    summary: 'diagnostics of files, globs, a place or the whole workspace',
    description:
      'Diagnostics over an explicit scope: complete, or an error. Without arguments the scope is the workspace: every file that Pyright’s configuration includes, and the files of other projects that have a server.',
    arguments: [
      {
        name: '[files...]',
        description:
          'files, folders and globs, relative to here (or to the workspace, if here is outside of it); or one selector, whose paths are relative to the workspace',
        reads: 'files',
      },
    ],
    examples: `  lanser diag                             the whole workspace
  lanser diag src/app.py 'tests/**/*.py'  some files
  lanser diag 'py://pkg.mod#Class.save'   one definition
  lanser diag --tool mypy src             by mypy
  lanser diag --json | jq .facts.counts   as a bundle`,
    exitCodes:
      'Exit code 0 means that the set is complete, with or without errors in it; lanser gate judges.',
  },
  selector: 'possible',
  options: ['files', 'workspace', 'tool', 'output', 'from'],
  run: askDiagnostics,
  ask: async (workspace, { selector, options: { files, from, tool, output, timeout }, common }) => {
    if (files?.length === 0) {
      throw new LanserError('E/USAGE', 'files is empty; leave it out to check the whole workspace.');
    }
    if (tool === undefined) return workspace.diagnostics({ ...common, selector, files, from });
    const timeoutMs = timeout === undefined ? undefined : timeout * 1000;
    return workspace.adapt({ tool, output, timeoutMs, ...(files && { files }), ...(from && { from }) });
  },
  words: ({ facts }, view) => diagnosticsText(facts, view),
};
