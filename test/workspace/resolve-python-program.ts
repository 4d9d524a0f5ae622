// Resolves the interpreter of PATH in this program's own environment and working folder.
import { resolvePython } from '../../src/workspace/python-environment.ts';
import { testHost } from '../helpers/test-host.ts';

const host = testHost({}, {});
const environment = await resolvePython(
  { ...host, env: process.env },
  undefined,
  [],
  new AbortController().signal,
);
process.stdout.write(JSON.stringify(environment ?? null));
