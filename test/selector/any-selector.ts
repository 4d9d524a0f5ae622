import * as fc from 'fast-check';
import type { PositionSpec } from '../../src/model/selector.ts';
import { printSelector } from '../../src/selector/print-selector.ts';

const anyOf = (characters: string): fc.Arbitrary<string> => fc.constantFrom(...Array.from(characters));

const ordinal = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });
const natural = fc.nat();
const hex = (length: number) =>
  fc.string({ unit: anyOf('0123456789abcdef'), minLength: length, maxLength: length });

/** Random texts for file names and code, in which special characters of the grammar are frequent. */
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: anyOf('@:#?%"\\<|>.,-=&/[]() LRC1\n\r\t\u0085\u2028é𝒳\uD800') }),
  fc.constantFrom(
    '@L1:C2',
    'x@L1:C2',
    'R(1,2->3,4)',
    'L1:C',
    'py://a#b',
    'file:///c:/a.py',
    'C:\\a.py',
    '?n=1',
  ),
);
const uri = fc
  .oneof(
    text.filter((value) => value !== ''),
    fc.constantFrom(
      'src/app.py',
      'file:///C:/a b.py',
      'file:///home/a.py',
      'file:///home/%25%23%3F @:.py',
      'file://',
      './a.py',
      'C:',
      'a%41.py',
    ),
  )
  .filter((value) => !/^file:\/\/(?:\/[A-Z]:(?=[\\/])|)$/u.test(value));

const identifier = fc.oneof(
  fc.constantFrom('a', '_', 'body', 'def', 'Class', 'größe', 'имя', '名前', '𝒳1'),
  fc.stringMatching(/^[a-z_][a-z0-9_]{0,5}$/u),
);
const dotted = fc.array(identifier, { minLength: 1, maxLength: 3 }).map((names) => names.join('.'));

const scopeNames = fc.array(fc.oneof(identifier, fc.constantFrom('$', '#side', '$x1', 'a$b')), {
  minLength: 1,
  maxLength: 3,
});
/** Random paths that do not begin with a scheme or a drive. */
const relative = fc
  .tuple(fc.constantFrom('src/', './', '../', 'a b/'), text)
  .map(([folder, name]) => `${folder}${name}`);

const docVersion = hex(40).map((digits) => `blob:${digits}`);
const indexing = fc.constantFrom('utf-8' as const, 'utf-16' as const, 'codepoint' as const);
const required = <T extends object, Keys extends keyof T>(
  shape: { [Key in keyof T]: fc.Arbitrary<T[Key]> },
  ...keys: Keys[]
) => fc.record(shape, { requiredKeys: keys });

const place = fc.tuple(ordinal, ordinal);
const ordered = fc.tuple(place, place).map((pair) => pair.toSorted(([a, b], [c, d]) => a - c || b - d));

const cursor = required(
  { kind: fc.constant('cursor'), uri, line: ordinal, col: ordinal, indexing, docVersion },
  'kind',
  'uri',
  'line',
  'col',
);
const range = fc
  .tuple(required({ kind: fc.constant('range'), uri, indexing, docVersion }, 'kind', 'uri'), ordered)
  .map(([rest, [start, end]]) => ({ ...rest, start, end }));
const symbol = required(
  {
    kind: fc.constant('symbol'),
    qualname: fc.oneof(
      fc.tuple(dotted, dotted).map((parts) => parts.join(':')),
      fc.tuple(relative, scopeNames).map(([file, names]) => `./${file}:${names.join('.')}`),
    ),
    role: fc.constantFrom('def', 'sig', 'body', 'doc'),
    overload: natural,
    follow: fc.constant(false),
    symbolId: hex(32).map((digits) => `sym1:${digits}`),
    docVersion,
  },
  'kind',
  'qualname',
  'role',
);
const kind = fc.constantFrom('class', 'def');
const step = fc.oneof(fc.tuple(kind, identifier), fc.tuple(kind, identifier, ordinal));
const ast = required(
  {
    kind: fc.constant('ast'),
    path: fc
      .tuple(dotted, fc.array(step, { maxLength: 3 }))
      .map(([module, steps]) => [['module', module], ...steps]),
    follow: fc.constant(false),
    leaf: fc.tuple(fc.constantFrom('name', 'identifier', 'call', 'body', '_x1'), ordinal),
    docVersion,
  },
  'kind',
  'path',
);
const anchor = required(
  {
    kind: fc.constant('anchor'),
    uri,
    snippet: text.filter((value) => value !== ''),
    ctx: natural,
    hash: hex(40).map((digits) => `sha1:${digits}`),
    near: ordinal,
    docVersion,
  },
  'kind',
  'uri',
  'snippet',
  'ctx',
);
const lines = fc.tuple(ordinal, ordinal).map((pair) => pair.toSorted((a, b) => a - b));
const scope = fc.oneof(
  scopeNames.map((names) => ({ symbol: names })),
  lines.map((pair) => ({ lines: pair })),
);
const locate = required(
  { kind: fc.constant('locate'), uri, scope, find: text, occurrence: ordinal, docVersion },
  'kind',
  'uri',
);

/** Random valid PositionSpecs of every kind. Ranges do not end before their start. */
export const anySelector = fc.oneof(cursor, range, symbol, ast, anchor, locate) as fc.Arbitrary<PositionSpec>;

/** Printed selectors of every kind with at most two random edits. */
const editedSelector = fc
  .tuple(
    anySelector,
    fc.array(
      fc.record({
        at: fc.nat(),
        length: fc.nat(3),
        text: fc.oneof(fc.constantFrom('', '&', '?', '%', '%41', '0', ':', '#', '"', '\\'), text),
      }),
      { maxLength: 2 },
    ),
  )
  .map(([spec, edits]) =>
    edits.reduce((printed, { at, length, text: added }) => {
      const start = at % (printed.length + 1);
      return printed.slice(0, start) + added + printed.slice(start + length);
    }, printSelector(spec)),
  );

/** Random texts that are selectors or nearly selectors, and arbitrary texts. */
export const anySelectorText: fc.Arbitrary<string> = fc.oneof(
  { arbitrary: editedSelector, weight: 3 },
  fc.string({ unit: 'binary' }),
  fc.string({ unit: anyOf('@:#?%"\\<|>.,-=&/[]()LRCabpystdef0123 ') }),
  fc
    .array(
      fc.constantFrom(
        'py://',
        'symbol://',
        'ast://',
        'anchor://',
        'file:///',
        'C:\\',
        'a.py',
        '#',
        ':',
        '@',
        '.',
        '"',
        '\\"',
        '%41',
        '%',
        '%zz',
        '%C3',
        '?',
        '&',
        '=',
        'n',
        'ctx',
        'docVersion',
        'blob:',
        'L1',
        ':C1',
        'R(',
        '1,2',
        '->',
        ')',
        '0',
        '<|>',
        '<<|>>',
        '[module=',
        '[def=',
        ']',
        '/',
        'name',
        '[1]',
        'body',
        '<locals>',
        '10-20',
        'é',
        '\n',
      ),
      { maxLength: 12 },
    )
    .map((parts) => parts.join('')),
);
