import { fileURLToPath } from 'node:url';
import type { Tree } from './write-tree.ts';

/** The documented exit codes of the tested outcomes: `ok`, or the code of an error. */
export const EXIT_CODES: Readonly<Record<string, number>> = {
  ok: 0,
  'E/BAD_SELECTOR_SYNTAX': 2,
  'E/NOT_FOUND': 3,
  'E/AMBIGUOUS': 4,
  'E/VERSION_SKEW': 10,
  'E/USAGE': 20,
  'E/CONFIG': 21,
  'E/SCHEMA_INVALID': 22,
  'E/DIRTY_WORKTREE': 23,
  'E/JAIL': 24,
  'E/INCONCLUSIVE': 25,
  'E/INDEXING_MISMATCH': 26,
  'E/NO_SERVER': 27,
  'E/LS_TIMEOUT': 64,
  'E/LS_CRASH': 65,
  'E/APPLY_CONFLICT': 70,
  'E/UNSUPPORTED_CAP': 72,
  'E/REQUEST_CANCELLED': 73,
  'E/CONTENT_MODIFIED': 74,
  'E/INDEXING_UNSUPPORTED': 75,
};

/** Returns a project for Pyright and for fake servers. The fake servers write to the file `journal`. */
export function everythingProject(journal: string): Tree {
  const program = fileURLToPath(new URL('../fixtures/servers/answers-by-name.mjs', import.meta.url));
  const fake = (fileType: string): object => ({
    command: process.execPath,
    args: [program, journal],
    fileTypes: [fileType],
  });
  return {
    'main.py': 'import lib\nx = "😀"; lib.make(); y: int = lib.Shop().sell("a")\n',
    'lib.py': `from typing import overload


def make(): return 1


class Shop:
    """Sells."""

    @overload
    def sell(self, item: int) -> int: ...
    @overload
    def sell(self, item: str) -> str: ...
    def sell(self, item: int | str) -> int | str:
        unused = 0.1
        return item


def twice(): pass
def twice(): pass
`,
    'names/ünïcode 😀.py': '"""É"""\nvalue: str = 1\n',
    'notes.txt': 'No code.\n',
    'answers.fake': 'an answer\n',
    'hangs.hanging': 'none\n',
    'cancels.fake': '-32800\n',
    'changes.fake': '-32801\n',
    'dies.dying': 'none\n',
    'lanser.json': JSON.stringify({
      servers: { fake: fake('.fake'), hanging: fake('.hanging'), dying: fake('.dying') },
    }),
  };
}

/** A line of a batch, and its expected outcome: `ok`, or the code of an error. */
export type BatchCase = readonly [outcome: string, line: string];

function request(outcome: string, cmd: string, selector?: unknown, options?: object): BatchCase {
  return [outcome, JSON.stringify({ id: { outcome }, cmd, selector, options })];
}

const CALL = 'main.py@L2:C15';
const SELL = 'py://lib#Shop.sell';
const AS = ['cursor', 'range', 'symbol', 'ast', 'anchor', 'locate'] as const;

/**
 * Returns lines of a batch for {@link everythingProject}: requests, and two lines that are not requests. `root` is
 * the project's absolute path, and `plan` is an edit plan for the project.
 */
