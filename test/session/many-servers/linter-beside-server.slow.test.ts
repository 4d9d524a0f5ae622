import { chmod } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openProject, TSSERVER, type OpenProject } from '../../helpers/real-servers.ts';
import { writeTree } from '../../helpers/write-tree.ts';

const SERVER = { initializationOptions: { tsserver: { path: TSSERVER } } };
const TREE = {
  'biome.json': '{ "root": true, "assist": { "enabled": false } }\n',
  'tsconfig.json': '{ "compilerOptions": { "strict": true, "noEmit": true, "types": [] } }\n',
  'a.ts': 'const n: string = 1;\nif (n == "2") debugger;\n\nexport const x = [n];\n',
  'clean.ts': 'export const clean = 1;\n',
};

function configured(biome: object | undefined): string {
  const servers = { 'typescript-language-server': SERVER, ...(biome === undefined ? {} : { biome }) };
  return JSON.stringify({ servers });
}

describe('a linter that runs in addition to the server of a file', () => {
  let project: OpenProject;
  beforeAll(async () => {
    project = await openProject({ ...TREE, 'lanser.json': configured(undefined) });
  });
  afterAll(async () => project[Symbol.asyncDispose]());

  test('adds its diagnostics to those of the server, in one sorted list', async () => {
    const { workspace } = project;
    const { facts, environment } = await workspace.diagnostics({ files: ['a.ts'] });
    expect(facts?.diagnostics.map(({ range, source, rule }) => [range[0], source, rule])).toEqual([
      [0, 'typescript', '2322'],
      [1, 'biome', 'lint/suspicious/noDoubleEquals'],
      [1, 'biome', 'lint/suspicious/noDebugger'],
    ]);
    expect(environment.server?.name).toBe('typescript-language-server');
    expect(environment.servers).toEqual([{ name: 'biome', version: '2.6.8' }]);
    const clean = await workspace.diagnostics({ files: ['clean.ts'] });
    expect([clean.facts?.diagnostics, clean.environment.servers?.length]).toEqual([[], 1]);
    const whole = await workspace.diagnostics();
    expect(whole.facts?.diagnostics.filter(({ uri }) => uri === 'a.ts')).toEqual(facts?.diagnostics);
  });

  test('does not add a diagnostic that the server also reports', async () => {
    await using python = await openProject({
      'pyrightconfig.json': '{ "typeCheckingMode": "standard" }\n',
      'lanser.json': JSON.stringify({ servers: { basedpyright: { linter: true } } }),
      'a.py': 'x: int = ""\n',
    });
    const { facts, environment } = await python.workspace.diagnostics({ files: ['a.py'] });
    expect(facts?.diagnostics.map(({ rule, source }) => [rule, source])).toEqual([
      ['reportAssignmentType', 'pyright'],
    ]);
    expect(environment.servers?.map(({ name }) => name)).toEqual(['basedpyright']);
  });

  test('does not receive queries at a position, such as definitions', async () => {
    const { environment, status } = await project.workspace.definition('a.ts@L4:C19');
    expect([status, environment.server?.name, environment.servers]).toEqual([
      'ok',
      'typescript-language-server',
      undefined,
    ]);
  });
});

describe.each([
  ['does not exist', './none', 'E/NO_SERVER'],
  ['ends at once', './ends', 'E/LS_CRASH'],
  ['ends at its first document', './ends-later', 'E/LS_CRASH'],
] as const)('a linter that %s', (_, command, code) => {
  test('makes the diagnostics incomplete with the expected error, and does not affect definitions', async () => {
    await using project = await openProject({});
    await writeTree(project.folder, { ends: '#!/bin/sh\nexit 1\n', 'ends-later': ENDS_LATER });
    for (const name of ['ends', 'ends-later']) await chmod(path.join(project.folder, name), 0o755);
    await project.write({ ...TREE, 'lanser.json': configured({ command: [command, 'lsp-proxy'] }) });
    await using second = await project.opened();
    const { status, error, facts } = await second.diagnostics({ files: ['clean.ts'] });
    expect([status, error?.code]).toEqual(['error', code]);
    expect(facts?.incomplete?.map(({ server, error: reason }) => [server, reason.code])).toEqual([
      ['biome', code],
    ]);
    expect((await second.definition('a.ts@L4:C19')).status).toBe('ok');
  });
});

/** A server that exits when it receives its first document. */
const ENDS_LATER = `#!/usr/bin/env node
const send = (message) => {
  const text = JSON.stringify({ jsonrpc: '2.0', ...message });
  process.stdout.write('Content-Length: ' + Buffer.byteLength(text) + '\\r\\n\\r\\n' + text);
};
process.stdin.on('data', (chunk) => {
  const text = String(chunk);
  if (text.includes('"initialize"')) send({ id: /"id":(\\d+)/.exec(text)[1] * 1, result: { capabilities: {} } });
  if (text.includes('"initialized"')) {
    send({ method: 'window/logMessage', params: { type: 3, message: 'Server initialized' } });
  }
  if (text.includes('didOpen')) process.exit(1);
});
`;
