import { expect, test } from 'vitest';
import { NO_COLORS } from '../../../src/report/colors.ts';
import { line } from '../../../src/report/gate/line.ts';
import { sectionText } from '../../../src/report/gate/section-text.ts';
import { textWidth } from '../../../src/report/terminal-width.ts';

test('the columns of a table align, also after characters that are two cells wide in a terminal', () => {
  const titles = ['plain', '名前', '🚀 launch', 'é combined: e\u0301'];
  const lines = sectionText(
    {
      id: 'commits',
      title: line`Commits`,
      isFolded: false,
      intro: [],
      curve: [],
      body: {
        kind: 'table',
        head: [line`title`, line`score`].map((title) => ({ title, isNumber: false })),
        rows: titles.map((title) => [line`${title}`, line`end`]),
      },
    },
    NO_COLORS,
  );
  const rows = lines.filter((text) => text.endsWith('end'));
  expect(rows).toHaveLength(titles.length);
  expect(new Set(rows.map(textWidth)).size).toBe(1);
});
