import type { RegistrationParams, UnregistrationParams } from 'vscode-languageserver-protocol';
/** What a server has registered after `initialize`. */
export interface Registrations {
    add(params: RegistrationParams): void;
    remove(params: UnregistrationParams): void;
    has(method: string): boolean;
    /** What was said of a method with each of its registrations. */
    options(method: string): readonly unknown[];
    /** Resolves when the method is registered; servers may do so long after `initialize`. */
    wait(method: string): Promise<void>;
}
export declare function trackRegistrations(): Registrations;
