import type { SeededRandom } from '../../test/helpers/seeded-random.ts';
import { weighted, type Tree } from './tree.ts';

type Settings = Record<string, unknown>;

const RULES = [
  'reportAttributeAccessIssue',
  'reportUndefinedVariable',
  'reportMissingImports',
  'reportMissingModuleSource',
  'reportOptionalMemberAccess',
  'reportArgumentType',
  'reportAssignmentType',
  'reportUnusedImport',
  'reportUnusedExpression',
  'reportShadowedImports',
  'reportPrivateUsage',
  'reportUnnecessaryTypeIgnoreComment',
  'reportUnknownVariableType',
  'reportImportCycles',
  'reportWildcardImportFromLibrary',
  'reportIncompatibleVariableOverride',
  'reportMissingTypeStubs',
  'reportUnusedCoroutine',
  'reportInvalidStringEscapeSequence',
  'reportDeprecated',
  'reportUnusedVariable',
  'reportUnusedFunction',
  'reportUnusedClass',
  'reportUnnecessaryComparison',
  'reportUnreachable',
  'reportSelfClsParameterName',
  'reportMissingSuperCall',
  'reportUninitializedInstanceVariable',
  'reportCallInDefaultInitializer',
  'reportImplicitOverride',
  'reportPropertyTypeMismatch',
];

const PATHS = [
  'src',
  'pkg',
  'app.py',
  '**/core.py',
  '*.py',
  'bin/tool',
  'bin',
  'scripts',
  'impl.src',
  'lib',
  'mypkg',
  'linkpkg',
  'tests',
  '.hidden',
  '**/util.*',
  'ns',
  '.',
  './src/',
  'src/*',
  '**',
  'core',
  '.venv',
  'typings',
  'missing',
  'app.txt',
  'src/pkg/../pkg',
  'node_modules',
  '${workspaceFolder}/src',
  '~',
  '/tmp',
  '',
  'lib/**/core.py',
  '**/.*',
  '..',
  'extra',
  'linkpkg/core.py',
  'CORE.PY',
  'pkg/',
  '*',
  'a[b].py',
];

/** The names of a configuration's files, including the targets of links and of `extends`. */
export type ConfigurationFiles = ReadonlySet<string>;

export const FIXED_FILES: readonly string[] = ['pyrightconfig.json', 'pyproject.toml'];

function settings(random: SeededRandom): Settings {
  const made: Settings = {};
  const some = (count: number): readonly string[] =>
    Array.from({ length: 1 + random.below(count) }, () => random.pick(PATHS));
  const may = (probability: number, name: string, value: () => unknown): void => {
    if (random.chance(probability)) made[name] = value();
  };
  may(0.35, 'include', () => some(3));
  may(0.3, 'exclude', () => some(2));
  may(0.2, 'ignore', () => some(2));
  may(0.2, 'strict', () => some(2));
  may(0.4, 'typeCheckingMode', () => random.pick(['off', 'basic', 'standard', 'strict', 'strict']));
  may(0.15, 'stubPath', () => random.pick(['typings', 'stubs', 'src', '.', 'lib']));
  may(0.2, 'extraPaths', () => some(2));
  may(0.15, 'pythonVersion', () => random.pick(['3.7', '3.9', '3.11', '3.13']));
  may(0.1, 'pythonPlatform', () => random.pick(['Linux', 'Windows', 'Darwin', 'All']));
  may(0.1, 'defineConstant', () => ({ DEBUG: random.chance(0.5) }));
  may(0.1, 'enableTypeIgnoreComments', () => random.chance(0.5));
  may(0.1, 'analyzeUnannotatedFunctions', () => random.chance(0.5));
  may(0.1, 'strictListInference', () => true);
  may(0.1, 'deprecateTypingAliases', () => true);
  may(0.1, 'enableExperimentalFeatures', () => true);
  may(0.05, 'verboseOutput', () => true);
  may(0.1, 'useLibraryCodeForTypes', () => random.chance(0.5));
  may(0.1, 'enableReachabilityAnalysis', () => random.chance(0.5));
  may(0.1, 'disableBytesTypePromotions', () => random.chance(0.5));
  may(0.15, 'venvPath', () => '.');
  may(0.15, 'venv', () => random.pick(['.venv', 'env', 'missing']));
  may(0.2, 'executionEnvironments', () => [
    {
      root: random.pick(['src', 'tests', 'pkg', 'lib', '.', 'ns']),
      ...(random.chance(0.5) ? { extraPaths: some(2) } : {}),
      ...(random.chance(0.4) ? rules(random) : {}),
      ...(random.chance(0.3) ? { pythonVersion: random.pick(['3.8', '3.12']) } : {}),
    },
    { root: '.' },
  ]);
  return random.chance(0.5) ? { ...made, ...rules(random) } : made;
}

