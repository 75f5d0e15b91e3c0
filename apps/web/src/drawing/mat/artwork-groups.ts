import type { MatPicture } from './mat-picture.ts';

type Artworks = MatPicture['museum'];
type ArtworkGroup = Artworks[number] & { readonly count: number };

/** Equal artworks together, in the order in which the first of each kind came. */
export function artworkGroups(museum: Artworks): ArtworkGroup[] {
  const groups = new Map<string, ArtworkGroup>();
  for (const artwork of museum) {
    const count = (groups.get(artwork.kind)?.count ?? 0) + 1;
    groups.set(artwork.kind, { ...artwork, count });
  }
  return [...groups.values()];
}
