import {
  PLAYER_COUNTS,
  READINGS,
  RECRUITMENT_BY_PLAYERS,
  type Edition,
  type Rulings,
  type Setting,
} from '@la-stanza/engine';
import type { Translate } from '../translate.ts';

/** What a figure or a ruling could also be, where that has a name; in the words of the figures editor. */
export function otherReadings(
  t: Translate,
  setting: Setting,
  { rulings, openHiring }: Pick<Edition, 'rulings' | 'openHiring'>,
): readonly string[] {
  const readings: { readonly [Name in keyof Rulings]: readonly Rulings[Name][] } = READINGS;
  const others = <Name extends keyof Rulings>(name: Name, words: (reading: Rulings[Name]) => string): string[] =>
    readings[name].filter((reading) => reading !== rulings[name]).map(words);
  switch (setting) {
    case 'withdraw':
      return others('withdraw', (reading) => t(`edition.ruling.withdraw.${reading}`));
    case 'ending':
      return others('ending', (reading) => t(`edition.ruling.ending.${reading}`));
    case 'recruitSlide':
      return others('recruitSlide', (reading) => t(`edition.ruling.recruitSlide.${reading}`));
    case 'shelf':
      return others('shelf', (reading) => t(`edition.ruling.shelf.${reading}`));
    case 'adSlide':
      return others('adSlide', (reading) => t(`edition.ruling.adSlide.${reading}`));
    case 'icons':
      return others('icons', (reading) => t(`edition.ruling.icons.${reading}`));
    case 'openHiring':
      return [t(`edition.ruling.open-hiring.${openHiring ? 'off' : 'on'}`)];
    case 'recruitmentSpaces':
      return [recruitmentByPlayers(t)];
    default:
      return [];
  }
}

/** Rule 1.10: the named alternative. */
function recruitmentByPlayers(t: Translate): string {
  const [two = 0, three = 0, four = 0] = PLAYER_COUNTS.map(
    (players) => RECRUITMENT_BY_PLAYERS[players]?.recruitmentSpaces ?? 0,
  );
  return t('edition.recruitment.byPlayers', { two, three, four });
}
