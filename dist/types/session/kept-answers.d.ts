/** Removes every kept answer; undefined where none are kept. */
export declare function clearAnswers(folder: string | undefined): Promise<void>;
