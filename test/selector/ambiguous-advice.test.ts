import { expect, test } from 'vitest';
import { parseSelector } from '../../src/selector/parse-selector.ts';
import type { Resolution } from '../../src/selector/resolution.ts';
import { resolveSelector } from '../../src/selector/resolve-selector.ts';
import { pythonDocument } from './python-document.ts';

async function resolved(texts: Readonly<Record<string, string>>, selector: string): Promise<Resolution> {
  const documents = Object.entries(texts).map(([uri, text]) => pythonDocument(text, uri));
  const parsed = parseSelector(selector);
  if (parsed.kind === 'malformed' || parsed.spec.kind === 'anchor') throw new TypeError(selector);
  const workspace = {
    document: async (uri: string) => documents.find((document) => document.uri === uri),
    modules: async () => documents.map(({ uri }) => uri),
  };
  return resolveSelector(parsed.spec, workspace);
}

const METHOD = '    def m(self): pass\n';
const CLASS = `class K:\n${METHOD}`;
const OVERLOADS = '@overload\ndef f(): ...\n@overload\ndef f(a): ...\n';

test.each<[advice: string, texts: Readonly<Record<string, string>>, selector: string]>([
  ['ast://[module=m]/[class=K][1]/[def=m]', { 'm.py': CLASS + CLASS }, 'ast://[module=m]/[class=K]/[def=m]'],
  [
    'ast://[module=m]/[class=K][2]/[def=m]/parameters[1]',
    { 'm.py': `class K: pass\n${CLASS}${CLASS}` },
    'ast://[module=m]/[class=K]/[def=m]/parameters[1]',
  ],
  [
    'ast://[module=m]/[class=K][1]/[def=m][1]',
    { 'm.py': CLASS + METHOD + CLASS },
    'ast://[module=m]/[class=K]/[def=m]',
  ],
  ['a/m.py:K.m', { 'a/m.py': CLASS, 'm.py': CLASS }, 'ast://[module=m]/[class=K]/[def=m]'],
  ['a/m.py:K.m', { 'a/m.py': CLASS, 'm.py': CLASS }, 'py://m#K.m'],
  ['a/m.py', { 'a/m.py': CLASS, 'm.py': CLASS }, 'ast://[module=m]'],
  ['?overload=0', { 'm.py': OVERLOADS }, 'py://m#f'],
])('the advice %s, in the files %j, resolves the ambiguous selector %s', async (advice, texts, selector) => {
  const several = await resolved(texts, selector);
  if (several.kind !== 'ambiguous') throw new TypeError(several.kind);
  expect(several.reason).toContain(advice);
  expect(several.reason).toContain('select one with');
  if (Object.keys(texts).length > 1) expect(several.reason).toContain('refers to 2 files, a/m.py and m.py;');
  const one = await resolved(texts, advice.startsWith('?') ? selector + advice : advice);
  expect(one.kind).toBe('resolved');
});

test('the reason for a missing AST node does not mention the __getattr__ of its module', async () => {
  const texts = { 'm.py': 'def __getattr__(name): ...\n' };
  const reason = 'm has nothing at these steps';
  expect(await resolved(texts, 'ast://[module=m]/class_definition[1]')).toEqual({ kind: 'missing', reason });
});