export function batchCases(root: string, plan: unknown): readonly BatchCase[] {
  return [
    ...['definition', 'def', 'declaration', 'decl', 'typeDefinition', 'type-def', 'hover', 'references'].map(
      (cmd) => request('ok', cmd, CALL),
    ),
    request('ok', 'implementation', 'answers.fake@L1:C1'),
    request('ok', 'impl', 'answers.fake@L1:C1'),
    request('ok', 'hover', 'answers.fake@L1:C1'),
    request('ok', 'hover', 'lib.py@L2:C1'),
    request('ok', 'hover', `${root}/main.py@L2:C15`),
    request('ok', 'references', SELL, { limit: 1, includeDeclaration: false }),
    request('ok', 'refs', SELL, { limit: 1 }),
    request('ok', 'symbols', undefined, { file: 'lib.py' }),
    request('ok', 'symbols', undefined, { query: 'Shop', server: 'pyright' }),
    request('ok', 'diagnostics', undefined, { workspace: true }),
    request('ok', 'diag', undefined, { files: ['lib.py', 'names/*.py', `${root}/main.py`] }),
    request('ok', 'diag', 'py://lib#Shop'),
    ...AS.map((as) => request('ok', 'locate', `${SELL}:body`, { as })),
    ...[
      { kind: 'cursor', uri: 'main.py', line: 2, col: 6, indexing: 'codepoint' },
      'main.py@R(2,9->2,12)',
      'anchor://main.py#"lib.make"?ctx=4',
      'ast://[module=lib]/[class=Shop]/[def=sell][3]',
      'lib.py:Shop.sell@return <|>item',
      'names/ünïcode 😀.py@L2:C1',
    ].map((selector) => request('ok', 'locate', selector)),
    request('E/NOT_FOUND', 'locate', 'ast://[module=lib]/[class=Shop]/[def=make]'),
    request('ok', 'capabilities'),
    request('ok', 'capabilities', undefined, { server: 'fake' }),
    request('ok', 'status'),
    request('ok', 'request', CALL, { method: 'textDocument/hover' }),
    request('ok', 'request', undefined, {
      method: 'workspace/symbol',
      params: { query: '\uD800' },
      server: 'pyright',
    }),
    request('ok', 'request', undefined, {
      method: 'textDocument/hover',
      params: { textDocument: { uri: `file://${root}/lib.py` }, position: { line: 3, character: 4 } },
      server: 'pyright',
    }),
    ...editCases(plan),
    request('E/BAD_SELECTOR_SYNTAX', 'hover', 'main.py@L0:C1'),
    request('E/BAD_SELECTOR_SYNTAX', 'locate', '\uDC00@@'),
    request('E/NOT_FOUND', 'definition', 'gone.py@L1:C1'),
    request('E/NOT_FOUND', 'locate', 'main.py@L99:C1'),
    request('E/NOT_FOUND', 'locate', 'anchor://main.py#"nothing alike"'),
    request('E/NOT_FOUND', 'diag', undefined, { files: [`${root}/gone.py`] }),
    request('E/NOT_FOUND', 'symbols', undefined, { file: 'gone.py' }),
    request('E/AMBIGUOUS', 'locate', 'py://lib#twice', { topK: 1 }),
    request('E/AMBIGUOUS', 'references', 'lib.py@def'),
    request('E/VERSION_SKEW', 'locate', `main.py@L1:C1?docVersion=blob:${'0'.repeat(40)}`),
    request('E/VERSION_SKEW', 'refs', SELL, { cursor: '1-0123456789abcdef' }),
    request('E/USAGE', 'refs', SELL, { cursor: 'x' }),
    request('E/USAGE', 'refs', CALL, { query: 'x' }),
    request('E/USAGE', 'refs'),
    request('E/USAGE', 'fly'),
    request('E/USAGE', 'status', CALL),
    request('E/USAGE', 'hover', CALL, { server: 'none' }),
    request('E/USAGE', 'diag', undefined, { files: [] }),
    request('E/USAGE', 'diag', CALL, { workspace: true }),
    request('E/USAGE', 'symbols'),
    request('E/USAGE', 'request', undefined, { method: 'shutdown' }),
    ['E/USAGE', 'no JSON'],
    ['E/USAGE', '[1]'],
    request('E/SCHEMA_INVALID', 'hover', { kind: 'cursor', uri: `${root}/main.py`, line: 0, col: 1 }),
    request('E/SCHEMA_INVALID', 'hover', { kind: 'cursor', uri: 'main.py', line: 'two' }),
    ...['../main.py', '/main.py', `${root}/../beside.py`].map((file) =>
      request('E/JAIL', 'definition', `${file}@L1:C1`),
    ),
    request('E/JAIL', 'diag', undefined, { files: [`${root}-beside`] }),
    request('E/JAIL', 'symbols', undefined, { file: '../main.py' }),
    request('E/INDEXING_MISMATCH', 'hover', 'main.py@L2:C7', { indexIo: 'utf-8' }),
    request('E/INDEXING_UNSUPPORTED', 'hover', CALL, { indexIo: 'utf-7' }),
    request('E/NO_SERVER', 'hover', 'notes.txt@L1:C1'),
    request('E/NO_SERVER', 'symbols', undefined, { query: 'x', server: 'gopls' }),
    request('E/NO_SERVER', 'diag', undefined, { files: ['notes.txt'] }),
    request('E/UNSUPPORTED_CAP', 'impl', SELL),
    request('E/UNSUPPORTED_CAP', 'request', CALL, { method: 'textDocument/nonsense' }),
    request('E/LS_TIMEOUT', 'hover', 'hangs.hanging@L1:C1', { timeout: 0.3 }),
    request('E/LS_CRASH', 'hover', 'dies.dying@L1:C1'),
    request('E/REQUEST_CANCELLED', 'hover', 'cancels.fake@L1:C1'),
    request('E/CONTENT_MODIFIED', 'hover', 'changes.fake@L1:C1'),
  ];
}

/** Returns requests about edits. No request applies an edit. */
function editCases(plan: unknown): readonly BatchCase[] {
  return [
    ...['prepareRename', 'prepare-rename', 'codeActions', 'code-actions'].map((cmd) =>
      request('ok', cmd, CALL),
    ),
    request('ok', 'rename', SELL, { newName: 'vend' }),
    request('ok', 'rename', 'main.py@L2:C1', { newName: 'größe', allowDirty: true, allowPath: ['*.py'] }),
    request('ok', 'rename', 'py://lib#twice', {
      newName: 'once',
      target: 2,
      denyPath: ['x/'],
      confirm: true,
    }),
    request('ok', 'renameFile', undefined, { oldUri: 'names/ünïcode 😀.py', newUri: 'names/ascii.py' }),
    request('ok', 'rename-file', undefined, { oldUri: 'lib.py', newUri: 'shops.py' }),
    request('ok', 'recover'),
    request('ok', 'apply', undefined, { plan, apply: false }),
    request('E/USAGE', 'rename', CALL, { newName: 'class' }),
    request('E/NOT_FOUND', 'rename', 'main.py@L1:C1', { newName: 'x' }),
    request('E/AMBIGUOUS', 'rename', 'py://lib#twice', { newName: 'once' }),
    request('E/JAIL', 'rename', CALL, { newName: 'x', denyPath: ['lib.py'] }),
    request('E/JAIL', 'renameFile', undefined, { oldUri: 'lib.py', newUri: '../lib.py' }),
    request('E/APPLY_CONFLICT', 'renameFile', undefined, { oldUri: 'lib.py', newUri: 'main.py' }),
    request('E/NOT_FOUND', 'codeActions', CALL, { pick: 'nothing' }),
    request('E/NOT_FOUND', 'apply', undefined, { plan: `sha256:${'0'.repeat(64)}` }),
    request('E/SCHEMA_INVALID', 'apply', undefined, { plan: { planId: 'x' } }),
  ];
}
