import type { BundleEnvironment, DiagnosticsBundle, DiagnosticsFacts } from '../../model/bundle.ts';
/** The diagnostics of a whole project, as a gate gives them. */
export declare function projectBundle(environment: BundleEnvironment, facts: DiagnosticsFacts): DiagnosticsBundle;
