import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareCodeUnits } from '../../src/model/range.ts';
import type { Candidate, Location } from '../../src/relocate/candidate.ts';
import { DEFAULT_SETTINGS, type RelocationSettings } from '../../src/relocate/settings.ts';
import type { Span } from '../../src/syntax/definition.ts';
import { printed } from './any-edit.ts';
import { anyProgram } from './any-program.ts';
import { anyRewrites, rewritten } from './any-rewrite.ts';
import { locatedFrom, versionsOf, type Texts, type Versions } from './versions.ts';

const numRuns = Number(process.env['LANSER_FUZZ_RUNS'] ?? 150);

const anySettings: fc.Arbitrary<RelocationSettings> = fc.record({
  tau: fc.constantFrom(0, 0.5, DEFAULT_SETTINGS.tau, 0.9, 1),
  delta: fc.constantFrom(0, 0.05, 0.3),
  topK: fc.constant(5),
});

/** Returns spans of the old `m.py`: definitions, their parts, runs of one to five tokens, and starts of runs. */
function spansOf({ before }: Versions): readonly Span[] {
  const document = before.get('m.py');
  const tokens = document?.tokens() ?? [];
  const definitions = document?.definitions ?? [];
  const parts = definitions.flatMap(({ span, nameSpan, body, docstring }) => [
    span,
    nameSpan,
    body,
    docstring,
  ]);
  const runs = tokens.map(({ start }, index) => ({ start, end: tokens[index + (index % 5)]?.end ?? start }));
  return [
    ...parts.filter((part) => part !== null),
    ...runs,
    ...runs.map(({ start }) => ({ start, end: start })),
  ];
}

async function withAll(
  texts: Texts,
  after: Texts,
  settings: RelocationSettings,
  check: (span: Span, location: Location, versions: Versions) => void,
): Promise<void> {
  using versions = await versionsOf(texts, after);
  for (const span of spansOf(versions)) {
    const location = await locatedFrom(versions, 'm.py', span.start, span.end, settings);
    if (location.kind !== 'inside-character') check(span, location, versions);
  }
}

function textAt(
  documents: Versions['after'],
  { uri, span }: Pick<Candidate, 'uri' | 'span'>,
): string | undefined {
  return documents.get(uri)?.lines.text.slice(span.start, span.end);
}

test('candidates are ranked, unique and inside their documents; the best is accepted if and only if its score reaches tau and its lead reaches delta', async () => {
  await fc.assert(
    fc.asyncProperty(anyProgram, anyRewrites, anySettings, async (program, rewrites, settings) => {
      const { text } = printed(program, '\n', true);
      await withAll({ 'm.py': text }, rewritten(program, rewrites), settings, (_, location, { after }) => {
        const candidates = 'candidates' in location ? location.candidates : [];
        expect(candidates).toEqual(candidates.toSorted(order));
        expect(new Set(candidates.map(({ uri, span }) => JSON.stringify([uri, span]))).size).toBe(
          candidates.length,
        );
        for (const { uri, span, score, certified, features } of candidates) {
          expect(certified ? 1 : 0).toBeLessThanOrEqual(score);
          for (const share of [score, ...Object.values(features).map((value) => value as number | null)]) {
            expect(share ?? 0).toBeGreaterThanOrEqual(0);
            expect(share ?? 0).toBeLessThanOrEqual(1);
          }
          const length = after.get(uri)?.lines.text.length ?? -1;
          expect([0 <= span.start, span.start <= span.end, span.end <= length]).toEqual([true, true, true]);
        }
        const [best, next] = candidates;
        const good =
          best !== undefined &&
          best.score >= settings.tau &&
          (next === undefined || Math.round((best.score - next.score) * 1e6) / 1e6 >= settings.delta);
        expect(location.kind).toBe(good ? 'accepted' : best === undefined ? 'missing' : 'ambiguous');
        if (location.kind === 'accepted') expect(location.place).toBe(best);
      });
    }),
    { numRuns },
  );
}, 600_000);

function order(left: Candidate, right: Candidate): number {
  return (
    right.score - left.score ||
    compareCodeUnits(left.uri, right.uri) ||
    left.span.start - right.span.start ||
    left.span.end - right.span.end
  );
}

test('certified candidates have the original text', async () => {
  let certified = 0;
  await fc.assert(
    fc.asyncProperty(anyProgram, anyRewrites, async (program, rewrites) => {
      const { text } = printed(program, '\n', true);
      await withAll(
        { 'm.py': text },
        rewritten(program, rewrites),
        DEFAULT_SETTINGS,
        (span, location, { after }) => {
          for (const candidate of 'candidates' in location ? location.candidates : []) {
            if (!candidate.certified) continue;
            certified += 1;
            expect(candidate.score).toBe(1);
            expect(textAt(after, candidate)).toBe(text.slice(span.start, span.end));
          }
        },
      );
    }),
    { numRuns },
  );
  expect(certified).toBeGreaterThan(numRuns);
}, 600_000);

test('in an unchanged text, even with new blank lines at its end, each place is certified at the same span', async () => {
  await fc.assert(
    fc.asyncProperty(anyProgram, fc.constantFrom('', '\n', '\n\n  \n'), async (program, more) => {
      const { text } = printed(program, '\n', true);
      await withAll({ 'm.py': text }, { 'm.py': text + more }, DEFAULT_SETTINGS, (span, location) => {
        expect(location, JSON.stringify(text.slice(span.start, span.end))).toMatchObject({
          kind: 'accepted',
          place: { uri: 'm.py', span, certified: true, score: 1 },
        });
      });
    }),
    { numRuns },
  );
}, 600_000);

test('equal inputs have equal results', async () => {
  await fc.assert(
    fc.asyncProperty(anyProgram, anyRewrites, async (program, rewrites) => {
      const { text } = printed(program, '\n', true);
      const answers: unknown[][] = [[], []];
      for (const answer of answers) {
        await withAll({ 'm.py': text }, rewritten(program, rewrites), DEFAULT_SETTINGS, (_, location) => {
          answer.push(location);
        });
      }
      expect(answers[0]).toEqual(answers[1]);
    }),
    { numRuns: Math.ceil(numRuns / 5) },
  );
}, 600_000);
