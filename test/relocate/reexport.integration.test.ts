import { expect, test } from 'vitest';
import { history, placeOf } from './history.ts';

const CONSOLE = `class Console:
    def __init__(self, file):
        self.file = file

    @property
    def is_terminal(self):
        return self.file.isatty()
`;
const JUPYTER = `from .console import Console as BaseConsole


class Console(BaseConsole):
    def is_terminal(self):
        return True
`;
const BEFORE = { 'rich/__init__.py': '', 'rich/console.py': CONSOLE, 'rich/jupyter.py': JUPYTER };
const NOT_FOUND = /^E\/(?:NOT_FOUND|AMBIGUOUS)$/u;
const SELECTORS = [
  'py://rich.jupyter#Console.is_terminal',
  'py://rich.jupyter#Console',
  'ast://[module=rich.jupyter]/[class=Console]/[def=is_terminal]',
];

test('a deleted class is not matched to an imported class with the same name', async () => {
  const after = { ...BEFORE, 'rich/jupyter.py': 'from .console import Console\n' };
  await using edited = await history(BEFORE, after);
  for (const selector of SELECTORS) {
    expect(placeOf(await edited.locate(selector, 'rich/jupyter.py'), after)).toMatch(NOT_FOUND);
  }
});

test('a moved and rewritten class is found through the import in its old module', async () => {
  const moved = `import os


class Console:
    def is_terminal(self):
        return os.environ.get("TERM") is not None
`;
  const after = {
    ...BEFORE,
    'rich/jupyter.py': 'from .backends.notebook import Console\n',
    'rich/backends/__init__.py': '',
    'rich/backends/notebook.py': moved,
  };
  await using edited = await history(BEFORE, after);
  const [method = '', ofClass = ''] = SELECTORS;
  const found = await edited.locate(ofClass, 'rich/jupyter.py');
  expect(placeOf(found, after)).toBe('rich/backends/notebook.py:4:Console');
  expect(placeOf(await edited.locate(method, 'rich/jupyter.py'), after)).toBe(
    'rich/backends/notebook.py:5:is_terminal',
  );
});

test('if a module imported a name before the change, a selector through the import resolves to the definition', async () => {
  const before = { ...BEFORE, 'rich/jupyter.py': 'from .console import Console\n' };
  const after = { ...before, 'rich/jupyter.py': '# note\nfrom .console import Console\n' };
  await using edited = await history(before, after);
  const bundle = await edited.locate('py://rich.jupyter#Console.is_terminal', 'rich/jupyter.py');
  expect(placeOf(bundle, after)).toBe('rich/console.py:6:is_terminal');
});

const GROUP = `def render_group(fit):
    def decorator(method):
        def replace(*args):
            return Group(*method(*args), fit=fit)

        return replace

    return decorator
`;

test('a symbolId resolves to the renamed function, not to a variable with the old name', async () => {
  const before = { 'group.py': GROUP };
  const after = { 'group.py': `${GROUP.replace('render_group', 'group')}\n\nrender_group = group\n` };
  await using old = await history({}, before);
  const { symbolId } = (await old.locate('py://group#render_group')).resolution?.resolved ?? {};
  await using edited = await history(before, after);
  const found = await edited.locate(`py://group#render_group?symbolId=${symbolId}`);
  expect(placeOf(found, after)).toBe('group.py:1:group');
  expect(placeOf(await edited.locate('py://group#render_group'), after)).toBe('group.py:11:render_group');
  // A rewritten function with the same name counts as the same function.
  const rewritten = { 'group.py': 'def render_group(fit):\n    return partial(Group, fit=fit)\n' };
  await using unedited = await history(before, rewritten);
  const same = await unedited.locate(`py://group#render_group?symbolId=${symbolId}`);
  expect(placeOf(same, rewritten)).toBe('group.py:1:render_group');
  expect(same.resolution).not.toHaveProperty('historySearch');
});
