import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { PyrightConfiguration } from '../server/pyright/configuration.ts';
import { compileFileSpec } from '../server/pyright/file-spec.ts';

interface Named {
  /** The key as in the file. */
  readonly key: string;
  readonly value: string;
  readonly place: string;
}

/** Returns the paths in Pyright's configuration that do not exist, a line each. */
export async function misplacedPaths(configuration: PyrightConfiguration): Promise<readonly string[]> {
  const problems: string[] = [];
  for (const { key, value, place } of namedPaths(configuration)) {
    const isThere = await stat(place).then(
      () => true,
      () => false,
    );
    if (!isThere) problems.push(`${key}: ${JSON.stringify(value)} is not there`);
  }
  return problems;
}

/** A key's value is from the nearest file of the chain that has it; its paths are relative to that file. */
function namedPaths({ files }: PyrightConfiguration): readonly Named[] {
  const settingOf = (key: string): { readonly value: unknown; readonly folder: string } => {
    const file = files.find(({ content }) => content?.[key] !== undefined);
    return { value: file?.content?.[key], folder: path.dirname(file?.path ?? '.') };
  };
  const listed = (key: string, { value, folder }: ReturnType<typeof settingOf>): readonly Named[] =>
    (Array.isArray(value) ? value : [value])
      .filter((entry): entry is string => typeof entry === 'string')
      .map((entry) => ({ key, value: entry, place: compileFileSpec(folder, entry, true).root }));
  const venvPath = settingOf('venvPath');
  const venv = settingOf('venv').value;
  const environment =
    typeof venvPath.value === 'string' && typeof venv === 'string'
      ? [
          {
            key: 'venv',
            value: venv,
            place: path.resolve(venvPath.folder, venvPath.value, venv),
          },
        ]
      : [];
  const environments = settingOf('executionEnvironments');
  const members = Array.isArray(environments.value) ? (environments.value as readonly unknown[]) : [];
  const ofEnvironments = members.flatMap((member, index) => {
    const { root, extraPaths } = (member ?? {}) as Readonly<Record<string, unknown>>;
    const { folder } = environments;
    const key = `executionEnvironments[${index}]`;
    return [
      ...listed(`${key}.root`, { value: root, folder }),
      ...listed(`${key}.extraPaths`, { value: extraPaths, folder }),
    ];
  });
  return [
    ...['include', 'extraPaths', 'stubPath', 'venvPath'].flatMap((key) => listed(key, settingOf(key))),
    ...environment,
    ...ofEnvironments,
  ];
}
