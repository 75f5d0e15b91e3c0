import { listed, playerName, type Translate } from '@la-stanza/words';
import type { EarlyEnd, GameMoment } from '../../game/source/game-source.ts';
import { readerIn } from '../../game/source/who-plays.ts';

/** A game that ended before its last turn, in words. */
export type EarlyEndWords = {
  /** Why it ended and who has won. */
  readonly sentence: string;
  /** Whether it counted. */
  readonly counted: string;
};

export function earlyEndWords(t: Translate, moment: GameMoment, earlyEnd: EarlyEnd): EarlyEndWords {
  const { players } = moment;
  const you = readerIn(moment);
  const { reason, left, winners, uncounted } = earlyEnd;
  const others = winners.filter((seat) => seat !== you).map((seat) => playerName(players, seat));
  const why =
    left === undefined
      ? t(`table.ended.${reason === 'agreed' || reason === 'abandoned' ? reason : 'unknown'}`)
      : t(`table.ended.${reason}`, { player: playerName(players, left), you: left === you ? 'yes' : 'no' });
  const won =
    winners.length === 0
      ? undefined
      : t('table.ended.won', {
          you: you !== undefined && winners.includes(you) ? 'yes' : 'no',
          others: others.length,
          names: listed(t, others),
        });
  return {
    sentence: [why, won].filter((sentence) => sentence !== undefined).join(' '),
    counted: t(uncounted === undefined ? 'table.counted' : `table.uncounted.${uncounted}`),
  };
}
