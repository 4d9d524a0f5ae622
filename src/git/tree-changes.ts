import { decodeName, splitNulBytes } from './names.ts';
import type { ObjectStore } from './object-store.ts';

/** Lines of base replaced by lines of head. Starts are zero-based; counts may be 0. */
export interface Hunk {
  readonly baseStart: number;
  readonly baseCount: number;
  readonly headStart: number;
  readonly headCount: number;
}

export interface TreeChange {
  readonly kind: 'added' | 'deleted' | 'modified' | 'renamed';
  /** Null if the file is new, or if its old name is not UTF-8. */
  readonly basePath: string | null;
  /** Null if the file is deleted, or if its new name is not UTF-8. */
  readonly headPath: string | null;
  readonly hunks: readonly Hunk[];
}

// The result must not depend on diff drivers, on attributes of the tree, or on the user's settings.
const DIFF = ['diff-tree', '-r', '-M', '-l0', '--no-ext-diff', '--no-textconv', '--diff-algorithm=histogram'];

// The tab makes Git quote every name in the patch. Unquoted names with spaces can make the headers of two files
// equal.
const PREFIX = '\t';

const DIFF_LINE = 'd'.charCodeAt(0);
const HUNK_LINE = '@'.charCodeAt(0);

/**
 * Returns the changes between two trees, with renames and hunks. Hunks ignore white space within lines. Omits files
 * whose names are not UTF-8. A rename from (or to) such a name becomes an addition (or a deletion) without hunks.
 */
export async function diffTrees(
  store: ObjectStore,
  base: string,
  head: string,
  signal: AbortSignal,
): Promise<readonly TreeChange[]> {
  if (base === head) return [];
  return store.remember(`diff ${base} ${head}`, async () => readChanges(store, base, head, signal));
}

async function readChanges(
  store: ObjectStore,
  base: string,
  head: string,
  signal: AbortSignal,
): Promise<readonly TreeChange[]> {
  const patch = ['-p', '-U0', '-w', '--text', `--src-prefix=${PREFIX}`, `--dst-prefix=${PREFIX}`];
  const [changes, hunks] = await Promise.all([
    store.read([...DIFF, '--raw', '-z', base, head], signal),
    store.read([...DIFF, ...patch, base, head], signal),
  ]);
  return attachHunks(parseRaw(splitNulBytes(changes)), hunks);
}

/** Returns the paths of the entries that differ between two trees. Omits paths that are not UTF-8. */
export async function changedNames(
  store: ObjectStore,
  base: string,
  head: string,
  signal: AbortSignal,
): Promise<readonly string[]> {
  if (base === head) return [];
  const args = ['diff-tree', '-r', '-z', '--name-only', '--no-renames', base, head];
  const output = await store.read(args, signal);
  return splitNulBytes(output).flatMap((name) => decodeName(name) ?? []);
}

type Change = Omit<TreeChange, 'hunks'>;

function parseRaw(fields: readonly Buffer[]): readonly Change[] {
  const changes: Change[] = [];
  for (let index = 0; index < fields.length;) {
    const facts = (fields[index] as Buffer).toString('latin1');
    const status = /^:\d+ \d+ [0-9a-f]+ [0-9a-f]+ ([A-Z])/u.exec(facts)?.[1];
    const renamed = status === 'R';
    const first = fields[index + 1];
    const last = fields[index + (renamed ? 2 : 1)];
    if (status === undefined || first === undefined || last === undefined) {
      throw new TypeError('unexpected raw diff');
    }
    const basePath = status === 'A' ? undefined : decodeName(first);
    const headPath = status === 'D' ? undefined : decodeName(last);
    if (basePath !== undefined && headPath !== undefined) {
      changes.push({ kind: renamed ? 'renamed' : 'modified', basePath, headPath });
    } else if (headPath !== undefined) changes.push({ kind: 'added', basePath: null, headPath });
    else if (basePath !== undefined) changes.push({ kind: 'deleted', basePath, headPath: null });
    index += renamed ? 3 : 2;
  }
  return changes;
}

/**
 * Adds the hunks of the patch to the changes. If the type of a file changes, the patch has two sections for the file:
 * a deletion and an addition. Their hunks become one hunk.
 */
function attachHunks(changes: readonly Change[], patch: Buffer): readonly TreeChange[] {
  const sections = new Map<string, Hunk[]>();
  let current: Hunk[] = [];
  let isAddition = false;
  for (const line of headersOf(patch)) {
    if (line.startsWith('diff --git ')) {
      isAddition = sections.has(line);
      current = sections.get(line) ?? [];
      sections.set(line, current);
      continue;
    }
    const match = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/u.exec(line);
    if (match === null) continue;
    const hunk = hunkOf(match);
    const [deletion] = current;
    if (isAddition && deletion !== undefined) current[0] = { ...deletion, headCount: hunk.headCount };
    else current.push(hunk);
  }
  return changes.map((change) => ({ ...change, hunks: sections.get(headerOf(change)) ?? [] }));
}

/** Yields lines that start with `d` or `@`. Does not decode the whole patch, which could be too long for a string. */
function* headersOf(patch: Buffer): Generator<string> {
  for (let start = 0; start < patch.length;) {
    const lineFeed = patch.indexOf('\n', start);
    const end = lineFeed === -1 ? patch.length : lineFeed;
    if (patch[start] === DIFF_LINE || patch[start] === HUNK_LINE) yield patch.toString('latin1', start, end);
    start = end + 1;
  }
}

function hunkOf(match: RegExpExecArray): Hunk {
  const baseCount = Number(match[2] ?? 1);
  const headCount = Number(match[4] ?? 1);
  // If the count is 0, Git prints the number of the line before the hunk.
  return {
    baseStart: Number(match[1]) - (baseCount === 0 ? 0 : 1),
    baseCount,
    headStart: Number(match[3]) - (headCount === 0 ? 0 : 1),
    headCount,
  };
}

function headerOf(change: Change): string {
  const base = change.basePath ?? change.headPath ?? '';
  const head = change.headPath ?? change.basePath ?? '';
  return `diff --git ${quote(PREFIX + base)} ${quote(PREFIX + head)}`;
}

/** Quotes a name as Git does with `core.quotePath=false`. Decodes UTF-8 bytes as latin1, like {@link headersOf}. */
function quote(name: string): string {
  const bytes = Buffer.from(name, 'utf8').toString('latin1');
  const escapes: Readonly<Record<string, string>> = {
    '\u0007': '\\a',
    '\b': '\\b',
    '\t': '\\t',
    '\n': '\\n',
    '\u000B': '\\v',
    '\f': '\\f',
    '\r': '\\r',
    '"': '\\"',
    '\\': '\\\\',
  };
  const quoted = bytes.replaceAll(
    /[\u0000-\u001F"\\\u007F]/gu,
    (byte) => escapes[byte] ?? `\\${byte.charCodeAt(0).toString(8).padStart(3, '0')}`,
  );
  return `"${quoted}"`;
}
