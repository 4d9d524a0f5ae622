import { realpathSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Bundle } from '../../src/model/bundle.ts';
import { openWorkspace } from '../../src/sdk/open-workspace.ts';
import { verifyTrace } from '../../src/replay/verify-trace.ts';
import { printSelector } from '../../src/selector/print-selector.ts';
import type { Workspace } from '../../src/registry/workspace.ts';
import { schemaErrors } from '../helpers/schemas.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { testHost } from '../helpers/test-host.ts';
import { writeTree } from '../helpers/write-tree.ts';

const MODULES = `
import modules.plain as plain
from . import left, right
from ._tables import WHERE

KNOWN = ["known", "secret"]


def __getattr__(name):
    from ._local import local as inner
    if name == "alias":
        return kept
    if name == "instance":
        from .plain import Plain
        alias = Plain()
        return alias
    if name == "condition" and plain:
        return getattr(right, name)
    if name in KNOWN:
        return getattr(plain, name)
    elif name in {"both", "same"}:
        try:
            return getattr(left, name)
        except AttributeError:
            return getattr(right, name)
    if name in WHERE:
        module, attribute = WHERE[name]
        return getattr(importlib.import_module(module, __name__), attribute)
    if name not in ("inner", "odd"):
        raise AttributeError(name)
    found = getattr(inner, name, None)
    warn(getattr(left, name))
    return found


def kept(): pass
`;

