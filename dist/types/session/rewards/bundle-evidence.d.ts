import type { Bundle, BundleEvidence } from '../../model/bundle.ts';
import type { WorkspaceSession } from '../operations/workspace-session.ts';
/**
 * Evidence of gaming between the documents of two bundles. A document that only one of them speaks of came or
 * went where both speak of one scope; else nothing is known of it.
 */
export declare function bundleEvidence(session: Pick<WorkspaceSession, 'files' | 'past'>, before: Bundle, after: Bundle): Promise<BundleEvidence>;
