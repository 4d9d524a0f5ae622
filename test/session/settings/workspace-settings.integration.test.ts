import path from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LanserError } from '../../../src/model/lanser-error.ts';
import { rewardFormula } from '../../../src/reward/formula.ts';
import { openWorkspace } from '../../../src/sdk/open-workspace.ts';
import { userConfigurationFolder } from '../../../src/session/settings/user-settings.ts';
import {
  mergedSettings,
  readWorkspaceSettings,
  type WorkspaceSettings,
} from '../../../src/session/settings/workspace-settings.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';
import { testHost } from '../../helpers/test-host.ts';
import { writeTree, type Tree } from '../../helpers/write-tree.ts';

/** Returns the settings of the workspace `ws`, and its parent folder `at`. `home/lanser` has the user's settings. */
async function settingsOf(tree: Tree): Promise<WorkspaceSettings & { readonly at: string }> {
  await using place = await temporaryFolder();
  await writeTree(place.path, { 'ws/': '', ...tree });
  const host = testHost({ XDG_CONFIG_HOME: path.join(place.path, 'home') }, { platform: 'linux' });
  return { at: place.path, ...(await readWorkspaceSettings(host, path.join(place.path, 'ws'))) };
}

async function failureOf(tree: Tree): Promise<Pick<LanserError, 'code' | 'message' | 'details'>> {
  const { code, message, details } = await settingsOf(tree).then(
    () => Promise.reject(new Error('it was accepted')),
    (error: LanserError) => error,
  );
  return { code, message, details };
}

describe('the settings of a workspace', () => {
  test('are empty without a configuration', async () => {
    const { configuration, servers } = await settingsOf({});
    expect({ configuration, servers }).toEqual({ configuration: {}, servers: [] });
  });

  test.each([
    ['lanser.json', '{"indexIo": "utf-8"}'],
    ['lanser.yaml', 'indexIo: utf-8\n'],
    ['lanser.yml', 'indexIo: utf-8\n'],
    ['pyproject.toml', '[tool.lanser]\nindexIo = "utf-8"\n'],
  ])('come from %s', async (name, text) => {
    expect((await settingsOf({ [`ws/${name}`]: text })).configuration).toEqual({ indexIo: 'utf-8' });
  });

  test("merge the workspace's file over the user's file, key by key, but keep the servers of each file separate", async () => {
    const { configuration, servers, at } = await settingsOf({
      'ws/lanser.yaml':
        'relocation: { tau: 0.8 }\nworkspace: { exclude: [a] }\nservers: { ruff: { args: [x] } }\n',
      'home/lanser/config.yaml':
        'indexIo: utf-8\nrelocation: { tau: 0.1, topK: 3 }\nworkspace: { exclude: [b, c] }\nservers: { ty: {} }\n',
    });
    expect(configuration).toEqual({
      indexIo: 'utf-8',
      relocation: { tau: 0.8, topK: 3 },
      workspace: { exclude: ['a'] },
    });
    expect(servers).toEqual([
      { origin: 'workspace', file: 'lanser.yaml', folder: `${at}/ws`, servers: { ruff: { args: ['x'] } } },
      {
        origin: 'user',
        file: "the user's lanser/config.yaml",
        folder: `${at}/home/lanser`,
        servers: { ty: {} },
      },
    ]);
  });

  test.each<[workspace: string, user: string, merged: unknown]>([
    [
      '{version: pr-v1}',
      '{weights: {wD: 2}, countSuppressions: true}',
      { version: 'pr-v1', countSuppressions: true },
    ],
    ['{weights: {wD: 2}}', '{version: pr-v1, weights: {gamma: 3}}', { weights: { wD: 2 } }],
    ['{version: rl-csf-v1}', '{weights: {wD: 2}}', { version: 'rl-csf-v1', weights: { wD: 2 } }],
    ['{countSuppressions: true}', '{version: pr-v1}', { version: 'pr-v1', countSuppressions: true }],
  ])(
    "with the reward %s and the user's reward %s do not combine versions and weights of two formulas",
    async (ours, theirs, merged) => {
      const { configuration } = await settingsOf({
        'ws/lanser.yaml': `reward: ${ours}\n`,
        'home/lanser/config.yaml': `reward: ${theirs}\n`,
      });
      expect(configuration.reward).toEqual(merged);
      expect(rewardFormula({}, configuration.reward).version).toBe(
        configuration.reward?.version ?? 'rl-csf-v1',
      );
    },
  );

  test('apply when a workspace opens', async () => {
    await using place = await temporaryFolder();
    await writeTree(place.path, {
      'ws/a.py': '"😀"; x\n',
      'home/lanser/config.json': '{"indexIo": "codepoint", "relocation": {"topK": 7}}',
    });
    const host = testHost({ XDG_CONFIG_HOME: path.join(place.path, 'home') }, { platform: 'linux' });
    await using workspace = await openWorkspace(path.join(place.path, 'ws'), { host });
    const { request, resolution } = await workspace.locate('a.py@L1:C6');
    expect(request.options).toEqual({ indexIo: 'codepoint' });
    expect(resolution?.thresholds.topK).toBe(7);
  });

  test("may be read through a link out of the user's folder, but not through a link out of the workspace", async () => {
    const { configuration } = await settingsOf({
      'dotfiles/lanser.json': '{"indexIo": "utf-8"}',
      'home/lanser/config.json': { to: '../../dotfiles/lanser.json' },
      'ws/lanser.json': { to: '../dotfiles/nothing.json' },
      'ws/lanser.yaml': { to: '../home/lanser/other.yaml' },
      'home/lanser/other.yaml': 'indexIo: codepoint\n',
    });
    expect(configuration).toEqual({ indexIo: 'utf-8' });
  });
});

