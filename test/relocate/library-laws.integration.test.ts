import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { editedText, numbers } from './library-edit.ts';
import { truePlaces } from './true-places.ts';
import { locatedFrom, versionsOf } from './versions.ts';

// `LANSER_FUZZ_RUNS=2000` tests 2,000 places in every file.
const PLACES = Number(process.env['LANSER_FUZZ_RUNS'] ?? 150);
const FILES = ['json/decoder.py', 'dataclasses.py', 'contextlib.py', 'textwrap.py', 'heapq.py', 'shlex.py'];

let library: string;

beforeAll(() => {
  library = execFileSync('python3', ['-c', 'import sysconfig; print(sysconfig.get_path("stdlib"))'], {
    encoding: 'utf8',
  }).trim();
});

test.each(FILES)('%s: after an edit, lanser finds over 90 % of places, and no wrong place', async (name) => {
  const text = readFileSync(path.join(library, name), 'utf8');
  const next = numbers(text.length);
  using parsed = await versionsOf({ 'm.py': text }, {});
  const original = parsed.before.get('m.py');
  if (original === undefined) throw new TypeError(name);
  const { text: now, moves } = editedText(original, next);
  using versions = await versionsOf({ 'm.py': text }, { 'm.py': now });
  const [before, after] = [versions.before.get('m.py'), versions.after.get('m.py')];
  if (before === undefined || after === undefined) throw new TypeError(name);
  let accepted = 0;
  for (let count = 0; count < PLACES; count += 1) {
    const offset = next(text.length + 1);
    const location = await locatedFrom(versions, 'm.py', offset);
    if (location.kind !== 'accepted') continue;
    accepted += 1;
    const { start } = location.place.span;
    const around = (source: string, at: number): string =>
      JSON.stringify(`${source.slice(Math.max(0, at - 40), at)}<|>${source.slice(at, at + 40)}`);
    expect(
      [...truePlaces(before, after, moves, offset)],
      `${around(text, offset)} is now ${around(now, start)}`,
    ).toContain(start);
  }
  expect(accepted / PLACES).toBeGreaterThan(0.9);
});
