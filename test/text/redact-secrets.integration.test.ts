import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { REDACTED, redaction, redactValue } from '../../src/text/redact-secrets.ts';
import { cpuCost } from '../helpers/cpu-cost.ts';

/** The maximum result of `cpuCost` for an algorithm that takes linear time. */
const MAX_COST = 50;
const PRIVATE = ['PRI', 'VATE'].join('');
const redact = redaction([]);

/** Assembles a token from parts, so that secret scanners do not report this file. */
const token = (mark: string, length: number): string => mark + 'aB3'.repeat(length).slice(0, length);

test('after redaction, the Base64 form of a text contains no three consecutive bytes of a secret', () => {
  const secret = 'a secret without a shape!';
  const hide = redaction([secret]);
  const around = fc.string({ unit: 'binary', maxLength: 8 });
  fc.assert(
    fc.property(
      around,
      around,
      fc.constantFrom('base64' as const, 'base64url' as const),
      (left, right, encoding) => {
        const encoded = Buffer.from(left + secret + right).toString(encoding);
        const shown = hide(`authorization: basic ${encoded}`);
        expect(shown).toContain(REDACTED);
        const parts = Array.from({ length: secret.length - 2 }, (_, at) => secret.slice(at, at + 3));
        for (const rest of shown.slice('authorization: basic '.length).split(REDACTED)) {
          for (const shift of [0, 1, 2, 3]) {
            const read = Buffer.from(rest.slice(shift), encoding).toString('latin1');
            expect(parts.filter((part) => read.includes(part))).toEqual([]);
          }
        }
      },
    ),
  );
});

