import type { ProposalCheck, Report, UnrelatedChange } from '../../model/report.ts';
import { grouped } from '../../text/grouped.ts';
import { joined, line, placeIn, sentence, strong, words, type Line, type Piece } from './line.ts';
import type { Block } from './block.ts';
import { entriesSection, entry, firstOf, type Entry, type Section } from './section.ts';

const CONCLUSIONS = {
  safe: { mark: '✅', severity: 'information', result: 'safe' },
  complete: { mark: '✅', severity: 'information', result: 'complete' },
  unsafe: { mark: '❌', severity: 'error', result: 'unsafe' },
  incomplete: { mark: '❌', severity: 'error', result: 'incomplete' },
  error: { mark: '❗', severity: 'error', result: 'without a preview' },
} as const;

/** The maximum number of unrelated changes to show as diffs for one edit. The others are usually similar to these. */
const MAX_CHANGES = 10;

/** Builds the section of proposed edits. Unsafe and incomplete edits, and those without a preview, come first. */
export function proposalsSection({ proposals }: Report): readonly Section[] {
  const isBad = ({ conclusion }: ProposalCheck): boolean => CONCLUSIONS[conclusion].severity === 'error';
  const ordered = [...proposals.filter(isBad), ...proposals.filter((proposal) => !isBad(proposal))];
  return entriesSection('proposals', titleOf(ordered), ordered.map(proposalEntry));
}

function titleOf(ordered: readonly ProposalCheck[]): Line {
  const [first] = ordered;
  if (first === undefined) return [];
  if (ordered.length === 1)
    return line`${strong('Proposed edit')}: ${subjectOf(first)} is ${resultOf(first)}`;
  const counts = [...grouped(ordered, ({ conclusion }) => conclusion)].map(([conclusion, group]) =>
    sentence(`${group.length} ${CONCLUSIONS[conclusion].result}`),
  );
  return line`${strong('Proposed edits')}: ${joined(counts, ', ')}`;
}

function resultOf({ conclusion, missed }: ProposalCheck): Line {
  const [first, ...more] = missed;
  const result = line`${words(CONCLUSIONS[conclusion].result)}`;
  if (first === undefined) return result;
  const others = more.length === 0 ? [] : line` and ${more.length} more`;
  return line`${result}: missed ${placeIn('head', first)}${others}`;
}

function proposalEntry(proposal: ProposalCheck): Entry {
  const { conclusion, path, index, missed, unrelated = [], error } = proposal;
  const { mark, severity } = CONCLUSIONS[conclusion];
  const from = path === null ? line`the pull request` : line`${path}`;
  const text = line`${words(mark)} ${strong(conclusion)}: ${subjectOf(proposal)}, edit ${index + 1} of ${from}`;
  return entry(severity, text, {
    below: [
      ...scoreLines(proposal),
      ...safetyLines(proposal),
      ...firstOf(missed, (place) => line`${strong('missed')} ${placeIn('head', place)}`),
      ...firstOf(unrelated, (place) => line`${strong('unrelated')} ${placeIn('head', place)}`),
    ],
    blocks: [
      ...(error
        ? [{ caption: null, language: 'text' as const, text: `${error.code}: ${error.message}` }]
        : []),
      ...unrelated.slice(0, MAX_CHANGES).flatMap(unrelatedBlock),
      ...diffBlock(proposal.diff),
    ],
  });
}

function subjectOf(proposal: ProposalCheck): Line {
  switch (proposal.kind) {
    case 'rename':
      return line`rename ${selectorText(proposal.selector)} to ${proposal.newName}`;
    case 'renameFile':
      return line`move ${proposal.oldUri} to ${proposal.newUri}`;
    case 'codeAction':
      return line`apply ${proposal.title} at ${selectorText(proposal.selector)}`;
  }
}

function selectorText(selector: Extract<ProposalCheck, { readonly selector: unknown }>['selector']): string {
  return typeof selector === 'string' ? selector : JSON.stringify(selector);
}

function scoreLines({ delta, reward, safety }: ProposalCheck): readonly Line[] {
  const parts = [
    ...(safety === null ? [] : [line`safety ${safety.ready}`]),
    ...(delta === null ? [] : [line`diagnostics ${signed(delta)}`]),
    ...(reward === null ? [] : [line`score ${reward.r}`]),
  ];
  return parts.length === 0 ? [] : [joined(parts, ' · ')];
}

function signed(count: number): Piece {
  return words(count > 0 ? `+${count}` : `${count}`);
}

function safetyLines({ safety }: ProposalCheck): readonly Line[] {
  const failed = (safety?.checks ?? []).filter(({ passed }) => passed === false);
  return firstOf(failed, ({ name, detail, places = [] }) => {
    const [first] = places;
    const at = first === undefined ? [] : line` (${placeIn('head', first)})`;
    return line`${strong('failed check')} ${name}: ${detail}${at}`;
  });
}

function unrelatedBlock({ diff }: UnrelatedChange, index: number): readonly Block[] {
  if (diff === undefined) return [];
  return [{ caption: `Unrelated change ${index + 1}`, language: 'diff', text: diff }];
}

function diffBlock(diff: string | null): readonly Block[] {
  if (diff === null || diff === '') return [];
  return [{ caption: 'Diff', language: 'diff', text: diff }];
}
