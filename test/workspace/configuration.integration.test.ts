import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseConfiguration } from '../../src/workspace/configuration.ts';

const valueOf = (name: string, text: string): unknown => parseConfiguration(name, text)?.value;

describe('a configuration file', () => {
  test.each([
    ['lanser.json', '\uFEFF{"indexIo": "utf-8"}'],
    ['lanser.yaml', '\uFEFF# a comment\nindexIo: utf-8\n'],
    ['lanser.yml', 'indexIo: "utf-8"'],
    ['pyproject.toml', '\uFEFF[tool.lanser]\nindexIo = "utf-8"\n'],
  ])('%s is parsed according to its format', (name, text) => {
    expect(valueOf(name, text)).toEqual({ indexIo: 'utf-8' });
  });

  test.each([
    ['pyproject.toml', ''],
    ['pyproject.toml', '[tool.other]\n'],
    ['lanser.yaml', ''],
    ['lanser.yaml', '# nothing but this\n'],
    ['lanser.yaml', '~\n'],
  ])('%s has no settings if its text is %j', (name, text) => {
    expect(parseConfiguration(name, text)).toBeUndefined();
  });

  test.each([
    ['lanser.yaml', 'a: 1\nb: 2\na: 3\n', 'lanser.yaml:3:1: Map keys must be unique'],
    ['lanser.yaml', 'a:\n  b: [1\n', 'lanser.yaml:3:1: '],
    ['lanser.yaml', 'a: 1\n---\nb: 2\n', 'lanser.yaml:2:1: More than one document'],
    ['lanser.yaml', 'a: !secret x\n', 'lanser.yaml:1:4: Unresolved tag'],
    ['lanser.yaml', 'a: !!binary aGk=\n', 'lanser.yaml:1:4: Unresolved tag'],
    ['lanser.yaml', 'a: !!js/function x\n', 'lanser.yaml:1:4: Unresolved tag'],
    ['lanser.yaml', '? [a]\n: 1\n', 'lanser.yaml:1:3: With stringKeys'],
    ['lanser.yaml', 'a: *b\n', 'lanser.yaml: Unresolved alias'],
    ['pyproject.toml', '[tool.lanser]\na = 1\na = 2\n', 'pyproject.toml:3:'],
    ['lanser.json', '{"a": 1, // no comments\n}', 'lanser.json: '],
    ['lanser.json', '', 'lanser.json: '],
  ])('%s: %j is rejected, with the position if the parser provides it', (name, text, start) => {
    expect(() => parseConfiguration(name, text)).toThrowError(
      expect.objectContaining({
        code: 'E/CONFIG',
        message: expect.toSatisfy((m: string) => m.startsWith(start)) as string,
      }),
    );
  });

  test('is rejected if aliases expand too much or nesting is too deep', () => {
    const level = (name: string, alias: string): string => `${name}: &${name} [${`*${alias},`.repeat(20)}]\n`;
    const laughs = `a: &a [x,x]\n${level('b', 'a')}${level('c', 'b')}${level('d', 'c')}${level('e', 'd')}`;
    for (const text of [laughs, '['.repeat(50_000), '- '.repeat(50_000)]) {
      expect(() => parseConfiguration('lanser.yaml', text)).toThrowError(
        expect.objectContaining({ code: 'E/CONFIG' }),
      );
    }
  });

  test('provides the position of a value', () => {
    const keys = ['servers', 'foo', 'fileTypes', '1'];
    const yaml = 'servers:\n  foo:\n    fileTypes:\n      - .a\n      - 5\n';
    expect(parseConfiguration('lanser.yaml', yaml)?.placeOf(keys)).toEqual({ line: 5, column: 9 });
    const json = '{\n "servers": {"foo": {"fileTypes": [".a",\n 5]}}\n}';
    expect(parseConfiguration('lanser.json', json)?.placeOf(keys)).toEqual({ line: 3, column: 2 });
    for (const [name, text] of [
      ['lanser.yaml', yaml],
      ['lanser.json', json],
    ] as const) {
      expect(parseConfiguration(name, text)?.placeOf(['servers', 'bar', 'x'])).toBeUndefined();
    }
  });
});

test('a JSON text has the same value if it is parsed as YAML', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string({ unit: 'binary' }), fc.jsonValue({ maxDepth: 3 })), (settings) => {
      const text = JSON.stringify(settings);
      expect(valueOf('lanser.json', text)).toEqual(JSON.parse(text));
      expect(valueOf('lanser.yaml', text)).toEqual(JSON.parse(text));
    }),
  );
});
