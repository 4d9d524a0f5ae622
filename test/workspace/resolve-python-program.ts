// Prints data about the Python interpreter on PATH as JSON; null if there is no usable one. Uses this process's
// environment variables.
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
