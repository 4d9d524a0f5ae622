import type { Diagnostic } from '../../model/diagnostic.ts';
import type { Route } from '../../server/routing.ts';
import type { Patient } from './patient.ts';
/** What the language server reports on these files, a line each. */
export declare function askLanguageServer({ session, signal, timeoutMs }: Patient, route: Route, files: readonly string[]): Promise<readonly string[]>;
/** Lines and columns as editors count them. */
export declare function lineOf({ uri, range, severity, rule, message, }: Pick<Diagnostic, 'uri' | 'range' | 'severity' | 'rule' | 'message'>): string;
