import { readFile, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CallToolResult, Client } from '@modelcontextprotocol/client';
import { Ajv2020, type AnySchema } from 'ajv/dist/2020.js';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Bundle } from '../../src/model/bundle.ts';
import type { Candidates, EvaluatedCandidate } from '../../src/model/candidates.ts';
import { eventually } from '../helpers/eventually.ts';
import { killEdit } from '../helpers/killed-edit.ts';
import { lanser, startLanser, type Start } from '../helpers/lanser.ts';
import { descendantsOf, HAS_PROC } from '../helpers/processes.ts';
import { useSandbox, type SandboxRepository } from '../helpers/sandbox.ts';
import { schemaErrors } from '../helpers/schemas.ts';
import {
  APP,
  expectEndAfterDisconnect,
  expectEndWithClient,
  isServer,
  LONG_CALLS,
  MODERN,
  useMcpProject,
} from './mcp-project.ts';

const sandbox = useSandbox();
const project = useMcpProject(sandbox);
const { connect } = project;

let repository: SandboxRepository;
let start: Start;
let shared: Client;

beforeAll(() => {
  ({ repository, start, shared } = project.started());
});

function textIn({ content }: CallToolResult): string {
  return content.map((part) => (part.type === 'text' ? part.text : '')).join('');
}

function bundleIn({ structuredContent }: CallToolResult): Bundle {
  expect(schemaErrors('bundle', structuredContent)).toEqual([]);
  return structuredContent as Bundle;
}

test('a message of more than 10 MiB ends the server with an error', async () => {
  const { exitCode, stdout, stderr } = await lanser(['mcp'], { ...start, input: 'x'.repeat(11 * 2 ** 20) });
  expect([exitCode, stdout, stderr]).toEqual([
    20,
    '',
    expect.stringContaining('E/USAGE: A message of the client has more than 10 MiB. Send a shorter message.'),
  ]);
});

test('each invalid message is answered, and the requests of a batch are answered one by one', async () => {
  const running = startLanser(['mcp'], { ...start, keepInput: true });
  const { child, finished } = running;
  const params = { protocolVersion: '2025-03-26', capabilities: {}, clientInfo: { name: 'x', version: '1' } };
  const request = (id: number, method: string, given?: unknown): object => {
    return { jsonrpc: '2.0', id, method, params: given };
  };
  const lines = [
    '{bad',
    '',
    request(1, 'initialize', params),
    request(2, 'ping', [1]),
    { jsonrpc: '2.0', method: 7 },
    // A response is not answered: its id belongs to a request of the server.
    { jsonrpc: '2.0', id: 1, result: 5 },
    [],
    [request(3, 'ping'), request(4, 'ping', [1]), { jsonrpc: '2.0', method: 'notifications/initialized' }],
    request(5, 'ping'),
  ];
  child.stdin.write(
    lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\r\n'),
  );
  child.stdin.write('\n');
  await running.waitForOutput(/"id":5/u);
  child.stdin.end();
  const { stdout, exitCode } = await finished;
  const answers = stdout.trimEnd().split('\n');
  const sorted = answers.map((line) => JSON.parse(line) as { readonly id: number | null });
  const parseError = { code: -32_700, message: expect.stringMatching(/JSON.*one line/su) as string };
  const invalid = { code: -32_600, message: expect.stringContaining('`params`') as string };
  expect(sorted.toSorted((left, right) => (left.id ?? 0) - (right.id ?? 0))).toMatchObject([
    { id: null, error: parseError },
    { id: null, error: invalid },
    { id: null, error: invalid },
    { id: 1, result: { protocolVersion: '2025-03-26' } },
    { id: 2, error: invalid },
    { id: 3, result: {} },
    { id: 4, error: invalid },
    { id: 5, result: {} },
  ]);
  expect(exitCode).toBe(0);
});

