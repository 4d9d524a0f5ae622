import { describe, test } from 'vitest';
import { HAS_PROC } from '../helpers/processes.ts';
import { useSandbox } from '../helpers/sandbox.ts';
import { expectEndAfterDisconnect, expectEndWithClient, LONG_CALLS, useMcpProject } from './mcp-project.ts';

const project = useMcpProject(useSandbox());

describe.runIf(HAS_PROC)('all processes end', () => {
  test.each(LONG_CALLS)('if the client disconnects during a call of %s', async (...call) =>
    expectEndAfterDisconnect(project, call as (typeof LONG_CALLS)[number]),
  );

  test('if the client disconnects after a call', async () => expectEndWithClient(project, 'closed'));
});
