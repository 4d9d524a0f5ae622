import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

const PROGRAM = `
import json, sys
from elements import parse
module = parse(sys.stdin.buffer.read())
print(json.dumps([" ".join(module.tokens(element)) for element in module.elements if element.compound and element.line]))
`;

test('the header of a compound statement ends before its first block, also that of `match`', () => {
  const source = [
    'match a:',
    '    # Why.',
    '    case [1, *_] if b: pass',
    '    case _:',
    '        for c in d: pass',
    'if e:',
    '    pass',
    '',
  ].join('\n');
  const cwd = path.join(import.meta.dirname, '../../bench/relocation');
  const output = execFileSync('python3', ['-B', '-c', PROGRAM], { cwd, input: source, encoding: 'utf8' });
  expect(JSON.parse(output)).toEqual(['match a :', 'for c in d :', 'if e :']);
});
