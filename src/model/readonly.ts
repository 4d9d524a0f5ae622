/** The same type, readonly at every level. */
export type DeepReadonly<T> = T extends readonly unknown[]
  ? { readonly [Index in keyof T]: DeepReadonly<T[Index]> }
  : T extends object
    ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> }
    : T;
