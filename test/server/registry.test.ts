import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ServerConfiguration } from '../../src/model/generated/config.ts';
import { BUILT_IN_SERVERS } from '../../src/server/built-in.ts';
import { serverRegistry, type ConfiguredServers } from '../../src/server/registry.ts';

type Servers = ConfiguredServers['servers'];

const inWorkspace = (servers: Servers): ConfiguredServers => ({
  origin: 'workspace',
  file: 'lanser.yaml',
  folder: '/w',
  servers,
});
const ofUser = (servers: Servers): ConfiguredServers => ({
  origin: 'user',
  file: "the user's lanser/config.yaml",
  folder: '/home/u/.config/lanser',
  servers,
});
const named = (name: string, configured: readonly ConfiguredServers[]) =>
  serverRegistry(configured).find((definition) => definition.name === name);

describe('the server registry', () => {
  test('contains only the built-in servers if nothing is configured', () => {
    expect(serverRegistry([])).toEqual(BUILT_IN_SERVERS);
  });

  test('lists the servers of the workspace, then of the user, then the built-in servers', () => {
    const serverFor = (fileType: string): ServerConfiguration => ({ command: 'x', fileTypes: [fileType] });
    const names = serverRegistry([
      inWorkspace({ zeta: serverFor('.z'), gopls: {}, alpha: serverFor('.a') }),
      ofUser({ other: serverFor('.o'), alpha: { args: ['-v'] }, ty: { disabled: true } }),
    ]).map(({ name }) => name);
    expect(names.slice(0, 5)).toEqual(['zeta', 'gopls', 'alpha', 'other', 'ty']);
    expect(names.slice(5)).toEqual(
      BUILT_IN_SERVERS.map(({ name }) => name).filter((name) => !['gopls', 'ty'].includes(name)),
    );
  });

  test('overrides the configured fields of a built-in server, and omits its installation instructions if the command is configured', () => {
    const before = BUILT_IN_SERVERS.find(({ name }) => name === 'gopls');
    expect(named('gopls', [inWorkspace({ gopls: { settings: { gopls: { staticcheck: true } } } })])).toEqual({
      ...before,
      origin: 'workspace',
      settings: { gopls: { staticcheck: true } },
    });
    const replaced = named('gopls', [inWorkspace({ gopls: { command: 'my-gopls' } })]);
    // The built-in installation instructions are for the program `gopls`, so they are omitted.
    expect(replaced).toMatchObject({ command: 'my-gopls' });
    expect(replaced).not.toHaveProperty('install');
  });

  test.each([
    { settings: { python: {} } },
    { args: ['--verbose'] },
    { initializationOptions: {} },
    { languageId: 'python' },
  ])(
    'rejects %j for the included Pyright, but not for a configured command',
    (fields: ServerConfiguration) => {
      const configured = (server: ServerConfiguration) => () =>
        serverRegistry([inWorkspace({ pyright: server })]);
      expect(configured(fields)).toThrow(
        /^lanser\.yaml: \/servers\/pyright\/\w+: not supported for the included Pyright/u,
      );
      expect(configured({ ...fields, command: ['./tools/pyright-langserver', '--stdio'] })).not.toThrow();
    },
  );

  test('resolves a relative command path, but not a program name, against the folder of the configuration file', () => {
    const layers = (command: ServerConfiguration['command']) => {
      const servers: Servers = { foo: { fileTypes: ['.f'], ...(command === undefined ? {} : { command }) } };
      return [inWorkspace(servers), ofUser(servers)].map((layer) => serverRegistry([layer])[0]?.command);
    };
    expect(layers('./bin/foo')).toEqual(['/w/bin/foo', '/home/u/.config/lanser/bin/foo']);
    expect(layers('../bin/foo')).toEqual(['/bin/foo', '/home/u/.config/bin/foo']);
    expect(layers('/opt/foo')).toEqual(['/opt/foo', '/opt/foo']);
    expect(layers('foo')).toEqual(['foo', 'foo']);
    const mixed = [
      inWorkspace({ foo: { args: ['-w'] } }),
      ofUser({ foo: { command: './foo', fileTypes: ['.f'] } }),
    ];
    expect(named('foo', mixed)).toMatchObject({ command: '/home/u/.config/lanser/foo', args: ['-w'] });
  });

  test('if the command is a list, takes the arguments from its items after the program and from the configured `args`', () => {
    const argsOf = (server: ServerConfiguration) => named('ruff', [inWorkspace({ ruff: server })])?.args;
    expect(argsOf({})).toEqual(['server']);
    expect(argsOf({ command: 'other' })).toEqual(['server']);
    expect(argsOf({ command: ['uvx', 'ruff', 'server'] })).toEqual(['ruff', 'server']);
    expect(argsOf({ command: ['ruff'] })).toEqual([]);
    expect(argsOf({ command: ['uvx', 'ruff'], args: ['server'] })).toEqual(['ruff', 'server']);
  });

  test('merges the configured options and settings into those of a built-in server', () => {
    const options = { tsserver: { path: '/x' } };
    const server = named('typescript-language-server', [
      inWorkspace({ 'typescript-language-server': { initializationOptions: options } }),
    ]);
    expect(server?.initializationOptions).toEqual({
      disableAutomaticTypingAcquisition: true,
      tsserver: { path: '/x', useSyntaxServer: 'never', useClientFileWatcher: true },
    });
    const yaml = { yaml: { schemaStore: { enable: true } }, other: [1] };
    const settings = named('yaml-language-server', [
      inWorkspace({ 'yaml-language-server': { settings: yaml } }),
    ])?.settings;
    expect(settings).toEqual({ ...yaml, redhat: { telemetry: { enabled: false } } });
  });

  test('applies a language id to all file types or to one', () => {
    const server: ServerConfiguration = { command: 'x', fileTypes: ['.a', 'B'] };
    const idsOf = (languageId: NonNullable<ServerConfiguration['languageId']>) =>
      named('foo', [inWorkspace({ foo: { ...server, languageId } })])?.languageIds;
    expect(idsOf('foo')).toEqual({ '.a': 'foo', B: 'foo' });
    expect(idsOf({ '.a': 'foo' })).toEqual({ '.a': 'foo' });
    expect(named('gopls', [inWorkspace({ gopls: { languageId: 'golang' } })])?.languageIds).toMatchObject({
      '.go': 'golang',
    });
  });

  test('does not require a root marker file for a linter that the workspace configures', () => {
    expect(named('ruff', [])?.needsMarker).toBe(true);
    expect(named('ruff', [ofUser({ ruff: {} })])?.needsMarker).toBe(true);
    expect(named('ruff', [inWorkspace({ ruff: {} }), ofUser({ ruff: {} })])?.needsMarker).toBe(false);
  });

  test.each([
    [{ foo: { fileTypes: ['.f'] } }, '/servers/foo/command'],
    [{ foo: { command: 'foo' } }, '/servers/foo/fileTypes'],
    [{ foo: { disabled: false } }, '/servers/foo/command'],
  ] satisfies readonly (readonly [Servers, string])[])(
    'rejects %j, because %s is required',
    (servers, pointer) => {
      expect(() => serverRegistry([inWorkspace(servers), ofUser({})])).toThrowError(
        expect.objectContaining({
          code: 'E/CONFIG',
          message: expect.stringMatching(`^lanser.yaml: ${pointer}: required, because foo is not`) as string,
        }),
      );
    },
  );

  test('ignores a disabled server that is not defined elsewhere', () => {
    expect(named('foo', [inWorkspace({ foo: { disabled: true } })])).toBeUndefined();
    const layers = [
      inWorkspace({ foo: { disabled: true } }),
      ofUser({ foo: { command: 'foo', fileTypes: ['.f'] } }),
    ];
    expect(named('foo', layers)).toMatchObject({ disabled: true, command: 'foo', origin: 'workspace' });
  });
});

