import type { Offer, PanelPicture } from './decision-picture.ts';

/** Every option of the panel, in any of its parts. */
export function offersOf({ parts, payments = [] }: Pick<PanelPicture, 'parts' | 'payments'>): Offer[] {
  const listed = parts.flatMap((part): readonly Offer[] => {
    switch (part.kind) {
      case 'rows':
        return part.rows;
      case 'ladder':
        return part.rungs;
      case 'chips':
        return part.chips;
      case 'meter':
        return part.parts.flatMap(({ offer }) => offer ?? []);
      case 'sequence':
        return part.steps.flatMap(({ offers = [] }) => offers);
      case 'niches':
        return part.instead === undefined ? [] : [part.instead];
      case 'closed':
      case 'words':
        return [];
    }
  });
  return [...listed, ...payments];
}
