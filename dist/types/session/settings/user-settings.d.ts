import type { Host } from '../../model/host.ts';
import { type FileSettings } from './settings.ts';
/** The user's own settings, and the folder of their file. */
export interface UserSettings extends FileSettings {
    readonly folder: string;
}
/** @throws LanserError E/CONFIG, E/FS_PERMISSIONS. */
export declare function readUserSettings(host: Pick<Host, 'env' | 'platform'>): Promise<UserSettings | undefined>;
/** Where the platform has a user's configuration; undefined where the environment does not tell. */
export declare function userConfigurationFolder({ env, platform, }: Pick<Host, 'env' | 'platform'>): string | undefined;