test('the server ends if only its standard output is closed', async () => {
  const { child, finished } = startLanser(['mcp'], { ...start, keepInput: true });
  child.stdout.destroy();
  const params = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'x', version: '1' } };
  child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'initialize', params })}\n`);
  expect(await finished).toMatchObject({ exitCode: 0, signal: null });
});

describe('the list of tools', () => {
  test('has valid schemas, and all tools except apply_plan are read-only', async () => {
    const { tools } = await shared.listTools();
    const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });
    for (const { name, description, inputSchema, outputSchema } of tools) {
      expect(name).toMatch(/^[a-z_]{1,64}$/u);
      expect(description?.length).toBeGreaterThan(20);
      expect(() => ajv.compile(inputSchema)).not.toThrow();
      expect(() => ajv.compile(outputSchema as AnySchema)).not.toThrow();
    }
    expect(tools.filter(({ annotations }) => annotations?.readOnlyHint !== true)).toMatchObject([
      { name: 'apply_plan', annotations: { readOnlyHint: false, destructiveHint: true } },
    ]);
  });

  test.each([{}, MODERN])(
    'contains all tools in a fixed order, with the client options %j',
    async (options) => {
      const { client } = await connect([], options);
      expect((await client.listTools()).tools.map(({ name }) => name)).toEqual([
        'locate',
        'definition',
        'references',
        'hover',
        'symbols',
        'diagnostics',
        'preview_rename',
        'preview_rename_file',
        'preview_code_action',
        'apply_plan',
        'delta',
        'gate',
        'candidates',
      ]);
    },
  );
});

describe('a call', () => {
  test.each([
    ['locate', { selector: 'py://app#total' }, 'app.py:1:5'],
    ['definition', { selector: 'app.py@L5:C7' }, 'app.py:1:5: def total(x: int) -> int:'],
    ['references', { selector: 'py://app#total', includeDeclaration: false }, 'app.py:5:7: print(total(3))'],
    ['hover', { selector: 'py://app#total' }, '(function) def total(x: int) -> int'],
    ['symbols', { file: 'app.py' }, 'app.py:1:5: total | def total(x: int) -> int:'],
    ['diagnostics', { files: ['app.py'] }, 'complete; 0 errors, 0 warnings; bundle '],
    [
      'preview_rename',
      { selector: 'py://app#total', newName: 'whole' },
      'app.py:1:5: def whole(x: int) -> int:',
    ],
    ['preview_rename_file', { oldUri: 'app.py', newUri: 'main.py' }, 'rename app.py to main.py\n'],
    ['preview_code_action', { selector: 'py://app#total' }, 'none\ncertified; complete; bundle '],
  ] as const)(
    'of %s returns a bundle and a text, and does not change the file',
    async (name, given, expected) => {
      const result = await shared.callTool({ name, arguments: given });
      expect([bundleIn(result).status, result.isError]).toEqual(['ok', false]);
      expect(textIn(result)).toContain(expected);
      expect(await readFile(path.join(repository.path, 'app.py'), 'utf8')).toBe(APP);
    },
  );

  test('returns the same bundle as the command line', async () => {
    const result = await shared.callTool({ name: 'definition', arguments: { selector: 'app.py@L5:C7' } });
    const { stdout } = await lanser(['def', 'app.py@L5:C7', '--json'], start);
    expect(bundleIn(result).bundleId).toBe((JSON.parse(stdout) as Bundle).bundleId);
  });

  test('reads a file again after another program has changed it', async () => {
    const callTool = async (): Promise<string> =>
      textIn(await shared.callTool({ name: 'hover', arguments: { selector: 'py://app#total' } }));
    expect(await callTool()).toContain('-> int');
    await repository.write('app.py', APP.replaceAll('int', 'str'));
    expect(await callTool()).toContain('-> str');
  });
});

describe('an edit', () => {
  test('can be written exactly once by the id of its plan', async () => {
    const given = { selector: 'py://app#total', newName: 'whole' };
    const preview = bundleIn(await shared.callTool({ name: 'preview_rename', arguments: given }));
    const plan = preview.edits?.plan?.planId;
    const apply = async (): Promise<CallToolResult> =>
      shared.callTool({ name: 'apply_plan', arguments: { plan } });
    expect(textIn(await apply())).toContain('written: 2 edits in 1 file');
    expect(await readFile(path.join(repository.path, 'app.py'), 'utf8')).toBe(
      APP.replaceAll('total', 'whole'),
    );
    const second = await apply();
    expect([second.isError, bundleIn(second).error?.code]).toEqual([true, 'E/VERSION_SKEW']);
  });

  test('without a preview by this client is rejected if it is given as a plan, a bundle or a plan id', async () => {
    const rename = ['rename', 'py://app#total', 'whole', '--json'];
    const bundle = JSON.parse((await lanser(rename, start)).stdout) as Bundle;
    const plan = bundle.edits?.plan;
    // Uses a separate server, because other tests preview the same plan on the shared server.
    const { client } = await connect();
    for (const [given, code] of [
      [plan, 'E/USAGE'],
      [JSON.stringify(plan), 'E/USAGE'],
      [bundle, 'E/USAGE'],
      [JSON.stringify(bundle), 'E/USAGE'],
      [plan?.planId, 'E/NOT_FOUND'],
    ] as const) {
      const result = await client.callTool({ name: 'apply_plan', arguments: { plan: given } });
      expect([result.isError, textIn(result)]).toEqual([true, expect.stringContaining(code)]);
      expect(textIn(result)).toContain('Preview the edit');
    }
    expect(await readFile(path.join(repository.path, 'app.py'), 'utf8')).toBe(APP);
    expect((await lanser(['apply', plan?.planId ?? '', '--dry-run'], start)).exitCode).toBe(0);
  });

  test('can be written by the shortened id that the text of a preview contains', async () => {
    const given = { selector: 'py://app#total', newName: 'whole' };
    const preview = await shared.callTool({ name: 'preview_rename', arguments: given });
    const plan = /call apply_plan with plan (?<plan>sha256:[0-9a-f]+)/u.exec(textIn(preview))?.groups?.[
      'plan'
    ];
    expect(plan?.length).toBeLessThan(bundleIn(preview).edits?.plan?.planId.length ?? 0);
    const result = await shared.callTool({ name: 'apply_plan', arguments: { plan } });
    expect([result.isError, bundleIn(result).edits?.applied]).toEqual([false, true]);
  });

  test('of files with uncommitted changes is rejected, and the error suggests allowDirty', async () => {
    await repository.write('app.py', `${APP}print(1)\n`);
    const given = { selector: 'py://app#total', newName: 'whole' };
    const preview = bundleIn(await shared.callTool({ name: 'preview_rename', arguments: given }));
    const plan = preview.edits?.plan?.planId;
    const refused = await shared.callTool({ name: 'apply_plan', arguments: { plan } });
    expect(refused.isError).toBe(true);
    expect(textIn(refused)).toMatch(/^E\/DIRTY_WORKTREE: .*`allowDirty: true`/su);
    expect(textIn(refused)).not.toContain('--');
    const allowed = await shared.callTool({ name: 'apply_plan', arguments: { plan, allowDirty: true } });
    expect(allowed.isError).toBe(false);
  });
});

describe('a wrong call', () => {
  test('of an unknown tool causes a protocol error that lists the tools', async () => {
    await expect(shared.callTool({ name: 'rename', arguments: {} })).rejects.toMatchObject({
      code: -32_602,
      message: expect.stringContaining('The tools are locate, definition,') as string,
    });
  });

  test.each([
    ['hover', { place: 'app.py' }, 'E/USAGE: hover has no argument place. Available arguments: selector.'],
    ['hover', {}, 'E/USAGE: hover needs a selector.'],
    [
      'hover',
      { selector: 3 },
      'E/USAGE: The argument "selector" of hover must be a string or a PositionSpec',
    ],
    ['hover', { selector: '../../etc/passwd@L1:C1' }, 'E/JAIL: '],
    ['references', { selector: 'py://app#total', limit: 'all' }, 'The option "limit" of references must be'],
    ['preview_rename', { selector: 'py://app#total' }, 'E/USAGE: rename needs the option newName.'],
    ['preview_rename', { selector: 'py://app#total', newName: 'class' }, 'is a Python keyword'],
    ['preview_rename', { selector: 'py://app#total', newName: 'x', apply: true }, 'has no argument apply'],
    ['preview_rename_file', { oldUri: 'app.py', newUri: '../app.py' }, 'E/JAIL: '],
    ['apply_plan', {}, 'E/USAGE: The argument "plan" of apply_plan must be the id of a previewed plan'],
    [
      'apply_plan',
      { plan: 'sha256:0' },
      'E/USAGE: The argument "plan" of apply_plan must be the id of a previewed',
    ],
    ['apply_plan', { plan: `sha256:${'0'.repeat(64)}` }, 'E/NOT_FOUND: No plan with this id was previewed'],
    ['delta', { since: 'point:gone' }, 'E/NOT_FOUND: This work tree has no point "gone".'],
    ['delta', { since: 1 }, 'E/USAGE: The argument "since" of delta must be a string.'],
    ['gate', { base: 'nowhere' }, 'nowhere'],
    ['gate', { base: 1 }, 'E/USAGE: The argument "base" of gate must be a string.'],
    ['candidates', {}, 'E/USAGE: The argument "candidates" of candidates must be a list.'],
    ['candidates', { candidates: [] }, 'E/USAGE: Name at least one candidate.'],
    ['candidates', { candidates: ['HEAD'] }, '"candidates[0]" of candidates must be an object.'],
    [
      'candidates',
      { candidates: [{ patch: '' }] },
      '"candidates[0]" of candidates is a patch and needs a name.',
    ],
    [
      'candidates',
      { candidates: [{ revision: 'HEAD', directory: '.' }] },
      'must have exactly one of patch, revision, directory, and optionally name.',
    ],
    ['candidates', { candidates: [{ revision: 'HEAD' }], scope: 'all' }, 'must be one of full, affected.'],
    ['candidates', { candidates: [{ revision: 'HEAD' }], base: 'nowhere' }, 'nowhere'],
  ] as const)('of %s with %j returns an answer that describes the mistake', async (name, given, expected) => {
    const result = await shared.callTool({ name, arguments: given });
    expect([result.isError, textIn(result)]).toEqual([true, expect.stringContaining(expected)]);
    expect(await readFile(path.join(repository.path, 'app.py'), 'utf8')).toBe(APP);
  });
});

test('the tool delta lists diagnostics that the files on disk introduce, with lines of code', async () => {
  await repository.write('app.py', APP.replace('total(3)', 'total("3")'));
  const { client, pid } = await connect();
  const delta = async (): Promise<CallToolResult> => client.callTool({ name: 'delta', arguments: {} });
  const result = await delta();
  expect(textIn(result)).toMatch(/^app\.py:\d+:\d+: error reportArgumentType: .+ \| .*total\("3"\)/u);
  expect(result.structuredContent).toMatchObject({
    conclusion: 'findings',
    delta: { introduced: [{ uri: 'app.py', rule: 'reportArgumentType' }] },
  });
  const servers = descendantsOf(pid);
  await repository.write('app.py', `${APP}more: str = total(4)\n`);
  expect((await delta()).structuredContent).toMatchObject({
    delta: { introduced: [{ uri: 'app.py', rule: 'reportAssignmentType' }] },
  });
  await repository.write('app.py', APP);
  expect((await delta()).structuredContent).toMatchObject({ conclusion: 'clean' });
  if (!HAS_PROC) return;
  // Later calls use the servers of the first call.
  expect(servers.some(isServer)).toBe(true);
  expect(descendantsOf(pid)).toEqual(expect.arrayContaining([...servers]));
});

test('the tool delta first undoes the unfinished edit of a killed process', async () => {
  const killed = await sandbox.repository('killed');
  await killEdit(sandbox, killed);
  const { client } = await connect([], MODERN, killed.path);
  const { structuredContent } = await client.callTool({ name: 'delta', arguments: {} });
  expect(structuredContent).toMatchObject({ conclusion: 'clean', delta: { introduced: [] } });
  expect(await killed.git(['status', '--porcelain'])).toBe('');
});

describe('the gate', () => {
  test('reports diagnostics that the files on disk introduce, and its progress', async () => {
    await repository.write('app.py', APP.replace('total(3)', 'total("3")'));
    const steps: number[] = [];
    const result = await shared.callTool(
      { name: 'gate', arguments: {} },
      { onprogress: ({ progress }) => steps.push(progress) },
    );
    expect(textIn(result)).toContain('1 new error in app.py');
    expect(result.structuredContent).toMatchObject({
      conclusion: 'findings',
      delta: { introduced: [{ uri: 'app.py', rule: 'reportArgumentType' }] },
    });
    expect(steps.length).toBeGreaterThan(1);
    expect(steps).toEqual([...new Set(steps)].toSorted((left, right) => left - right));
  });
});

describe('candidates', () => {
  const PATCH = `--- a/app.py
