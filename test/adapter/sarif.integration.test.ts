import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { toolBox } from './real-tools.ts';

const TREE = { 'src/a b.c': 'int a;\r\nchar *s = "😀"; int b;\n', 'top.c': 'x\n' };

interface Parts {
  readonly run?: object;
  readonly result?: object;
  readonly region?: object | null;
  readonly artifact?: object;
}

function log({ run = {}, result = {}, region, artifact = { uri: 'src/a%20b.c' } }: Parts): string {
  const place = {
    artifactLocation: artifact,
    ...(region === null ? {} : { region: region ?? { startLine: 2, startColumn: 15, endColumn: 18 } }),
  };
  return JSON.stringify({
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'Some Tool',
            version: '1.2',
            rules: [{ id: 'r1', defaultConfiguration: { level: 'error' } }],
          },
        },
        results: [{ message: { text: 'm' }, locations: [{ physicalLocation: place }], ...result }],
        ...run,
      },
    ],
  });
}

describe('a SARIF log', () => {
  test.each<[string, Parts, readonly number[]]>([
    ['counts columns in code points by default', {}, [1, 15, 1, 18]],
    [
      'counts columns in code points with columnKind unicodeCodePoints',
      { run: { columnKind: 'unicodeCodePoints' } },
      [1, 15, 1, 18],
    ],
    [
      'counts columns in UTF-16 code units with columnKind utf16CodeUnits',
      { run: { columnKind: 'utf16CodeUnits' } },
      [1, 14, 1, 17],
    ],
    ['refers to the whole line if the region has no columns', { region: { startLine: 1 } }, [0, 0, 0, 6]],
    [
      'refers to the rest of the line if the region has no end',
      { region: { startLine: 1, startColumn: 5 } },
      [0, 4, 0, 6],
    ],
    [
      'refers to an empty range if the start and end columns are equal',
      { region: { startLine: 1, startColumn: 5, endColumn: 5 } },
      [0, 4, 0, 4],
    ],
    [
      'may contain regions of several lines',
      { region: { startLine: 1, startColumn: 5, endLine: 2, endColumn: 2 } },
      [0, 4, 1, 1],
    ],
    ['supports character offsets', { region: { charOffset: 22, charLength: 3 } }, [1, 15, 1, 18]],
    ['refers to the start of the file if the region is absent', { region: null }, [0, 0, 0, 0]],
  ])('%s', async (_, parts, range) => {
    await using box = await toolBox(TREE);
    const { facts } = await box.run('sarif', { output: log(parts) });
    expect(facts?.diagnostics).toMatchObject([
      { uri: 'src/a b.c', range, source: 'some tool', message: 'm' },
    ]);
  });

  test.each<[string, Parts, string]>([
    ['by a URI relative to the workspace', {}, 'src/a b.c'],
    [
      'by a chain of `uriBaseId`',
      {
        artifact: { uri: 'a%20b.c', uriBaseId: 'SRC' },
        run: { originalUriBaseIds: { SRC: { uri: 'src/', uriBaseId: 'ROOT' }, ROOT: {} } },
      },
      'src/a b.c',
    ],
    [
      'by an absolute `uriBaseId`',
      {
        artifact: { uri: 'src/a%20b.c', uriBaseId: 'ROOT' },
        run: { originalUriBaseIds: { ROOT: { uri: 'file:///WORKSPACE/' } } },
      },
      'src/a b.c',
    ],
    [
      'by a `uriBaseId` that refers to itself',
      {
        artifact: { uri: 'top.c', uriBaseId: 'A' },
        run: { originalUriBaseIds: { A: { uri: './', uriBaseId: 'A' } } },
      },
      'top.c',
    ],
    [
      'by its index in the list of artifacts',
      { artifact: { index: 0 }, run: { artifacts: [{ location: { uri: 'top.c' } }] } },
      'top.c',
    ],
    ['by an absolute URI', { artifact: { uri: 'file:///WORKSPACE/src/a%20b.c' } }, 'src/a b.c'],
    ['by an absolute path', { artifact: { uri: '/WORKSPACE/top.c' } }, 'top.c'],
  ])('names a file %s', async (_, parts, uri) => {
    await using box = await toolBox(TREE);
    const output = log({ ...parts, region: null }).replaceAll('/WORKSPACE', box.workspace);
    const { facts } = await box.run('sarif', { output });
    expect(facts?.diagnostics.map((found) => found.uri)).toEqual([uri]);
    expect(Object.keys(facts?.documents ?? {})).toEqual([uri]);
  });

  test.each<[string, object, object]>([
    ['the level of the result', { level: 'note', ruleId: 'r1' }, { information: 1 }],
    ['the level of the rule in `ruleId`', { ruleId: 'r1' }, { error: 1 }],
    ['the level of the rule at `ruleIndex`', { ruleIndex: 0 }, { error: 1 }],
    ['the level of the rule r1 if `ruleId` is the sub-rule r1/b', { ruleId: 'r1/b' }, { error: 1 }],
    ['a warning if neither the result nor its rule has a level', { ruleId: 'other' }, { warning: 1 }],
    ['a warning if SARIF does not define the level', { level: 'constructor' }, { warning: 1 }],
    ['a hint, which has no count, if `kind` is `open`', { kind: 'open' }, {}],
    ['nothing if `kind` is `pass`', { kind: 'pass' }, {}],
    ['nothing if `baselineState` is `absent`', { baselineState: 'absent', level: 'error' }, {}],
    ['nothing if the result is suppressed', { suppressions: [{ kind: 'inSource' }], level: 'error' }, {}],
    [
      'the level of the result if the suppression is under review',
      { suppressions: [{ status: 'underReview' }], level: 'error' },
      { error: 1 },
    ],
  ])('has a result that counts as %s', async (_, result, counts) => {
    await using box = await toolBox(TREE);
    const { facts } = await box.run('sarif', { output: log({ result }) });
    expect(facts?.counts).toEqual({ error: 0, warning: 0, information: 0, ...counts });
  });

  test('has message arguments, which are inserted, and related locations, which are converted', async () => {
    await using box = await toolBox(TREE);
    const result = {
      ruleId: 'r2',
      message: { id: 'default', arguments: ['x', '{0}', ''] },
      relatedLocations: [
        {
          message: { text: 'see' },
          physicalLocation: { artifactLocation: { uri: 'top.c' }, region: { startLine: 1 } },
        },
      ],
    };
    const driver = {
      name: 'T',
      semanticVersion: '3.0.0',
      rules: [{ id: 'r2', messageStrings: { default: { text: '{0} is not {1} {{}}{2}' } } }],
    };
    const { facts, environment } = await box.run('sarif', {
      output: log({ result, run: { tool: { driver } } }),
    });
    expect(facts?.diagnostics).toMatchObject([
      {
        message: 'x is not {0} {}',
        rule: 'r2',
        related: [{ uri: 'top.c', range: [0, 0, 0, 1], message: 'see' }],
      },
    ]);
    expect(environment.server).toEqual({ name: 't', version: '3.0.0' });
  });

  test.each<[string, string, string]>([
    ['of a different version', '{"version":"2.0.0","runs":[]}', 'E/INCONCLUSIVE'],
    ['without runs', '{"version":"2.1.0","runs":[]}', 'E/INCONCLUSIVE'],
    ['without results', log({ run: { results: null } }), 'E/INCONCLUSIVE'],
    ['that is cut off', log({}).slice(0, -2), 'E/INCONCLUSIVE'],
    ['that is empty', '', 'E/INCONCLUSIVE'],
    ['of a failed run', log({ run: { invocations: [{ executionSuccessful: false }] } }), 'E/INCONCLUSIVE'],
    [
      'with results in an external file',
      log({ run: { externalPropertyFileReferences: { results: [] } } }),
      'E/INCONCLUSIVE',
    ],
    ['with a result without a file', log({ result: { locations: [] } }), 'E/INCONCLUSIVE'],
    [
      'with a URI that is not a file',
      log({ artifact: { uri: 'https://example.org/a.c' } }),
      'E/INCONCLUSIVE',
    ],
    ['with a file outside of the workspace', log({ artifact: { uri: 'file:///etc/hostname' } }), 'E/JAIL'],
    ['with a file above the workspace', log({ artifact: { uri: '../../top.c' } }), 'E/JAIL'],
    ['with a missing file', log({ artifact: { uri: 'gone.c' } }), 'E/VERSION_SKEW'],
    ['with a line after the end of the file', log({ region: { startLine: 9 } }), 'E/VERSION_SKEW'],
  ])('%s is rejected', async (_, output, code) => {
    await using box = await toolBox(TREE);
    await expect(box.run('sarif', { output })).rejects.toMatchObject({ code });
  });

  test('that has a result without a file is rejected, and the error quotes the message of the result', async () => {
    await using box = await toolBox(TREE);
    const output = log({ result: { locations: [], message: { text: 'no "main"' } } });
    await expect(box.run('sarif', { output })).rejects.toThrow(
      /a result without a file: "no \\"main\\""\. /u,
    );
  });
});

