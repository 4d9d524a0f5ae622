import path from 'node:path';
import { isUtf8 } from 'node:buffer';
import { abortError, LanserError } from '../model/lanser-error.ts';
import { compareCodeUnits } from '../model/range.ts';
import { readScopeDocument } from '../protocol/scope-document.ts';
import { someOf } from './check.ts';
import type { DoctorContext } from './doctor-context.ts';

/** The number of files between two progress messages. */
const STEP = 100;

/** Finds files that are missing, unreadable, outside the checkout, larger than 50 MiB, or not UTF-8. */
export async function checkSources(
  { root, session, host, signal }: DoctorContext,
  files: readonly string[],
): Promise<{ readonly problems: readonly string[]; readonly advice: readonly string[] }> {
  const unreadable: string[] = [];
  const large: string[] = [];
  const encoded: string[] = [];
  const total = files.length;
  for (const [done, file] of files.entries()) {
    if (signal.aborted) throw abortError(signal);
    if (done % STEP === STEP - 1) host.progress({ label: 'reading', done, total });
    const name = path.relative(root, file).split(path.sep).join('/');
    try {
      if (!isUtf8(await readScopeDocument(file, name, session.readableRoot))) encoded.push(name);
    } catch (error) {
      if (!(error instanceof LanserError)) throw error;
      (error.code === 'E/INCONCLUSIVE' ? large : unreadable).push(name);
    }
  }
  if (total >= STEP) host.progress({ label: 'reading', done: total, total });
  const found = [
    { names: unreadable, problem: 'cannot be read', advice: 'Make the unreadable files readable.' },
    {
      names: large,
      problem: 'larger than 50 MiB',
      advice: "Exclude the files that are larger than 50 MiB in Pyright's configuration.",
    },
    {
      names: encoded,
      problem: 'not UTF-8',
      advice: 'Save the files that are not UTF-8 as UTF-8, the only encoding that Pyright reads.',
    },
  ].filter(({ names }) => names.length > 0);
  return {
    problems: found.map(({ names, problem }) => `${problem}: ${someOf(names.toSorted(compareCodeUnits))}`),
    advice: found.map(({ advice }) => advice),
  };
}
