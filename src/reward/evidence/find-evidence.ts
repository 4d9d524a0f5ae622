import type { EvidenceFinding } from '../../model/bundle.ts';
import type { Span } from '../../syntax/definition.ts';
import { readingTimeoutMs, tooLong } from '../../syntax/reading-limits.ts';
import { compareCodeUnits } from '../../model/range.ts';
import { LimitError } from '../../thread/limit-error.ts';
import { lineIndex, rangeAt } from '../../text/line-index.ts';
import type { Step } from '../../thread/serve-tasks.ts';
import { languageOf } from '../../syntax/languages.ts';
import { memoized } from '../../text/memoized.ts';
import { type ActiveTest, activeTests, removedTests } from './active-tests.ts';
import { addedMarks, type PlacedMark } from './added-marks.ts';
import {
  ALL_FILES,
  compareFindings,
  type EvidenceTask,
  finding,
  type FoundEvidence,
} from './gaming-evidence.ts';
import { marksOf } from './marks-of.ts';
import { requestModules } from './module-port.ts';
import type { ModuleSources } from './module-sources.ts';
import { fileChanges, cachedLines, type Sources } from './moved-files.ts';
import { removedAnnotations } from './removed-annotations.ts';
import { typingNames } from './typing-names.ts';
import { weakerSettings } from './weaker-settings.ts';

/**
 * Finds changes that can hide errors, except moves to unchecked files: callers search `moved` for them. Callers must
 * limit the time, because hostile sources can make this slow. Throws a LimitError for a source that is too long.
 */
export async function findEvidence(input: EvidenceTask, step: Step): Promise<FoundEvidence> {
  const before = without(input.before, input.after);
  const after = without(input.after, input.before);
  // The parsers determine the language by the file extension.
  const nameOf = (uri: string): string => (input.python?.has(uri) === true ? `${uri}.py` : uri);
  const oldMarks = await placedMarks(before, requestModules(input.modules.before), nameOf, step);
  const newMarks = await placedMarks(after, requestModules(input.modules.after), nameOf, step);
  step(ALL_FILES, ALL_FILES_TIMEOUT_MS);
  const isStrict = ({ mark }: PlacedMark): boolean => mark.isStrict === true;
  const [oldPlaces, newPlaces] = [placesIn(before), placesIn(after)];
  const oldHiding = oldMarks.filter((placed) => !isStrict(placed));
  const newHiding = newMarks.filter((placed) => !isStrict(placed));
  const added = addedMarks(oldHiding, newHiding);
  const removed = addedMarks(newHiding, oldHiding).map(({ uri, mark }) =>
    finding(mark.kind, uri, oldPlaces(uri, mark), mark.form),
  );
  const { deleted, moved, added: addedFiles } = fileChanges(before, after);
  const annotations: EvidenceFinding[] = [];
  for (const [uri, text] of after) {
    const old = before.get(uri);
    if (old === undefined) continue;
    begin(uri, text, step);
    const found = await removedAnnotations(nameOf(uri), old, text);
    annotations.push(...found.map((one) => ({ ...one, uri })));
  }
  // A move from `name.py` to `name/__init__.py` does not replace another module.
  const renamed = moved.filter(({ from, to }) => to !== from.replace(/\.py$/u, '/__init__.py'));
  const shadows = shadowingFiles([...addedFiles, ...renamed.map(({ to }) => to)], input.modules.before.files);
  const newStubs = moved.filter(({ from, to }) => to.endsWith('.pyi') && !from.endsWith('.pyi'));
  const stubs = [...addedFiles.filter((uri) => uri.endsWith('.pyi')), ...newStubs.map(({ to }) => to)];
  const emptied = await emptiedFiles(before, after, nameOf);
  // A deleted file is already a finding, so its comments such as `# pyright: strict` are not.
  const removedStrict = addedMarks(newMarks.filter(isStrict), oldMarks.filter(isStrict)).filter(
    ({ uri }) => !deleted.includes(uri),
  );
  const [oldTests, newTests] = [await testsOf(before, step), await testsOf(after, step)];
  step(ALL_FILES, ALL_FILES_TIMEOUT_MS);
  const tests = removedTests(oldTests, newTests);
  const findings: readonly EvidenceFinding[] = [
    ...added.map(({ uri, mark }) => finding(mark.kind, uri, newPlaces(uri, mark), mark.form)),
    ...removedStrict.map(({ uri, mark }) =>
      finding(mark.kind, uri, oldPlaces(uri, mark), `${mark.form} removed`),
    ),
    ...deleted.map((uri) => finding('deleted', uri, null, uri)),
    ...emptied.map((uri) => finding('deleted', uri, null, `${uri}: now contains no code`)),
    ...stubs.map((uri) => finding('stub', uri, null, uri)),
    ...shadows.map(({ uri, instead }) => finding('stub', uri, null, `${uri}: takes the place of ${instead}`)),
    ...annotations,
    ...tests.map(({ uri, name, span }) => finding('test', uri, oldPlaces(uri, span), name)),
    ...(input.configurations ?? []).flatMap((versions) =>
      weakerSettings(versions.before ?? {}, versions.after ?? {}).map((setting) => ({
        ...finding(setting.kind, versions.uri, null, setting.text),
        before: setting.before,
        after: setting.after,
      })),
    ),
  ];
  return {
    moved,
    findings: findings.toSorted(compareFindings),
    removed: removed.toSorted(compareFindings),
    hidden: added.reduce((sum, { mark }) => sum + mark.hides, 0),
  };
}

