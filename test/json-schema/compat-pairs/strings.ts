import { apart, equal, narrower, wider, type CompatPair } from './compat-pair.ts';

const string = (rest: object): object => ({ type: 'string', ...rest });
const like = (pattern: string): object => string({ pattern });

export const lengthPairs: readonly CompatPair[] = [
  narrower('the empty string is rejected', string({}), string({ minLength: 1 }), {
    witness: '',
    pointer: '/minLength',
  }),
  equal('a length of at least 0', string({ minLength: 0 }), string({})),
  narrower('maxLength lowered', string({ maxLength: 2 }), string({ maxLength: 1 }), {
    pointer: '/maxLength',
  }),
  equal('at most one code point, which has one or two code units', string({ maxLength: 1 }), like('^[^]?$')),
  narrower('a dot does not match every code point', string({ maxLength: 1 }), like('^.?$'), {
    witness: '\n',
  }),
  narrower(
    'at most two code points, which may have two code units each',
    string({ maxLength: 2 }),
    like('^[\\u0000-\\uffff]{0,2}$'),
    {
      witness: '\u{1f600}',
    },
  ),
  equal('length limits that no string satisfies', string({ minLength: 2, maxLength: 1 }), false),
  equal(
    'a short string or a longer string',
    string({ anyOf: [{ maxLength: 3 }, { minLength: 4 }] }),
    string({}),
  ),
  wider(
    'a short string or a much longer string',
    string({ anyOf: [{ maxLength: 3 }, { minLength: 5 }] }),
    string({}),
    {
      forwardWitness: 'aaaa',
    },
  ),
  equal('only the empty string', string({ maxLength: 0 }), { const: '' }),
  narrower('a length does not apply to numbers', { maxLength: 3 }, string({ maxLength: 3 }), {
    witness: 1234,
  }),
  equal(
    'a negated minLength, and the equivalent maxLength',
    string({ not: { minLength: 4 } }),
    string({ maxLength: 3 }),
  ),
];

export const patternPairs: readonly CompatPair[] = [
  equal('digits, written in two ways', like('^[0-9]+$'), like('^\\d+$')),
  equal('an alternation, and the equivalent class', like('^(a|b|c)$'), like('^[a-c]$')),
  wider('anchors removed', like('^abc$'), like('abc'), { forwardPointer: '/pattern' }),
  narrower('an anchor added', like('a'), like('^a'), { witness: 'ba', pointer: '/pattern' }),
  narrower('a pattern of one line does not match every string', string({}), like('^.*$'), { witness: '\n' }),
  equal('the empty pattern', like(''), string({})),
  equal('a pattern that every string matches', like('.*'), string({})),
  equal('one or more letters, and one letter, anywhere in the string', like('a+'), like('a')),
  equal('a plus, and the equivalent star', like('^a+$'), like('^aa*$')),
  equal('a star, and an optional plus', like('^(?:ab)*$'), like('^(?:(?:ab)+)?$')),
  equal('a loop unrolled', like('^(?:ab)*$'), like('^(?:(?:abab)*(?:ab)?)$')),
  equal(
    'two groups of alternatives, and all their combinations',
    like('^(?:a|ab)(?:c|bcd)$'),
    like('^a(?:c|bcd|bc|bbcd)$'),
  ),
  wider('a lookahead forbids a longer prefix', like('^(?!foo)'), like('^(?!foobar)'), {
    forwardWitness: 'foo',
    undecidedOk: true,
  }),
  equal('a negated end anchor', like('^(?!$)'), string({ minLength: 1 }), { undecidedOk: true }),
  wider('a digit becomes optional', like('^(?=.*\\d)[a-z0-9]+$'), like('^[a-z0-9]+$'), {
    forwardWitness: 'a',
    undecidedOk: true,
  }),
  wider('a character except line terminators, and any character', like('.+'), string({ minLength: 1 }), {
    forwardWitness: '\n',
  }),
  wider(
    'three characters except line terminators, and any three characters',
    like('^.{3}$'),
    string({ minLength: 3, maxLength: 3 }),
    {
      forwardWitness: '\n\n\n',
    },
  ),
  equal(
    'a count in the pattern, and the equivalent length limits',
    like('^[a-z]{3,5}$'),
    string({ pattern: '^[a-z]+$', minLength: 3, maxLength: 5 }),
  ),
  equal('a minLength that the pattern implies', string({ pattern: '^ab+$', minLength: 2 }), like('^ab+$')),
  narrower(
    'a minLength that the pattern does not imply',
    like('^ab+$'),
    string({ pattern: '^ab+$', minLength: 3 }),
    {
      witness: 'ab',
    },
  ),
  equal(
    'a minLength that no match of the pattern reaches',
    string({ pattern: '^a?b?$', minLength: 3 }),
    false,
  ),
  wider('upper-case letters become letters of both cases', like('^[A-Z]+$'), like('^[a-zA-Z]+$')),
  narrower('an anchor belongs to one alternative, not to all', like('^a|b$'), like('^(a|b)$'), {
    witness: 'ax',
  }),
  equal('word characters', like('^\\w+$'), like('^[A-Za-z0-9_]+$')),
  narrower('white space includes more than spaces', like('^\\s$'), like('^ $'), { witness: '\t' }),
  equal(
    'two patterns, and one equivalent pattern',
    string({ allOf: [{ pattern: '^a' }, { pattern: 'b$' }] }),
    like('^a[^]*b$'),
  ),
  equal('a pattern and an enum', like('^(foo|bar|baz)$'), { enum: ['foo', 'bar', 'baz'] }),
  equal('an optional part and an enum', like('^v?1(?:\\.0)?$'), { enum: ['1', 'v1', '1.0', 'v1.0'] }),
  wider('a prefix becomes optional', like('^v\\d+$'), like('^v?\\d+$')),
  apart('the range of a count moves', like('^\\d{1,3}$'), like('^\\d{2,4}$')),
  equal('an escape and the escaped letter', like('^\\u00e9$'), like('^é$')),
  narrower('letters of every script become ASCII letters', like('^\\p{L}+$'), like('^[a-zA-Z]+$'), {
    witness: 'é',
  }),
  equal('a backreference', like('^(a|b)\\1$'), like('^(?:aa|bb)$'), { undecidedOk: true }),
  wider('a whole word and a part of a word', like('\\bfoo\\b'), like('foo'), {
    forwardWitness: 'foot',
    undecidedOk: true,
  }),
  equal('a class that matches every character', like('^[\\s\\S]*$'), string({})),
  equal('a pattern excluded', string({ not: { pattern: '^a' } }), like('^(?:[^a][^]*)?$')),
  narrower('an escaped dot', like('^a.b$'), like('^a\\.b$'), { witness: 'axb' }),
  equal('lazy quantifiers, and greedy quantifiers', like('^a+?b*?$'), like('^a+b*$')),
  equal(
    'a union of two patterns as one pattern',
    string({ anyOf: [{ pattern: '^[ab]$' }, { pattern: '^[bc]$' }] }),
    like('^[abc]$'),
  ),
  narrower('a pattern does not apply to numbers', { pattern: '^a' }, like('^a'), { witness: 1 }),
];

