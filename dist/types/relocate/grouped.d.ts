/** Items by their key, in their order. */
export declare function grouped<Item>(items: Iterable<Item>, keyOf: (item: Item) => string): ReadonlyMap<string, readonly Item[]>;
