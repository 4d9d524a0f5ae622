import { expect, test } from 'vitest';
import { rootTokens } from '../../src/trace/root-tokens.ts';
import { recordedError } from '../../src/trace/traced-error.ts';

test.each([
  ['E/NOT_FOUND', 'E/NOT_FOUND', 3],
  ['constructor', 'E/LS_CRASH', 65],
])('an error with the recorded code %s gets the code %s and the exit code %i', (lanser, code, exitCode) => {
  const response = { code: 0, message: 'words', data: { lanser, details: {} } };
  expect(recordedError('method', response, rootTokens([]))).toMatchObject({ code, exitCode });
});
