import type { Host } from '../model/host.ts';

/** Variables for the user's identity, language, time zone and folders, and for starting programs. */
const SYSTEM: readonly string[] = [
  'HOME',
  'USER',
  'LOGNAME',
  'PATH',
  'TMPDIR',
  'TMP',
  'TEMP',
  'TZ',
  'LANG',
  'LANGUAGE',
  'LC_ALL',
  'LC_CTYPE',
  'XDG_CACHE_HOME',
  'XDG_CONFIG_HOME',
  'XDG_DATA_HOME',
  'XDG_RUNTIME_DIR',
  'XDG_STATE_HOME',
  'LD_LIBRARY_PATH',
  'LD_PRELOAD',
  'DYLD_LIBRARY_PATH',
  'DYLD_FALLBACK_LIBRARY_PATH',
  // With these variables, containers define a user that is not in their user database.
  'NSS_WRAPPER_PASSWD',
  'NSS_WRAPPER_GROUP',
  'SYSTEMROOT',
  'SYSTEMDRIVE',
  'WINDIR',
  'COMSPEC',
  'PATHEXT',
  'OS',
  'USERPROFILE',
  'HOMEDRIVE',
  'HOMEPATH',
  'APPDATA',
  'LOCALAPPDATA',
  'PROGRAMDATA',
  'PROGRAMFILES',
  'PROGRAMFILES(X86)',
  'PROGRAMW6432',
  'COMMONPROGRAMFILES',
  'PROCESSOR_ARCHITECTURE',
  'NUMBER_OF_PROCESSORS',
];

/** The additional variables that one kind of program reads. */
export interface ReadVariables {
  readonly names: readonly string[];
  readonly pattern?: RegExp;
}

/** Returns the variables for a program. Uses an allow-list, because other variables may contain secrets. */
export function childEnvironment({ env }: Host, reads: ReadVariables): Record<string, string> {
  const names = new Set([...SYSTEM, ...reads.names]);
  const passedOn = Object.entries(env).filter(
    (entry): entry is [string, string] =>
      entry[1] !== undefined && (names.has(entry[0].toUpperCase()) || reads.pattern?.test(entry[0]) === true),
  );
  return Object.fromEntries(passedOn);
}
