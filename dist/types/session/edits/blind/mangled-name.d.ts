/** Python puts the class's own name before it, so that no other class has the member. */
export declare function isMangled(name: string): boolean;
/** What a name is in the body of a class; a class whose name is nothing but underscores leaves it. */
export declare function mangledName(name: string, className: string): string;
