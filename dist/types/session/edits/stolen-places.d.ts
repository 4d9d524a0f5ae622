import type { Location } from '../../model/bundle.ts';
import type { Plan } from '../../model/plan.ts';
import type { OperationOptions, WorkspaceSession } from '../operations/workspace-session.ts';
import { type CapturedPlaces } from './captured-places.ts';
import type { RenamedSymbol } from './edit-intent.ts';
import type { AskedAfter, ChangedText } from './preview-diagnostics.ts';
/** What is asked about a rename while the server has the texts of after; nothing where it knows no references. */
export declare function askedOfRename(root: string, plan: Plan, texts: readonly ChangedText[], renamed: RenamedSymbol): AskedAfter<CapturedPlaces | undefined> | undefined;
/** What loses its meaning to another name, and what takes another's. */
export declare function stolenPlaces(session: WorkspaceSession, { route, newName }: RenamedSymbol, { lost, gained }: CapturedPlaces, options: OperationOptions): Promise<readonly Location[]>;
