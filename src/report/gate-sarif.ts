import { createHash } from 'node:crypto';
import type { Invocation, Location, Log, Notification, Region, Result } from 'sarif';
import type { Severity } from '../model/diagnostic.ts';
import type { Report } from '../model/report.ts';
import { beginning, clip } from '../text/clip.ts';
import { addressOf } from './file-address.ts';
import { fairShares } from './fair-shares.ts';
import { plural } from './plural.ts';
import { findingsOf, type Finding } from './sarif/findings.ts';
import { ruleDescriptions, ruleId } from './sarif/rules.ts';
import { visible } from './visible.ts';

/** GitHub keeps this many results of a run. */
const MAX_RESULTS = 5000;
const MAX_MESSAGE_LENGTH = 4000;
/** The limit for all messages: GitHub accepts files of up to ten megabytes. */
const MESSAGE_ROOM = 6_000_000;
const MAX_FAILURES = 100;

const SCHEMA = 'https://json.schemastore.org/sarif-2.1.0.json';
const LEVELS: Readonly<Record<Severity, 'error' | 'warning' | 'note'>> = {
  error: 'error',
  warning: 'warning',
  information: 'note',
};

/** Renders the findings of head as a SARIF 2.1.0 log. Fingerprints do not change when lines shift. */
export function gateSarif(report: Report): string {
  const all = findingsOf(report);
  // GitHub rejects the whole log for one result outside of the repository's files.
  const findings = all.filter(({ uri }) => addressOf(uri) !== undefined).slice(0, MAX_RESULTS);
  const rules = ruleDescriptions(findings, report.environment);
  const log: Log = {
    $schema: SCHEMA,
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'lanser', version: report.environment.tool.version, rules: [...rules] } },
        automationDetails: { id: 'lanser/gate/' },
        columnKind: 'utf16CodeUnits',
        originalUriBaseIds: { '%SRCROOT%': { description: { text: "The repository's root." } } },
        invocations: [invocationOf(report, all.length - findings.length)],
        results: resultsOf(findings, new Map(rules.map(({ id }, index) => [id, index]))),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

function resultsOf(findings: readonly Finding[], ruleIndexes: ReadonlyMap<string, number>): Result[] {
  const seen = new Map<string, number>();
  const messages = findings.map(({ message }) => messageText(message));
  const rooms = fairShares(
    messages.map(({ length }) => Math.min(length, MAX_MESSAGE_LENGTH)),
    MESSAGE_ROOM,
  );
  return findings.map((finding, index) => {
    const id = ruleId(finding);
    const same = JSON.stringify([finding.uri, finding.rule, finding.message]);
    const occurrence = seen.get(same) ?? 0;
    seen.set(same, occurrence + 1);
    return {
      ruleId: id,
      ruleIndex: ruleIndexes.get(id) ?? -1,
      level: LEVELS[finding.severity],
      message: { text: clip(messages[index] ?? '', rooms[index] ?? 0) },
      locations: [locationOf(finding)],
      partialFingerprints: { 'lanserFingerprint/v1': fingerprint(`${same}${occurrence}`) },
    };
  });
}

/** Hashes an identity that contains no line numbers. */
function fingerprint(identity: string): string {
  return createHash('sha256').update(identity).digest('hex');
}

/** Breaks `[a](b)`, which readers turn into a link even in SARIF's plain text, and replaces empty texts. */
function messageText(message: string): string {
  // `visible` shortens a text by at most half: CRLF becomes LF.
  const text = visible(beginning(message, 2 * MAX_MESSAGE_LENGTH + 2)).replaceAll('](', '] (');
  return text.trim() === '' ? '(no message)' : text;
}

function locationOf({ uri, range }: Finding): Location {
  return {
    physicalLocation: {
      artifactLocation: { uri: addressOf(uri) ?? '', uriBaseId: '%SRCROOT%' },
      region: range === null ? { startLine: 1 } : regionOf(range),
    },
  };
}

function regionOf([startLine, start, endLine, end]: NonNullable<Finding['range']>): Region {
  return { startLine: startLine + 1, startColumn: start + 1, endLine: endLine + 1, endColumn: end + 1 };
}

function invocationOf(report: Report, leftOut: number): Invocation {
  const notifications: Notification[] = report.failures
    .slice(0, MAX_FAILURES)
    .map(({ side, code, message }) => ({
      level: 'error',
      message: { text: clip(messageText(`${side}: ${code}: ${message}`), MAX_MESSAGE_LENGTH) },
    }));
  const note = `${plural(leftOut, 'result')} omitted: more than ${MAX_RESULTS}, or not in a file of the repository. All are in the JSON report.`;
  return {
    executionSuccessful: report.failures.length === 0,
    toolExecutionNotifications: [
      ...notifications,
      ...(leftOut > 0 ? [{ level: 'note' as const, message: { text: note } }] : []),
    ],
  };
}
