import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findCollisions } from '../../src/rename-coverage/collisions.ts';
import { findHierarchy } from '../../src/rename-coverage/hierarchy.ts';
import { openCoverageProject, shown, type CoverageProject } from './coverage-project.ts';

const TREE = {
  'zoo/animal.py': `from abc import ABC, abstractmethod
from typing import Generic, Protocol, TypeVar

T = TypeVar("T")


class Animal(ABC):
    @abstractmethod
    def speak(self) -> str: ...

    def eat(self): ...


class Named(Protocol):
    name: str


class Box(Generic[T]):
    def open(self) -> T: ...


class Lonely:
    def speak(self): ...
    def __hidden(self): ...


class Lonelier(Lonely):
    def __hidden(self): ...
`,
  'zoo/__init__.py': 'from .animal import Animal as Beast, Box\nKind = Beast\n',
  'zoo/dog.py': `from __future__ import annotations
import zoo
from zoo import Beast, Kind


class Quiet(Beast):
    pass


class Dog(Quiet):
    def speak(self) -> str:
        return super().speak()


class Puppy(Dog):
    speak = None

    def run(self):
        self.eat = 1


class Wolf(zoo.Kind, metaclass=type):
    @property
    def speak(self): return 1

    @speak.setter
    def speak(self, value): ...


class Parrot(Kind):
    def __init__(self):
        self.speak: str = ""


def make():
    class Local(Beast):
        def speak(self): ...
    return Local().speak()


Puppy().speak
`,
  'mix/diamond.py': `class Top:
    def act(self): ...
class Left(Top):
    def act(self): ...
class Right(Top): ...
class Bottom(Left, Right):
    def act(self): ...
class Mixin:
    def act(self): ...
class Base:
    def act(self): ...
class Both(Mixin, Base): ...
class Apart:
    def act(self): ...
class Two(Apart, dict[str, int]): ...
`,
  'mix/boxes.py': `from dataclasses import dataclass
from zoo import Box
from zoo.animal import Named


class Crate(Box[int]):
    def open(self): return 1


@dataclass
class Person(Named):
    name: str
    age: int = 0


@dataclass
class Child(Person):
    name: str = ""
`,
  'mix/outside.py': `import threading
from collections import UserDict
from argparse import Action as Act


class Job(threading.Thread):
    def run(self): ...


class Table(UserDict[str, int]):
    def get(self, key, default=None): ...


class Hidden(Table):
    def get(self, key, default=None): ...
`,
  'mix/broken.py': `class A(B):
    def go(self): ...
class B(A):
    def go(self): ...
class C(C):
    def go(self): ...
class D(
    def go(self): ...
`,
  'mix/round.py': 'from mix.circle import X\nY = X\n',
  'mix/circle.py': `from mix.round import Y
X = Y
class E(X):
    def went(self): ...
`,
  'mix/stubbed.py': 'class Real:\n    def act_on(self): ...\n',
  'mix/stubbed.pyi': 'class Real:\n    def act_on(self) -> None: ...\n',
  'mix/more.py': `from mix.stubbed import Real
class Made(Real):
    def act_on(self): ...
`,
  'typings/lib.pyi': 'class Given:\n    def act_up(self) -> None: ...\n',
  'mix/given.py': 'from lib import Given\nclass Taken(Given):\n    def act_up(self): ...\n',
};

let project: CoverageProject;
beforeAll(async () => {
  project = await openCoverageProject(TREE);
});
afterAll(async () => project[Symbol.asyncDispose]());

/** Returns `none`, or the related members as `relation file:line Class` and then the external members. */
async function hierarchy(uri: string, marked: string): Promise<readonly string[]> {
  const found = await project.ask(uri, marked, async ({ graph, name, definition }) =>
    findHierarchy(graph, name, definition),
  );
  if (found.kind === 'none') return ['none'];
  return [
    ...found.related.map((one) => `${one.relation} ${one.uri}:${one.range[0] + 1} ${one.class}`),
    ...found.external.map((one) => `external ${one.uri} ${one.class}`),
  ];
}

