import { describe, expect, test } from 'vitest';
import { gamingEvidence } from '../../../src/reward/evidence/gaming-evidence.ts';
import { weakerSettings, type Settings } from '../../../src/reward/evidence/weaker-settings.ts';

function weaker(before: Settings, after: Settings): readonly string[] {
  return weakerSettings(before, after).map(({ kind, text }) => `${kind} ${text}`);
}

describe('weakerSettings', () => {
  test.each<[Settings, Settings, readonly string[]]>([
    [{ reportFoo: 'error' }, { reportFoo: 'warning' }, ['rule reportFoo']],
    [{ reportFoo: true }, { reportFoo: false }, ['rule reportFoo']],
    [{ reportFoo: 'warning' }, { reportFoo: 'error' }, []],
    [{ reportFoo: 'error' }, { reportFoo: 'error' }, []],
    [{ reportFoo: 'error' }, { reportFoo: true }, []],
    [{}, { reportFoo: 'none' }, ['rule reportFoo']],
    [{}, { reportFoo: 'warning' }, []],
    [{ reportFoo: 'error' }, {}, ['rule reportFoo']],
    [{ reportFoo: 'none' }, {}, []],
    [{ typeCheckingMode: 'strict' }, {}, ['rule typeCheckingMode']],
    [{}, { typeCheckingMode: 'basic' }, ['rule typeCheckingMode']],
    [{ typeCheckingMode: 'off' }, {}, []],
    [{ typeCheckingMode: 'basic' }, {}, []],
    [{ strictListInference: true }, {}, ['rule strictListInference']],
    [{}, { analyzeUnannotatedFunctions: false }, ['rule analyzeUnannotatedFunctions']],
    [{ strictListInference: true }, { typeCheckingMode: 'strict' }, []],
    [{}, { strictListInference: false, deprecateTypingAliases: false }, []],
    [
      { typeCheckingMode: 'strict' },
      { typeCheckingMode: 'strict', strictListInference: false },
      ['rule strictListInference'],
    ],
    [{ analyzeUnannotatedFunctions: true, strictParameterNoneValue: true }, {}, []],
    [{}, { reportUnusedImport: 'none', reportUnusedVariable: 'information' }, []],
    [{}, { reportMissingImports: 'warning' }, ['rule reportMissingImports']],
    [{ reportMissingImports: 'error', reportAssertAlwaysTrue: 'warning' }, {}, []],
    [{ reportUnusedImport: 'information' }, {}, ['rule reportUnusedImport']],
    [
      { typeCheckingMode: 'strict' },
      { typeCheckingMode: 'strict', reportUnusedImport: 'warning' },
      ['rule reportUnusedImport'],
    ],
    [{ enableTypeIgnoreComments: false }, {}, ['rule enableTypeIgnoreComments']],
    [{}, { exclude: ['src/old'] }, ['excluded src/old']],
    [{ exclude: ['a'] }, { exclude: ['b', 'a'], ignore: ['c'] }, ['excluded b', 'excluded c']],
    [{}, { include: ['src'] }, ['excluded include']],
    [{ include: ['src', 'tests'] }, { include: ['src'] }, ['excluded tests']],
    [{ include: ['src'] }, {}, []],
    [{ include: [] }, { include: ['src'] }, ['excluded include']],
    [{ include: ['src'] }, { include: [] }, []],
    [{}, { include: [] }, []],
    [{ strict: ['src'] }, { strict: [] }, ['rule strict: src']],
    [
      { reportFoo: 'error' },
      { reportFoo: 'error', executionEnvironments: [{ root: 'tests', reportFoo: 'warning' }] },
      ['rule executionEnvironments tests: reportFoo'],
    ],
    [
      { reportFoo: 'none', executionEnvironments: [{ root: './src/', reportFoo: 'error' }] },
      { reportFoo: 'none' },
      ['rule executionEnvironments src: reportFoo'],
    ],
    [
      { executionEnvironments: [{ root: 'src', reportFoo: 'error' }] },
      { executionEnvironments: [{ root: '.' }, { root: 'src', reportFoo: 'error' }] },
      ['rule executionEnvironments src: reportFoo'],
    ],
    [
      { reportFoo: 'error', executionEnvironments: [{ root: 'src' }] },
      { reportFoo: 'none', executionEnvironments: [{ root: 'src' }] },
      ['rule reportFoo'],
    ],
    [{}, { useLibraryCodeForTypes: false }, ['rule useLibraryCodeForTypes']],
    [{ executionEnvironments: 3, exclude: 'x', reportFoo: 7 }, { exclude: [1], reportFoo: {} }, []],
  ])('reports exactly the settings that become weaker from %j to %j', (before, after, expected) => {
    expect(weaker(before, after)).toEqual(expected);
  });
});

test('a removed configuration counts as an empty configuration', async () => {
  const uri = 'pyrightconfig.json';
  const side = { before: new Map(), after: new Map() };
  const removed = [{ uri, before: { typeCheckingMode: 'strict' }, after: null }];
  expect((await gamingEvidence({ ...side, configurations: removed })).findings).toEqual([
    { kind: 'rule', uri, range: null, text: 'typeCheckingMode', before: 'strict', after: null },
  ]);
});
