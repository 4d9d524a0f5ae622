import type { ReportingDescriptor } from 'sarif';
import { standardLevel } from '../../model/pyright-defaults.ts';
import type { Report } from '../../model/report.ts';
import { clip } from '../../text/clip.ts';
import { visibleLine } from '../visible.ts';
import type { Finding } from './findings.ts';
import { OWN_RULES } from './lanser-rules.ts';
import { PYRIGHT_RULES, PYRIGHT_RULES_PAGE } from './pyright-rules.ts';

const MAX_ID_LENGTH = 255;

export function ruleId({ rule }: Finding): string {
  return rule.kind === 'own' ? `lanser/${rule.id}` : clip(visibleLine(rule.id), MAX_ID_LENGTH);
}

export function ruleUrl({ rule }: Finding, { server }: Report['environment']): string | undefined {
  // Tests a pattern, because another version of Pyright may have rules that PYRIGHT_RULES lacks.
  const isDocumented =
    rule.kind === 'server' && server.name === 'pyright' && /^report[A-Za-z]{1,80}$/u.test(rule.id);
  return isDocumented ? `${PYRIGHT_RULES_PAGE}#${rule.id}` : undefined;
}

export function ruleDescriptions(
  findings: readonly Finding[],
  environment: Report['environment'],
): readonly ReportingDescriptor[] {
  const rules = new Map<string, ReportingDescriptor>();
  for (const finding of findings) {
    const id = ruleId(finding);
    if (!rules.has(id)) rules.set(id, described(id, finding, environment));
  }
  return [...rules.values()];
}

function described(id: string, finding: Finding, environment: Report['environment']): ReportingDescriptor {
  const { rule } = finding;
  if (rule.kind === 'own') {
    const { shortDescription, help } = OWN_RULES[rule.id];
    return { id, shortDescription: { text: shortDescription }, help: { text: help } };
  }
  const help =
    'The change introduces this diagnostic. A diagnostic that only moved with its code is not reported. Fix the cause, or suppress the diagnostic if it is wrong.';
  const helpUri = ruleUrl(finding, environment);
  const description = helpUri === undefined ? undefined : PYRIGHT_RULES[rule.id];
  const level = helpUri === undefined ? undefined : standardLevel(rule.id);
  return {
    id,
    shortDescription: { text: description ?? 'A diagnostic that the change introduces' },
    help: { text: help },
    ...(helpUri === undefined ? {} : { helpUri }),
    ...(level === undefined
      ? {}
      : { defaultConfiguration: level === 'none' ? { enabled: false } : { level } }),
  };
}