const TREE = {
  'web/__init__.py': `
from ._client import Client, AsyncClient as Async
from ._star import *
from . import errors
import web.config as settings
import os
`,
  'web/_client.py': `from ._base import Base as Client


class AsyncClient:
    """Sends."""

    async def send(self): return 1
`,
  'web/_base.py':
    'from web._client import AsyncClient\n\n\nclass Base:\n    @property\n    def url(self): return ""\n',
  'web/_star.py':
    "from ._more import *\nfrom . import _more\n__all__ = ['get'] + _more.__all__\n__all__ += ['_hidden']\n" +
    'def get(): pass\ndef unlisted(): pass\ndef _hidden(): pass\n',
  'web/_more.py':
    "__all__ = ('put',)\n__all__.extend(['post'])\ndef put(): pass\ndef post(): pass\ndef patch(): pass\n",
  'web/errors.py': 'class WebError(Exception): pass\n',
  'web/config.py': 'def load(): pass\n',
  'web/deep/tool.py': 'from ...web.errors import WebError\nfrom .. import errors as e\n',
  'branches.py': `
try:
    from web._fast import parse
except ImportError:
    from web.config import load as parse
if os:
    from web.errors import WebError as Both
else:
    from web.errors import WebError as Both
if os:
    from web.errors import WebError as Differ
else:
    from web._base import Base as Differ
try:
    import simplejson as json
except ImportError:
    import json
try:
    from web.config import load
except ImportError:
    def load(): pass
`,
  'chain.py': 'from chain2 import dumps, errors\n',
  'chain2.py': 'from json import dumps\nfrom web import errors\n',
  'circle.py': 'from circle2 import a\nfrom circle2 import *\n',
  'circle2.py': 'from circle import a\nfrom circle import *\ndef b(): pass\n',
  'lazy/__init__.py': `
_WHERE = {"One": "lazy.one", "Two": (".two", "Deux"), "Three": "lazy.three.Three"}
_BY_MODULE = {"four": ["Four", "Quatre"]}


def __getattr__(name):
    if name == "Five":
        from .five import Cinq as Five
        return Five
    if name == "Six":
        return getattr(importlib.import_module(".six", __name__), name)
    match name:
        case "Seven":
            from .seven import Seven
            return Seven
        case "Eight":
            from .five import Cinq
            return Cinq
    raise AttributeError(name)
`,
  'lazy/one.py': 'class One:\n    def run(self): pass\n',
  'lazy/two.py': 'class Deux: pass\n',
  'lazy/three.py': 'class Three: pass\n',
  'lazy/four.py': 'class Four: pass\nclass Quatre: pass\n',
  'lazy/five.py': 'class Cinq: pass\n',
  'lazy/seven.py': 'class Seven: pass\n',
  'lazy/six.py': 'class Six: pass\n',
  'modules/__init__.py': MODULES,
  'modules/_tables.py':
    'OTHERS = {"also": ("modules.deep.place", "Listed", ("x",))}\nWHERE: dict[str, tuple[str, str]] = {"listed": (".deep.place", "Listed")}\n',
  'modules/deep/__init__.py': '',
  'modules/deep/place.py': 'class Listed: pass\n',
  'modules/plain.py': 'class Plain: pass\ndef known(): pass\ndef unlisted(): pass\n',
  'modules/left.py': 'def both(): pass\ndef same(): pass\ndef inner(): pass\n',
  'modules/right.py': 'def both(): pass\nfrom .left import same\ndef condition(): pass\n',
  'modules/_local.py': 'from . import _inner as local\n',
  'modules/_inner.py': 'class inner:\n    def run(self): pass\ndef other(): pass\n',
  'open.py':
    'import web._base as base\n\n\ndef __getattr__(name):\n    value = getattr(base, name, None)\n    if value is None:\n        raise AttributeError(name)\n    return value\n',
  'guarded.py':
    'import web._base as base\n\n\ndef __getattr__(name):\n    if name.startswith("B"):\n        raise AttributeError(name)\n    return getattr(base, name)\n',
  'automodule.py':
    'import sys, types\nfrom modules._tables import OTHERS\n\n\nclass _auto(types.ModuleType):\n    def __getattr__(self, name):\n        info = OTHERS.get(name)\n        return load(info[0], info[1])\n\n\nsys.modules[__name__] = _auto(__name__)\n',
  'part.py': 'import web._base as base\n\n\ndef __getattr__(name):\n    return getattr(base, name).part\n',
  'result.py': 'import web._base as base\n\n\ndef __getattr__(name):\n    return getattr(base, name)()\n',
  'stored.py':
    'import web._base as base\n\n\ndef __getattr__(name):\n    value = getattr(base, name).part\n    return value\n',
  'lines.py':
    'import web._base as base\n\n\ndef __getattr__(name):\n    return (getattr(base, name)\n        .part)\n',
  'either.py':
    'import web._base as base\n\n\ndef __getattr__(name):\n    return (getattr(base, name)  # or\n        or 1)\n',
  'bound.py':
    'import web._base as base\n\n\ndef __getattr__(name):\n    value = getattr(base, name)\n    value = value.part\n    return value\n',
  'matched.py':
    'import web._base as base\n\n\ndef __getattr__(name):\n    value = getattr(base, name)\n    match name:\n        case value: pass\n    return value\n',
  'checked.py':
    'import web._base as base\n\n\ndef __getattr__(name):\n    value = getattr(base, name)\n    globals()[name] = value\n    if value is None:\n        warn(value)\n    return value\n',
  'commented.py':
    'import web._base as base\n\n\ndef __getattr__(name):\n    return (getattr(base, name))  # as it is\n',
  'shadow.py': 'from web._star import *\ndef get(): pass\n',
  'late.py': 'def get(): pass\nfrom web._star import *\n',
  'unclear/__init__.py': 'from .m import *\nfrom .n import *\nfrom .e import over\n',
  'unclear/m.py':
    'names = ["m1"]\n__all__ = names + ["m2", "star"]\ndef m1(): ...\ndef m2(): ...\ndef m6(): ...\ndef star(): ...\n',
  'unclear/n.py': 'from . import m\n__all__ = ["n1"] + m.__all__\ndef n1(): ...\ndef n2(): ...\n',
  'unclear/e.py': 'def over(): ...\n',
  'unclear/over.py': 'def zz(): ...\n',
  'unclear/star.py': 'def zz(): ...\n',
  'members.py': 'class C:\n    from web.config import load\n',
};

const disposables = new AsyncDisposableStack();
let workspace: Workspace;

beforeAll(async () => {
  const folder = disposables.use(await temporaryFolder());
  await writeTree(folder.path, TREE);
  workspace = await openWorkspace(realpathSync(folder.path), { host: testHost() });
  disposables.defer(async () => workspace[Symbol.asyncDispose]());
});

afterAll(async () => disposables.disposeAsync());

async function locate(selector: string): Promise<Bundle> {
  const bundle = await workspace.locate(selector);
  expect(schemaErrors('bundle', bundle)).toEqual([]);
  return bundle;
}

