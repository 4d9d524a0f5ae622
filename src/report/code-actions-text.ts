import type { CodeActionsFacts } from '../model/bundle.ts';
import { visibleLine } from './visible.ts';

/** Renders code actions for a terminal, one per line: the index for `--pick`, the title, the kind. */
export function codeActionsText({ codeActions }: CodeActionsFacts): string {
  if (codeActions.length === 0) return 'No code actions are available here.\n';
  return codeActions
    .map(({ index, title, kind, disabled }) => {
      const of = kind === null ? '' : ` (${visibleLine(kind)})`;
      const why = disabled === null ? '' : ` - disabled: ${visibleLine(disabled)}`;
      return `${index}: ${visibleLine(title)}${of}${why}\n`;
    })
    .join('');
}
