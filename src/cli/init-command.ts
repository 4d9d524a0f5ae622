import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Command } from 'commander';
import { findGit } from '../git/git.ts';
import { openRepository } from '../git/repository.ts';
import { inspectRepository, type Inspected } from '../init/inspect.ts';
import type { Project } from '../init/project.ts';
import { WORKFLOW_FILE, workflowText } from '../init/workflow.ts';
import { errnoOf, LanserError } from '../model/lanser-error.ts';
import { writeReportFiles } from '../report/report-directory.ts';
import { visibleLine } from '../report/visible.ts';
import { outputPath } from '../workspace/output-path.ts';
import { addCommand } from './add-command.ts';
import { workspaceFolder, type CommonOptions } from './common-options.ts';
import type { Edge } from './process-edge.ts';
import type { Runner } from './runner.ts';

interface InitOptions extends CommonOptions {
  readonly dryRun?: true;
  readonly force?: true;
}

type Outcome = 'dry-run' | 'unchanged' | 'written';

export function addInitCommand(program: Command, runner: Runner): void {
  addCommand(program, {
    name: 'init',
    summary: 'write a workflow that gates pull requests on GitHub',
    description: `Print a workflow that installs the dependencies and gates each pull request, and write it to ${WORKFLOW_FILE}. The workflow depends on the repository's projects, and on their metadata, lock files, requirement files and Python version. No code of the repository is run.`,
    examples: `  lanser init --dry-run
  lanser init --force`,
    exitCodes: {
      0: 'printed, written or already up to date',
      3: 'the repository contains no Python file',
      20: 'a different workflow exists, or this is not a Git repository',
      24: 'the path of the workflow contains a link',
      71: 'the workflow cannot be read or written',
    },
  })
    .option('--dry-run', 'print the workflow and write nothing')
    .option('--force', 'replace an existing workflow')
    .action(runner(null, initialise));
}

async function initialise(edge: Edge, options: InitOptions): Promise<number> {
  const folder = workspaceFolder(options);
  const repository = await openRepository(await findGit(edge.host, [folder]), folder);
  const inspected = await inspectRepository(repository, edge.signal);
  const text = workflowText(inspected.projects);
  if (options.json !== true) {
    edge.err(foundText(inspected));
    edge.print(text);
  }
  const outcome = await place(repository.root, text, options);
  if (options.json === true) {
    const { projects, branch, omitted } = inspected;
    edge.json({
      file: WORKFLOW_FILE,
      outcome,
      text,
      projects,
      omitted,
      defaultBranch: branch?.branch ?? null,
    });
  } else {
    edge.err(nextText(outcome, inspected));
  }
  return 0;
}

/**
 * Writes the workflow, unless it is up to date or `dryRun` is set.
 *
 * @throws LanserError E/USAGE if a different workflow exists and `force` is not set, or if a device, socket or pipe
 * has the workflow's path; E/JAIL for a link in the path; E/FS_PERMISSIONS if the workflow cannot be read or written.
 */
async function place(root: string, text: string, { dryRun, force }: InitOptions): Promise<Outcome> {
  if (dryRun === true) return 'dry-run';
  const output = { label: 'workflow', hint: undefined, untrusted: root };
  // Rejects links, devices, sockets and pipes before the read. For example, a read of /dev/zero would never end.
  outputPath(path.join(root, WORKFLOW_FILE), output);
  const present = await readFile(path.join(root, WORKFLOW_FILE), 'utf8').catch((error: unknown) => {
    if (errnoOf(error) === 'ENOENT') return undefined;
    throw new LanserError(
      'E/FS_PERMISSIONS',
      `${WORKFLOW_FILE} cannot be read. Check its permissions.`,
      {},
      { cause: error },
    );
  });
  if (present === text) return 'unchanged';
  if (present !== undefined && force !== true) {
    throw new LanserError(
      'E/USAGE',
      `${WORKFLOW_FILE} exists and differs from the printed workflow. To replace it, pass --force.`,
    );
  }
  await writeReportFiles(root, [{ name: WORKFLOW_FILE, text }], output);
  return 'written';
}

function foundText({ projects, omitted }: Inspected): string {
  const found = projects.map((project) => `lanser: ${visibleLine(project.folder)}: ${reasonOf(project)}\n`);
  const left = omitted.map(
    (folder) =>
      `lanser: ${visibleLine(folder)}: left out; to check this folder separately, edit the workflow\n`,
  );
  return [...found, ...left].join('');
}

function reasonOf({ installer, source, isWorkspace, versionFile }: Project): string {
  if (installer === 'none') return 'no dependencies found; the workflow installs none';
  const python = versionFile === undefined ? '' : `, Python version from ${versionFile}`;
  return `${installer}${isWorkspace ? ' workspace' : ''}, from ${source}${python}`;
}

function nextText(outcome: Outcome, { branch }: Inspected): string {
  const target = visibleLine(branch?.branch ?? 'the default branch');
  switch (outcome) {
    case 'dry-run':
      return 'lanser: nothing was written. To write the workflow, run lanser init.\n';
    case 'unchanged':
      return `lanser: ${WORKFLOW_FILE} is up to date.\n`;
    case 'written':
      return `lanser: wrote ${WORKFLOW_FILE}. Next:
  1. Run the gate on this branch in this terminal:  lanser gate
  2. Commit the workflow on a branch:  git switch -c add-lanser && git add ${WORKFLOW_FILE} && git commit -m 'Gate pull requests with lanser'
  3. Push the branch, and open a pull request to ${target}. The pull request gets the first report.
`;
    default:
      return outcome satisfies never;
  }
}
