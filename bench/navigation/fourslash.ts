/**
 * Compares lanser with Pyright on Pyright's own navigation tests (cases). FOLDER contains the cases. A mark is a
 * position in a file of a case. Queries both tools at every mark in a Python file, except in installed packages.
 * Pyright runs as a language server with lanser's settings. Starts both tools again for each case. Also counts how
 * often lanser's answer equals the answer that a case expects. Exits with 1 only if answers of the two tools differ.
 *
 *   npm run bench:fourslash -- FOLDER [--cases REGEXP]
 */
import path from 'node:path';
import { nodeHost } from '../../src/session/node-host.ts';
import { openWorkspace } from '../../src/sdk/open-workspace.ts';
import { PLACE_OPERATIONS, rawAnswers, type PlaceOperation } from '../../test/helpers/raw-answers.ts';
import { rawNames } from '../../test/helpers/raw-names.ts';
import { rawServer } from '../../test/helpers/raw-server.ts';
import { sdkAnswers } from '../../test/helpers/sdk-answers.ts';
import { caseWorkspaces, type CaseWorkspace } from './case-workspaces.ts';
import { answerOf, linesOf, tallyOf, type Compared } from './compare.ts';
import { comparableAnswer, expectationsOf } from './fourslash-expected.ts';
import { positionOf } from './fourslash-script.ts';
import { endWithUsage, scriptArguments } from '../usage.ts';

const NAVIGATION =
  '^(?:find(?:Definitions|TypeDefinitions|allreferences)|highlightreferences|hover|rename|signature|showcallhierarchy)\\.';
const { positionals, values } = scriptArguments({
  allowPositionals: true,
  options: { cases: { type: 'string', default: NAVIGATION } },
});
const [folder] = positionals;
if (folder === undefined) endWithUsage('FOLDER is missing.');

interface ComparedMark extends Compared {
  readonly operation: PlaceOperation;
  readonly mark: string | null;
}

/** Compares the answers at every mark of the workspace's own Python files, for each operation. */
async function compareMarks({
  name,
  files,
  root,
  env,
  packages,
}: CaseWorkspace): Promise<readonly ComparedMark[]> {
  const [server, names, workspace] = await Promise.all([
    rawServer(root, env),
    rawNames(root, env, packages),
    openWorkspace(root, { host: { ...nodeHost({}), env } }),
  ]);
  await using _server = server;
  await using _workspace = workspace;
  const raw = rawAnswers(server, names);
  const lanser = sdkAnswers(workspace);
  const compared: ComparedMark[] = [];
  for (const file of files) {
    if (file.isLibrary || !/\.pyi?$/u.test(file.name)) continue;
    for (const mark of file.marks) {
      const place = { file: path.posix.normalize(file.name), ...positionOf(file.text, mark.start) };
      for (const operation of PLACE_OPERATIONS) {
        const [byRaw, byLanser] = await Promise.all([
          answerOf(raw.at(operation, place)),
          answerOf(lanser.at(operation, place)),
        ]);
        const question = `${name} ${place.file}@L${place.line + 1}:C${place.character + 1}`;
        compared.push({ question, operation, mark: mark.name, raw: byRaw, lanser: byLanser });
      }
    }
  }
  return compared;
}

const all: ComparedMark[] = [];
let cases = 0;
let stated = 0;
let met = 0;
const unmet: string[] = [];
for await (const workspace of caseWorkspaces(folder, values.cases)) {
  const { name, source, files } = workspace;
  const compared = await compareMarks(workspace);
  all.push(...compared);
  cases += 1;
  const expected = await expectationsOf(source, files);
  for (const { mark, operations, answer } of typeof expected === 'string' ? [] : expected) {
    const found = compared.filter((one) => one.mark === mark && operations.includes(one.operation));
    if (found.length === 0) continue;
    const actual = comparableAnswer(found.map(({ lanser }) => lanser));
    stated += 1;
    if (sameMembers(actual, answer)) met += 1;
    else unmet.push(`  ${name} ${mark}: ${operations.join(' and ')}, ${JSON.stringify(actual)}`);
  }
  const { different } = tallyOf(compared);
  process.stderr.write(
    `${name}: ${compared.length} asked, ${different.length} different${typeof expected === 'string' ? `; the checks of this case fail: ${expected}` : ''}\n`,
  );
}

function sameMembers(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  const [left, right] = [new Set<unknown>(one), new Set<unknown>(other)];
  return left.size === right.size && [...left].every((member) => right.has(member));
}

process.stdout.write(`${cases} cases\n`);
for (const operation of PLACE_OPERATIONS) {
  const tally = tallyOf(all.filter((one) => one.operation === operation));
  process.stdout.write(linesOf(operation, tally));
  if (tally.different.length > 0) process.exitCode = 1;
}
process.stdout.write(
  `answers that the cases expect: ${stated}; equal answers of lanser: ${met}\n${unmet.join('\n')}\n`,
);
