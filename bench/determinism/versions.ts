import { answerRequests } from './answer-requests.ts';
import type { Condition } from './conditions.ts';
import { configurePyright, installedPyright } from './pyright-versions.ts';
import type { Setting } from './setting.ts';

/**
 * Returns conditions for versions of Pyright as servers of the user's configuration. The shipped version
 * comes first, because a configured server is started differently from the built-in one. The others are
 * compared with it, and each version with itself with its lines in a different order.
 */
export function versionConditions(shipped: string, versions: readonly string[]): readonly Condition[] {
  const programs = new Map<string, Promise<string>>();
  const by = async (version: string, setting: Setting, requests: Setting['requests']) => {
    const program = programs.get(version) ?? installedPyright(version, setting.temporary);
    programs.set(version, program);
    const user = await setting.user();
    await configurePyright(user.env['HOME'] ?? '', await program);
    return answerRequests(requests, user);
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
