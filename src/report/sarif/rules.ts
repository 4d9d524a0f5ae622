import type { ReportingDescriptor } from 'sarif';
import type { Report } from '../../model/report.ts';
import { clip } from '../../text/clip.ts';
import { visibleLine } from '../visible.ts';
import type { Finding } from './findings.ts';
import { OWN_RULES } from './own-rules.ts';

const MAX_ID_LENGTH = 255;
const PYRIGHT_RULES = 'https://github.com/microsoft/pyright/blob/main/docs/configuration.md';

export function ruleId({ rule }: Finding): string {
  return rule.kind === 'own' ? `lanser/${rule.id}` : clip(visibleLine(rule.id), MAX_ID_LENGTH);
}

/** Returns one description per rule of the findings, in the order of the findings. */
export function ruleDescriptions(
  findings: readonly Finding[],
  { server }: Report['environment'],
): readonly ReportingDescriptor[] {
  const rules = new Map<string, ReportingDescriptor>();
  for (const finding of findings) {
    const id = ruleId(finding);
    if (!rules.has(id)) rules.set(id, described(id, finding, server.name));
  }
  return [...rules.values()];
}

function described(id: string, { rule }: Finding, server: string): ReportingDescriptor {
  if (rule.kind === 'own') {
    const { short, help } = OWN_RULES[rule.id];
    return { id, shortDescription: { text: short }, help: { text: help } };
  }
  const help =
    'Head has this diagnostic and base does not, even after moved code is matched. Fix its cause, or suppress it if it is wrong.';
  return {
    id,
    shortDescription: { text: 'A diagnostic that the change introduces' },
    help: { text: help },
    // Only names that can be headings of that page get a URL.
    ...(server === 'pyright' && /^report[A-Za-z]{1,80}$/u.test(rule.id)
      ? { helpUri: `${PYRIGHT_RULES}#${rule.id}` }
      : {}),
  };
}
