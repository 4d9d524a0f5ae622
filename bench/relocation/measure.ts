/**
 * Measures relocation: the search for a selector's position in a newer commit. truth.py finds the expected
 * positions (the truth) without relocation, for definitions and statements (the anchors). In a checkout of the
 * older commit, each anchor gets a cursor selector. If possible, it also gets an anchor selector and, only for a
 * definition, a symbol selector. Anchor and symbol selectors are measured with and without `docVersion`, the version
 * of the file. Then all selectors are located in a checkout of the newer commit. Prints precision, recall and the
 * time of a `locate`. For the selectors with `docVersion`, also prints precision and recall at several thresholds of
 * the best candidate's score (τ), and of its lead over the second candidate's score (δ).
 *
 * `--without` measures only the selectors without `docVersion`. `--every 3` takes every third pair of commits.
 * `--wrong` writes the wrong answers to a file. `--lost` writes the selectors without an answer, except those of
 * deleted anchors.
 *
 *   python3 bench/relocation/truth.py REPOSITORY > truth.jsonl
 *   npm run bench:relocation -- truth.jsonl REPOSITORY... [--without] [--every N] [--wrong FILE] [--lost FILE]
 */
import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { PositionSpec } from '../../src/model/selector.ts';
import { nodeHost } from '../../src/session/node-host.ts';
import { openWorkspace } from '../../src/sdk/open-workspace.ts';
import type { Workspace } from '../../src/registry/workspace.ts';
import { lineIndex, type LineIndex } from '../../src/text/line-index.ts';
import { repositoryName } from './repository-name.ts';
import { summary } from './summary.ts';
import type { Answer, Anchor, Outcome, SelectorName } from './outcome.ts';
import { endWithUsage, scriptArguments } from '../usage.ts';

const NO_SYMBOL = `sym1:${'0'.repeat(96)}`;

const { values, positionals } = scriptArguments({
  options: {
    wrong: { type: 'string' },
    lost: { type: 'string' },
    without: { type: 'boolean' },
    every: { type: 'string', default: '1' },
  },
  allowPositionals: true,
});
const [truth, ...repositories] = positionals;
if (truth === undefined || repositories.length === 0) {
  endWithUsage('truth.jsonl or REPOSITORY is missing.');
}

const anchors = (await readFile(truth, 'utf8'))
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line) as Anchor);
const host = nodeHost({});
const outcomes: Outcome[] = [];
const folder = await mkdtemp(path.join(os.tmpdir(), 'lanser-relocation-'));
try {
  for (const repository of repositories) await measure(repository);
} finally {
  await rm(folder, { recursive: true, force: true });
}
process.stdout.write(summary(outcomes));
await list(values.wrong, ({ answer, right }) => answer !== undefined && !right);
await list(values.lost, ({ answer, anchor }) => answer === undefined && anchor.outcome === 'survives');

async function list(file: string | undefined, isListed: (outcome: Outcome) => boolean): Promise<void> {
  if (file === undefined) return;
  const listed = outcomes.filter(isListed);
  await writeFile(file, listed.map((outcome) => `${JSON.stringify(outcome)}\n`).join(''));
}

