import { test } from 'vitest';
import { useSandbox } from '../helpers/sandbox.ts';
import { expectProjectAbove, NO_SECTION, STRICT } from './project-above.ts';

const sandbox = useSandbox();
const JSON_STRICT = '{"typeCheckingMode": "strict", "extraPaths": ["libs"]}';

test.each([
  {
    title: 'pyrightconfig.json above team/svc',
    files: { 'pyrightconfig.json': JSON_STRICT },
    project: '.',
  },
  {
    title: 'pyrightconfig.json above team/svc, whose pyproject.toml has a Pyright section',
    files: { 'pyrightconfig.json': JSON_STRICT, 'team/svc/pyproject.toml': '[tool.pyright]\n' },
    project: '.',
  },
  {
    title: 'a Pyright section above team/svc, whose pyproject.toml has no Pyright section',
    files: { 'pyproject.toml': STRICT, 'team/svc/pyproject.toml': NO_SECTION },
    project: 'team/svc',
  },
  {
    title: 'pyproject.toml above team/svc, without a Pyright section',
    files: { 'team/pyproject.toml': NO_SECTION },
    project: 'team',
  },
])(
  "with --working-directory, the gate checks the same project as Pyright's command line: $title",
  async (given) => expectProjectAbove(sandbox, given),
);