+++ b/app.py
@@ -3,3 +3,3 @@


-print(total(3))
+print(total("3"))
`.replaceAll('\n\n', '\n \n');

  test('are ranked as on the command line, and progress is reported', async () => {
    await repository.write('worse.patch', PATCH);
    await repository.git(['branch', '--force', 'same']);
    // After `listTools`, the client validates the structured content against the tool's output schema.
    await shared.listTools();
    const steps: number[] = [];
    const result = await shared.callTool(
      {
        name: 'candidates',
        arguments: {
          candidates: [
            { name: 'worse.patch', patch: PATCH },
            { revision: 'same' },
            { directory: '..', name: 'outside' },
          ],
        },
      },
      { onprogress: ({ progress }) => steps.push(progress) },
    );
    const args = ['candidates', '--base', 'HEAD', 'worse.patch', 'same', '--json'];
    const { candidates } = JSON.parse((await lanser(args, start)).stdout) as Candidates;
    await rm(path.join(repository.path, 'worse.patch'));
    const answer = result.structuredContent as Pick<Candidates, 'candidates'>;
    const shown = ({ name, rank, reason, report }: EvaluatedCandidate): object => ({
      name,
      rank,
      reason,
      conclusion: report?.conclusion,
      delta: report?.delta,
      reward: report?.reward,
    });
    expect(answer.candidates.slice(0, 2).map(shown)).toEqual(candidates.map(shown));
    expect(answer.candidates.map(({ rank }) => rank)).toEqual([2, 1, null]);
    expect(answer.candidates[2]).toMatchObject({ report: null, error: { code: 'E/USAGE' } });
    expect(textIn(result)).toContain('1 new error in app.py');
    expect(result.isError).toBe(false);
    expect(steps.length).toBeGreaterThan(1);
  });
});

describe.runIf(HAS_PROC)('long work', () => {
  test.each(LONG_CALLS)('of %s ends with its processes if the client cancels it', async (name, given) => {
    await repository.write('app.py', APP.replace('total(3)', 'total("3")'));
    const { client, pid } = await connect();
    const cancelled = new AbortController();
    const call = client.callTool({ name, arguments: given }, { signal: cancelled.signal });
    await eventually('a server runs', () => descendantsOf(pid).some(isServer));
    cancelled.abort();
    await expect(call).rejects.toThrow();
    await eventually('all processes have ended', () => descendantsOf(pid).length === 0);
    const next = await client.callTool({ name: 'symbols', arguments: { file: 'app.py' } });
    expect(textIn(next)).toContain('total');
  });

  // Tests with other tools are in mcp-server.slow.test.ts.
  test('of the gate ends if the client disconnects', async () =>
    expectEndAfterDisconnect(project, LONG_CALLS[0]));
});

describe('the workspace', () => {
  test('is the root that the client specifies', async () => {
    const { client } = await connect([], { capabilities: { roots: {} } }, sandbox.path);
    const located = await client.callTool({ name: 'locate', arguments: { selector: 'py://app#total' } });
    expect(textIn(located)).toContain('app.py:1:5');
  });

  test('is the first root that is a folder of this machine', async () => {
    const { client } = await connect([], { capabilities: { roots: {} } }, sandbox.path);
    const local = pathToFileURL(repository.path).href;
    client.setRequestHandler('roots/list', () => ({
      roots: ['file://elsewhere/checkout', 'file:///a%2Fb', local].map((uri) => ({ uri })),
    }));
    const located = await client.callTool({ name: 'locate', arguments: { selector: 'py://app#total' } });
    expect(textIn(located)).toContain('app.py:1:5');
  });

  test('is the working directory if the client answers the request for its roots with an error', async () => {
    const { client } = await connect([], { capabilities: { roots: {} } });
    client.setRequestHandler('roots/list', () => {
      throw new Error('no roots');
    });
    const located = await client.callTool({ name: 'locate', arguments: { selector: 'py://app#total' } });
    expect(textIn(located)).toContain('app.py:1:5');
  });

  test('may be a link to a folder, and a call may name files by paths through the link', async () => {
    const link = path.join(sandbox.path, 'link');
    await symlink(repository.path, link);
    const { client } = await connect([], { capabilities: { roots: {} } }, sandbox.path);
    client.setRequestHandler('roots/list', () => ({ roots: [{ uri: pathToFileURL(link).href }] }));
    const file = path.join(link, 'app.py');
    for (const [name, given] of [
      ['diagnostics', { files: [file] }],
      ['symbols', { file }],
      ['hover', { selector: `${file}@L1:C5` }],
      ['delta', {}],
    ] as const) {
      const result = await client.callTool({ name, arguments: given });
      expect([name, result.isError, textIn(result)]).toEqual([name, false, expect.any(String)]);
    }
  });

  test('is the folder of --workspace, whatever root the client specifies', async () => {
    const other = await sandbox.repository('other');
    await other.write('other.py', 'def other(): pass\n');
    const { client } = await connect(['--workspace', other.path], { capabilities: { roots: {} } });
    const locate = async (selector: string): Promise<string> =>
      textIn(await client.callTool({ name: 'locate', arguments: { selector } }));
    expect(await locate('py://other#other')).toContain('other.py:1:5');
    expect(await locate('app.py@L1:C5')).toContain('E/NOT_FOUND');
  });

  test('causes an error with a suggestion if the folder does not exist', async () => {
    const { client } = await connect(['--workspace', path.join(repository.path, 'missing')]);
    const result = await client.callTool({ name: 'symbols', arguments: { file: 'app.py' } });
    expect([result.isError, textIn(result)]).toEqual([
      true,
      'E/USAGE: The workspace is not a folder. Start the MCP server with a different folder as its workspace.',
    ]);
  });
});

test.runIf(HAS_PROC)(
  'the server and all processes that it has started end if the client is killed',
  async () => expectEndWithClient(project, 'killed'),
);