/** Returns the resolved file and text, a list of these for an ambiguous selector, or the error code. */
async function meaning(selector: string): Promise<unknown> {
  const { resolution, error } = await locate(selector);
  const shown = ({ uri, range }: { readonly uri: string; readonly range: readonly number[] }): string => {
    const [startLine = 0, start = 0, endLine = 0, end = 0] = range;
    const lines = TREE[uri as keyof typeof TREE].split('\n').slice(startLine, endLine + 1);
    const last = lines.length - 1;
    return `${uri}: ${lines
      .map((line, index) => line.slice(index === 0 ? start : 0, index === last ? end : undefined))
      .join('\n')}`;
  };
  if (error === null && resolution?.resolved) return shown(resolution.resolved);
  if (error?.code !== 'E/AMBIGUOUS') return error?.code;
  return resolution?.candidates.map(shown);
}

describe('an imported name', () => {
  test.each<[selector: string, expected: unknown]>([
    ['py://web#Client', 'web/_base.py: Base'],
    ['py://web#Client:sig', 'web/_base.py: class Base:'],
    ['py://web#Client.url:body', 'web/_base.py: return ""'],
    ['py://web#Async:doc', 'web/_client.py: """Sends."""'],
    ['py://web#Async.send:sig', 'web/_client.py: async def send(self):'],
    ['py://web#get', 'web/_star.py: get'],
    ['py://web#put', 'web/_more.py: put'],
    ['py://web#post', 'web/_more.py: post'],
    ['py://web#_hidden', 'web/_star.py: _hidden'],
    ['py://web#unlisted', 'E/NOT_FOUND'],
    ['py://web#patch', 'E/NOT_FOUND'],
    ['py://web#errors.WebError', 'web/errors.py: WebError'],
    ['py://web#settings.load', 'web/config.py: load'],
    ['py://web#config.load:sig', 'web/config.py: def load():'],
    ['py://web.deep.tool#WebError', 'web/errors.py: WebError'],
    ['py://web.deep.tool#e.WebError', 'web/errors.py: WebError'],
    ['py://web._base#AsyncClient.send', 'web/_client.py: send'],
    ['py://members#C.load:sig', 'web/config.py: def load():'],
    // A module's name does not appear in its own file. So the selector of an imported module resolves to the import.
    ['py://web#errors', 'web/__init__.py: errors'],
    ['py://web#os', 'web/__init__.py: os'],
    ['py://web#os.path', 'E/NOT_FOUND'],
    ['py://web#Client?overload=0', 'web/_base.py: Base'],
    ['py://web#Client?overload=1', 'E/NOT_FOUND'],
    ['py://web#Client?follow=false', 'web/__init__.py: Client'],
    ['py://web#Client?follow=true', 'web/_base.py: Base'],
    ['py://web#Client.url?follow=false', 'E/NOT_FOUND'],
    ['py://web#get?follow=false', 'E/NOT_FOUND'],
    ['ast://[module=web]/[class=Client]/[def=url]/name[1]', 'web/_base.py: url'],
    ['ast://[module=web]/[class=Async]/[def=send]/return_statement[1]', 'web/_client.py: return 1'],
    ['ast://[module=web]/[def=put]/name[1]', 'web/_more.py: put'],
    ['ast://[module=web]/[class=Async]?follow=false', 'E/NOT_FOUND'],
    ['py://circle#a', 'circle.py: a'],
    ['py://chain#dumps', 'chain.py: dumps'],
    ['py://chain#errors', 'chain.py: errors'],
    ['py://chain#errors.WebError', 'web/errors.py: WebError'],
    ['py://circle#b', 'circle2.py: b'],
    ['py://circle2#nothing', 'E/NOT_FOUND'],
    ['py://shadow#get', 'shadow.py: get'],
    ['py://late#get', ['late.py: get', 'web/_star.py: get']],
  ])('%s resolves to %j', async (selector, expected) => {
    expect(await meaning(selector)).toEqual(expected);
  });
});

test.each([
  ['m1', false],
  ['m2', true],
  ['m6', false],
  ['n1', true],
  ['n2', false],
])('with an unclear __all__, the resolution of %s has `certified: %j`', async (name, certified) => {
  const { resolution } = await locate(`py://unclear#${name}`);
  expect(resolution).toMatchObject({ certified, confidence: certified ? 1 : 0.99 });
  const [best] = resolution?.candidates ?? [];
  expect(best?.explanation.includes(`may lack ${name}`)).toBe(!certified);
});

test.each(['over.zz', 'star.zz'])(
  '%s is not found in the submodule, because the package binds the name of the submodule to a function',
  async (member) => {
    expect(await meaning(`py://unclear#${member}`)).toBe('E/NOT_FOUND');
  },
);

