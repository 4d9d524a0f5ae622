/**
 * Why nothing can be written into a folder, or into the place where it would be made; undefined where
 * something was written, and taken away again.
 */
export declare function writeProblem(folder: string): Promise<string | undefined>;
/**
 * Whether the file system of a folder tells apart names that differ by case alone, found out without
 * writing; undefined where no name in it has a case.
 */
export declare function distinguishesCase(folder: string): Promise<boolean | undefined>;
