// Finds the interpreter on PATH, with this program's own environment and working folder.
import { pythonOutside } from '../helpers/captured-python.ts';
import { testHost } from '../helpers/test-host.ts';

const host = testHost({}, {});
const environment = await pythonOutside(
  { ...host, env: process.env },
  undefined,
  [],
  new AbortController().signal,
);
process.stdout.write(JSON.stringify(environment ?? null));
