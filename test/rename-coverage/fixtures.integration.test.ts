// pytest passes a fixture to the parameters of its name. Pyright does not rename these parameters.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCoverageProject, shown, type CoverageProject } from './coverage-project.ts';

let project: CoverageProject;
beforeAll(async () => {
  project = await openCoverageProject({
    'tests/conftest.py':
      'import pytest\n\n@pytest.fixture\ndef database(): return 1\n\n@pytest.fixture\ndef session(database): return database + 1\n\ndef helper(database): return database\n',
    'tests/test_a.py':
      'import pytest\n\nclass TestA:\n    def test_a(self, database): ...\n\n@pytest.mark.usefixtures("database")\ndef test_b(helper): ...\n',
    'tests/other/conftest.py': 'import pytest\n\n@pytest.fixture\ndef database(database): return 2\n',
  });
});
afterAll(async () => project[Symbol.asyncDispose]());

test('a rename of a fixture lists the parameters of tests and fixtures', async () => {
  const { notCovered } = await project.rename('tests/conftest.py', 'def |database', 'db');
  expect(shown(notCovered)).toEqual([
    'tests/conftest.py:7 unresolved: def session(database): return database + 1',
    'tests/conftest.py:7 unresolved: def session(database): return database + 1',
    'tests/other/conftest.py:4 unresolved: def database(database): return 2',
    'tests/test_a.py:4 unresolved: def test_a(self, database): ...',
    'tests/test_a.py:6 string: @pytest.mark.usefixtures("database")',
  ]);
});

test('a rename of a function that is not a fixture lists no parameters', async () => {
  const { notCovered } = await project.rename('tests/conftest.py', 'def |helper', 'assistant');
  expect(notCovered).toEqual([]);
});
