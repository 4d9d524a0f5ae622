/**
 * Compares lanser's facts with Pyright's own answers about random names of a repository, and about the symbols and
 * diagnostics of its Python files. The raw server is Pyright without lanser. lanser and the raw server get the
 * requests in the same random order. With `--order files`, the raw server gets them file by file, to find answers
 * that depend on earlier requests. Before a request for references, the raw server checks the files that contain the
 * name, because Pyright otherwise omits some references. Selects `--references` names for references, and `--count`
 * names for every other operation on names (such as hover). Exits with 1 if any answer differs.
 *
 *   npm run bench:navigation -- REPOSITORY [--count 1000] [--references 1000] [--seed 1] [--order files]
 */
import { realpath } from 'node:fs/promises';
import { nodeHost } from '../../src/session/node-host.ts';
import { openWorkspace } from '../../src/sdk/open-workspace.ts';
import { PLACE_OPERATIONS, rawAnswers, type RawAnswers } from '../../test/helpers/raw-answers.ts';
import { rawNames } from '../../test/helpers/raw-names.ts';
import { rawServer } from '../../test/helpers/raw-server.ts';
import { sdkAnswers } from '../../test/helpers/sdk-answers.ts';
import { benchArguments } from '../bench-arguments.ts';
import { convergedAnswers } from './converged-answers.ts';
import { answerOf, linesOf, tallyOf, type Compared } from './compare.ts';
import { identifiersOf, pickedFrom } from './identifiers.ts';

const { repository, options } = benchArguments({
  count: 1000,
  references: 1000,
  seed: 1,
  order: 'same',
});
const root = await realpath(repository);
const names = identifiersOf(root);
const files = [...new Set(names.map(({ file }) => file))];

await using server = await rawServer(root);
const raw = convergedAnswers(rawAnswers(server, await rawNames(root)), root, files);
await using workspace = await openWorkspace(root, { host: nodeHost({}) });
const lanser = sdkAnswers(workspace);

/** Collects the answers of the raw server and of lanser. Both work concurrently, with one request at a time each. */
async function comparedOver<T>(
  questions: readonly T[],
  nameOf: (question: T) => string,
  answerTo: (answers: RawAnswers, question: T) => Promise<unknown>,
): Promise<readonly Compared[]> {
  const side = async (answers: RawAnswers, inOrder: readonly T[]): Promise<Map<T, unknown>> => {
    const found = new Map<T, unknown>();
    for (const question of inOrder) found.set(question, await answerOf(answerTo(answers, question)));
    return found;
  };
  const ordered =
    options.order === 'files'
      ? questions.toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1))
      : questions;
  const [byRaw, byLanser] = await Promise.all([side(raw, ordered), side(lanser, questions)]);
  return questions.map((question) => ({
    question: nameOf(question),
    raw: byRaw.get(question),
    lanser: byLanser.get(question),
  }));
}

async function report(operation: string, compareAll: () => Promise<readonly Compared[]>): Promise<void> {
  const start = performance.now();
  const tally = tallyOf(await compareAll());
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  process.stdout.write(`${linesOf(operation, tally)}  ${seconds} s\n`);
  if (tally.different.length > 0) process.exitCode = 1;
}

process.stdout.write(`${names.length} names in ${files.length} files, seed ${options.seed}\n`);
for (const operation of PLACE_OPERATIONS) {
  const count = operation === 'references' ? options.references : options.count;
  const places = pickedFrom(names, count, options.seed);
  await report(operation, async () =>
    comparedOver(
      places,
      ({ file, line, character }) => `${file}@L${line + 1}:C${character + 1}`,
      async (answers, place) => answers.at(operation, place),
    ),
  );
}
for (const operation of ['symbols', 'diagnostics'] as const) {
  await report(operation, async () =>
    comparedOver(
      pickedFrom(files, files.length, options.seed),
      (file) => file,
      async (answers, file) => answers[operation](file),
    ),
  );
}