describe('invalid settings', () => {
  test.each([
    [
      { 'ws/lanser.yaml': 'servers:\n  foo:\n    fileTypes: .foo\n' },
      'lanser.yaml: /servers/foo/fileTypes: expected an array (line 3, column 16)',
    ],
    [
      { 'ws/lanser.yaml': 'servers:\n  foo:\n    fileType: [.foo]\n' },
      'lanser.yaml: /servers/foo/fileType: expected a known property (line 3, column 15). Did you mean fileTypes?',
    ],
    [
      { 'ws/lanser.json': '{"servers": {"fo/o": {}}}' },
      'lanser.json: /servers/fo~1o: expected a string that matches ^[A-Za-z][A-Za-z0-9._+-]*$ (line 1, column 22)',
    ],
    [
      { 'ws/lanser.json': '{"servers": {"__proto__": {}}}' },
      'lanser.json: /servers/__proto__: expected a string that matches ^[A-Za-z][A-Za-z0-9._+-]*$ (line 1, column 27)',
    ],
    ...['.', '..', 'a/b', '*.*', ''].map((marker): readonly [Tree, string] => [
      { 'ws/lanser.json': JSON.stringify({ servers: { foo: { rootMarkers: ['.git', marker] } } }) },
      'lanser.json: /servers/foo/rootMarkers/1: expected ',
    ]),
    [{ 'ws/lanser.yaml': '- 1\n' }, 'lanser.yaml: expected an object'],
    [
      { 'ws/pyproject.toml': '[tool.lanser.servers.foo]\ncommand = 5\n' },
      'pyproject.toml: /servers/foo/command: expected a string or an array',
    ],
    [
      { 'ws/pyproject.toml': '[tool.lanser.servers.foo.settings]\nsince = 2020-01-01\n' },
      'pyproject.toml: /servers/foo/settings/since: expected a JSON value',
    ],
    [
      { 'ws/lanser.yaml': 'servers: { foo: { settings: { a: .inf } } }\n' },
      'lanser.yaml: /servers/foo/settings/a: expected a JSON value (line 1, column 34)',
    ],
    [
      { 'ws/lanser.yaml': 'servers: { foo: { settings: &a { b: *a } } }\n' },
      'lanser.yaml: /servers/foo/settings/b: expected a value without circular references (line 1, column 37)',
    ],
    [
      { 'ws/lanser.json': `{"servers": {"foo": {"settings": ${'{"a":'.repeat(9000)}1${'}'.repeat(9000)}}}}` },
      'lanser.json: More than 1000 levels are nested',
    ],
    [
      { 'home/lanser/config.yaml': 'indexIo: bytes\n' },
      `the user's lanser/config.yaml: /indexIo: expected one of "utf-8", "utf-16", "codepoint" (line 1, column 10)`,
    ],
    [{ 'home/lanser/config.json': '{"a": ' }, "the user's lanser/config.json: "],
    [
      { 'ws/lanser.json': '{}', 'ws/lanser.yml': 'indexIo: utf-8\n' },
      'Both lanser.json and lanser.yml have settings. Remove the settings from one of them.',
    ],
    [
      { 'ws/lanser.yaml': 'indexIo: utf-8\n', 'ws/pyproject.toml': '[tool.lanser]\n' },
      'Both lanser.yaml and pyproject.toml have settings. Remove the settings from one of them.',
    ],
    [
      { 'home/lanser/config.json': '{}', 'home/lanser/config.yaml': '{}' },
      "Both the user's lanser/config.json and the user's lanser/config.yaml have settings. Remove the settings from one of them.",
    ],
  ] satisfies readonly (readonly [Tree, string])[])('cause E/CONFIG: %j', async (tree, start) => {
    const { code, message, details } = await failureOf(tree);
    expect(code).toBe('E/CONFIG');
    expect(message.slice(0, start.length)).toBe(start);
    // The id of a bundle is a hash that covers its error. A local path would make the id differ between machines.
    expect(JSON.stringify([message, details])).not.toContain('lanser-test-');
  });

  test('cause E/FS_PERMISSIONS if the file cannot be read', async () => {
    const failure = await failureOf({ 'home/lanser/config.json/': '' });
    expect(failure).toMatchObject({ code: 'E/FS_PERMISSIONS', details: { errno: 'EISDIR' } });
    expect(failure.message).toBe("the user's lanser/config.json cannot be read. Check its permissions.");
  });
});

