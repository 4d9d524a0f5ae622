/**
 * Whether a name can stand in the place of another; of languages that are not known the server says so.
 *
 * @throws LanserError E/USAGE for what is no name, a keyword, or the name that is there already.
 */
export declare function checkNewName(uri: string, oldName: string, newName: string): void;
