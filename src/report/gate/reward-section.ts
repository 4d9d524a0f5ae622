import type { Report } from '../../model/report.ts';
import { rewardParts } from '../reward-parts.ts';
import { line, words } from './line.ts';
import type { Section } from './section.ts';

/** Builds the section of the score and its components. */
export function rewardSection({ reward }: Report): readonly Section[] {
  if (reward === null) return [];
  const rows = rewardParts(reward).map(({ name, value, key, weight }) => [
    name === null ? [] : [words(name)],
    value === null ? [] : line`${value}`,
    line`${words(key)} ${weight}`,
  ]);
  const head = [
    { title: line`component`, isNumber: false },
    { title: line`value`, isNumber: true },
    { title: line`weight`, isNumber: true },
  ];
  return [
    {
      id: 'reward',
      title: line`Reward ${reward.r}`,
      isFolded: true,
      lead: [line`${words(reward.version)}: ${reward.explanation}`],
      curve: [],
      body: { kind: 'table', head, rows },
    },
  ];
}
