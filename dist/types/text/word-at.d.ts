/** The name that an offset stands in or beside; empty where it is none. */
export declare function wordAt(text: string, offset: number): string;
