import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { namedRoots } from '../../src/workspace/named-roots.ts';

const roots = namedRoots([
  { name: '', path: '/srv/app' },
  { name: 'site-packages', path: '/usr/lib/python3/site-packages' },
  { name: 'python', path: '/usr/lib/python3' },
  { name: 'typeshed', path: '/opt/pyright/typeshed' },
  { name: 'system', path: '/usr', onlyLocations: true },
]);

describe('nameOf', () => {
  test.each([
    ['/srv/app/src/a.py', 'src/a.py'],
    ['/srv/app/with space/ü.py', 'with space/ü.py'],
    ['/usr/lib/python3/site-packages/requests/api.py', 'site-packages:requests/api.py'],
    ['/usr/lib/python3/os.py', 'python:os.py'],
    ['/opt/pyright/typeshed/stdlib/builtins.pyi', 'typeshed:stdlib/builtins.pyi'],
    ['/usr/share/x.py', 'system:share/x.py'],
    ['/srv/application/a.py', 'external:a.py'],
    ['/srv/app-2/a.py', 'external:a.py'],
    ['/srv/app/../secret/a.py', 'external:a.py'],
    ['/home/someone/a.py', 'external:a.py'],
  ])('of %s is %s', (absolute, name) => {
    expect(roots.nameOf(absolute)).toBe(name);
    expect(roots.nameOfUri(pathToFileURL(absolute).href)).toBe(name);
  });

  test('prefers the inner of two nested roots, in any order', () => {
    const entries = [
      { name: 'outer', path: '/a' },
      { name: 'inner', path: '/a/b' },
    ];
    for (const order of [entries, entries.toReversed()]) {
      expect(namedRoots(order).nameOf('/a/b/c.py')).toBe('inner:c.py');
      expect(namedRoots(order).nameOf('/a/bc.py')).toBe('outer:bc.py');
    }
  });

  test('decodes file URIs, and returns URIs of other schemes unchanged', () => {
    expect(roots.nameOfUri('file:///srv/app/a%20b%23%C3%BC.py')).toBe('a b#ü.py');
    expect(roots.nameOfUri('untitled:Untitled-1')).toBe('untitled:Untitled-1');
  });
});

describe('withoutPaths', () => {
  test('replaces a path and the same path in URI encoding', () => {
    const spaced = namedRoots([{ name: '', path: '/srv/the app' }]);
    expect(spaced.withoutPaths('file:///srv/the%20app/a.py, /srv/the app/a.py')).toBe('file://a.py, a.py');
  });

  test.each([
    ['File "/srv/app/src/a.py" is bad', 'File "src/a.py" is bad'],
    ['/srv/app/a.py and /srv/app/b.py', 'a.py and b.py'],
    ['in /srv/app', 'in .'],
    ['in /srv/app.', 'in ..'],
    ['("/srv/app")', '(".")'],
    ['file:///srv/app/a.py', 'file://a.py'],
    ['/opt/pyright/typeshed/stdlib/os.pyi:3', 'typeshed:stdlib/os.pyi:3'],
    ['/usr/lib/python3/site-packages/x and /usr/lib/python3/y', 'site-packages:x and python:y'],
    // A text may quote code that contains a system path, so the paths of `onlyLocations` roots are not replaced.
    ['"/usr/bin/env"', '"/usr/bin/env"'],
    // Paths in quoted code stay unchanged, because they are not locations that the tool prints. Other paths, such as
    // a module's, are replaced.
    [`"Literal['/srv/app/y']" and /srv/app/a.py`, `"Literal['/srv/app/y']" and a.py`],
    [`Literal[b'a', "in /srv/app/y"]`, `Literal[b'a', "in /srv/app/y"]`],
    ['def f(x: str = "/srv/app/y", z=1) in /srv/app', 'def f(x: str = "/srv/app/y", z=1) in .'],
    ['TypedDict "D" has no key "/srv/app/y"', 'TypedDict "D" has no key "/srv/app/y"'],
    [`Type '"/srv/app/y"' is not assignable`, `Type '"/srv/app/y"' is not assignable`],
    [`Module '"/srv/app/y"' has no member`, `Module '"y"' has no member`],
    ["List[Literal['x']] of /srv/app/a.py", "List[Literal['x']] of a.py"],
    // A root is not replaced if a word directly precedes it, or if its last name is only the start of a longer name.
    ['/srv/application/a.py', '/srv/application/a.py'],
    ['/srv/app-2/a.py', '/srv/app-2/a.py'],
    ['/srv/app.old/a.py', '/srv/app.old/a.py'],
    ['/srv/appü', '/srv/appü'],
    ['my/srv/app/a.py', 'my/srv/app/a.py'],
    ['', ''],
  ])('converts %j to %j', (text, expected) => {
    expect(roots.withoutPaths(text)).toBe(expected);
  });

  test('interprets every character of a path literally', () => {
    const odd = namedRoots([{ name: '', path: '/tmp/a.b+c (d) [e]$1-{f}^|\\' }]);
    expect(odd.withoutPaths('in /tmp/a.b+c (d) [e]$1-{f}^|\\/x.py')).toBe('in x.py');
    expect(odd.withoutPaths('in /tmp/aXb+c (d) [e]$1-{f}^|\\/x.py')).toContain('aXb');
    const dollar = namedRoots([{ name: '$&', path: '/a' }]);
    expect(dollar.withoutPaths('/a/x')).toBe('$&:x');
  });
});
