import type { Command } from 'commander';
import { DEFAULT_TIMEOUT_MS } from '../gate/options.ts';
import type { BundleRequest } from '../model/bundle.ts';
import { diagnosticsText } from '../report/diagnostics-text.ts';
import { diagnose, diagnosticsRequest } from '../session/diagnose.ts';
import { isInside } from '../workspace/containment.ts';
import { addCommonOptions, workspaceFolder, type CommonOptions } from './common-options.ts';
import type { Runner } from './runner.ts';

export function addDiagCommand(program: Command, runner: Runner): void {
  addCommonOptions(
    program
      .command('diag')
      .summary('diagnostics of files, globs or the whole workspace')
      .description(
        'Diagnostics over an explicit scope: complete, or an error. Without arguments the scope is every file that Pyright’s configuration includes.',
      )
      .argument(
        '[files...]',
        'files, folders and globs, relative to here (or to the workspace, from outside of it)',
      ),
  )
    .addHelpText(
      'after',
      `
Examples:
  lanser diag                             the whole workspace
  lanser diag src/app.py 'tests/**/*.py'  some files
  lanser diag --json | jq .facts.counts   as a bundle

Exit code 0 means that the set is complete, whatever it holds; lanser gate judges.`,
    )
    .action(async (files: readonly string[], options: CommonOptions) => {
      const workspace = workspaceFolder(options);
      const from = isInside(workspace, process.cwd()) ? process.cwd() : workspace;
      const request: BundleRequest = diagnosticsRequest(workspace, from, files);
      await runner(options, request, async (edge) => {
        const bundle = await diagnose({
          host: edge.host,
          workspace,
          files,
          from,
          python: options.python,
          timeoutMs: options.timeout === undefined ? DEFAULT_TIMEOUT_MS : options.timeout * 1000,
          signal: edge.signal,
        });
        if (options.json === true) edge.out(`${JSON.stringify(bundle)}\n`);
        else if (bundle.facts !== null) edge.out(diagnosticsText(bundle.facts, edge.colors));
        return 0;
      });
    });
}
