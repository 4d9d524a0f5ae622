// Probes an interpreter twice, and prints both answers. During the second probe, all file descriptors are in use, so
// no process can start.
import { openSync } from 'node:fs';
import { LanserError } from '../../src/model/lanser-error.ts';
import { probePython } from '../../src/workspace/python-probe.ts';
import { testHost } from '../helpers/test-host.ts';

const { signal } = new AbortController();
const answer = async (): Promise<unknown> => {
  try {
    return await probePython(testHost(), process.argv[2] ?? '', [], {}, signal);
  } catch (error) {
    return error instanceof LanserError ? error.toJSON() : String(error);
  }
};
const before = await answer();
try {
  for (;;) openSync('/dev/null', 'r');
} catch {
  process.stdout.write(JSON.stringify([before, await answer()]));
}
