import { apart, equal, narrower, wider, type CompatPair } from './compat-pair.ts';

const string = (rest: object): object => ({ type: 'string', ...rest });
const like = (pattern: string): object => string({ pattern });

export const lengthPairs: readonly CompatPair[] = [
  narrower('the empty text goes', string({}), string({ minLength: 1 }), {
    witness: '',
    pointer: '/minLength',
  }),
  equal('a length of at least 0', string({ minLength: 0 }), string({})),
  narrower('maxLength lowered', string({ maxLength: 2 }), string({ maxLength: 1 }), {
    pointer: '/maxLength',
  }),
  equal('one code point, however it is stored', string({ maxLength: 1 }), like('^[^]?$')),
  narrower('a dot is not every code point', string({ maxLength: 1 }), like('^.?$'), { witness: '\n' }),
  narrower('two code points of two units', string({ maxLength: 2 }), like('^[\\u0000-\\uffff]{0,2}$'), {
    witness: '\u{1f600}',
  }),
  equal('no length', string({ minLength: 2, maxLength: 1 }), false),
  equal('short or long', string({ anyOf: [{ maxLength: 3 }, { minLength: 4 }] }), string({})),
  wider('short or much longer', string({ anyOf: [{ maxLength: 3 }, { minLength: 5 }] }), string({}), {
    forwardWitness: 'aaaa',
  }),
  equal('nothing but the empty text', string({ maxLength: 0 }), { const: '' }),
  narrower('a length says nothing of numbers', { maxLength: 3 }, string({ maxLength: 3 }), { witness: 1234 }),
  equal('not longer', string({ not: { minLength: 4 } }), string({ maxLength: 3 })),
];

export const patternPairs: readonly CompatPair[] = [
  equal('digits, two ways', like('^[0-9]+$'), like('^\\d+$')),
  equal('alternation and class', like('^(a|b|c)$'), like('^[a-c]$')),
  wider('anchors removed', like('^abc$'), like('abc'), { forwardPointer: '/pattern' }),
  narrower('an anchor added', like('a'), like('^a'), { witness: 'ba', pointer: '/pattern' }),
  narrower('a line is not every text', string({}), like('^.*$'), { witness: '\n' }),
  equal('the empty pattern', like(''), string({})),
  equal('anything somewhere', like('.*'), string({})),
  equal('one or more somewhere', like('a+'), like('a')),
  equal('plus and star', like('^a+$'), like('^aa*$')),
  equal('star and optional plus', like('^(?:ab)*$'), like('^(?:(?:ab)+)?$')),
  equal('a loop unrolled', like('^(?:ab)*$'), like('^(?:(?:abab)*(?:ab)?)$')),
  equal('the end bound inside', like('^(?:a|ab)(?:c|bcd)$'), like('^a(?:c|bcd|bc|bbcd)$')),
  wider('a longer text forbidden', like('^(?!foo)'), like('^(?!foobar)'), {
    forwardWitness: 'foo',
    undecidedOk: true,
  }),
  equal('not the end at once', like('^(?!$)'), string({ minLength: 1 }), { undecidedOk: true }),
  wider('a digit demanded no more', like('^(?=.*\\d)[a-z0-9]+$'), like('^[a-z0-9]+$'), {
    forwardWitness: 'a',
    undecidedOk: true,
  }),
  wider('a character of a line and any character', like('.+'), string({ minLength: 1 }), {
    forwardWitness: '\n',
  }),
  wider('three on a line and three', like('^.{3}$'), string({ minLength: 3, maxLength: 3 }), {
    forwardWitness: '\n\n\n',
  }),
  equal(
    'counted in the pattern and beside it',
    like('^[a-z]{3,5}$'),
    string({ pattern: '^[a-z]+$', minLength: 3, maxLength: 5 }),
  ),
  equal('minLength that the pattern has', string({ pattern: '^ab+$', minLength: 2 }), like('^ab+$')),
  narrower('minLength that the pattern has not', like('^ab+$'), string({ pattern: '^ab+$', minLength: 3 }), {
    witness: 'ab',
  }),
  equal('minLength that no match reaches', string({ pattern: '^a?b?$', minLength: 3 }), false),
  wider('upper case to letters', like('^[A-Z]+$'), like('^[a-zA-Z]+$')),
  narrower('anchors bind closer than alternation', like('^a|b$'), like('^(a|b)$'), { witness: 'ax' }),
  equal('word characters', like('^\\w+$'), like('^[A-Za-z0-9_]+$')),
  narrower('white space is more than blanks', like('^\\s$'), like('^ $'), { witness: '\t' }),
  equal('two patterns and one', string({ allOf: [{ pattern: '^a' }, { pattern: 'b$' }] }), like('^a[^]*b$')),
  equal('a pattern and an enum', like('^(foo|bar|baz)$'), { enum: ['foo', 'bar', 'baz'] }),
  equal('an optional part and an enum', like('^v?1(?:\\.0)?$'), { enum: ['1', 'v1', '1.0', 'v1.0'] }),
  wider('a prefix becomes optional', like('^v\\d+$'), like('^v?\\d+$')),
  apart('counts moved', like('^\\d{1,3}$'), like('^\\d{2,4}$')),
  equal('an escape and the letter', like('^\\u00e9$'), like('^é$')),
  narrower('letters of every script', like('^\\p{L}+$'), like('^[a-zA-Z]+$'), { witness: 'é' }),
  equal('a group remembered', like('^(a|b)\\1$'), like('^(?:aa|bb)$'), { undecidedOk: true }),
  wider('a whole word and a part', like('\\bfoo\\b'), like('foo'), {
    forwardWitness: 'foot',
    undecidedOk: true,
  }),
  equal('a class of everything', like('^[\\s\\S]*$'), string({})),
  equal('a pattern excluded', string({ not: { pattern: '^a' } }), like('^(?:[^a][^]*)?$')),
  narrower('a dot that means a dot', like('^a.b$'), like('^a\\.b$'), { witness: 'axb' }),
  equal('lazy and greedy', like('^a+?b*?$'), like('^a+b*$')),
  equal(
    'what looks like two patterns is one',
    string({ anyOf: [{ pattern: '^[ab]$' }, { pattern: '^[bc]$' }] }),
    like('^[abc]$'),
  ),
  narrower('a pattern says nothing of numbers', { pattern: '^a' }, like('^a'), { witness: 1 }),
];

