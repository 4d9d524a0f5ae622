/** How candidates are weighed and when the best of them is accepted. */
export interface RelocationSettings {
    /** The least score that is accepted. */
    readonly tau: number;
    /** How far the best has to lead the next. */
    readonly delta: number;
    /** How many candidates are shown; all exact ones are, however many. */
    readonly topK: number;
}
export declare const WEIGHTS: Readonly<Record<'ast' | 'module' | 'token' | 'prox', number>>;
export declare const DEFAULT_SETTINGS: RelocationSettings;
