/**
 * Compares each version of a schema file with the previous version, in both directions. ajv then checks the
 * conclusions: `breaking` with the counterexample, and `compatible` with random documents. Pairs with a schema that
 * ajv rejects are not checked. Exits with 1 if ajv contradicts a conclusion, a counterexample is missing, or a
 * comparison fails.
 *
 *   npm run bench:schema-history -- REPOSITORY PATH [--limit N] [--instances N] [--seed N] [--json]
 */
import { median, quantile } from '../measures.ts';
import { historyOf } from './file-history.ts';
import { judgedPair, type JudgedPair } from './judged-pair.ts';
import { endWithUsage, scriptArguments } from '../usage.ts';

const CONCLUSIONS = ['compatible', 'breaking', 'undecided', 'failed'] as const;
const MAX_REASONS = 20;

const { values, positionals } = scriptArguments({
  allowPositionals: true,
  options: {
    limit: { type: 'string' },
    instances: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  },
});
const [repository, file] = positionals;
if (repository === undefined || file === undefined) endWithUsage('REPOSITORY or PATH is missing.');
const compared = measure(repository, file);
if (compared.some(({ contradictions, conclusion }) => contradictions.length > 0 || conclusion === 'failed')) {
  process.exitCode = 1;
}

function measure(folder: string, name: string): readonly JudgedPair[] {
  const { versions, unreadable } = historyOf(
    folder,
    name,
    values.limit === undefined ? undefined : Number(values.limit),
  );
  const judged: JudgedPair[] = [];
  for (const [index, next] of versions.entries()) {
    const old = versions[index - 1];
    if (old === undefined) continue;
    for (const pair of judgedPair(old, next, Number(values.instances), Number(values.seed) + index)) {
      judged.push(pair);
      if (values.json) console.log(JSON.stringify(pair));
    }
  }
  if (!values.json) {
    console.log(
      `${name}: ${versions.length} versions, and ${unreadable} that are missing, too large or not JSON\n`,
    );
    table(judged);
  }
  return judged;
}

function table(judged: readonly JudgedPair[]): void {
  const row = (cells: readonly (string | number)[]): void => console.log(`| ${cells.join(' | ')} |`);
  row([
    '',
    'pairs',
    ...CONCLUSIONS,
    'contradicted',
    'unchecked',
    'remote',
    'attacks',
    'seconds: median',
    'max',
  ]);
  row(Array.from({ length: 12 }, () => '---'));
  for (const direction of ['backward', 'forward'] as const) {
    const pairs = judged.filter((pair) => pair.direction === direction);
    const seconds = pairs.map((pair) => pair.seconds);
    row([
      direction,
      pairs.length,
      ...CONCLUSIONS.map((conclusion) => count(pairs, (pair) => pair.conclusion === conclusion)),
      count(pairs, ({ contradictions }) => contradictions.length > 0),
      count(pairs, ({ unchecked }) => unchecked !== undefined),
      count(pairs, ({ remote }) => remote),
      pairs.reduce((sum, { conclusion, attacks }) => sum + (conclusion === 'compatible' ? attacks : 0), 0),
      median(seconds).toFixed(3),
      quantile(seconds, 1).toFixed(3),
    ]);
  }
  counted(
    'Not decided, or failed',
    judged.flatMap(({ reasons }) => [...new Set(reasons)]),
  );
  counted(
    'Not checked',
    judged.flatMap(({ unchecked }) => (unchecked === undefined ? [] : [unchecked])),
  );
  for (const { contradictions, old, next, direction } of judged) {
    for (const contradiction of contradictions) {
      console.log(
        `CONTRADICTED ${old.slice(0, 10)}..${next.slice(0, 10)} ${direction}: ${contradiction.slice(0, 600)}`,
      );
    }
  }
}

function count<T>(items: readonly T[], isCounted: (item: T) => boolean): number {
  return items.filter(isCounted).length;
}

function counted(title: string, texts: readonly string[]): void {
  if (texts.length === 0) return;
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  console.log(`\n${title}:`);
  const most = [...counts].toSorted((one, other) => other[1] - one[1]).slice(0, MAX_REASONS);
  for (const [text, times] of most) console.log(`  ${times} × ${text}`);
}
