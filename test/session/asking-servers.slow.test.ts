import { test } from 'vitest';
import { expectAnswerInFlood, expectNoRetry, expectRetry } from './refusing-servers.ts';

test.each(['log', 'stderr'])('a request is answered while the server floods %s', async (channel) =>
  expectAnswerInFlood(channel),
);

test.each([
  ['ServerCancelled', -32_802],
  ['RequestCancelled', -32_800],
])('%s causes a retry and is reported if it persists', async (_, code) =>
  expectRetry(code, 'E/REQUEST_CANCELLED'),
);

test('InternalError is reported without a retry, and the next request succeeds', async () =>
  expectNoRetry(-32_603, 'E/LS_CRASH'));