async function measure(repository: string): Promise<void> {
  const git = (args: readonly string[]): Buffer =>
    execFileSync('git', args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const name = repositoryName(repository);
  const repositoryAnchors = anchors.filter(({ repo }) => repo === name);
  const [before, after] = ['before', 'after'].map((side) => path.join(folder, `${name}-${side}`));
  if (before === undefined || after === undefined) return;
  git(['clone', '--quiet', '--no-checkout', '--shared', repository, before]);
  git(['-C', before, 'worktree', 'add', '--quiet', '--detach', '--no-checkout', after]);
  const pairs = new Map<string, Anchor[]>();
  for (const anchor of repositoryAnchors) {
    const key = `${anchor.a} ${anchor.b}`;
    pairs.set(key, [...(pairs.get(key) ?? []), anchor]);
  }
  let done = 0;
  const measured = [...pairs].filter((_, index) => index % Number(values.every) === 0);
  for (const [key, group] of measured) {
    const [a = '', b = ''] = key.split(' ');
    git(['-C', before, 'checkout', '--quiet', '--force', a]);
    git(['-C', after, 'checkout', '--quiet', '--force', '--detach', b]);
    const made: (readonly [Anchor, SelectorName, PositionSpec])[] = [];
    {
      await using workspace = await openWorkspace(before, { host });
      for (const anchor of group) {
        for (const [kind, spec] of await selectorsOf(workspace, anchor)) {
          if (values.without !== true || kind.endsWith('without version')) made.push([anchor, kind, spec]);
        }
      }
    }
    await using workspace = await openWorkspace(after, { host });
    // Builds the index of the workspace before the measured requests.
    await workspace.locate({ kind: 'symbol', qualname: 'none:none', role: 'def', symbolId: NO_SYMBOL });
    for (const [anchor, kind, spec] of made) outcomes.push(await located(workspace, anchor, kind, spec));
    done += 1;
    process.stderr.write(`\r${name}: ${done} of ${measured.length} pairs`);
  }
  process.stderr.write('\n');
}

async function selectorsOf(
  workspace: Workspace,
  anchor: Anchor,
): Promise<readonly (readonly [SelectorName, PositionSpec])[]> {
  const uri = anchor.path;
  const cursor: PositionSpec = {
    kind: 'cursor',
    uri,
    line: anchor.line,
    col: anchor.col,
    indexing: 'codepoint',
  };
  const found: (readonly [SelectorName, PositionSpec])[] = [
    ['cursor', await workspace.selectorFor(cursor, 'cursor')],
  ];
  const text = (await workspace.text(uri))?.text ?? '';
  const line = lineIndex(text).lineText(anchor.line - 1);
  const start = line.length - line.trimStart().length;
  const range: PositionSpec = {
    kind: 'range',
    uri,
    start: [anchor.line, start + 1],
    end: [anchor.line, line.trimEnd().length + 1],
    indexing: 'utf-16',
  };
  const made = await workspace.selectorFor(range, 'anchor').catch(() => undefined);
  if (made !== undefined) {
    const { docVersion: _version, ...bare } = made;
    found.push(['anchor', made], ['anchor without version', bare]);
  }
  if (anchor.kind !== 'statement') {
    const symbol = await workspace.selectorFor(cursor, 'symbol').catch(() => undefined);
    if (symbol !== undefined) {
      const { docVersion: _version, ...bare } = symbol;
      found.push(['symbol', symbol], ['symbol without version', bare]);
    }
  }
  return found;
}

async function located(
  workspace: Workspace,
  anchor: Anchor,
  kind: SelectorName,
  spec: PositionSpec,
): Promise<Outcome> {
  const startMs = performance.now();
  const { resolution } = await workspace.locate(spec);
  const timeMs = performance.now() - startMs;
  const answers: Answer[] = [];
  const shown = resolution?.candidates.slice(0, 2) ?? [];
  for (const { uri, range, score, certified, features, explanation, ...rest } of shown) {
    const lines = await linesOf(workspace, uri);
    const [line, character] = rest.selectionRange ?? range;
    const col = Array.from(lines.lineText(line).slice(0, character)).length + 1;
    answers.push({ path: uri, line: line + 1, col, score, certified, features, explanation });
  }
  const [best, next] = answers;
  const answer = resolution?.resolved === null ? undefined : best;
  const right = best !== undefined && isRight(anchor, kind, best);
  const lead = (best?.score ?? 0) - (next?.score ?? 0);
  const search = resolution?.historySearch?.outcome;
  return { anchor, kind, answer, best, lead, right, timeMs, search, found: resolution?.foundVersion?.commit };
}

async function linesOf(workspace: Workspace, uri: string): Promise<LineIndex> {
  return lineIndex((await workspace.text(uri))?.text ?? '');
}

/** Returns true if the answer is the expected position. For an `anchor` selector, ignores the column. */
function isRight(anchor: Anchor, kind: SelectorName, answer: Answer): boolean {
  if (anchor.outcome !== 'survives') return false;
  const sameLine = answer.path === anchor.newPath && answer.line === anchor.newLine;
  return sameLine && (kind.startsWith('anchor') || answer.col === anchor.newCol);
}
