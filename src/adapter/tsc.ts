import { existsSync } from 'node:fs';
import path from 'node:path';
import { LanserError } from '../model/lanser-error.ts';
import type { Adapter, ReportedItem } from './adapter.ts';
import { programFailure } from './program-failure.ts';

const SEVERITIES: Readonly<Record<string, ReportedItem['severity']>> = {
  error: 'error',
  warning: 'warning',
  message: 'hint',
  suggestion: 'hint',
};
const WITH_PLACE =
  /^(?<file>.+?)\((?<line>[1-9]\d{0,8}),(?<column>[1-9]\d{0,8})\): (?<category>error|warning|message|suggestion) (?<rule>TS\d+): (?<message>.*)$/su;
const WITHOUT_PLACE = /^(?:error|warning|message|suggestion) TS\d+: /u;
const OPTIONS = ['--noEmit', '--pretty', 'false', '--locale', 'en', '--listFiles'];
/** Matches a line of `--listFiles`, which is an absolute path. */
const LISTED = /^(?:\/|[A-Za-z]:[\\/])/u;

/**
 * The adapter for `tsc --pretty false`: one-based start positions in UTF-16 code units, and lines as in ECMAScript.
 * Indented lines continue the message before them.
 */
export const tscAdapter: Adapter = {
  name: 'tsc',
  endings: ['.ts', '.tsx', '.mts', '.cts'],
  unit: 'utf-16',
  ecmaScriptLines: true,
  messageOf: (message, roots) => roots.withoutPaths(message),
  read(output) {
    const items: ReportedItem[] = [];
    const checked: string[] = [];
    for (const block of blocksOf(output)) {
      const found = WITH_PLACE.exec(block)?.groups;
      if (found !== undefined) items.push(itemOf(found));
      else if (LISTED.test(block)) checked.push(block);
      else throw unreadable(block);
    }
    return { items, ...(checked.length > 0 ? { checked } : {}) };
  },
  run: {
    command: 'tsc',
    advice: 'Install it outside of the checkout, for example with `npm install --global typescript`.',
    checksProject: true,
    async args({ workspace, files, scratch }) {
      const project = path.join(workspace, 'tsconfig.json');
      const hasProject = existsSync(project);
      if (!hasProject && files.length === 0) {
        throw new LanserError(
          'E/CONFIG',
          'The workspace has no tsconfig.json. Add this file, or name the files to check.',
        );
      }
      return [
        ...(hasProject ? ['--project', project] : []),
        ...OPTIONS,
        // Makes tsc ignore earlier build info, and write new build info outside of the workspace.
        '--incremental',
        '--tsBuildInfoFile',
        path.join(scratch, 'tsc.tsbuildinfo'),
        ...(hasProject ? [] : files),
      ];
    },
    failure(result) {
      // With `--listFiles`, tsc prints every checked file. So it prints nothing only if it crashes or checks no file.
      const isEmpty = result.stdout.trim() === '';
      if (result.exitCode === 0 && isEmpty) {
        return new LanserError(
          'E/NOT_FOUND',
          'The tsconfig.json of the workspace includes no files. Check the folder of a project that this tsconfig.json references.',
          { tool: 'tsc' },
          { hint: 'name-workspace' },
        );
      }
      // tsc prints errors in the code and in the configuration, and then exits with code 1 or 2.
      return [0, 1, 2].includes(result.exitCode) && !isEmpty
        ? undefined
        : programFailure('E/INCONCLUSIVE', 'tsc', result);
    },
  },
};

/** Groups each diagnostic with its continuation lines. */
function blocksOf(output: string): readonly string[] {
  const blocks: string[] = [];
  for (const line of output.split(/\r?\n/u)) {
    if (/^\s/u.test(line) && blocks.length > 0) blocks[blocks.length - 1] += `\n${line}`;
    else if (line.trim() !== '') blocks.push(line);
  }
  return blocks;
}

function itemOf(found: Readonly<Record<string, string | undefined>>): ReportedItem {
  const { file = '', line, column, category = '', rule = null, message = '' } = found;
  return {
    file,
    span: { kind: 'start', line: Number(line) - 1, column: Number(column) - 1 },
    severity: SEVERITIES[category] ?? 'error',
    rule,
    message,
    source: 'tsc',
  };
}

function unreadable(block: string): LanserError {
  if (WITHOUT_PLACE.test(block)) {
    return new LanserError('E/CONFIG', `tsc: ${block} Correct the configuration of tsc.`, { tool: 'tsc' });
  }
  const message = `A line of the output is not from \`tsc --pretty false\`: ${JSON.stringify(block.slice(0, 200))}. Run tsc with this option.`;
  return new LanserError('E/INCONCLUSIVE', message, { tool: 'tsc' });
}