function rules(random: SeededRandom): Settings {
  const made: Settings = {};
  const count = 1 + random.below(3);
  for (let index = 0; index < count; index += 1) {
    made[random.pick(RULES)] = random.pick(['none', 'information', 'warning', 'error', true, false]);
  }
  return made;
}

/** Writes a random configuration into a tree, or leaves the tree unchanged. Returns the configuration's files. */
export function addConfiguration(tree: Tree, random: SeededRandom): ConfigurationFiles {
  const files = new Set<string>();
  const text = (name: string, content: string): void => {
    files.add(name);
    tree.set(name, { kind: 'text', text: content });
  };
  const json = (name: string, value: Settings): void => {
    text(name, withOddSyntax(random, JSON.stringify(value, undefined, 2)));
  };
  const made = settings(random);
  weighted(random, [
    [3, () => {}],
    [4, () => json('pyrightconfig.json', made)],
    [4, () => text('pyproject.toml', tomlOf(made))],
    [
      1,
      () => {
        json('pyrightconfig.json', made);
        text('pyproject.toml', tomlOf(settings(random)));
      },
    ],
    [
      1,
      () => {
        const target = random.pick(['conf/base', 'conf/base.toml', '.conf/x.toml']);
        text(target, tomlOf(made));
        files.add('pyproject.toml');
        tree.set('pyproject.toml', { kind: 'link', target });
      },
    ],
    [
      1,
      () => {
        const target = random.pick(['conf/pyright.json', 'pyright.conf', '.conf/pyright']);
        json(target, made);
        files.add('pyrightconfig.json');
        tree.set('pyrightconfig.json', { kind: 'link', target });
      },
    ],
    [
      2,
      () => {
        const parent = random.pick(['conf/base.json', 'conf/base', 'base.toml', '.conf/base.jsonc']);
        if (parent.endsWith('.toml')) text(parent, tomlOf(settings(random)));
        else json(parent, settings(random));
        json('pyrightconfig.json', { extends: parent, ...made });
      },
    ],
    [1, () => text('pyproject.toml', '[project]\nname = "x"\n')],
    [1, () => json('pyrightconfig.json', { ...made, typeshedPath: 'typeshed' })],
  ])();
  return files;
}

/** Returns the text unchanged, or a random variation with a comment or invalid syntax, for example. */
function withOddSyntax(random: SeededRandom, text: string): string {
  return weighted(random, [
    [8, text],
    [1, `// a comment\n${text}\n`],
    [1, `\uFEFF${text}`],
    [1, text.replace(/\}$/u, ',}').replace('{,', '{')],
    [1, text.replace('{', '{ "typeCheckingMode": "off",').replace(/\}$/u, ', "typeCheckingMode": "strict"}')],
    [0.3, '{}'],
    [0.1, ''],
    [0.1, 'null'],
    [0.1, '[]'],
    [0.1, `${text} rest`],
    [1, text.replaceAll('\n', '\r\n')],
  ]);
}

function tomlOf(value: Settings): string {
  const lines = ['[project]', 'name = "x"', '', '[tool.pyright]'];
  for (const [name, entry] of Object.entries(value)) lines.push(`${name} = ${tomlValue(entry)}`);
  return `${lines.join('\n')}\n`;
}

function tomlValue(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(tomlValue).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    return `{ ${Object.entries(value)
      .map(([name, entry]) => `${name} = ${tomlValue(entry)}`)
      .join(', ')} }`;
  }
  return JSON.stringify(value);
}

/**
 * Writes one configuration for a tree of cells, which are independent small projects in folders. Each cell is an
 * execution environment; some have settings of their own. `prefixes` are the cells' folders, each with a final slash.
 * Returns a set with the name of the configuration's file.
 */
export function addCellConfiguration(
  tree: Tree,
  random: SeededRandom,
  prefixes: readonly string[],
): ConfigurationFiles {
  const environments = prefixes.map((prefix) => {
    const root = prefix.slice(0, -1);
    return {
      root,
      ...(random.chance(0.3) ? { extraPaths: [`${root}/${random.pick(['src', 'lib', 'typings'])}`] } : {}),
      ...(random.chance(0.3) ? rules(random) : {}),
      ...(random.chance(0.2) ? { pythonVersion: random.pick(['3.8', '3.12', '3.13']) } : {}),
    };
  });
  const made: Settings = {
    ...(random.chance(0.4) ? { typeCheckingMode: random.pick(['basic', 'standard', 'strict']) } : {}),
    ...(random.chance(0.3) ? rules(random) : {}),
    executionEnvironments: environments,
  };
  const name = random.pick(['pyrightconfig.json', 'pyproject.toml']);
  tree.set(name, { kind: 'text', text: name.endsWith('.json') ? JSON.stringify(made) : tomlOf(made) });
  return new Set([name]);
}