export const formatPairs: readonly CompatPair[] = [
  narrower('a format added', string({}), string({ format: 'date' }), { witness: 'a', pointer: '/format' }),
  wider('a format removed', string({ format: 'uri' }), string({}), { forwardPointer: '/format' }),
  apart('date-time to date', string({ format: 'date-time' }), string({ format: 'date' })),
  wider(
    'ipv4 to either address',
    string({ format: 'ipv4' }),
    string({ anyOf: [{ format: 'ipv6' }, { format: 'ipv4' }] }),
  ),
  equal('a format that nobody knows', string({ format: 'x-nobody' }), string({})),
  equal(
    'a format of texts says nothing of integers',
    { type: 'integer', format: 'date' },
    { type: 'integer' },
  ),
  equal(
    'a format takes values out of an enum',
    { enum: ['2024-02-29', '2023-02-29'], format: 'date' },
    { const: '2024-02-29' },
  ),
  wider('a value of the format', { const: '2024-02-29' }, string({ format: 'date' })),
  wider('every uuid has at most 45 characters', string({ format: 'uuid' }), string({ maxLength: 45 }), {
    undecidedOk: true,
  }),
  wider('every date begins with a year', string({ format: 'date' }), like('^\\d{4}-'), { undecidedOk: true }),
  equal(
    'the same format twice',
    string({ allOf: [{ format: 'email' }, { format: 'email' }] }),
    string({ format: 'email' }),
  ),
  narrower('two formats', string({ format: 'ipv4' }), string({ format: 'ipv4', maxLength: 8 }), {
    witness: '127.0.0.1',
  }),
  narrower(
    'the Kelvin sign is not a letter of an address',
    { type: 'string', pattern: '^\\u212a@aa\\.aa$' },
    { type: 'string', pattern: '^\\u212a@aa\\.aa$', format: 'email' },
    { witness: '\u212a@aa.aa' },
  ),
];
