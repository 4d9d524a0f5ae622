/**
 * Compares lanser with the raw server, which is Pyright with lanser's settings, but without lanser. FOLDER contains
 * Pyright's public test cases, whose files contain marks: positions with an optional name. Ignores marks in installed
 * packages. For each other mark in a Python file, sends `prepareRename` to lanser and to the raw server. Also sends
 * each rename that the case expects at the mark. Exits with 1 if the answers of lanser and the raw server differ.
 *
 *   npm run bench:rename-cases -- FOLDER [--cases REGEXP]
 *
 * `--cases` selects cases by file name. By default, selects the cases `rename.*` and `prepareRename.*`.
 */
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Range } from 'vscode-languageserver-protocol';
import { nodeHost } from '../../src/session/node-host.ts';
import { openWorkspace } from '../../src/sdk/open-workspace.ts';
import type { Workspace } from '../../src/registry/workspace.ts';
import type { Place } from '../../test/helpers/raw-answers.ts';
import { rawServer, type RawServer } from '../../test/helpers/raw-server.ts';
import { cursorAt } from '../../test/helpers/sdk-answers.ts';
import { caseWorkspaces, type CaseWorkspace } from '../navigation/case-workspaces.ts';
import { positionOf } from '../navigation/fourslash-script.ts';
import { expectedRenames, type ExpectedRename } from './case-expected.ts';
import { differenceOf, plannedEdits, rawRename, type Edits } from './edits.ts';
import { endWithUsage, scriptArguments } from '../usage.ts';

const { positionals, values } = scriptArguments({
  allowPositionals: true,
  options: { cases: { type: 'string', default: '^(?:rename|prepareRename)\\.' } },
});
const [folder] = positionals;
if (folder === undefined) endWithUsage('FOLDER is missing.');

const tally = { cases: 0, stated: 0, met: 0, likeRaw: 0, places: 0, prepared: 0 };
const lines: string[] = [];
for await (const workspace of caseWorkspaces(folder, values.cases)) {
  const expected = await expectedRenames(workspace.source, workspace.files);
  tally.cases += 1;
  if (typeof expected === 'string') lines.push(`${workspace.name}: its checks cannot be read: ${expected}`);
  await compareCase(workspace, typeof expected === 'string' ? [] : expected);
}
process.stdout.write(
  `${tally.cases} cases\n` +
    `expected renames: ${tally.stated}; plans of lanser that equal the expected edits: ${tally.met}; that equal the raw server's edits: ${tally.likeRaw}\n` +
    `marks with prepareRename: ${tally.places}; equal answers: ${tally.prepared}\n${lines.join('\n')}\n`,
);
if (tally.likeRaw !== tally.stated || tally.prepared !== tally.places) process.exitCode = 1;

async function compareCase(
  { name, files, root, env }: CaseWorkspace,
  expected: readonly ExpectedRename[],
): Promise<void> {
  await using server = await rawServer(root, env);
  await using workspace = await openWorkspace(root, { host: { ...nodeHost({}), env } });
  for (const file of files) {
    if (file.isLibrary || !/\.pyi?$/u.test(file.name)) continue;
    for (const mark of file.marks) {
      const place = { file: path.posix.normalize(file.name), ...positionOf(file.text, mark.start) };
      const question = `${name} ${place.file}@L${place.line + 1}:C${place.character + 1}`;
      await prepare(question, server, workspace, place);
      for (const one of expected) {
        if (one.mark === mark.name) await rename(question, server, workspace, place, one);
      }
    }
  }
}

async function rename(
  question: string,
  server: RawServer,
  workspace: Workspace,
  place: Place,
  { newName, edits }: ExpectedRename,
): Promise<void> {
  const raw = await rawRename(server, place, newName);
  const bundle = await workspace.rename(cursorAt(place), newName);
  // A refused rename counts as equal to an empty edit.
  const planned = plannedEdits(bundle.edits?.plan ?? null);
  const byCase = differenceOf(planned, edits);
  const byRaw = differenceOf(planned, raw.edits ?? new Set());
  tally.stated += 1;
  if (byCase === '') tally.met += 1;
  else
    lines.push(`${question} lanser differs from the expected rename: ${byCase}; ${rawToo(raw.edits, edits)}`);
  if (byRaw === '') tally.likeRaw += 1;
  else lines.push(`${question} lanser differs from the raw server: ${byRaw}; ${bundle.error?.message ?? ''}`);
}

function rawToo(raw: Edits | undefined, expected: Edits): string {
  return differenceOf(raw ?? new Set(), expected) === ''
    ? 'the raw server returns the expected edits'
    : 'the raw server does not return the expected edits either';
}

async function prepare(
  question: string,
  server: RawServer,
  workspace: Workspace,
  place: Place,
): Promise<void> {
  const { line, character } = place;
  const textDocument = { uri: await server.show(place.file) };
  const params = { textDocument, position: { line, character } };
  const found = await server.request<{ readonly range: Range } | Range | null>(
    'textDocument/prepareRename',
    params,
  );
  const { start, end } = found === null ? {} : 'range' in found ? found.range : found;
  const raw = start && end && [start.line, start.character, end.line, end.character];
  const { facts, error } = await workspace.prepareRename(cursorAt(place));
  tally.places += 1;
  if (error === null && isDeepStrictEqual(facts?.prepareRename?.range, raw)) tally.prepared += 1;
  else {
    lines.push(
      `${question} prepareRename: raw ${JSON.stringify(found)}, lanser ${JSON.stringify(facts?.prepareRename ?? error)}`,
    );
  }
}
