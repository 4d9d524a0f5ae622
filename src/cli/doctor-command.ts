import type { Command } from 'commander';
import type { BundleEnvironment, BundleRequest } from '../model/bundle.ts';
import { abortError } from '../model/lanser-error.ts';
import { bundleInWords } from '../report/in-words.ts';
import { statusText } from '../report/status-text.ts';
import { visibleLine } from '../report/visible.ts';
import { doctor } from '../doctor/doctor.ts';
import { addCommand } from './add-command.ts';
import { workspaceFolder, type CommonOptions, timeoutOf } from './common-options.ts';
import { failureLine } from './failure-line.ts';
import { CLI_HINTS } from './hint-words.ts';
import type { Edge } from './process-edge.ts';
import type { Runner } from './runner.ts';

interface DoctorOptions extends CommonOptions {
  readonly server?: string;
}

export function addDoctorCommand(program: Command, runner: Runner): void {
  addCommand(program, {
    name: 'doctor',
    summary: 'check the installation and the workspace',
    description:
      'Check Node, Git, the temporary folder and the cache folder, the configuration, the Python environment and the workspace. Start each enabled and installed language server that supports a file of the workspace. Check that the Pyright language server and the Pyright command line report the same diagnostics for a sample of files. The Pyright command line runs without the isolation that lanser gives the Pyright language server. After a failed check, the other checks still run. A check that needs the result of a failed check does not apply.',
    examples: `  lanser doctor --python .venv
  lanser doctor --json | jq -r '.facts.checks[] | select(.passed == false) | .name'`,
    exitCodes: {
      0: 'no check failed',
      20: 'the folder or the server does not exist',
      21: 'a check failed; the bundle has status "ok" and all checks, with "passed": false for failed checks',
      28: 'interrupted',
    },
  })
    .option('--server <name>', 'start no language server except this one')
    .action(runner(requestOf, examine));
}

function requestOf(_: Edge, { server }: DoctorOptions): BundleRequest {
  return { cmd: 'doctor', options: server === undefined ? {} : { server } };
}

async function examine(edge: Edge, options: DoctorOptions): Promise<number> {
  const { python, server, json } = options;
  const timeoutMs = timeoutOf(options);
  const { host, signal, colors } = edge;
  const bundle = await doctor(workspaceFolder(options), { host, signal, python, timeoutMs }, { server });
  if (signal.aborted) throw abortError(signal);
  const { facts, error, environment, meta } = bundleInWords(bundle, CLI_HINTS);
  if (json === true) edge.json(bundle);
  if (error !== null) edge.err(failureLine(error));
  else if (facts !== null && json !== true) {
    edge.print(statusText(facts, colors, process.stdout.columns) + placesText(environment.local));
  }
  return meta.exitCode;
}

function placesText(local: BundleEnvironment['local']): string {
  const places = Object.entries({ python: local?.pythonExe, ...local?.programs });
  const programs = places.flatMap(([name, place]) =>
    typeof place === 'string' ? [[name, place] as const] : [],
  );
  const width = Math.max(0, ...programs.map(([name]) => name.length));
  const lines = programs.map(([name, place]) => `  ${name.padEnd(width)}  ${visibleLine(place)}\n`);
  return lines.length === 0 ? '' : `\nOn this machine:\n${lines.join('')}`;
}