/**
 * Returns the sources that differ from `others`, sorted by path. {@link addedMarks} pairs old and new marks (such as
 * suppression comments) of equal form in this order.
 */
function without(sources: Sources, others: Sources): Sources {
  const differing = [...sources].filter(([uri, text]) => others.get(uri) !== text);
  return new Map(differing.toSorted(([left], [right]) => compareCodeUnits(left, right)));
}

const ALL_FILES_TIMEOUT_MS = 120_000;

function begin(uri: string, text: string, step: Step): void {
  step(uri, readingTimeoutMs(text));
  const reason = tooLong(text);
  if (reason !== undefined) throw new LimitError(reason);
}

async function placedMarks(
  sources: Sources,
  modules: ModuleSources,
  nameOf: (uri: string) => string,
  step: Step,
): Promise<readonly PlacedMark[]> {
  const names = typingNames(modules);
  const marks: PlacedMark[] = [];
  for (const [uri, text] of sources) {
    begin(uri, text, step);
    for (const mark of await marksOf(nameOf(uri), text, names)) marks.push({ uri, mark });
  }
  return marks;
}

async function testsOf(sources: Sources, step: Step): Promise<readonly ActiveTest[]> {
  const tests: ActiveTest[] = [];
  for (const [uri, text] of sources) {
    begin(uri, text, step);
    tests.push(...(await activeTests(uri, text)));
  }
  return tests;
}

function placesIn(sources: Sources): (uri: string, span: Span) => EvidenceFinding['range'] {
  const linesOf = memoized((uri: string) => lineIndex(sources.get(uri) ?? ''));
  return (uri, span) => rangeAt(linesOf(uri), span);
}

/** Returns the files that lost all code. Omits a file if at least half of its old lines are new in other files. */
async function emptiedFiles(
  before: Sources,
  after: Sources,
  nameOf: (uri: string) => string,
): Promise<readonly string[]> {
  const linesOf = cachedLines();
  const emptied: string[] = [];
  for (const [uri, text] of after) {
    const old = before.get(uri);
    const name = nameOf(uri);
    if (old !== undefined && !(await hasCode(name, text)) && (await hasCode(name, old))) emptied.push(uri);
  }
  if (emptied.length === 0) return [];
  const current = new Set(
    [...after].flatMap(([uri, text]) => {
      const old = linesOf(before.get(uri) ?? '');
      return [...linesOf(text)].filter((line) => !old.has(line));
    }),
  );
  return emptied.filter((uri) => {
    const lines = [...linesOf(before.get(uri) ?? '')];
    return 2 * lines.filter((line) => current.has(line)).length < lines.length;
  });
}

async function hasCode(uri: string, text: string): Promise<boolean> {
  const tokens = (await languageOf(uri))?.tokens(text) ?? [];
  return tokens.some(({ kind }) => kind !== 'comment' && kind !== 'string');
}

/** Often imported modules of the standard library, and `typing_extensions`. */
const STANDARD: ReadonlySet<string> = new Set(
  'abc ast asyncio builtins collections contextlib copy dataclasses datetime decimal enum functools importlib io itertools json logging operator os pathlib random re string sys types typing typing_extensions unittest uuid warnings'.split(
    ' ',
  ),
);

/**
 * Returns the new files that replace a module. A package replaces the module file of the same name. A module or
 * package at the root or directly below `src/` replaces the {@link STANDARD} module of the same name.
 */
function shadowingFiles(
  added: readonly string[],
  existing: readonly string[],
): readonly { readonly uri: string; readonly instead: string }[] {
  const known = new Set(existing);
  return added.flatMap((uri) => {
    const module = /^(?<module>.*?)(?:\/__init__)?\.py$/u.exec(uri)?.groups?.['module'];
    if (module === undefined || module === '') return [];
    if (uri.endsWith('/__init__.py') && known.has(`${module}.py`)) return [{ uri, instead: `${module}.py` }];
    const isRoot = !module.includes('/') || /^src\/[^/]+$/u.test(module);
    const name = module.slice(module.lastIndexOf('/') + 1);
    return isRoot && STANDARD.has(name) ? [{ uri, instead: name }] : [];
  });
}
