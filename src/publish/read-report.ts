import { lstat, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { errnoOf, LanserError, systemErrorText } from '../model/lanser-error.ts';
import type { Report } from '../model/report.ts';
import { violationsOf } from '../schema/validate.ts';
import { violationText } from '../schema/violations.ts';
import { decodeUtf8 } from '../text/decode-utf8.ts';
import { redaction, redactValue } from '../text/redact-secrets.ts';
import { jsonSize } from '../text/json-size.ts';
import { readJson } from '../text/json-text.ts';
import { clip } from '../text/clip.ts';
import { contradictionIn } from './contradictions.ts';

/** The maximum size of a report. A report of 5,000 diagnostics with long messages is about 10 MB large. */
const MAX_MIB = 64;
/** The maximum number of JSON values. Each value may be invalid, and its error takes about 500 bytes of memory. */
const MAX_VALUES = 3_000_000;
const FILE = 'report.json';
const MAX_SHOWN = 200;
const REDACT = redaction([]);

/**
 * Reads an untrusted report. Its facts may be false, even if they do not contradict each other. Redacts texts that
 * look like secrets, such as access tokens, also in errors.
 *
 * @param place the report, or the folder that contains it.
 * @throws LanserError E/USAGE for a file that cannot be read or is not a regular file; E/SCHEMA_INVALID for a file
 * that is too large, not valid, or inconsistent.
 */
export async function loadReport(place: string): Promise<Report> {
  const report = parseReport(await bytesOf(place));
  const contradiction = contradictionIn(report);
  if (contradiction !== undefined) {
    const { pointer, stated, derived } = redactValue(contradiction, REDACT);
    throw new LanserError(
      'E/SCHEMA_INVALID',
      `The report is inconsistent at ${pointer}: the value is ${shown(stated)}, but the other values of the report require ${shown(derived)}. Run the gate and publish with the same version of lanser.`,
      { pointer, stated, derived },
    );
  }
  return redactValue(report, REDACT);
}

function shown(value: unknown): string {
  return clip(JSON.stringify(value), MAX_SHOWN);
}

function parseReport(bytes: Uint8Array): Report {
  const decoded = decodeUtf8(bytes);
  if (decoded.kind === 'malformed') throw invalid('it is not UTF-8', { byte: decoded.byte });
  if (jsonSize(decoded.text).values > MAX_VALUES) throw invalid(`it has more than ${MAX_VALUES} values`, {});
  const read = readJson(decoded.text);
  if (read.kind === 'refused') {
    // Omits `found`, the first characters at the fault: redaction does not recognise a part of an access token.
    const faults = read.faults.map(({ place, pointer, expected }) => ({ place, pointer, expected }));
    throw invalid('it is not valid JSON', { faults });
  }
  const violations = violationsOf('report', read.value);
  const [first] = violations;
  if (first !== undefined) throw invalid(violationText(first), { violations: violations.slice(0, 20) });
  return read.value as Report;
}

async function bytesOf(place: string): Promise<Uint8Array> {
  try {
    const file = (await stat(place)).isDirectory() ? path.join(place, FILE) : place;
    // An unpacked artifact may contain a symbolic link to any file of this machine.
    const status = await lstat(file);
    if (!status.isFile()) throw Object.assign(new Error('not a file'), { code: 'not a regular file' });
    if (status.size > MAX_MIB * 2 ** 20) {
      throw invalid(`it is larger than ${MAX_MIB} MiB`, { bytes: status.size });
    }
    return await readFile(file);
  } catch (error) {
    if (error instanceof LanserError) throw error;
    const errno = errnoOf(error) ?? null;
    throw new LanserError(
      'E/USAGE',
      `The report cannot be read: ${systemErrorText(error)}. Pass the report folder that the gate wrote, or its ${FILE}.`,
      { errno },
      { cause: error },
    );
  }
}

function invalid(reason: string, details: Readonly<Record<string, unknown>>): LanserError {
  const message = `This is not a valid report of lanser: ${REDACT(reason)}. Pass the ${FILE} of a gate.`;
  return new LanserError('E/SCHEMA_INVALID', message, redactValue(details, REDACT));
}
