import { chmod } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Bundle, DiagnosticsFacts, HoverFacts } from '../../../src/model/bundle.ts';
import type { Workspace } from '../../../src/registry/workspace.ts';
import { verifyTrace } from '../../../src/replay/verify-trace.ts';
import { openWorkspace } from '../../../src/sdk/open-workspace.ts';
import { temporaryFolder, type TemporaryFolder } from '../../helpers/temporary-folder.ts';
import { testHost } from '../../helpers/test-host.ts';
import { writeTree } from '../../helpers/write-tree.ts';
import { nodeProgram } from '../../adapter/real-tools.ts';

let folder: TemporaryFolder;
beforeAll(async () => {
  folder = await temporaryFolder();
  await writeTree(folder.path, { 'work/a.py': 'def one(): pass\none()\n', 'bin/': '' });
});
afterAll(async () => folder[Symbol.asyncDispose]());

/** Records an operation, checks that its replay matches, and returns the recorded bundle. */
async function replayed(
  env: Readonly<Record<string, string>>,
  run: (workspace: Workspace) => Promise<Bundle>,
): Promise<Bundle> {
  const file = path.join(folder.path, 'run.jsonl');
  const host = testHost({ HOME: path.join(folder.path, 'home'), ...env });
  let bundle: Bundle;
  {
    await using workspace = await openWorkspace(path.join(folder.path, 'work'), { host, trace: { file } });
    bundle = await run(workspace);
  }
  const { conclusion, firstDifference } = await verifyTrace(file, 'run', { host });
  expect([conclusion, firstDifference]).toEqual(['match', null]);
  return bundle;
}

test('a trace of an edit can be replayed if Git is not installed', async () => {
  const env = { PATH: path.join(folder.path, 'bin') };
  const { status } = await replayed(env, async (workspace) => workspace.rename('a.py@L1:C5', 'two'));
  expect(status).toBe('ok');
});

test('a trace can be replayed if its paths lead into the workspace through a link outside of the workspace', async () => {
  await writeTree(folder.path, { link: { to: 'work' } });
  const [file, to] = ['a.py', 'b.py'].map((name) => path.join(folder.path, 'link', name)) as [string, string];
  const [uri, newUri] = [pathToFileURL(file).href, pathToFileURL(to).href];
  for (const run of [
    async (workspace: Workspace) => workspace.locate(`${file}@L1:C5`),
    async (workspace: Workspace) => workspace.locate(`${uri}@L1:C5`),
    async (workspace: Workspace) => workspace.symbols({ file: uri }),
    async (workspace: Workspace) => workspace.diagnostics({ files: [file] }),
    async (workspace: Workspace) => workspace.renameFile(file, to),
    async (workspace: Workspace) => workspace.renameFile(uri, newUri),
  ]) {
    const { status, request } = await replayed({}, run);
    expect([status, JSON.stringify(request)]).toEqual(['ok', expect.not.stringContaining('external')]);
  }
});

test('a trace can be replayed if a file has the name of a property of `Object.prototype`', async () => {
  await writeTree(path.join(folder.path, 'work'), { ['__proto__']: 'one\n', constructor: 'one\n' });
  for (const name of ['__proto__', 'constructor']) {
    const { status } = await replayed({}, async (workspace) => workspace.locate(`${name}@L1:C1`));
    expect(status).toBe('ok');
  }
});

describe('if code contains paths of this machine', () => {
  let files: readonly string[];
  beforeAll(async () => {
    files = ['work', 'home'].map((name) => path.join(folder.path, name, 'y'));
    const uses = files.flatMap((file) => [
      `f("${file}")`,
      `f("$\{workspace} in ${file}")`,
      `d["${file}"]`,
      `@deprecated("Use ${file}")\ndef old(): ...\nold()`,
      `def h(x: Literal["a", "${file}"] = "${file}") -> None: ...\nf(h)`,
    ]);
    const start = [
      '# pyright: basic, reportDeprecated=true, reportRedeclaration=false',
      'from typing import Literal, TypedDict',
      'from typing_extensions import deprecated',
      'class D(TypedDict): ...',
      'd: D = {}',
      'def f(x: int) -> None: ...',
    ];
    await writeTree(folder.path, {
      'work/quoted.py': [...start, ...uses].join('\n'),
      'tools/pyright': nodeProgram('pyright', 'index.js'),
    });
    await chmod(path.join(folder.path, 'tools/pyright'), 0o755);
  });

  test.each<[string, (workspace: Workspace) => Promise<Bundle>]>([
    ['the server', async (workspace) => workspace.diagnostics({ files: ['quoted.py'] })],
    [
      'the command line',
      async (workspace) => workspace.adapt({ tool: 'pyright', files: ['quoted.py'], timeoutMs: 60_000 }),
    ],
  ])('messages of %s of Pyright quote these paths, and their trace can be replayed', async (_, run) => {
    const PATH = `${path.join(folder.path, 'tools')}${path.delimiter}${process.env['PATH']}`;
    const { facts } = await replayed({ PATH }, run);
    const { diagnostics } = facts as DiagnosticsFacts;
    const messages = diagnostics.map(({ message }) => message.replaceAll('\u{A0}', ' ')).join('\n');
    for (const file of files) {
      expect(messages).toContain(`"Literal['${file}']" is not assignable to "int"`);
      expect(messages).toContain(`"Literal['$\{workspace} in ${file}']" is not assignable to "int"`);
      expect(messages).toContain(`"${file}" is not a defined key in "D"`);
      expect(messages).toContain(`Use ${file}`);
      expect(messages).toContain(`"(x: Literal['a', '${file}'] = "${file}") -> None"`);
    }
  });

  test('a hover shows these paths in types and default values, and its trace can be replayed', async () => {
    const { facts } = await replayed({}, async (workspace) => workspace.hover('quoted.py@L21:C5'));
    const { hover } = facts as HoverFacts;
    const [, file] = files;
    expect(hover?.contents).toContain(`h(x: Literal['a', '${file}'] = "${file}") -> None`);
  });

  test('a trace of code actions can be replayed, although the request to the server contains messages with these paths', async () => {
    const { status } = await replayed({}, async (workspace) => workspace.codeActions('quoted.py@L7:C3'));
    expect(status).toBe('ok');
  });
});

test('a trace of a recovery that fails can be replayed', async () => {
  const { error } = await replayed({}, async (workspace) => {
    await writeTree(folder.path, { 'work/.lanser/apply/journal.json': '{}' });
    return workspace.recover();
  });
  expect(error?.code).toBe('E/SCHEMA_INVALID');
});
