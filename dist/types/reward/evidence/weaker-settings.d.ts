/** Pyright's own settings, as they are parsed. */
export type Settings = Readonly<Record<string, unknown>>;
/** A setting that checks less than it did. */
export interface WeakerSetting {
    readonly kind: 'excluded' | 'rule';
    /** The key, or the path that is left out. */
    readonly text: string;
    /** Null: the key is not there. */
    readonly before: unknown;
    readonly after: unknown;
}
/** What checks less: rules by level, the mode, switches, files left out; also in `executionEnvironments`. */
export declare function weakerSettings(before: Settings, after: Settings): readonly WeakerSetting[];
