import { expect, test } from 'vitest';
import type { Diagnostic } from 'vscode-languageserver-protocol';
import { diagnosticFact, type Fact } from '../../src/server/diagnostic-fact.ts';
import type { NamedRoots } from '../../src/workspace/named-roots.ts';

const ROOTS = { withoutPaths: (text: string) => text } as Partial<NamedRoots> as NamedRoots;

function factOf(severity: unknown, message: unknown = 'bad', tags: unknown = []): Fact {
  const range = { start: { line: 0, character: 0 }, end: { line: 0, character: 1 } };
  const reported = { range, message, severity, tags } as Diagnostic;
  return diagnosticFact('a.py', reported, ROOTS, 'server', (text) => text);
}

test.each([
  [undefined, 'error'],
  [1, 'error'],
  [2, 'warning'],
  [3, 'information'],
])('the severity %s is "%s"', (severity, expected) => {
  expect(factOf(severity)).toMatchObject({ kind: 'diagnostic', diagnostic: { severity: expected } });
});

test('the severity 4 is a hint', () => {
  expect(factOf(4)).toMatchObject({ kind: 'hint' });
});

test.each([0, 5, 1.5, -1, 'error'])('the unknown severity %s is rejected', (severity) => {
  expect(() => factOf(severity)).toThrow(TypeError);
});

test.each([7, null, {}, ['bad']])('the message %j is rejected', (message) => {
  expect(() => factOf(1, message)).toThrow(TypeError);
});

test('a message can be MarkupContent', () => {
  expect(factOf(1, { kind: 'markdown', value: 'bad' })).toMatchObject({ diagnostic: { message: 'bad' } });
});

test('unknown tags are omitted', () => {
  expect(factOf(2, 'old', [7, 2, null])).toMatchObject({ diagnostic: { tags: ['deprecated'] } });
});
