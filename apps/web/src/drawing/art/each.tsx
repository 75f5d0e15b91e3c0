import { Fragment, type ReactNode } from 'react';

/** Draws one thing per entry. Parts of a drawing never change their order, so the place is the key. */
export function each<Entry>(entries: readonly Entry[], draw: (entry: Entry, index: number) => ReactNode): ReactNode {
  return entries.map((entry, index) => <Fragment key={index}>{draw(entry, index)}</Fragment>);
}

export function range(length: number): number[] {
  return Array.from({ length }, (_, index) => index);
}
