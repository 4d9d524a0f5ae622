import { expect, test } from 'vitest';
import { publishedDiagnostics } from '../../src/lsp/published-diagnostics.ts';

test('diagnostics arrive also if the server encodes more characters of the URI, or sends an invalid URI', async () => {
  const published = publishedDiagnostics();
  const diagnostics = [
    { message: 'a defect', range: { start: { line: 0, character: 0 }, end: { line: 0, character: 1 } } },
  ];
  published.onPublish({ uri: 'file:///w/%zz.c', version: 1, diagnostics: [] });
  published.onPublish({ uri: 'file:///w/a%2B%40%28b%29.c', version: 1, diagnostics });
  expect(await published.ofVersion('file:///w/a+@(b).c', 1)).toEqual(diagnostics);
  expect(published.countOf('file:///w/a+@(b).c')).toBe(1);
});
