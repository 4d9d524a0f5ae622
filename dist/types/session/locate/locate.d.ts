import type { Bundle } from '../../model/bundle.ts';
import type { LanserError } from '../../model/lanser-error.ts';
import type { PositionSpec } from '../../model/selector.ts';
import { type LocateOptions } from './locate-request.ts';
import { type LocateSession } from './resolve-request.ts';
interface Located {
    readonly bundle: Bundle;
    /** Why the bundle is one of an error. */
    readonly error: LanserError | undefined;
}
/** Resolves one selector; what comes of it is a bundle, whatever it is. */
export declare function locate(session: LocateSession, selector: string | PositionSpec, options: LocateOptions): Promise<Located>;
export {};
