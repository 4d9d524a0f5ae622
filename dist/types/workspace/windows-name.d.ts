/** Whether Windows takes this name for a device, for another name, or for none. */
export declare function isUnfitForWindows(name: string): boolean;
