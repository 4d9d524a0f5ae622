import { openChecker, type Checker } from '../../src/checker/checker.ts';
import { cageOf } from '../../src/server/pyright/cage.ts';
import { locatePyright, unpackPyright } from '../../src/server/pyright/package.ts';
import { startJanitor } from '../../src/workspace/janitor.ts';
import { testHost } from './test-host.ts';

export async function projectChecker(
  root: string,
  readableRoot: string = root,
  pyright: 'installed' | 'shipped' = 'installed',
): Promise<Checker> {
  const host = testHost();
  const stack = new AsyncDisposableStack();
  try {
    const janitor = stack.use(startJanitor(host));
    const scratch = stack.use(await janitor.temporaryDirectory());
    const locate = async () =>
      pyright === 'shipped' ? unpackPyright(scratch.path) : locatePyright(host, scratch.path);
    const checker = stack.use(
      await openChecker({
        host,
        janitor,
        scratch,
        pyright: await locate(),
        python: undefined,
        cage: cageOf(host),
        root,
        readableRoot,
        label: 'test',
        timeoutMs: 60_000,
        signal: new AbortController().signal,
      }),
    );
    return { ...checker, [Symbol.asyncDispose]: async () => stack.disposeAsync() };
  } catch (error) {
    await stack.disposeAsync();
    throw error;
  }
}
