/** Rule 1.1: the five disciplines, clockwise from the Bonus Tiles room. Their place in this list is their number. */
export const DISCIPLINES = ['discoveries', 'literature', 'religion', 'arts', 'politics'] as const;

export type Discipline = (typeof DISCIPLINES)[number];

/** The numbers of the disciplines, as the state's bytes and the meeples, boxes and books count them. */
export const DISCOVERIES = 0;
export const LITERATURE = 1;
export const RELIGION = 2;
export const ARTS = 3;
export const POLITICS = 4;

/** Rule 1.7: the Politics meeple is the white, wild one. */
export const WHITE: number = POLITICS;

/** Rule 1.6: there are books of every discipline but Literature. */
export const BOOK_COLOURS: readonly number[] = [DISCOVERIES, RELIGION, ARTS, POLITICS];

/** Rule 6.1: a disc goes into any box but the Religion box. */
export const OPEN_BOXES: readonly number[] = [DISCOVERIES, LITERATURE, ARTS, POLITICS];

/** Rule 4.10: the discipline whose strength a 17 PP masterpiece also asks for is the one of the room before. */
export function partnerOf(discipline: number): number {
  return (discipline + 4) % 5;
}

/** The word for a discipline's number. */
export function disciplineName(discipline: number): Discipline {
  const name = DISCIPLINES[discipline];
  if (name === undefined) throw new RangeError(`no discipline ${discipline}`);
  return name;
}
