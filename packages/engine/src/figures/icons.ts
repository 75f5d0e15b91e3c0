import type { Figures } from './figures.ts';

/** Rule 1.12: the white-meeple icons as they are printed, by the florins or the prestige of their spaces. */
export type PrintedIcons = Pick<Figures, 'florins' | 'prestige'>;

/**
 * The spaces of a money track that have an icon, counted from 0; an icon whose number is not on the track has none.
 *
 * @example
 * iconSpaces({ florins: [10, 11, 12], prestige: [1, 3] }, { florins: [11], prestige: [1] }); // [1, 3]
 */
export function iconSpaces(track: Pick<Figures, 'florins' | 'prestige'>, icons: PrintedIcons): readonly number[] {
  const { florins, prestige } = track;
  const beyond = spacesWith(prestige, icons.prestige).map((space) => florins.length + space);
  return [...spacesWith(florins, icons.florins), ...beyond];
}

/** Where the numbers are; of equal ones on the track the first. */
const spacesWith = (track: readonly number[], numbers: readonly number[]): number[] =>
  [...new Set(numbers)]
    .map((number) => track.indexOf(number))
    .filter((space) => space >= 0)
    .toSorted((a, b) => a - b);

/**
 * The icons of a set of figures by the numbers printed on their spaces.
 *
 * @example
 * printedIcons(STANDARD_FIGURES); // { florins: [11], prestige: [1, 11] }
 */
export function printedIcons({ florins, prestige, whiteMeeples }: Figures): PrintedIcons {
  return {
    florins: whiteMeeples.flatMap((space) => florins[space] ?? []),
    prestige: whiteMeeples.flatMap((space) => prestige[space - florins.length] ?? []),
  };
}
