import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { WORKFLOW_HINTS } from '../../src/publish/workflow-hints.ts';

const manifest = readFileSync(new URL('../../action.yml', import.meta.url), 'utf8');

test.each(Object.entries(WORKFLOW_HINTS))(
  'the hint %s consists of sentences without command-line options, and each named input exists in action.yml',
  (_hint, words) => {
    expect(words).toMatch(/^[A-Z].*\.$/u);
    expect(words).not.toContain('--');
    for (const [, input] of words.matchAll(/input `([a-z-]+)`/gu))
      expect(manifest).toContain(`\n  ${input}:`);
  },
);
