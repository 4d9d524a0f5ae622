import picocolors from 'picocolors';
import { describe, expect, test } from 'vitest';
import type { StatusFacts } from '../../src/model/bundle.ts';
import { NO_COLORS } from '../../src/report/colors.ts';
import { statusText } from '../../src/report/status-text.ts';
import { textWidth } from '../../src/report/terminal-width.ts';

const FACTS: StatusFacts = {
  servers: [
    { name: 'pyright', root: '.', state: 'running', version: '1.1.414' },
    { name: '漢字', root: 'a\tb', state: 'missing', version: null },
  ],
  checks: [
    { name: 'node', passed: true, detail: 'Node 24' },
    {
      name: 'cache-folder',
      passed: false,
      detail: 'cannot be written: read-only file system\nSet XDG_CACHE_HOME.',
    },
    { name: 'links', passed: null, detail: 'none \u001B[2J' },
  ],
};

test('the text has aligned columns, keeps the line breaks of details, and ends with a count', () => {
  expect(statusText(FACTS, NO_COLORS)).toBe(
    `${[
      'pyright  running  1.1.414  .',
      String.raw`漢字     missing           a\tb`,
      '',
      'ok    node          Node 24',
      'FAIL  cache-folder  cannot be written: read-only file system',
      '                    Set XDG_CACHE_HOME.',
      String.raw`-     links         none \u001B[2J`,
      '',
      '3 checks: 1 ok, 1 failed, 1 not applicable.',
    ].join('\n')}\n`,
  );
});

test('the text is empty without servers and checks', () => {
  expect(statusText({ servers: [], checks: [] }, NO_COLORS)).toBe('');
});

test('one check is counted in the singular', () => {
  const checks = [{ name: 'recovery', passed: null, detail: 'none' }];
  expect(statusText({ servers: [], checks }, NO_COLORS)).toContain('\n1 check: 0 ok, 1 not applicable.\n');
});

test('colours do not change the columns', () => {
  const colored = statusText(FACTS, picocolors.createColors(true));
  expect(colored).toContain('\u001B[31m');
  expect(colored.replaceAll(/\u001B\[\d+m/gu, '')).toBe(statusText(FACTS, NO_COLORS));
});

describe.each([20, 40, 61, 80, 200])('on a terminal of %i columns', (columns) => {
  const long = 'words and words and 漢字 '.repeat(12).trim();
  const facts: StatusFacts = {
    servers: [],
    checks: [{ name: 'pyright-agreement', passed: false, detail: `${long}\nsecond` }],
  };
  const text = statusText(facts, NO_COLORS, columns);
  const lines = text.split('\n').slice(0, -3);

  test('details are wrapped to the width of the terminal, at most 110 columns, and no word is missing', () => {
    // The name of a check is not wrapped. So at 20 columns, the line with the name is 3 columns too long.
    expect(Math.max(...lines.map(textWidth))).toBeLessThanOrEqual(
      Math.min(columns, 110) + (columns === 20 ? 3 : 0),
    );
    expect(lines.join(' ').replaceAll(/\s+/gu, ' ')).toBe(`FAIL pyright-agreement ${long} second `.trimEnd());
  });
});