describe('findHierarchy returns the related and external members for', () => {
  test.each([
    [
      'a base whose overrides are found through re-exports, aliases and classes without the member',
      'zoo/animal.py',
      'def |speak(self) -> str',
      [
        'override zoo/dog.py:11 Dog',
        'override zoo/dog.py:16 Puppy',
        'override zoo/dog.py:24 Wolf',
        'override zoo/dog.py:27 Wolf',
        'override zoo/dog.py:32 Parrot',
        'override zoo/dog.py:37 make.Local',
      ],
    ],
    [
      'an override',
      'zoo/dog.py',
      'def |speak(self) -> str',
      [
        'base zoo/animal.py:9 Animal',
        'override zoo/dog.py:16 Puppy',
        'sibling zoo/dog.py:24 Wolf',
        'sibling zoo/dog.py:27 Wolf',
        'sibling zoo/dog.py:32 Parrot',
        'sibling zoo/dog.py:37 make.Local',
      ],
    ],
    ['an attribute of self', 'zoo/dog.py', 'self.|eat', ['base zoo/animal.py:11 Animal']],
    [
      'a member whose name only unrelated classes share',
      'zoo/animal.py',
      'class Lonely:\n    def |speak',
      [],
    ],
    ['a mangled name', 'zoo/animal.py', 'def |__hidden', []],
    ['a generic class', 'zoo/animal.py', 'def |open', ['override mix/boxes.py:7 Crate']],
    [
      "a protocol's field",
      'zoo/animal.py',
      '|name: str',
      ['override mix/boxes.py:12 Person', 'override mix/boxes.py:18 Child'],
    ],
    [
      'a diamond',
      'mix/diamond.py',
      'class Left(Top):\n    def |act',
      ['base mix/diamond.py:2 Top', 'override mix/diamond.py:7 Bottom'],
    ],
    ['a mixin', 'mix/diamond.py', 'class Mixin:\n    def |act', ['sibling mix/diamond.py:11 Base']],
    ['a class whose related classes lack the member', 'mix/diamond.py', 'class Apart:\n    def |act', []],
    [
      'an override of an external member',
      'mix/outside.py',
      'def |run',
      ['external typeshed:stdlib/threading.pyi Thread'],
    ],
    [
      'an override of a base and of external members',
      'mix/outside.py',
      'class Hidden(Table):\n    def |get',
      [
        'base mix/outside.py:11 Table',
        'external typeshed:stdlib/collections/__init__.pyi UserDict',
        'external typeshed:stdlib/typing.pyi Mapping',
      ],
    ],
    ['a cycle of bases', 'mix/broken.py', 'class B(A):\n    def |go', ['base mix/broken.py:2 A']],
    ['a class that is its own base', 'mix/broken.py', 'class C(C):\n    def |go', []],
    ['a cycle of aliases', 'mix/circle.py', 'def |went', []],
    [
      'a source with a stub',
      'mix/stubbed.py',
      'def |act_on',
      ['override mix/more.py:3 Made', 'sibling mix/stubbed.pyi:2 Real'],
    ],
    [
      'an override of a member of a class in a stub',
      'mix/given.py',
      'def |act_up',
      ['base typings/lib.pyi:2 Given'],
    ],
    ['a function', 'zoo/dog.py', 'def |make', ['none']],
    ['a class', 'zoo/dog.py', 'class |Wolf', ['none']],
  ] as const)('%s', async (_, uri, marked, expected) => {
    expect(await hierarchy(uri, marked)).toEqual(expected);
  });
});

test('a rename lists overrides and their uses as not covered, but not an unrelated method of the same name', async () => {
  const { notCovered } = await project.rename('zoo/animal.py', 'def |speak(self) -> str', 'unheard_of');
  expect(shown(notCovered)).toEqual([
    'zoo/dog.py:11 override: def speak(self) -> str:',
    'zoo/dog.py:16 override: speak = None',
    'zoo/dog.py:24 override: def speak(self): return 1',
    'zoo/dog.py:26 override: @speak.setter',
    'zoo/dog.py:27 override: def speak(self, value): ...',
    'zoo/dog.py:32 override: self.speak: str = ""',
    'zoo/dog.py:37 override: def speak(self): ...',
    'zoo/dog.py:38 override: return Local().speak()',
    'zoo/dog.py:41 override: Puppy().speak',
  ]);
});

describe('the new name collides', () => {
  test.each([
    [
      'with members of a subclass and of a base',
      'zoo/dog.py',
      'def |speak(self) -> str',
      'eat',
      ['base-class zoo/animal.py:11 Animal', 'subclass zoo/dog.py:19 Puppy'],
    ],
    [
      'with members of the same class and of a subclass',
      'zoo/animal.py',
      'def |speak(self) -> str',
      'eat',
      ['same-class zoo/animal.py:11 Animal', 'subclass zoo/dog.py:19 Puppy'],
    ],
    [
      'with a member of an external base',
      'mix/outside.py',
      'def |run',
      'daemon',
      ['base-class typeshed:stdlib/threading.pyi Thread'],
    ],
    [
      'with a member of a different base class of a common subclass',
      'mix/diamond.py',
      'class Apart:\n    def |act',
      'fromkeys',
      ['class-beside typeshed:stdlib/builtins.pyi dict'],
    ],
    ['with no member of an unrelated class', 'zoo/animal.py', 'class Lonely:\n    def |speak', 'eat', []],
    ['with no member if the renamed function is outside of classes', 'zoo/dog.py', 'def |make', 'speak', []],
  ] as const)('%s', async (_, uri, marked, newName, expected) => {
    const collisions = await project.ask(uri, marked, async ({ graph, definition }) =>
      findCollisions(graph, newName, definition),
    );
    const places = collisions.map(
      (one) => `${one.reason} ${one.uri}${one.uri.includes(':') ? '' : `:${one.range[0] + 1}`} ${one.class}`,
    );
    expect([...new Set(places)]).toEqual(expected);
  });
});
