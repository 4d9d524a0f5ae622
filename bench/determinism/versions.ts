import { ask } from './asking.ts';
import type { Condition } from './conditions.ts';
import { configurePyright, installedPyright } from './pyright-versions.ts';
import type { Setting } from './setting.ts';

/**
 * Versions of Pyright as servers of the user's configuration. The shipped version comes first, since a
 * configured server is run in another way than the shipped one: the others are held against it, and each
 * against itself with its lines in another order.
 */
export function versionConditions(shipped: string, versions: readonly string[]): readonly Condition[] {
  const programs = new Map<string, Promise<string>>();
  const by = async (version: string, setting: Setting, requests: Setting['requests']) => {
    const program = programs.get(version) ?? installedPyright(version, setting.temporary);
    programs.set(version, program);
    const user = await setting.user();
    await configurePyright(user.env['HOME'] ?? '', await program);
    return ask(requests, user);
  };
  const nameOf = (version: string): string => `Pyright ${version}, configured`;
  return [shipped, ...versions].flatMap((version): readonly Condition[] => [
    {
      name: nameOf(version),
      otherTools: true,
      ...(version === shipped ? {} : { against: nameOf(shipped) }),
      run: async (setting) => by(version, setting, setting.requests),
    },
    {
      name: `Pyright ${version}, configured, lines reversed`,
      against: nameOf(version),
      run: async (setting) => by(version, setting, setting.requests.toReversed()),
    },
  ]);
}
