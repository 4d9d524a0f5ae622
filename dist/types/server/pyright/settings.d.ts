/**
 * Answers to `workspace/configuration`. The language server's own defaults differ from the command
 * line's (type checking off, no `src` folder); with these, both check alike. A configuration file
 * of the workspace wins over them.
 */
export declare function pyrightSettings(section: string | undefined): unknown;
