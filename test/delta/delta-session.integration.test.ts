import { expect, test } from 'vitest';
import { openDeltaSession } from '../../src/delta/delta-session.ts';
import type { DeltaDocument } from '../../src/model/delta.ts';
import { temporaryRepository } from '../helpers/temporary-repository.ts';
import { testHost } from '../helpers/test-host.ts';

function introduced({ report }: DeltaDocument): readonly string[] {
  return (report.delta?.introduced ?? []).map(({ uri }) => uri);
}

test('a deadline cancels a waiting comparison, but not a comparison that has started', async () => {
  await using repository = await temporaryRepository();
  await repository.write('a.py', 'x = 1\n');
  await repository.commit();
  await repository.write('a.py', 'x: int = ""\n');
  const deadline = new AbortController();
  const late = new Error('late');
  const host = testHost({}, { progress: () => deadline.abort(late) });
  const { signal } = new AbortController();
  await using session = await openDeltaSession({ host, signal });
  const options = { host, signal, repository: repository.path, since: 'HEAD' };
  const [begun, waiting, next] = await Promise.allSettled([
    session.delta(options, deadline.signal),
    session.delta(options, deadline.signal),
    session.delta(options),
  ]);
  expect(deadline.signal.aborted).toBe(true);
  expect(begun.status === 'fulfilled' && introduced(begun.value)).toEqual(['a.py']);
  expect(waiting).toEqual({ status: 'rejected', reason: late });
  expect(next.status === 'fulfilled' && next.value.deltaId).toBe(
    begun.status === 'fulfilled' && begun.value.deltaId,
  );
});

test('closing a session interrupts a comparison in progress', async () => {
  await using repository = await temporaryRepository();
  await repository.write('a.py', 'x = 1\n');
  await repository.commit();
  await repository.write('a.py', 'x: int = ""\n');
  let checking = (): void => {};
  const begun = new Promise<void>((resolve) => {
    checking = resolve;
  });
  const host = testHost({}, { progress: () => checking() });
  const { signal } = new AbortController();
  const session = await openDeltaSession({ host, signal });
  const comparing = session.delta({ host, signal, repository: repository.path, since: 'HEAD' });
  const outcome = comparing.then(
    ({ report }) => report.conclusion,
    (error: unknown) => error,
  );
  await begun;
  await session[Symbol.asyncDispose]();
  expect(await outcome).toMatchObject({ code: 'E/INTERRUPTED' });
});
