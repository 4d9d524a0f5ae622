/** Formats of secrets. Hexadecimal tokens without a prefix are left out, because digests and ids look the same. */
const SHAPES: readonly string[] = [
  // GitHub: personal, OAuth, user, server, refresh and fine-grained tokens.
  String.raw`\bgh[pousr]_[A-Za-z0-9_]{20,255}`,
  String.raw`\bgithub_pat_[A-Za-z0-9_]{22,255}`,
  // GitLab, npm, PyPI, Docker Hub, Hugging Face.
  String.raw`\bgl(?:pat|ptt|cbt|dt|rt|soat|imt|ft)-[\w-]{20,255}`,
  String.raw`\bnpm_[A-Za-z0-9]{36}`,
  String.raw`\bpypi-[\w-]{50,255}`,
  String.raw`\bdckr_(?:pat|oat)_[\w-]{27,255}`,
  String.raw`\bhf_[A-Za-z0-9]{34}`,
  // AWS access key ids, Google API keys, OAuth tokens and client secrets, Azure storage keys, DigitalOcean.
  String.raw`\b(?:A3T[A-Z0-9]|AKIA|ASIA|ABIA|ACCA)[A-Z0-9]{16}\b`,
  String.raw`\bAIza[\w-]{35}`,
  String.raw`\bya29\.[\w-]{20,2048}`,
  String.raw`\bGOCSPX-[\w-]{28}`,
  String.raw`(?<=AccountKey=)[A-Za-z0-9+/=]{80,100}`,
  String.raw`\bdo[opr]_v1_[a-f0-9]{64}`,
  // Slack, Stripe, SendGrid, and API keys of language models.
  String.raw`\bxox[abeoprs]-[A-Za-z0-9-]{10,255}`,
  String.raw`\bxapp-[A-Za-z0-9-]{10,255}`,
  String.raw`\b[rs]k_(?:live|test)_[A-Za-z0-9]{10,255}`,
  String.raw`\bSG\.[\w-]{16,64}\.[\w-]{16,128}`,
  String.raw`\bsk-(?:ant-|proj-)?[\w-]{32,255}`,
  // JSON Web Tokens, such as GitHub's runtime tokens: two objects and a signature.
  String.raw`(?<![\w-])eyJ[\w-]{10,4096}\.eyJ[\w-]{10,8192}\.[\w-]{10,2048}`,
  // Private keys. A match stops at the next key, so that many unterminated keys take linear time.
  String.raw`-----BEGIN (?:[A-Z0-9]{1,20} ){0,3}PRIVATE KEY(?: BLOCK)?-----(?:(?!-----(?:BEGIN|END) )[\s\S]){0,16384}(?:-----END [A-Z0-9 ]{0,60}-----)?`,
  // In URLs: passwords, and long user names, which may be tokens. In `//host:80?a@b`, `host` is not a user name.
  String.raw`(?<=\b[a-z][a-z0-9+.-]{1,20}://)[^\s/:@'"]{20,255}(?=(?::(?!\d{1,5}[?#])[^\s/:@'"]{0,255})?@)`,
  String.raw`(?<=\b[a-z][a-z0-9+.-]{1,20}://[^\s/:@'"]{0,255}:)[^\s/:@'"]{3,255}(?=@)`,
];

const SECRET = new RegExp(SHAPES.map((shape) => `(?:${shape})`).join('|'), 'gu');

export const REDACTED = '[redacted]';

/** The minimum length of a known secret. Shorter ones would match ordinary words. */
const MIN_SECRET_LENGTH = 8;

export type Redact = (text: string) => string;

/**
 * Creates a function that redacts the given secrets, also in encoded forms, and every text in the format of a secret.
 * Ignores given secrets that are shorter than {@link MIN_SECRET_LENGTH}.
 */
export function redaction(secrets: readonly (string | undefined)[]): Redact {
  const forms = new Set<string>();
  for (const secret of secrets) {
    if (secret === undefined || secret.length < MIN_SECRET_LENGTH) continue;
    for (const form of formsOf(secret)) forms.add(form);
  }
  // Longer forms come first, because a longer form may contain a shorter one.
  const secretForms = [...forms].toSorted((left, right) => right.length - left.length);
  return (text) =>
    secretForms.reduce((rest, form) => rest.replaceAll(form, REDACTED), text).replaceAll(SECRET, REDACTED);
}

function formsOf(secret: string): readonly string[] {
  const bytes = Buffer.from(secret);
  return [
    secret,
    ...secret.split(/\r?\n/u).filter((line) => line.length >= MIN_SECRET_LENGTH),
    encodeURIComponent(bytes.toString('utf8')),
    JSON.stringify(secret).slice(1, -1),
    bytes.toString('base64'),
    bytes.toString('base64url'),
    // In Basic authentication, GitHub uses this user name for tokens. So the whole encoded text is known.
    Buffer.from(`x-access-token:${secret}`).toString('base64'),
    ...inLongerBase64(bytes, 'base64'),
    ...inLongerBase64(bytes, 'base64url'),
  ];
}

/**
 * Returns the three forms that a secret can have in the base64 of a longer text, such as `user:secret` in Basic
 * authentication. The form depends on the number of bytes before the secret, modulo 3. Omits characters that also
 * encode a neighbouring byte.
 */
function inLongerBase64(secret: Buffer, encoding: 'base64' | 'base64url'): readonly string[] {
  return [0, 1, 2].map((before) => {
    const encoded = Buffer.concat([Buffer.alloc(before), secret]).toString(encoding);
    const bits = (before + secret.length) * 8;
    return encoded.slice(Math.ceil((before * 8) / 6), Math.floor(bits / 6));
  });
}

/** Redacts every string and member name of a JSON value. Returns the value itself if nothing is redacted. */
export function redactValue<T>(value: T, redact: Redact): T {
  const whole = JSON.stringify(value);
  // Redacts each string by itself. In the whole JSON text, the pattern of a private key could span several strings.
  const walk = (part: unknown): unknown => {
    if (typeof part === 'string') return redact(part);
    if (typeof part !== 'object' || part === null) return part;
    if (Array.isArray(part)) return part.map(walk);
    return Object.fromEntries(Object.entries(part).map(([name, member]) => [redact(name), walk(member)]));
  };
  const redacted = walk(value);
  return JSON.stringify(redacted) === whole ? value : (redacted as T);
}
