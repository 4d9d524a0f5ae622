import { LanserError } from '../../model/lanser-error.ts';
import type { PositionSpec } from '../../model/selector.ts';
/** A selector with its file named so that no machine's paths are in it. */
export interface PlacedSelector {
    readonly spec: PositionSpec;
    /** The file is outside of the workspace; only its last name is left. */
    readonly outside: boolean;
    /** The selector as it was given may tell where the workspace is. */
    readonly tellsPlace: boolean;
}
/** Names a selector's file relative to the workspace; links are followed only where that brings it in. */
export declare function placeSelector(root: string, spec: PositionSpec): Promise<PlacedSelector>;
/** A file that an option names, as artifacts name it; `outside` is why it cannot be asked about. */
export declare function fileArgument(root: string, file: string): Promise<{
    readonly uri: string;
    readonly outside?: LanserError;
}>;
/** E/JAIL of a path, or of the `external:` name of one. */
export declare function outsideError(uri: string): LanserError;
