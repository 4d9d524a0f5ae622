import type { Report } from '../model/report.ts';
import { plural } from '../text/plural.ts';
import { fairShares } from './fair-shares.ts';
import { headlineOf } from './gate/headline.ts';
import type { Section, SectionId } from './gate/section.ts';
import { sectionsOf } from './gate/sections.ts';
import { footerMarkdown, headlineMarkdown } from './markdown/frame.ts';
import { sectionMarkdown, sizedSection, type SizedSection } from './markdown/section-markdown.ts';
import { ShownTexts } from './markdown/shown-text.ts';
import { BYTES, CHARACTERS, type Size } from './markdown/size.ts';
import type { Style } from './markdown/style.ts';

export interface MarkdownLook {
  /**
   * The base URL of head's files, for example `https://github.com/o/r/blob/<sha>`. If it is set, the commands that
   * reproduce the check also fetch the commits.
   */
  readonly blobUrl?: string | undefined;
  /** True for a comment: at most {@link MAX_BRIEF_ERRORS} new errors, or only one line if nothing needs action. */
  readonly isBrief?: boolean | undefined;
  /** The URL of the whole report, to which a comment of one line links. */
  readonly reportUrl?: string | undefined;
  /** The location of the whole report, as Markdown, for notes about omitted text. */
  readonly fullReport?: string | undefined;
}

/** A size limit, at least {@link MIN_LIMIT}, in UTF-8 bytes or in UTF-16 code units (`maxCharacters`). */
export type MarkdownLimit = { readonly maxBytes: number } | { readonly maxCharacters: number };

export type MarkdownOptions = MarkdownLimit & MarkdownLook;

/** The smallest permitted limit. The headline and footer of any report fit into it. */
export const MIN_LIMIT = 6000;

/**
 * Renders a report as Markdown. Markup in untrusted text has no effect. If the report does not fit the size limit,
 * its sections share the space fairly.
 *
 * @throws RangeError if the limit is less than {@link MIN_LIMIT}.
 */
export function gateMarkdown(report: Report, options: MarkdownOptions): string {
  const [limit, size] = limitOf(options);
  if (limit < MIN_LIMIT) throw new RangeError(`the limit ${limit} is less than ${MIN_LIMIT}`);
  const style: Style = {
    size,
    texts: new ShownTexts(),
    blobUrl: options.blobUrl,
    fullReport: options.fullReport ?? 'the JSON report',
  };
  const isBrief = options.isBrief === true;
  const sections = sectionsOf(report, isBrief ? MAX_BRIEF_ERRORS : Infinity);
  const headline = headlineMarkdown(headlineOf(report), style);
  const isClean = report.conclusion === 'clean' && !report.policy.failed;
  if (isBrief && isClean && sections.every(({ id }) => INFORMATIONAL.has(id))) {
    return `${headline}${options.reportUrl === undefined ? '' : ` — [report](${options.reportUrl})`}\n`;
  }
  const closing = footerMarkdown(report, options.blobUrl !== undefined);
  const head = `${headline}\n\n`;
  return `${head}${sectionsMarkdown(sections, limit - size.lengthOf(head + closing), style)}${closing}`;
}

/**
 * The maximum number of new errors in a comment. It also limits unstable diagnostics (repeated checks disagree on
 * them), and warnings that fail the policy. Equal errors or warnings of a file count once.
 */
const MAX_BRIEF_ERRORS = 10;

/** Sections that do not require action. */
const INFORMATIONAL: ReadonlySet<SectionId> = new Set<SectionId>([
  'resolved',
  'changed',
  'moved',
  'commits',
  'reward',
]);

function limitOf(options: MarkdownLimit): readonly [number, Size] {
  return 'maxBytes' in options ? [options.maxBytes, BYTES] : [options.maxCharacters, CHARACTERS];
}

function sectionsMarkdown(sections: readonly Section[], budget: number, style: Style): string {
  const all = sections.map((section) => sizedSection(section, budget, style));
  // If the budget is too small for all sections even without their entries, the last sections are dropped.
  let fitting = all;
  while (
    fitting.length > 0 &&
    leastOf(fitting) + style.size.lengthOf(leftOut(all.length - fitting.length, style)) > budget
  ) {
    fitting = fitting.slice(0, -1);
  }
  const note = leftOut(all.length - fitting.length, style);
  const shares = fairShares(
    fitting.map((section) => section.need - section.least),
    budget - leastOf(fitting) - style.size.lengthOf(note),
  );
  const shown = fitting.map((section, index) =>
    sectionMarkdown(section, section.least + (shares[index] ?? 0), style),
  );
  return shown.join('') + note;
}

function leastOf(sections: readonly SizedSection[]): number {
  return sections.reduce((sum, { least }) => sum + least, 0);
}

function leftOut(count: number, { fullReport }: Style): string {
  return count === 0 ? '' : `${plural(count, 'section')} omitted for size. All are in ${fullReport}.\n\n`;
}
