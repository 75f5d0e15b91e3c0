/** A result, or one plain sentence that says why there is none. */
export type Outcome<T> = { readonly value: T } | { readonly trouble: string };
