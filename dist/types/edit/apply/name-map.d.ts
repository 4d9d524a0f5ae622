/** What stands at a path: `rest` is how it goes on from where the value was put. */
export interface Found<T> {
    readonly value: T;
    readonly rest: string;
}
/** What paths stand for while names come, go and move, a folder with all below it in one step. */
export interface NameMap<T> {
    find(path: string): Found<T>;
    /** Says what a path stands for, and all below it. */
    put(path: string, value: T): void;
    /** Gives what a path stands for, and all below it, another name; `left` is what the old one stands for. */
    move(from: string, to: string, left: T): void;
    /** The names directly below a folder of which anything was said. */
    below(folder: string): readonly string[];
}
/** A map in which every path stands for itself, below `top`. */
export declare function nameMap<T>(top: T): NameMap<T>;
