import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Bundle, DiagnosticsFacts } from '../../src/model/bundle.ts';
import { compactText, type CompactView } from '../../src/report/compact-text.ts';
import { lineIndex } from '../../src/text/line-index.ts';
import { anyBundle } from '../bundle/any-bundle.ts';
import { compactView } from '../helpers/compact-view.ts';

const ANY_TEXT = fc.string({ unit: 'binary', maxLength: 40 });

function viewOf(source: string): CompactView {
  return compactView(lineIndex(`${source}\n`.repeat(100)));
}

/** Matches control and format characters, and line and paragraph separators, except line feeds and tabs. */
const ACTIVE = /(?![\n\t])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

test('texts in a bundle or in code cannot add a line or imitate the last line', () => {
  fc.assert(
    fc.property(anyBundle, ANY_TEXT, (bundle: Bundle, source) => {
      const text = compactText(bundle, viewOf(source));
      const lines = text.split('\n');
      const { facts, resolution } = bundle as Bundle & { readonly facts: DiagnosticsFacts | null };
      const resolved = resolution?.resolved ?? null;
      const answers = facts === null ? (resolved === null ? 0 : 1) : Math.max(1, facts.diagnostics.length);
      expect(lines).toHaveLength(answers + 2);
      expect(text).not.toMatch(ACTIVE);
      expect(lines.at(-2)).toMatch(new RegExp(`(?:^|; )bundle ${bundle.bundleId.slice(7, 19)}$`, 'u'));
      expect(lines.at(-2)?.includes('certified')).toBe(resolution?.certified === true);
    }),
  );
});
