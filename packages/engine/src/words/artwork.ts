/** Rule 1.5: the artworks, from the lowest value to the highest; their place in this list is their number. */
export const ARTWORKS = ['sculpture', 'script', 'painting'] as const;

export type Artwork = (typeof ARTWORKS)[number];

/** The word for an artwork's number. */
export function artworkName(artwork: number): Artwork {
  const name = ARTWORKS[artwork];
  if (name === undefined) throw new RangeError(`no artwork ${artwork}`);
  return name;
}
