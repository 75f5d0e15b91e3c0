import type { Edition } from './edition.ts';

/**
 * Rule 1.10: the other number of recruitment spaces that fits what is printed, since it explains the symbols of rule 1.18 on the player
 * boards. It stands beside the 4 of every edition.
 *
 * @example
 * figuresFor({ figures: STANDARD_FIGURES, withPlayers: RECRUITMENT_BY_PLAYERS }, 2).recruitmentSpaces; // 3
 */
export const RECRUITMENT_BY_PLAYERS: Edition['withPlayers'] = {
  2: { recruitmentSpaces: 3 },
  3: { recruitmentSpaces: 4 },
  4: { recruitmentSpaces: 5 },
};
