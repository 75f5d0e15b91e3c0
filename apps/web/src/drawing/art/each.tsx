import { Fragment, type ReactNode } from 'react';

/** Draws something for each entry. Parts of a drawing never change their order, so the index is the key. */
export function each<Entry>(entries: readonly Entry[], draw: (entry: Entry, index: number) => ReactNode): ReactNode {
  return entries.map((entry, index) => <Fragment key={index}>{draw(entry, index)}</Fragment>);
}

export function range(length: number): number[] {
  return Array.from({ length }, (_, index) => index);
}