describe('a name that is imported in several branches', () => {
  test.each<[selector: string, expected: unknown]>([
    ['py://branches#Both', 'web/errors.py: WebError'],
    ['py://branches#Differ', ['web/errors.py: WebError', 'web/_base.py: Base']],
    ['py://branches#Differ.url', 'web/_base.py: url'],
    // One of the imports refers to a module that does not exist.
    ['py://branches#parse', ['branches.py: parse', 'web/config.py: load']],
    // None of the imports leads into the workspace.
    ['py://branches#json', 'branches.py: json'],
    ['py://branches#load', ['branches.py: load', 'web/config.py: load']],
    ['py://branches#load?follow=false', ['branches.py: load', 'branches.py: load']],
  ])('%s resolves to %j', async (selector, expected) => {
    expect(await meaning(selector)).toEqual(expected);
  });

  test('lists the import of each candidate as evidence', async () => {
    const { resolution, error } = await locate('py://branches#Differ');
    expect(error?.message).toContain('Differ resolves to 2 definitions, in web/errors.py and web/_base.py');
    expect(resolution?.candidates.map(({ evidence }) => evidence)).toMatchObject([
      [{ kind: 'import', uri: 'branches.py', name: 'Differ', module: 'web/errors.py' }],
      [{ kind: 'import', uri: 'branches.py', name: 'Differ', module: 'web/_base.py' }],
    ]);
  });
});

test.each<[name: string, expected: unknown]>([
  ['One', 'lazy/one.py: One'],
  ['One.run', 'lazy/one.py: run'],
  ['Two', 'lazy/two.py: Deux'],
  ['Three', 'lazy/three.py: Three'],
  ['Four', 'lazy/four.py: Four'],
  ['Quatre', 'lazy/four.py: Quatre'],
  ['Five', 'lazy/five.py: Cinq'],
  ['Seven', 'lazy/seven.py: Seven'],
  ['Eight', 'lazy/five.py: Cinq'],
  ['Six', 'lazy/six.py: Six'],
  ['Nine', 'E/NOT_FOUND'],
])('the lazy attribute %s resolves to %j', async (name, expected) => {
  expect(await meaning(`py://lazy#${name}`)).toEqual(expected);
});

test.each<[selector: string, expected: unknown]>([
  ['py://open#Base', 'web/_base.py: Base'],
  ['py://open#Base.url:body', 'web/_base.py: return ""'],
  ['py://open#Nothing', 'E/NOT_FOUND'],
  ['py://modules#known', 'modules/plain.py: known'],
  ['py://modules#unlisted', 'E/NOT_FOUND'],
  ['py://modules#both', 'modules/left.py: both'],
  ['py://modules#same', 'modules/left.py: same'],
  ['py://modules#alias', 'modules/__init__.py: kept'],
  ['py://modules#instance', 'E/NOT_FOUND'],
  ['py://modules#condition', 'E/NOT_FOUND'],
  ['py://modules#listed', 'modules/deep/place.py: Listed'],
  ['py://modules#inner.run', 'E/NOT_FOUND'],
  ['py://modules#other', 'E/NOT_FOUND'],
  ['py://guarded#Base', 'E/NOT_FOUND'],
  // In the next seven modules, `__getattr__` may return a value other than the attribute of `web._base`.
  ['py://part#Base', 'E/NOT_FOUND'],
  ['py://result#Base', 'E/NOT_FOUND'],
  ['py://stored#Base', 'E/NOT_FOUND'],
  ['py://lines#Base', 'E/NOT_FOUND'],
  ['py://either#Base', 'E/NOT_FOUND'],
  ['py://bound#Base', 'E/NOT_FOUND'],
  ['py://matched#Base', 'E/NOT_FOUND'],
  ['py://checked#Base', 'web/_base.py: Base'],
  ['py://automodule#also', 'modules/deep/place.py: Listed'],
])('in a module with __getattr__, %s resolves to %j', async (selector, expected) => {
  expect(await meaning(selector)).toEqual(expected);
});

