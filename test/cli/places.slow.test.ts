import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ReferencesFacts } from '../../src/model/bundle.ts';
import { bundleOf, lanser } from '../helpers/lanser.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import { writeTree } from '../helpers/write-tree.ts';

const sandbox = useSandbox();
const workspace = path.join(sandbox.path, 'workspace');
const start = { cwd: workspace, env: sandbox.env };

beforeAll(async () => {
  await writeTree(workspace, {
    'lib.py':
      '"""😀"""; name = 1\n\n\nclass Shop:\n    """Sells."""\n\n    def sell(self) -> int:\n        return name\n',
    'main.py': 'import lib\nx = "😀😀"; lib.name; lib.Shop().sell()\ny: int = "😀"; z: int = ""\n',
    'notes.txt': 'no code\n',
  });
});

async function stdoutOf(args: readonly string[]): Promise<string> {
  const { exitCode, stdout, stderr } = await lanser(args, start);
  expect([exitCode, stderr]).toEqual([0, '']);
  return stdout;
}

describe('the text output', () => {
  test('of def contains positions in the requested column unit, and their lines of code', async () => {
    const line = '"""😀"""; name = 1\n';
    expect(await stdoutOf(['def', 'main.py@L2:C17'])).toBe(`lib.py:1:11: ${line}`);
    expect(await stdoutOf(['def', 'main.py@L2:C15', '--index-io', 'codepoint'])).toBe(`lib.py:1:10: ${line}`);
    expect(await stdoutOf(['def', 'main.py@L2:C21', '--index-io', 'utf-8'])).toBe(`lib.py:1:13: ${line}`);
    const verbose = await lanser(['def', 'main.py@L2:C21', '--index-io', 'utf-8', '--verbose'], start);
    expect(verbose.stdout).toBe(`lib.py:1:13 (utf-16: 1:11): ${line}`);
  });

  test('of refs contains all references or one page of them', async () => {
    expect(await stdoutOf(['refs', 'py://lib#Shop.sell'])).toBe(
      'lib.py:7:9: def sell(self) -> int:\nmain.py:2:34: x = "😀😀"; lib.name; lib.Shop().sell()\n',
    );
    expect(await stdoutOf(['refs', 'py://lib#Shop.sell', '--no-declaration'])).toMatch(
      /^main\.py:2:34: .*\n$/u,
    );
    expect(await stdoutOf(['refs', 'py://lib#Shop.sell', '--limit', '1'])).toMatch(
      /^lib\.py:7:9: def sell\(self\) -> int:\n1 of 2 references shown\. To get the next page, pass the cursor 1-[0-9a-f]{16}\.\n$/u,
    );
  });

  test('of hover, symbols and diag contains a signature, an outline and diagnostics', async () => {
    expect(await stdoutOf(['hover', 'py://lib#Shop.sell'])).toMatch(/^```python\n\(method\) def sell/u);
    expect(await stdoutOf(['symbols', 'lib.py'])).toBe(
      'name Variable lib.py:1:11\nShop Class lib.py:4:7\n  sell Method lib.py:7:9\n',
    );
    const wrong = await stdoutOf(['diag', 'main.py', '--index-io', 'codepoint']);
    expect(wrong).toContain('main.py:3:10 - error: Type "Literal[\'😀\']"');
    expect(wrong).toContain('main.py:3:24 - error: Type "Literal[\'\']"');
    expect(wrong).toContain('2 errors, 0 warnings in 1 file');
    expect(await stdoutOf(['diag', 'main.py@R(3,20->3,26)'])).toContain('1 error, 0 warnings in 1 file');
    expect(await stdoutOf(['diag', 'py://lib#Shop'])).toBe('0 errors, 0 warnings in 1 file\n');
  });

  test('of an empty result is a sentence, and the exit code is 0', async () => {
    expect(await stdoutOf(['def', 'main.py@L1:C1'])).toBe('No definition found.\n');
    expect(await stdoutOf(['hover', 'lib.py@L2:C1'])).toBe('No hover information.\n');
  });
});

describe('lanser rejects', () => {
  test.each<[args: readonly string[], exitCode: number, message: string]>([
    [['def', 'notes.txt@L1:C1'], 27, 'E/NO_SERVER: No language server is available for "notes.txt"'],
    [['def', 'gone.py@L1:C1'], 3, 'E/NOT_FOUND'],
    [['def', 'py://lib#sell'], 3, 'E/NOT_FOUND'],
    [['def', 'main.py@L2:C999'], 3, 'beyond the end of line 2'],
    [['def', 'main.py@L2:C7', '--index-io', 'utf-8'], 26, 'E/INDEXING_MISMATCH'],
    [['def', 'main.py@L2:C7', '--index-io', 'utf-7'], 75, 'E/INDEXING_UNSUPPORTED'],
    [['def', '../x.py@L1:C1'], 24, 'E/JAIL'],
    [['def', 'main.py@L0:C1'], 2, 'E/BAD_SELECTOR_SYNTAX'],
    [['impl', 'py://lib#Shop'], 72, 'pyright does not offer textDocument/implementation'],
    [['def', 'main.py@L2:C17', '--server', 'pyrihgt'], 20, 'Known servers: pyright'],
    [['def', 'main.py@L2:C17', '--server', 'gopls'], 27, 'gopls supports .go'],
    [['refs', 'py://lib#Shop', '--limit', '0'], 20, 'whole number of at least 1'],
    [['refs', 'py://lib#Shop', '--cursor', 'x'], 20, 'The cursor is invalid'],
    [['refs', 'py://lib#Shop', '--cursor', '1-0123456789abcdef'], 10, 'The references changed'],
    [['def', 'main.py:2:0'], 2, 'Expected a column of at least 1'],
    [['status', '--server', 'nope'], 20, 'The server "nope" was not found'],
    [['symbols', '--query', 'x', '--server', 'gopls'], 27, 'gopls is not installed'],
    [['diag', '--server', 'gopls'], 27, 'The program "gopls" of gopls was not found'],
    [['hover', 'py://lib#Shop', '--python', ''], 20, 'Name an interpreter'],
    [['symbols'], 20, 'Name exactly one of a file'],
    [['symbols', 'gone.py'], 3, 'The file "gone.py" does not exist'],
    [['symbols', '../x.py'], 24, 'E/JAIL'],
    [['request', 'shutdown'], 20, 'not a request that can be sent directly'],
    [['request', 'textDocument/nonsense', 'main.py@L2:C17'], 72, 'does not offer textDocument/nonsense'],
    [['request', 'x', '--params', '{'], 20, 'JSON is expected'],
    [['diag', '--from', 'x.json'], 20, 'Name the tool that wrote the output'],
  ])('%j', async (args, exitCode, message) => {
    const refused = await bundleOf(args, start);
    expect(refused.exitCode).toBe(exitCode);
    expect(refused.stderr).toContain(message);
    const { status, meta } = refused.bundle;
    expect([status, meta.exitCode]).toEqual(['error', exitCode]);
  });
});

test('all pages of references together contain every reference', async () => {
  const whole = await bundleOf<ReferencesFacts>(['refs', 'py://lib#name'], start);
  expect(whole.bundle.meta.truncated).toBeNull();
  const pages: unknown[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const args = [
      'refs',
      'py://lib#name',
      '--limit',
      '1',
      ...(cursor === undefined ? [] : ['--cursor', cursor]),
    ];
    const { bundle } = await bundleOf<ReferencesFacts>(args, start);
    expect(bundle.facts?.total).toBe(3);
    pages.push(...(bundle.facts?.references ?? []));
    cursor = bundle.meta.truncated?.cursor ?? null;
  }
  expect(pages).toEqual(whole.bundle.facts?.references);
});

test('a selector can be read from standard input as JSON', async () => {
  const input = '{"kind": "cursor", "uri": "main.py", "line": 2, "col": 17}\n';
  const { stdout } = await lanser(['def', '-'], { ...start, input });
  expect(stdout).toMatch(/^lib\.py:1:11: /u);
});
