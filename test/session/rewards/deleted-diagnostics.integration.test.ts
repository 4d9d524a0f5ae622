import { expect, test } from 'vitest';
import { assembleBundle, bareEnvironment } from '../../../src/bundle/assemble.ts';
import type { Bundle, DiagnosticsFacts } from '../../../src/model/bundle.ts';
import { countBySeverity } from '../../../src/model/diagnostic.ts';
import type { PinnedScope } from '../../../src/reward/scope.ts';
import { deletedDiagnostics } from '../../../src/session/rewards/deleted-diagnostics.ts';

type Texts = Readonly<Record<string, string>>;

/**
 * Returns a bundle with an error at each `bad(NAME`, a warning at each `odd(NAME`, and an information diagnostic at
 * each `note(NAME`. NAME is the message.
 */
function bundleOf(texts: Texts, files?: readonly string[]): Bundle {
  const diagnostics = Object.entries(texts).flatMap(([uri, text]) =>
    text.split(/\r\n|\r|\n/u).flatMap((line, number) =>
      [...line.matchAll(/\b(?<kind>bad|odd|note)\((?<name>\w*)/gu)].map(
        ({ index, groups }): DiagnosticsFacts['diagnostics'][number] => ({
          uri,
          range: [number, index, number, index + 3],
          severity:
            groups?.['kind'] === 'bad' ? 'error' : groups?.['kind'] === 'odd' ? 'warning' : 'information',
          rule: null,
          message: groups?.['name'] ?? '',
          source: 'pyright',
        }),
      ),
    ),
  );
  const documents = Object.fromEntries(
    Object.keys(texts).map((uri) => [uri, `blob:${'a'.repeat(40)}`] as const),
  );
  return assembleBundle({
    environment: bareEnvironment({ platform: 'linux', arch: 'x64' }),
    volatile: {},
    request: { cmd: 'diagnostics', options: files === undefined ? { workspace: true } : { files } },
    facts: {
      provenance: 'lsp',
      documents,
      scope:
        files === undefined
          ? { kind: 'workspace', files: Object.keys(texts).length }
          : { kind: 'files', files: [...files] },
      diagnostics,
      hints: [],
      counts: countBySeverity(diagnostics),
    } satisfies DiagnosticsFacts,
  });
}

interface Options {
  readonly moved?: readonly { readonly from: string; readonly to: string }[];
  /** Documents whose texts are not available. */
  readonly notFound?: readonly string[];
  readonly scope?: PinnedScope;
  readonly files?: readonly [before: readonly string[], after: readonly string[]];
}

function deleted(
  before: Texts,
  after: Texts,
  { moved = [], notFound = [], scope, files }: Options = {},
): number {
  const differing = (texts: Texts, others: Texts): Map<string, string> =>
    new Map(Object.entries(texts).filter(([uri, text]) => others[uri] !== text && !notFound.includes(uri)));
  return deletedDiagnostics({
    before: bundleOf(before, files?.[0]),
    after: bundleOf(after, files?.[1]),
    documents: {
      before: differing(before, after),
      after: differing(after, before),
      notFound: [],
      gone: new Set(Object.keys(before).filter((uri) => !(uri in after))),
    },
    moved,
    scope,
  });
}

const OTHER = { 'b.py': 'bad(other)\n' };
const GONE = 'bad(one)\nodd(two)\nnote(three)\n';

test('the errors and warnings of a deleted file count as deleted, even if the text of the file is not available', () => {
  expect(deleted({ 'a.py': GONE, ...OTHER }, OTHER)).toBe(2);
  expect(deleted({ 'a.py': GONE, ...OTHER }, OTHER, { notFound: ['a.py'] })).toBe(2);
});

test('an error does not count as deleted if its file or its line moves', () => {
  const text = 'x = 1\ny = 2\nbad(one)\n';
  const moved = [{ from: 'a.py', to: 'c.py' }];
  expect(deleted({ 'a.py': text }, { 'c.py': text }, { moved })).toBe(0);
  expect(deleted({ 'a.py': text }, { 'c.py': text.replace('bad(one)\n', '') }, { moved })).toBe(1);
  expect(deleted({ 'a.py': text, 'b.py': 'z = 1\n' }, { 'b.py': 'z = 1\nbad(one)\n' })).toBe(0);
  expect(deleted({ 'a.py': text }, { 'c.py': `\n${text}` }, { notFound: ['a.py'] })).toBe(0);
});

test.each([
  ['deleted', 'x = 1\ny = 2\n', 1],
  ['put into a comment', 'x = 1\n# call(\n#     bad(one),\n# )\ny = 2\n', 1],
  ['replaced by pass', 'x = 1\npass\ny = 2\n', 1],
  ['corrected', 'x = 1\ncall(\n    good(one),\n)\ny = 2\n', 0],
  ['replaced by a different statement', 'x = 1\nother()\ny = 2\n', 0],
  ['deleted beside an edited statement', 'x = 1\ny = 2 + 0\n', 1],
  ['replaced by pass beside an edited statement', 'x = 1 + 0\npass\ny = 2\n', 1],
  ['corrected beside an edited statement', 'x = 1\ncall(good(one))\ny = 2 + 0\n', 0],
  ['replaced by a different statement beside an edited one', 'x = 1 + 0\nother()\ny = 2\n', 0],
  ['replaced by a different statement beside a deleted one', 'x = 1\nother()\n', 0],
  ['indented', 'if x:\n    x = 1\n    call(\n        bad(one),\n    )\n    y = 2\n', 0],
])('an error counts as deleted only if its statement is removed or disabled: %s', (_, after, count) => {
  const before = { 'a.py': 'x = 1\ncall(\n    bad(one),\n)\ny = 2\n' };
  expect(deleted(before, { 'a.py': after })).toBe(count);
  // A CR ends a line, as an LF does.
  const [old, current] = [before['a.py'], after].map((text) => text.replaceAll('\n', '\r'));
  expect(deleted({ 'a.py': old ?? '' }, { 'a.py': current ?? '' })).toBe(count);
  expect(deleted(before, { 'a.py': after }, { notFound: ['a.py'] })).toBe(0);
});

function edited(lines: readonly string[]): readonly string[] {
  return lines.map((line, index) => (index % 2 === 1 ? `${line}0` : line));
}

const LINES = {
  unique: (line: number) => `x${line} = ${line}`,
  repeated: (line: number) => `x = ${line % 7}`,
};

test.each(Object.entries(LINES))(
  'among about 1000 %s edited lines, an error counts as deleted only if its statement is deleted or becomes `pass`',
  (_, lineOf) => {
    const all = Array.from({ length: 2000 }, (_unused, line) => lineOf(line));
    const text = (statement: readonly string[], lines = all): string =>
      [...lines.slice(0, 151), ...statement, ...lines.slice(151)].join('\n');
    const before = { 'a.py': text(['bad(one)']) };
    const edits = [...edited(all.slice(0, 151)), ...edited(all.slice(151))];
    expect(deleted(before, { 'a.py': text([], edits) })).toBe(1);
    expect(deleted(before, { 'a.py': text(['pass'], edits) })).toBe(1);
    expect(deleted(before, { 'a.py': text(['good(one)'], edits) })).toBe(0);
    expect(deleted(before, { 'a.py': text(['bad(one)'], edits) })).toBe(0);
  },
);

test('a comparison of many changed lines with many errors takes less than a minute', () => {
  const lines = Array.from({ length: 20_000 }, (_, line) => `x = ${line % 300}`);
  const errors = lines.map((line, index) => (index % 4 === 0 ? `bad(n${index})` : line));
  const start = performance.now();
  expect(deleted({ 'a.py': errors.join('\n') }, { 'a.py': edited(lines).join('\n') })).toBe(0);
  expect(performance.now() - start).toBeLessThan(60_000);
});

test('errors do not count as deleted if the bundles have different scopes, or if the pinned scope (the files that count) lacks the deleted file', () => {
  const before = { 'a.py': GONE, ...OTHER };
  expect(deleted(before, {}, { files: [['a.py', 'b.py'], ['b.py']] })).toBe(0);
  expect(deleted(before, {}, { scope: { kind: 'files', files: ['b.py'] } })).toBe(1);
});