test('the evidence of a lazy attribute lists the module of an imported lookup table, and the module of the definition', async () => {
  const { resolution } = await locate('py://modules#listed');
  expect(resolution?.evidence).toMatchObject([
    { kind: 'import', uri: 'modules/__init__.py', name: 'WHERE', module: 'modules/_tables.py' },
    { kind: 'lazy', uri: 'modules/_tables.py', name: 'listed', module: 'modules/deep/place.py' },
  ]);
  const commented = await locate('py://commented#Base');
  expect(commented.resolution?.evidence).toMatchObject([{ uri: 'commented.py', module: 'web/_base.py' }]);
  const read = await locate('py://open#Base');
  expect(read.resolution?.evidence).toMatchObject([
    { kind: 'lazy', uri: 'open.py', range: [4, 20, 4, 24], name: 'Base', module: 'web/_base.py' },
  ]);
});

test.each(['py://guarded#Base', 'ast://[module=guarded]/[class=Base]'])(
  'the error for %s mentions that the module may compute the name at run time',
  async (selector) => {
    const { error } = await locate(selector);
    expect(error?.message).toContain('guarded.py may compute Base at run time');
  },
);

test('the evidence of an imported name lists the imports in order, up to the module of the definition', async () => {
  const { resolution } = await locate('py://web#Client');
  const { docVersion } = (await locate('web/__init__.py@L1:C1')).resolution?.resolved ?? {};
  expect(resolution?.evidence).toEqual([
    {
      kind: 'import',
      uri: 'web/__init__.py',
      docVersion,
      range: [1, 21, 1, 27],
      name: 'Client',
      module: 'web/_client.py',
    },
    expect.objectContaining({ uri: 'web/_client.py', range: [0, 27, 0, 33], module: 'web/_base.py' }),
  ]);
  const located = await locate('py://web._base#Base');
  expect(located.resolution).not.toHaveProperty('evidence');
  expect(resolution?.resolved).toEqual({
    ...located.resolution?.resolved,
    symbolId: located.resolution?.resolved?.symbolId,
  });
  const star = await locate('py://web#put');
  expect(star.resolution?.evidence).toMatchObject([
    { kind: 'star', uri: 'web/__init__.py', name: 'put', module: 'web/_star.py' },
    { kind: 'star', uri: 'web/_star.py', name: 'put', module: 'web/_more.py' },
  ]);
});

test('an unknown document version of the importing module does not change the result', async () => {
  const { resolution } = await locate(
    'py://web#Client?docVersion=blob:0123456789012345678901234567890123456789',
  );
  expect(resolution?.resolved?.uri).toBe('web/_base.py');
});

test('a request for the references of an imported name uses the position of its definition', async () => {
  const { facts, resolution } = await workspace.references('py://web#Async');
  expect(resolution?.resolved?.uri).toBe('web/_client.py');
  expect(facts?.references.map(({ uri }) => uri)).toContain('web/_base.py');
});

test.each([
  ['web/__init__.py@L2:C22', 'py://web#Client:def?follow=false'],
  ['web/_base.py@L4:C7', 'py://web._base#Base:def'],
  ['circle.py@L1:C22', 'py://circle#a:def'],
])('the symbol selector of %s resolves to the same file', async (place, expected) => {
  const { resolution } = await workspace.locate(place, { as: 'symbol' });
  const spec = resolution?.selector;
  if (spec?.kind !== 'symbol') throw new Error('no symbol');
  expect(printSelector(spec)).toContain(expected);
  const relocated = await locate(printSelector(spec));
  expect(relocated.resolution?.resolved?.uri).toBe(place.split('@')[0]);
});

test('a definition whose name is also imported in its file does not have a symbol selector', async () => {
  const { error } = await workspace.locate('branches.py@L21:C9', { as: 'symbol' });
  expect(error?.code).toBe('E/UNSUPPORTED_CAP');
});

test('a trace of operations on imported names can be replayed', async () => {
  await using folder = await temporaryFolder();
  await writeTree(path.join(folder.path, 'workspace'), TREE);
  const host = testHost({}, { temporaryRoot: folder.path });
  const file = path.join(folder.path, 'run.jsonl');
  {
    await using recorded = await openWorkspace(path.join(folder.path, 'workspace'), {
      host,
      trace: { file },
    });
    for (const selector of [
      'py://web#Client.url',
      'py://web#post',
      'py://lazy#Five',
      'py://branches#Differ',
    ]) {
      await recorded.locate(selector);
    }
    expect((await recorded.hover('py://web.deep.tool#e.WebError')).error).toBeNull();
  }
  const { conclusion, firstDifference } = await verifyTrace(file, 'run', { host });
  expect([conclusion, firstDifference]).toEqual(['match', null]);
});