describe('the configuration folder of the user', () => {
  test.each([
    ['linux', { XDG_CONFIG_HOME: '/x', HOME: '/h' }, '/x/lanser'],
    ['linux', { XDG_CONFIG_HOME: 'x', HOME: '/h' }, '/h/.config/lanser'],
    ['linux', { XDG_CONFIG_HOME: '', HOME: '/h' }, '/h/.config/lanser'],
    ['linux', { HOME: '' }, undefined],
    ['linux', { HOME: 'relative' }, undefined],
    ['linux', {}, undefined],
    ['darwin', { XDG_CONFIG_HOME: '/x', HOME: '/h' }, '/h/Library/Application Support/lanser'],
    ['win32', { APPDATA: '/a', HOME: '/h' }, '/a/lanser'],
    ['win32', { HOME: '/h' }, undefined],
  ] as const)('on %s with %j is %s', (platform, env, folder) => {
    expect(userConfigurationFolder({ platform, env })).toBe(folder);
  });
});

describe('merging settings', () => {
  const table = fc.letrec<{ readonly value: unknown; readonly table: unknown }>((tie) => ({
    value: fc.oneof({ maxDepth: 2 }, fc.integer(), fc.array(fc.integer(), { maxLength: 2 }), tie('table')),
    table: fc.dictionary(fc.constantFrom('a', 'b', 'c'), tie('value'), { maxKeys: 3 }),
  })).table;

  test('with empty or equal settings changes nothing', () => {
    fc.assert(
      fc.property(table, (some) => {
        expect(mergedSettings(some, {})).toEqual(some);
        expect(mergedSettings({}, some)).toEqual(some);
        expect(mergedSettings(some, some)).toEqual(some);
      }),
    );
  });

  test('keeps all values of higher precedence, and the values of lower precedence that are not overridden', () => {
    fc.assert(
      fc.property(table, table, (above, below) => {
        const merged = mergedSettings(above, below);
        for (const [path_, value] of leavesOf(above)) expect(valueAt(merged, path_)).toEqual(value);
        for (const [path_, value] of leavesOf(below)) {
          const isCovered = path_.some((_, index) => isLeaf(valueAt(above, path_.slice(0, index + 1))));
          const isTableAbove = typeof valueAt(above, path_) === 'object';
          if (!isCovered && !isTableAbove) expect(valueAt(merged, path_)).toEqual(value);
        }
      }),
    );
  });
});

function isLeaf(value: unknown): boolean {
  return value !== undefined && (typeof value !== 'object' || Array.isArray(value));
}

function valueAt(value: unknown, keys: readonly string[]): unknown {
  return keys.reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], value);
}

function leavesOf(
  value: unknown,
  above: readonly string[] = [],
): readonly (readonly [readonly string[], unknown])[] {
  if (isLeaf(value)) return [[above, value]];
  return Object.entries(value as object).flatMap(([key, inner]) => leavesOf(inner, [...above, key]));
}