export const formatPairs: readonly CompatPair[] = [
  narrower('a format added', string({}), string({ format: 'date' }), { witness: 'a', pointer: '/format' }),
  wider('a format removed', string({ format: 'uri' }), string({}), { forwardPointer: '/format' }),
  apart('date-time to date', string({ format: 'date-time' }), string({ format: 'date' })),
  wider(
    'ipv4 to ipv4 or ipv6',
    string({ format: 'ipv4' }),
    string({ anyOf: [{ format: 'ipv6' }, { format: 'ipv4' }] }),
  ),
  equal('an unknown format', string({ format: 'x-nobody' }), string({})),
  equal(
    'a format of strings does not apply to integers',
    { type: 'integer', format: 'date' },
    { type: 'integer' },
  ),
  equal(
    'a format excludes values of an enum',
    { enum: ['2024-02-29', '2023-02-29'], format: 'date' },
    { const: '2024-02-29' },
  ),
  wider('a constant becomes any value of its format', { const: '2024-02-29' }, string({ format: 'date' })),
  // The prefix `urn:uuid:` is optional. With this prefix, a UUID has 45 characters.
  wider('every uuid has at most 45 characters', string({ format: 'uuid' }), string({ maxLength: 45 }), {
    undecidedOk: true,
  }),
  wider('every date begins with a year', string({ format: 'date' }), like('^\\d{4}-'), { undecidedOk: true }),
  equal(
    'the same format twice',
    string({ allOf: [{ format: 'email' }, { format: 'email' }] }),
    string({ format: 'email' }),
  ),
  narrower(
    'a maximum length added to a format',
    string({ format: 'ipv4' }),
    string({ format: 'ipv4', maxLength: 8 }),
    {
      witness: '127.0.0.1',
    },
  ),
  narrower(
    'the Kelvin sign is not a letter of an email address',
    { type: 'string', pattern: '^\\u212a@aa\\.aa$' },
    { type: 'string', pattern: '^\\u212a@aa\\.aa$', format: 'email' },
    { witness: '\u212a@aa.aa' },
  ),
];