describe('for any configuration, the server registry', () => {
  const server = fc.record(
    {
      args: fc.array(fc.string(), { maxLength: 2 }),
      rootMarkers: fc.array(fc.constantFrom('a', '*.b'), { maxLength: 2 }),
      settings: fc.dictionary(fc.string(), fc.integer(), { maxKeys: 2 }),
      disabled: fc.boolean(),
      linter: fc.boolean(),
    },
    { requiredKeys: [] },
  );
  const names = fc.constantFrom('gopls', 'ruff', 'own', 'other');
  const servers = fc
    .dictionary(names, server)
    .map((some): Servers =>
      Object.fromEntries(
        Object.entries(some).map(([name, one]) => [name, { command: 'x', fileTypes: ['.x'], ...one }]),
      ),
    );

  test('contains each server once, and the first configuration that sets a field takes precedence', () => {
    fc.assert(
      fc.property(servers, servers, (first, second) => {
        const registry = serverRegistry([inWorkspace(first), ofUser(second)]);
        expect(new Set(registry.map(({ name }) => name)).size).toBe(registry.length);
        for (const { name, origin, ...definition } of registry) {
          const expected = { ...second[name], ...first[name] };
          expect(definition).toMatchObject(expected);
          expect(origin).toBe(name in first ? 'workspace' : name in second ? 'user' : 'built-in');
        }
      }),
    );
  });

  test('is the same if a configuration is repeated', () => {
    fc.assert(
      fc.property(servers, (some) => {
        expect(serverRegistry([inWorkspace(some), inWorkspace(some)])).toEqual(
          serverRegistry([inWorkspace(some)]),
        );
      }),
    );
  });
});
