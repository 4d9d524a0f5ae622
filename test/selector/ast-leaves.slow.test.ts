// A leaf is the syntax node that an `ast` selector names in its last step. For many modules of the standard library,
// the test compares the ranges of leaves with those of Python's own parser.
import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import type { AstSelector, DefinitionStep } from '../../src/model/selector.ts';
import { printSelector } from '../../src/selector/print-selector.ts';
import type { SourceDocument } from '../../src/selector/source.ts';
import type { Span } from '../../src/syntax/definition.ts';
import { partitionPoint } from '../../src/text/partition-point.ts';
import { resolveAst } from '../../src/selector/resolve-ast.ts';
import { pythonDocument } from './python-document.ts';

const ORACLE = fileURLToPath(new URL('../fixtures/programs/leaves_by_ast.py', import.meta.url));

type Spans = readonly (readonly [start: number, end: number] | null)[];

interface Expected {
  readonly path: readonly DefinitionStep[];
  readonly leaves: Readonly<Record<string, Spans>>;
}

async function python(args: readonly string[], input: string): Promise<string> {
  const running = promisify(execFile)('python3', args, { maxBuffer: 1024 ** 3 });
  running.child.stdin?.end(input);
  return (await running).stdout;
}

async function standardLibrary(): Promise<readonly string[]> {
  const root = (await python(['-Ic', 'import sysconfig; print(sysconfig.get_path("stdlib"))'], '')).trim();
  const files: string[] = [];
  for (const folder of ['.', 'asyncio', 'email', 'json', 'unittest', 'importlib', 'concurrent/futures']) {
    const names = await readdir(path.join(root, folder));
    files.push(...names.filter((name) => name.endsWith('.py')).map((name) => path.join(root, folder, name)));
  }
  return files;
}

/** Returns a span without comments at its end. Nodes of tree-sitter include these comments; Python's do not. */
function codeOf(document: SourceDocument, { start, end }: Span): readonly number[] {
  const tokens = document.tokens();
  let last = partitionPoint(tokens.length, (index) => (tokens[index]?.start ?? 0) >= end) - 1;
  while (tokens[last]?.kind === 'comment') last -= 1;
  return [start, tokens[last]?.end ?? end];
}

test('in modules of the standard library, leaves of ast selectors have the ranges that Python reports', async () => {
  const files = await standardLibrary();
  const answers = (await python([ORACLE], files.join('\n'))).trim().split('\n');
  let compared = 0;
  const different: string[] = [];
  for (const [index, file] of files.entries()) {
    const expected = JSON.parse(answers[index] ?? 'null') as readonly Expected[] | null;
    const text = await readFile(file, 'utf8');
    if (expected === null || text.includes('\uFFFD')) continue;
    const document = pythonDocument(text);
    const seen = new Map<string, number>();
    for (const { path: steps } of expected) {
      const key = JSON.stringify(steps);
      seen.set(key, (seen.get(key) ?? 0) + 1);
    }
    for (const { path: steps, leaves } of expected) {
      // Skips definitions with shared steps, such as a getter and a setter. Their selectors need a number (`[2]`).
      if (steps.some((_, end) => (seen.get(JSON.stringify(steps.slice(0, end + 1))) ?? 0) > 1)) continue;
      for (const [leaf, spans] of Object.entries(leaves)) {
        for (const [number, span] of spans.entries()) {
          if (span === null) continue;
          const spec: AstSelector = {
            kind: 'ast',
            path: [['module', 'm'], ...steps],
            leaf: [leaf, number + 1],
          };
          const found = resolveAst(spec, [document]);
          const place = found.kind === 'resolved' ? codeOf(document, found.place.span) : found.kind;
          compared += 1;
          if (JSON.stringify(place) !== JSON.stringify(span)) {
            different.push(
              `${path.basename(file)}: ${printSelector(spec)} is ${String(place)}, not ${String(span)}`,
            );
          }
        }
      }
    }
  }
  // tree-sitter parses `type(x).y = z` as a type alias, so the calls in `_check_signature` differ.
  const left = different.filter((line) => !/_check_signature\]\/call/u.test(line));
  expect(left.slice(0, 20)).toEqual([]);
  expect(compared).toBeGreaterThan(100_000);
});