describe('a hostile SARIF log', () => {
  const many = <T>(value: T, count: number): readonly T[] => Array.from({ length: count }, () => value);
  const place = (region: object): object => ({
    physicalLocation: { artifactLocation: { uri: 'long.c' }, region },
  });

  test('with many rules, and with many results in one long line of a file, is read within the time limit', async () => {
    await using box = await toolBox({ 'long.c': `${'é'.repeat(500_000)}\n` });
    const output = JSON.stringify({
      version: '2.1.0',
      runs: [
        {
          tool: { driver: { name: 'z', rules: many({}, 20_000) } },
          results: [{ startLine: 1, startColumn: 400_000 }, { charOffset: 400_000 }].flatMap((region) =>
            many({ ruleId: 'r', message: { text: 'm' }, locations: [place(region)] }, 10_000),
          ),
        },
      ],
    });
    const { facts } = await box.run('sarif', { output });
    expect(facts?.counts.warning).toBe(20_000);
  });

  test('whose messages or locations exceed their size limits is rejected', async () => {
    await using box = await toolBox(TREE);
    const long = 'x'.repeat(100_000);
    const message = { text: '{0}'.repeat(100_000), arguments: [long] };
    const byBase = log({
      run: { originalUriBaseIds: { b: { uri: 'p/'.repeat(1_000_000) } } },
      artifact: { uri: 'a.c', uriBaseId: 'b' },
    });
    for (const output of [log({ result: { message } }), byBase]) {
      await expect(box.run('sarif', { output })).rejects.toMatchObject({ code: 'E/INCONCLUSIVE' });
    }
  });
});

test('the adapter for SARIF runs no tool, so a log is required', async () => {
  await using box = await toolBox(TREE);
  await expect(box.run('sarif')).rejects.toMatchObject({ code: 'E/USAGE' });
});

test('a log of Biome is converted to facts', async () => {
  await using box = await toolBox({
    'a.ts': 'export const s = "😀"; if (s == "é") debugger;\n',
    'biome.json': '{}',
  });
  const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');
  const { stdout } = spawnSync(process.execPath, [biome, 'lint', '--reporter=sarif', '.'], {
    cwd: box.workspace,
    encoding: 'utf8',
  });
  const { facts, environment } = await box.run('sarif', { output: stdout });
  expect(environment.server).toEqual({ name: 'biome', version: 'unknown' });
  const byRule = new Map(facts?.diagnostics.map(({ rule, range }) => [rule, range]));
  expect(byRule.get('lint/suspicious/noDoubleEquals')).toEqual([0, 29, 0, 31]);
  expect(byRule.get('lint/suspicious/noDebugger')).toEqual([0, 37, 0, 46]);
});
