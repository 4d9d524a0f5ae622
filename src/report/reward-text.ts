import type { BundleEvidence, ProcessReward } from '../model/bundle.ts';
import { plural } from '../text/plural.ts';
import type { Colors } from './colors.ts';
import { EVIDENCE_WORDS } from './evidence-words.ts';
import { rewardParts } from './reward-parts.ts';
import { tableLines } from './terminal-width.ts';
import { visibleLine } from './visible.ts';

export function rewardLine({ r, version, explanation }: ProcessReward): string {
  return `${r} (${version}: ${explanation})`;
}

export function rewardTable(reward: ProcessReward, colors: Colors): string {
  const rows = rewardParts(reward).map(({ name, value, key, weight }) => [
    name ?? '',
    value === null ? '' : String(value),
    key === null ? '' : `${key} ${weight}`,
  ]);
  const [head = '', ...lines] = tableLines([['component', 'value', 'weight'], ...rows], [1, 2]);
  return [
    colors.dim(head),
    ...lines,
    '',
    `${colors.bold(`r = ${reward.r}`)}  ${reward.version}: ${reward.explanation}`,
    '',
  ].join('\n');
}

/** Renders evidence of gaming, one finding per line. */
export function evidenceText({ findings, hidden, notFound }: BundleEvidence): string {
  const lines = findings.map((finding) => {
    const { kind, uri, range, text, before, after } = finding;
    const place = range === null ? uri : `${uri}:${range[0] + 1}:${range[1] + 1}`;
    const change =
      before === undefined ? '' : `: ${JSON.stringify(before)} → ${JSON.stringify(after ?? null)}`;
    return `  ${visibleLine(place)}: ${EVIDENCE_WORDS[kind]}: ${visibleLine(text + change)}`;
  });
  return [
    lines.length === 0
      ? `Evidence of gaming: none${notFound.length === 0 ? '' : ' in the checked files'}.`
      : `Evidence of gaming: ${plural(lines.length, 'finding')}`,
    ...lines,
    ...(hidden === 0 ? [] : [`New suppressions may hide ${plural(hidden, 'diagnostic')}.`]),
    ...(notFound.length === 0
      ? []
      : [
          `Not checked, because the content is unavailable: ${notFound
            .map(({ uri, docVersion }) => `${visibleLine(uri)} (${docVersion})`)
            .join(', ')}.`,
        ]),
    '',
  ].join('\n');
}
