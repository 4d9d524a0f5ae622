import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Ajv } from 'ajv';
import draft04 from 'ajv-draft-04';
import formats from 'ajv-formats';

const require = createRequire(import.meta.url);
const schema = require
  .resolve('@microsoft/jest-sarif')
  .replace(/lib\/index\.js$/u, 'lib/schemas/sarif-2.1.0-rtm.5.json');
// The schema contains a pattern that is not valid with the flag u.
const ajv: Ajv = new draft04.default({ strict: false, unicodeRegExp: false, allErrors: true });
formats.default(ajv);
const validate = ajv.compile(JSON.parse(readFileSync(schema, 'utf8')) as object);

/** Returns a log's violations of the schema of SARIF 2.1.0. */
export function sarifErrors(log: unknown): readonly string[] {
  if (validate(log)) return [];
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath}: ${message ?? ''}`);
}
