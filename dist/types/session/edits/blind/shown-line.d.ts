/** A line for people: of a very long one, as machines write them, what is around the columns. */
export declare function shownLine(line: string, from: number, to: number): string;
