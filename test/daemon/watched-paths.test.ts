import { expect, test } from 'vitest';
import { environmentPaths } from '../../src/daemon/watched-paths.ts';
import { testHost } from '../helpers/test-host.ts';

test('the environment of UV_PROJECT_ENVIRONMENT is watched: a relative path in the project and in the folders above', () => {
  const watched = (place: string): readonly string[] =>
    environmentPaths(testHost({ UV_PROJECT_ENVIRONMENT: place }), '/w/packages/app');
  expect(watched('uv')).toEqual(
    expect.arrayContaining([
      '/w/packages/app/uv',
      '/w/packages/uv/pyvenv.cfg',
      '/w/uv/bin/python',
      '/w/.venv',
    ]),
  );
  expect(watched('/venvs/one')).toContain('/venvs/one/pyvenv.cfg');
  expect(watched('')).not.toContain('/w');
});
