import picomatch from 'picomatch';
import type { TreeChange } from '../../git/tree-changes.ts';
import type { Host } from '../../model/host.ts';
import { compareCodeUnits } from '../../model/range.ts';
import type { SchemaCheck } from '../../model/report.ts';
import type { TreeFiles } from '../tree-files.ts';
import { checkArtifact, checkResult, undecidedCheck } from './artifact-check.ts';
import { DELETED, isSchemaOn } from './changed-schemas.ts';
import { checkJsonSchema, type SchemaSides } from './json-schema-check.ts';

const DEFAULT_GLOBS = ['.lanser/**/*.json', '.lanser/**/*.jsonl', '**/*.schema.json'];

/** The time limit of all files together, as a multiple of `timeoutMs`. A change may touch thousands of schemas. */
const BUDGET_IN_TIMEOUTS = 5;

export interface SchemaCheckInput {
  readonly host: Host;
  readonly before: TreeFiles;
  readonly after: TreeFiles;
  readonly changes: readonly TreeChange[];
  readonly globs: readonly string[] | undefined;
  /** The limit of one validation or comparison. For all files, it is multiplied by {@link BUDGET_IN_TIMEOUTS}. */
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
}

/**
 * Compares each changed JSON Schema with its old version. Validates files that match a glob and are not schemas. A
 * check is advisory (it cannot fail the gate) if neither the old nor the new path of its file matches a glob. After
 * the total time limit, each remaining file of head is undecided. Returns the checks sorted by path.
 */
export async function checkSchemas(input: SchemaCheckInput): Promise<readonly SchemaCheck[]> {
  const { host, changes, signal } = input;
  const isMatch = picomatch([...(input.globs ?? DEFAULT_GLOBS)], { dot: true, posix: true });
  const changedFiles = changes.flatMap(({ headPath }) =>
    headPath?.endsWith('.json') === true ? [headPath] : [],
  );
  // A schema also counts as deleted if its new name does not end in `.json`.
  const deleted = changes.flatMap(({ basePath, headPath }) =>
    basePath !== null && headPath?.endsWith('.json') !== true ? [basePath] : [],
  );
  const sides: SchemaSides = {
    before: input.before,
    after: input.after,
    nameBefore: namesBefore(changes),
  };
  const matching = [...sides.after.entries.keys()].filter((file) => isMatch(file));
  const candidates = [...new Set([...matching, ...changedFiles])].toSorted(compareCodeUnits);
  const budgetMs = BUDGET_IN_TIMEOUTS * input.timeoutMs;
  const endMs = host.monotonicMs() + budgetMs;
  const checks: SchemaCheck[] = [];
  for (const [done, file] of candidates.entries()) {
    host.progress({ label: 'schemas', done, total: candidates.length });
    const leftMs = endMs - host.monotonicMs();
    const isSelected = isMatch(file) || isMatch(sides.nameBefore(file));
    if (leftMs <= 0) {
      const reason = `the schema checks together took longer than ${budgetMs / 1000} seconds`;
      checks.push(withAdvisory(undecidedCheck(file, reason), isSelected));
      continue;
    }
    const limits = { timeoutMs: Math.ceil(Math.min(input.timeoutMs, leftMs)), signal };
    const isSchema = await isSchemaOn(sides, { oldName: sides.nameBefore(file), newName: file });
    if (isSchema) {
      checks.push(
        ...(await checkJsonSchema(sides, file, limits)).map((check) => withAdvisory(check, isSelected)),
      );
    } else if (isMatch(file)) checks.push(...(await checkArtifact(sides.after, file, limits)));
  }
  for (const file of deleted) {
    if (await isSchemaOn(sides, { oldName: file, newName: null }))
      checks.push(withAdvisory(checkResult(file, 'removed', [DELETED]), isMatch(file)));
  }
  if (candidates.length > 0) {
    host.progress({ label: 'schemas', done: candidates.length, total: candidates.length });
  }
  return checks.toSorted((one, other) => compareCodeUnits(one.path, other.path));
}

function namesBefore(changes: readonly TreeChange[]): (file: string) => string {
  const names = new Map(
    changes.flatMap(({ basePath, headPath }) =>
      basePath !== null && headPath !== null ? [[headPath, basePath] as const] : [],
    ),
  );
  return (file) => names.get(file) ?? file;
}

function withAdvisory(check: SchemaCheck, isSelected: boolean): SchemaCheck {
  return isSelected ? check : { ...check, advisory: true };
}
