import path from 'node:path';
import {
  CHECKING_MODES,
  defaultLevel,
  defaultSwitch,
  RULE_LEVELS,
  type CheckingMode,
} from '../../model/pyright-defaults.ts';

/** Parsed settings of Pyright. */
export type Settings = Readonly<Record<string, unknown>>;

/** A changed setting, with which Pyright checks less than before. */
export interface WeakerSetting {
  readonly kind: 'excluded' | 'rule';
  /** For example `reportCallIssue`, `strict: src`, or an added entry of `exclude`. */
  readonly text: string;
  /** The old value of the changed key of the configuration; null if the key is missing. */
  readonly before: unknown;
  /** The new value of the changed key; null if the key is missing. */
  readonly after: unknown;
}

/** Matches settings that enable more checks if they are `true`. */
const SWITCHES =
  /^(?:strict[A-Z]|analyzeUnannotatedFunctions$|deprecateTypingAliases$|disableBytesTypePromotions$|useLibraryCodeForTypes$)/u;

export function weakerSettings(before: Settings, after: Settings): readonly WeakerSetting[] {
  return [...weakerRules(before, after), ...newExclusions(before, after), ...weakerRoots(before, after)];
}

function weakerRules(before: Settings, after: Settings): readonly WeakerSetting[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted();
  return keys.flatMap((key): readonly WeakerSetting[] => {
    if (!isWeaker(key, before, after)) return [];
    return [{ kind: 'rule', text: key, before: before[key] ?? null, after: after[key] ?? null }];
  });
}

function isWeaker(key: string, before: Settings, after: Settings): boolean {
  if (key === 'typeCheckingMode') {
    return CHECKING_MODES.indexOf(modeOf(before)) > CHECKING_MODES.indexOf(modeOf(after));
  }
  if (key === 'enableTypeIgnoreComments') return before[key] === false && after[key] !== false;
  if (SWITCHES.test(key)) return isOn(before, key) && !isOn(after, key);
  if (!key.startsWith('report')) return false;
  const [old, current] = [levelOf(before, key), levelOf(after, key)];
  // A rule of another Pyright version has an unknown default, counted as between `information` and `warning`.
  if (old === undefined) return current !== undefined && current < RULE_LEVELS.indexOf('warning');
  return current === undefined ? old > RULE_LEVELS.indexOf('information') : current < old;
}

function modeOf({ typeCheckingMode }: Settings): CheckingMode {
  return CHECKING_MODES.find((mode) => mode === typeCheckingMode) ?? 'standard';
}

function isOn(settings: Settings, key: string): boolean {
  const value = settings[key];
  return typeof value === 'boolean' ? value : defaultSwitch(key, modeOf(settings));
}

/** Returns the index of a rule's level in {@link RULE_LEVELS}; undefined for the default of an unknown rule. */
function levelOf(settings: Settings, rule: string): number | undefined {
  const value = settings[rule];
  const stated = value === true ? 'error' : value === false ? 'none' : value;
  const level = RULE_LEVELS.find((one) => one === stated) ?? defaultLevel(rule, modeOf(settings));
  return level === undefined ? undefined : RULE_LEVELS.indexOf(level);
}

function newExclusions(before: Settings, after: Settings): readonly WeakerSetting[] {
  const entry = (text: string, key: string): WeakerSetting => ({
    kind: 'excluded',
    text,
    before: before[key] ?? null,
    after: after[key] ?? null,
  });
  const addedTo = (key: string): readonly WeakerSetting[] =>
    without(listOf(after, key), listOf(before, key)).map((text) => entry(text, key));
  const removedFrom = (key: string): readonly WeakerSetting[] =>
    without(listOf(before, key), listOf(after, key)).map((text) => entry(text, key));
  // An empty `include` includes all files, like a missing one.
  const [includedAll, includesAll] = [before, after].map((side) => listOf(side, 'include').length === 0);
  const narrowed = includedAll === true && includesAll === false;
  const widened = includesAll === true;
  return [
    ...addedTo('exclude'),
    ...addedTo('ignore'),
    ...(narrowed ? [entry('include', 'include')] : widened ? [] : removedFrom('include')),
    ...removedFrom('strict').map((setting): WeakerSetting => ({
      ...setting,
      kind: 'rule',
      text: `strict: ${setting.text}`,
    })),
  ];
}

/** Compares the rules at each root of `executionEnvironments`. Omits changes that the general settings also have. */
function weakerRoots(before: Settings, after: Settings): readonly WeakerSetting[] {
  const names = new Set([...rootsOf(before), ...rootsOf(after)].map(nameOf));
  const everywhere = new Set(weakerRules(before, after).map((setting) => JSON.stringify(setting)));
  return [...names].flatMap((name) => {
    const weaker = weakerRules(settingsAt(before, name), settingsAt(after, name));
    return weaker
      .filter((setting) => !everywhere.has(JSON.stringify(setting)))
      .map((setting) => ({ ...setting, text: `executionEnvironments ${name}: ${setting.text}` }));
  });
}

/** Returns the settings for a folder. The first root that contains the folder overrides the general settings. */
function settingsAt(settings: Settings, folder: string): Settings {
  const root = rootsOf(settings).find((one) => {
    const name = nameOf(one);
    return name === '.' || name === folder || folder.startsWith(`${name}/`);
  });
  return { ...settings, ...root };
}

function nameOf(root: Settings): string {
  const name = path.posix.normalize(typeof root['root'] === 'string' ? root['root'] : '.');
  return name === './' ? '.' : name.replace(/\/+$/u, '');
}

function rootsOf(settings: Settings): readonly Settings[] {
  const roots = settings['executionEnvironments'];
  return Array.isArray(roots)
    ? roots.filter((root): root is Settings => typeof root === 'object' && root !== null)
    : [];
}

function listOf(settings: Settings, key: string): readonly string[] {
  const list = settings[key];
  return Array.isArray(list) ? list.filter((entry): entry is string => typeof entry === 'string') : [];
}

function without(list: readonly string[], others: readonly string[]): readonly string[] {
  return list.filter((entry) => !others.includes(entry));
}
