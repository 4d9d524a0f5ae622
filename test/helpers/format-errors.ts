import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv } from 'ajv';
import draft04 from 'ajv-draft-04';

const FIXTURES = fileURLToPath(new URL('../fixtures/formats/', import.meta.url));
const schemaAt = (name: string): object =>
  JSON.parse(readFileSync(path.join(FIXTURES, name), 'utf8')) as object;

const isIssue = new Ajv({ strict: false }).compile(schemaAt('gitlab-codeclimate.json'));
const isDiagnosticResult = new draft04.default({ strict: false }).compile(
  schemaAt('reviewdog-DiagnosticResult.json'),
);

/** The severities that GitLab documents. GitLab's schema accepts any string. */
const SEVERITIES: readonly unknown[] = ['info', 'minor', 'major', 'critical', 'blocker'];

export interface GitlabIssue {
  readonly description: string;
  readonly check_name: string;
  readonly fingerprint: string;
  readonly severity: string;
  readonly location: { readonly path: string; readonly lines: { readonly begin: number } };
}

/** Returns the issues of a document; throws if GitLab would reject the document or drop an issue. */
export function gitlabIssues(text: string): readonly GitlabIssue[] {
  const issues = JSON.parse(text) as readonly GitlabIssue[];
  for (const issue of issues) {
    if (!isIssue(issue)) throw new Error(JSON.stringify(isIssue.errors));
    if (!SEVERITIES.includes(issue.severity)) throw new Error(`severity ${issue.severity}`);
    if (!(issue.location.lines.begin >= 1)) throw new Error(`line ${issue.location.lines.begin}`);
    if (/^(?:\.{0,2}\/|$)/u.test(issue.location.path)) throw new Error(`path ${issue.location.path}`);
  }
  // GitLab keeps only one issue per fingerprint.
  const prints = new Set(issues.map(({ fingerprint }) => fingerprint));
  if (prints.size !== issues.length) throw new Error('equal fingerprints');
  return issues;
}

export interface RdDiagnostic {
  readonly message: string;
  readonly severity: string;
  readonly code: { readonly value: string; readonly url?: string };
  readonly location: {
    readonly path: string;
    readonly range: { readonly start: { readonly line: number }; readonly end: { readonly line: number } };
  };
}

/** Returns the diagnostics of a document; throws if reviewdog's schema rejects the document. */
export function rdDiagnostics(text: string): readonly RdDiagnostic[] {
  const document: unknown = JSON.parse(text);
  if (!isDiagnosticResult(document)) throw new Error(JSON.stringify(isDiagnosticResult.errors));
  return (document as { readonly diagnostics: readonly RdDiagnostic[] }).diagnostics;
}

/** True if xmllint is installed, or CI_REAL_TOOLS is 1. Otherwise, the tests of JUnit documents are skipped. */
export const CAN_READ_JUNIT: boolean =
  process.env['CI_REAL_TOOLS'] === '1' || spawnSync('xmllint', ['--version']).status === 0;
if (!CAN_READ_JUNIT) {
  process.stderr.write(
    'Tests of JUnit documents are skipped: xmllint is not installed (Debian: libxml2-utils).\n',
  );
}

/** Writes the documents to `folder`. Throws if the JUnit schema rejects a document. */
export function expectJunit(folder: string, documents: readonly string[]): void {
  const files = documents.map((text, index) => {
    const file = path.join(folder, `${index}.xml`);
    writeFileSync(file, text);
    return file;
  });
  const schema = path.join(FIXTURES, 'junit-10.xsd');
  const args = ['--noout', '--nonet', '--huge', '--schema', schema, ...files];
  const { status, stderr } = spawnSync('xmllint', args, { encoding: 'utf8', maxBuffer: 1e9 });
  if (status !== 0) throw new Error(stderr.replaceAll(/^.* validates\n/gmu, '').slice(0, 2000));
}

export function xpath(text: string, expression: string): string {
  const args = ['--nonet', '--huge', '--xpath', expression, '-'];
  return execFileSync('xmllint', args, { input: text, encoding: 'utf8', stdio: 'pipe' }).trimEnd();
}
