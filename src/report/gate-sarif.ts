import type { Invocation, Location, Log, Notification, Region, Result } from 'sarif';
import type { Severity } from '../model/diagnostic.ts';
import type { Report } from '../model/report.ts';
import { addressOf } from './file-address.ts';
import {
  failsWithoutFinding,
  failureLines,
  failureText,
  leftOutNote,
  listedFindings,
  type ListedFinding,
  type ListedFindings,
} from './listed-findings.ts';
import { ruleDescriptions } from './sarif/rules.ts';
import { scopeText } from './gate/scope-line.ts';
import { headlineText } from './gate/headline.ts';

const SCHEMA = 'https://json.schemastore.org/sarif-2.1.0.json';
const LEVELS: Readonly<Record<Severity, 'error' | 'warning' | 'note'>> = {
  error: 'error',
  warning: 'warning',
  information: 'note',
};

/** Renders the listed findings as a SARIF 2.1.0 log. Fingerprints do not change when lines shift. */
export function gateSarif(report: Report): string {
  const listed = listedFindings(report);
  const { findings } = listed;
  const rules = ruleDescriptions(findings, report.environment);
  const indexes = new Map(rules.map(({ id }, index) => [id, index]));
  const log: Log = {
    $schema: SCHEMA,
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'lanser', version: report.environment.tool.version, rules: [...rules] } },
        automationDetails: { id: 'lanser/gate/' },
        columnKind: 'utf16CodeUnits',
        originalUriBaseIds: { '%SRCROOT%': { description: { text: "The repository's root." } } },
        invocations: [invocationOf(report, listed)],
        results: findings.map((finding) => resultOf(finding, indexes)),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

function resultOf(finding: ListedFinding, ruleIndexes: ReadonlyMap<string, number>): Result {
  const { id, severity, text, fingerprint } = finding;
  return {
    ruleId: id,
    ruleIndex: ruleIndexes.get(id) ?? -1,
    level: LEVELS[severity],
    message: { text },
    locations: [locationOf(finding)],
    partialFingerprints: { 'lanserFingerprint/v1': fingerprint },
  };
}

function locationOf({ uri, range }: ListedFinding): Location {
  return {
    physicalLocation: {
      artifactLocation: { uri: addressOf(uri) ?? '', uriBaseId: '%SRCROOT%' },
      region: range === null ? { startLine: 1 } : regionOf(range),
    },
  };
}

function regionOf([startLine, start, endLine, end]: NonNullable<ListedFinding['range']>): Region {
  return { startLine: startLine + 1, startColumn: start + 1, endLine: endLine + 1, endColumn: end + 1 };
}

/** Describes the run of the gate. Only an inconclusive gate is an unsuccessful run; a violated policy is not. */
function invocationOf(report: Report, { findings, leftOut }: ListedFindings): Invocation {
  const { conclusion, failures, policy } = report;
  const isInconclusive = conclusion === 'inconclusive';
  const isUnshown = failsWithoutFinding(report, findings);
  const notifications: Notification[] = [
    ...(isInconclusive || isUnshown ? [headlineText(report)] : []),
    ...(isUnshown ? [failureText(policy)] : []),
    ...failureLines(report),
  ].map((text) => ({ level: 'error', message: { text } }));
  const notes = [...scopeText(report), ...leftOutNote(leftOut, 'result')];
  return {
    executionSuccessful: failures.length === 0 && !isInconclusive,
    toolExecutionNotifications: [
      ...notifications,
      ...notes.map((text) => ({ level: 'note' as const, message: { text } })),
    ],
  };
}
