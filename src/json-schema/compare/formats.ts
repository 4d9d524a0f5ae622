import plugin from 'ajv-formats';
import type { FormatName } from 'ajv-formats';
import type { Json } from '../../schema/json.ts';

export function isKnownFormat(name: string): boolean {
  return Object.hasOwn(SAMPLES, name);
}

/** Returns ajv's check of a format; undefined if none is known. The check accepts all values that are not strings. */
export function formatOf(name: string): ((value: Json) => boolean) | undefined {
  if (!isKnownFormat(name)) return undefined;
  const format = plugin.default.get(name as FormatName);
  if (typeof format !== 'object' && typeof format !== 'function') return undefined;
  const test = 'validate' in format ? format.validate : format;
  return (value) => {
    if (typeof value !== 'string') return true;
    if (test instanceof RegExp) return test.test(value);
    return typeof test === 'function' && (test as (text: string) => boolean)(value);
  };
}

/** Maps formats to wider formats. A wider format accepts all strings of the narrow format. */
const WIDER: Readonly<Record<string, readonly string[]>> = {
  time: ['iso-time'],
  'date-time': ['iso-date-time'],
  uri: ['uri-reference'],
};

/** Returns true if every string of the format `narrow` is known to be a string of the format `wide`. */
export function isWider(narrow: string, wide: string): boolean {
  return narrow === wide || (WIDER[narrow]?.includes(wide) ?? false);
}

export function expressionOf(name: string): RegExp | undefined {
  if (!isKnownFormat(name)) return undefined;
  const format = plugin.default.get(name as FormatName);
  return format instanceof RegExp ? format : undefined;
}

export function samplesOf(format: string): readonly string[] {
  return Object.hasOwn(SAMPLES, format) ? (SAMPLES[format] ?? []) : [];
}

const SAMPLES: Readonly<Record<string, readonly string[]>> = {
  date: ['2020-02-29', '1999-12-31', '0001-01-01', '2024-06-15'],
  time: ['12:30:45Z', '23:59:59.999+01:00', '00:00:00Z'],
  'date-time': ['2020-02-29T12:30:45Z', '1999-12-31T23:59:59.5-08:00', '2024-06-15t00:00:00z'],
  'iso-time': ['12:30:45', '12:30:45Z', '23:59:59.999+01:00'],
  'iso-date-time': ['2020-02-29T12:30:45', '2020-02-29 12:30:45Z', '1999-12-31T23:59:59'],
  duration: ['P1Y2M3DT4H5M6S', 'P3W', 'PT0S', 'P1D'],
  uri: ['urn:a:b', 'https://example.com/a?b=c#d', 'mailto:a@example.com', 'a:b'],
  'uri-reference': ['a/b', '#c', '', 'https://example.com/', '../x?y'],
  'uri-template': ['https://example.com/{a}', '{+b}', 'a', ''],
  url: ['https://example.com/a', 'http://example.org', 'ftp://example.com/x'],
  email: ['a@example.com', 'first.last+tag@example.co.uk'],
  hostname: ['example.com', 'a', 'sub.example-host.org'],
  ipv4: ['192.0.2.1', '255.255.255.255', '0.0.0.0'],
  ipv6: ['2001:db8::1', '::', '::ffff:192.0.2.1', '1:2:3:4:5:6:7:8'],
  regex: ['^a+$', '[a-z]', '', 'a'],
  uuid: ['123e4567-e89b-12d3-a456-426614174000', 'urn:uuid:123e4567-e89b-12d3-a456-426614174000'],
  'json-pointer': ['/a/b', '', '/a~1b/0'],
  'json-pointer-uri-fragment': ['#/a/b', '#'],
  'relative-json-pointer': ['0', '1/a', '2#'],
  byte: ['YWJj', '', 'YQ=='],
};

/** Strings that violate most formats. */
export const OTHER_SAMPLES: readonly string[] = [
  '',
  'a',
  ' ',
  '%',
  '{',
  '(',
  '\\',
  '<a b>',
  'ä',
  '~',
  '-1',
  '[',
  '/~',
];
