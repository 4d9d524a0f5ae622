import type { Host } from '../../model/host.ts';
import { type WorkspaceSettings } from '../settings/workspace-settings.ts';
/** One configuration: the name of its file, and what is wrong with it, a line each. */
export interface SettingsCondition {
    readonly file: string | undefined;
    readonly problems: readonly string[];
}
/** What of lanser's configuration can be used, and what cannot. */
export interface ReadableSettings {
    readonly settings: WorkspaceSettings;
    readonly workspace: SettingsCondition;
    readonly user: SettingsCondition;
}
/** The settings without those of a file that is broken: it must not keep the other checks from looking. */
export declare function readReadableSettings(host: Host, root: string): Promise<ReadableSettings>;
