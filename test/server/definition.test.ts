import { describe, expect, test } from 'vitest';
import { BUILT_IN_SERVERS } from '../../src/server/built-in.ts';
import {
  closestFileType,
  languageIdOf,
  settingsSection,
  type ServerDefinition,
} from '../../src/server/definition.ts';

function builtIn(name: string): ServerDefinition {
  const definition = BUILT_IN_SERVERS.find((candidate) => candidate.name === name);
  if (definition === undefined) throw new Error(`no built-in ${name}`);
  return definition;
}

describe('the built-in servers', () => {
  test('have unique names, a command and at least one file type', () => {
    const names = BUILT_IN_SERVERS.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const { name, command, fileTypes, origin, disabled } of BUILT_IN_SERVERS) {
      expect([command === '', fileTypes.length > 0, origin, disabled], name).toEqual([
        false,
        true,
        'built-in',
        false,
      ]);
    }
  });

  test('have installation instructions except for the shipped server', () => {
    const withoutInstructions = BUILT_IN_SERVERS.filter(({ install }) => install === undefined);
    expect(withoutInstructions.map(({ name }) => name)).toEqual(['pyright']);
  });

  test('have a language id for each of their file types', () => {
    for (const definition of BUILT_IN_SERVERS) {
      for (const fileType of definition.fileTypes) {
        const file = fileType.startsWith('.') ? `/w/a${fileType}` : `/w/${fileType}`;
        expect(languageIdOf(definition, file), fileType).toMatch(/^[a-z][a-z.-]*$/u);
        expect(languageIdOf(definition, file), fileType).not.toBe('plaintext');
      }
    }
  });
});

describe('languageIdOf', () => {
  test.each([
    ['typescript-language-server', 'a.ts', 'typescript'],
    ['typescript-language-server', 'a.d.ts', 'typescript'],
    ['typescript-language-server', 'a.tsx', 'typescriptreact'],
    ['typescript-language-server', 'a.mjs', 'javascript'],
    ['typescript-language-server', 'a.jsx', 'javascriptreact'],
    ['bash-language-server', 'run.sh', 'shellscript'],
    ['bash-language-server', '.bashrc', 'shellscript'],
    ['clangd', 'a.c', 'c'],
    ['clangd', 'a.C', 'cpp'],
    ['clangd', 'a.h', 'cpp'],
    ['clangd', 'a.mm', 'objective-cpp'],
    ['gopls', 'go.mod', 'go.mod'],
    ['pyright', 'a.pyi', 'python'],
    ['yaml-language-server', 'a.yml', 'yaml'],
    ['vscode-json-language-server', 'package.json', 'json'],
    ['vscode-json-language-server', 'tsconfig.json', 'jsonc'],
    ['clangd', 'a.something', 'something'],
    ['clangd', 'nothing', 'plaintext'],
    ['clangd', 'constructor', 'plaintext'],
    ['clangd', 'a.toString', 'toString'],
  ])('for %s and %s is %s', (name, file, id) => {
    expect(languageIdOf(builtIn(name), `/w/${file}`)).toBe(id);
  });

  test('prefers an id of the server definition to a built-in id, and a whole file name to an extension', () => {
    const definition = { ...builtIn('gopls'), languageIds: { '.go': 'golang', 'main.go': 'go-program' } };
    expect(languageIdOf(definition, '/w/a.go')).toBe('golang');
    expect(languageIdOf(definition, '/w/main.go')).toBe('go-program');
    expect(languageIdOf(definition, '/w/go.mod')).toBe('go.mod');
  });
});

test.each([
  [['.ts', '.d.ts'], 'a.d.ts', '.d.ts'],
  [['.d.ts', '.ts'], 'a.b.ts', '.ts'],
  [['.ts', 'a.ts'], 'a.ts', 'a.ts'],
  [['.longer.ts', 'a.longer.ts'], 'a.longer.ts', 'a.longer.ts'],
  [['ts'], 'a.ts', undefined],
  [['Dockerfile'], 'Dockerfile.dev', undefined],
  [['.py'], 'a.PY', undefined],
  [['.ts'], 'ts', undefined],
])('among the file types %j, the closest to %s is %s', (fileTypes, name, closest) => {
  expect(closestFileType(fileTypes, `/w/x.ts/${name}`)).toBe(closest);
});

describe('settingsSection', () => {
  const settings = { python: { analysis: { strict: ['a'], none: null } }, list: [1] };
  test.each([
    [undefined, settings],
    ['', settings],
    ['python', settings.python],
    ['python.analysis.strict', ['a']],
    ['python.analysis.none', null],
    ['python.analysis.none.deeper', undefined],
    ['python.other', undefined],
    ['constructor', undefined],
    ['python.__proto__', undefined],
    ['list.0', 1],
  ])('returns for the section %s the value %j', (section, value) => {
    expect(settingsSection(settings, section)).toEqual(value);
  });

  test('returns undefined without settings', () => {
    expect(settingsSection(undefined, 'python')).toBeUndefined();
    expect(settingsSection(undefined, undefined)).toBeUndefined();
  });
});