describe('redaction of tokens', () => {
  test.each<[title: string, secret: string]>([
    ['a personal access token of GitHub', token('ghp_', 36)],
    ['a job token of GitHub Actions', token('ghs_', 36)],
    ['a fine-grained token of GitHub', token('github_pat_', 82)],
    ['a token of GitLab', token('glpat-', 20)],
    ['a token of npm', token('npm_', 36)],
    ['a token of PyPI', token('pypi-', 120)],
    ['an access key of AWS', `AKIA${'Z7'.repeat(8)}`],
    ['a key of Google', token('AIza', 35)],
    ['a token of Slack', token('xoxb-', 40)],
    ['a live key of Stripe', token('sk_live_', 24)],
    ['an API key of a language model', token('sk-ant-', 80)],
    ['a JSON Web Token', `${token('eyJ', 30)}.${token('eyJ', 60)}.${token('', 43)}`],
    [
      'a private key',
      `-----BEGIN RSA ${PRIVATE} KEY-----\n${token('MII', 400)}\n-----END RSA PRIVATE KEY-----`,
    ],
    ['a truncated private key', `-----BEGIN ${PRIVATE} KEY-----\\nMIIEvQ`],
  ])('removes %s from a message', (_what, secret) => {
    const message = redact(`"Literal['${secret}']" is not assignable to "int"`);
    expect(message).not.toContain(secret.slice(0, 20));
    expect(message).toMatch(/^"Literal\['\[redacted\]/u);
  });

  test('removes a truncated private key at the beginning of a long log', () => {
    const key = `-----BEGIN ${PRIVATE} KEY-----\n${token('MII', 400)}\n`;
    const redacted = redact(`${key}${'2026-01-01 a line of the log\n'.repeat(2000)}`);
    expect(redacted.startsWith(REDACTED)).toBe(true);
    expect(redacted).not.toContain(token('MII', 400));
    expect(redacted).toContain('a line of the log');
  });

  test('removes the password from a URL and keeps the rest of the URL', () => {
    expect(redact('https://user:hunter2hunter@example.org/x')).toBe(`https://user:${REDACTED}@example.org/x`);
  });

  test('removes a user name from a URL if the name is long enough to be a token', () => {
    expect(redact('https://0123456789abcdef0123@example.org/x')).toBe(`https://${REDACTED}@example.org/x`);
    expect(redact('ssh://developer@example.org/x')).toBe('ssh://developer@example.org/x');
  });

  test('keeps the host of a URL with a port and with an `@` in the query', () => {
    expect(redact('https://registry.packages.example.org:8443?to=a@b')).toContain('packages.example.org');
  });

  test('removes from a URL both a user name as long as a token and a password of at least three characters', () => {
    const name = '0123456789abcdef'.repeat(8);
    for (const shown of [name.slice(0, 40), name]) {
      expect(redact(`https://${shown}:x-oauth-basic@example.org/x`)).toBe(
        `https://${REDACTED}:${REDACTED}@example.org/x`,
      );
      expect(redact(`https://${shown}:@example.org/x`)).toBe(`https://${REDACTED}:@example.org/x`);
      expect(redact(`https://${shown}:x@example.org/x`)).toBe(`https://${REDACTED}:x@example.org/x`);
    }
  });

  test.each([
    `sha256:${'0123456789abcdef'.repeat(4)}`,
    'a'.repeat(40),
    'Argument of type "Literal[\'\']" cannot be assigned to parameter "ghp_token" of type "int"',
    'AKIAshort and sk-learn and npm_config_registry and hf_hub_download',
    'http://localhost:8080/a@b',
    'https://registry.packages.example.org:8443/@scope/name',
    'https://registry.packages.example.org:8443 a@b',
    'file.py:40:22 - error: "xoxb" is not defined',
    '-----BEGIN CERTIFICATE-----',
  ])('does not change %s', (text) => {
    expect(redact(text)).toBe(text);
  });

  test('removes many unterminated private keys in linear time', () => {
    const begin = `-----BEGIN ${PRIVATE} KEY-----`;
    const text = begin.repeat(100_000);
    let redacted = '';
    expect(cpuCost(() => (redacted = redact(text)))).toBeLessThan(MAX_COST);
    expect(redacted).toBe(REDACTED.repeat(100_000));
    const end = `-----END ${PRIVATE} KEY-----`;
    expect(redact(`${begin} one ${begin} two ${end} words`)).toBe(`${REDACTED}${REDACTED} words`);
  });

  test('takes linear time for texts that repeat the beginnings of secrets', () => {
    const texts = ['ghp_', '-----BEGIN PRIVATE KEY-----', 'eyJ', 'eyJ-', 'https://a:', 'sk-', 'A'].map(
      (piece) => piece.repeat(400_000 / piece.length),
    );
    texts.push(`https://${'a'.repeat(30)}:`.repeat(10_000), `https://${'a:'.repeat(200_000)}`);
    for (const text of texts) expect(cpuCost(() => redact(text))).toBeLessThan(MAX_COST);
  });
});

describe('redaction of a known secret', () => {
  const secret = 'hunter2/+"correct horse"';
  const redactKnown = redaction([secret, undefined, 'short']);

  test.each<[string, string]>([
    ['in plain text', secret],
    ['in a URL', encodeURIComponent(secret)],
    ['in JSON', JSON.stringify(secret)],
    ['in base64', Buffer.from(secret).toString('base64')],
    ["in Git's authorization header", Buffer.from(`x-access-token:${secret}`).toString('base64')],
  ])('removes the secret %s', (_what, form) => {
    expect(redactKnown(`a ${form} b`)).toMatch(/^a "?\[redacted\]"? b$/u);
  });

  test('ignores a secret of only a few characters', () => {
    expect(redactKnown('short')).toBe('short');
  });

  test('removes the secret from strings and property names in nested lists and objects', () => {
    const value = fc.jsonValue({ depthSize: 'small' });
    const hidden = fc.tuple(value, fc.string(), fc.string()).map(([around, before, after]) => ({
      around,
      list: [`${before}${secret}${after}`, { deep: { [`${secret}${after}`]: secret } }],
      [`${before}${secret}`]: around,
    }));
    fc.assert(
      fc.property(hidden, (given) => {
        expect(JSON.stringify(redactValue(given, redactKnown))).not.toContain(
          JSON.stringify(secret).slice(1, -1),
        );
      }),
    );
  });
});

test('redaction of a value without secrets returns the same object', () => {
  const report = { a: [1, null, 'text'], b: { c: true } };
  expect(redactValue(report, redact)).toBe(report);
});
