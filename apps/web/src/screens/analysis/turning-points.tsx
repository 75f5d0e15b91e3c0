import { reviewSentence, type Translate } from '@la-stanza/words';
import type { ReactNode } from 'react';
import { Symbol } from '../../drawing/art/symbol.tsx';
import type { SeatedPlayer } from '../../game/source/game-source.ts';
import { nameIn } from '../../game/source/named-players.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { useFigureWords } from '../../ui/messages/use-figure-words.ts';
import { useTranslate } from '../../ui/messages/messages.ts';
import { LeadLine } from './lead-line.tsx';
import type { Review, ReviewedTurn, Swing } from './review.ts';
import { bestMoveOf } from './story.ts';
import { whereWords } from './turn-words.ts';
import styles from './turning-points.module.css';

type TurningPointsProps = {
  readonly review: Review;
  readonly players: readonly SeatedPlayer[];
  readonly seat: number;
  readonly onPlayOn: ((seq: number, seat: number) => void) | undefined;
  /** Shows a turn on the board; undefined where that is not there yet. */
  readonly onSelect?: ((turn: number) => void) | undefined;
};

/** The lead of a player over the game, and the turning points: the player, the reason and the change. */
export function TurningPoints({ review, players, seat, onPlayOn, onSelect }: TurningPointsProps): ReactNode {
  const t = useTranslate();
  const { swings } = review;
  return (
    <Card title={t('analysis.turning-points')} className={styles['points']}>
      <p className={styles['note']}>{t('analysis.story.lead')}</p>
      <LeadLine
        review={review}
        seat={seat}
        colour={`var(--${players[seat]?.colour ?? 'onyx'}-line)`}
        best={bestMoveOf(review, seat)?.index}
      />
      {swings.length === 0 ? <p>{t('analysis.no-turning-points')}</p> : null}
      <ol>
        {swings.map((swing, index) => {
          const turn = review.turns[swing.turn];
          return turn === undefined ? null : (
            <li key={index}>
              <SwingWords {...{ swing, turn, players }} number={index + 1} />
              <div className={styles['actions']}>
                {onSelect === undefined ? null : (
                  <Button onClick={() => onSelect(swing.turn)}>
                    <Symbol name="eye" />
                    {t('analysis.story.show')}
                  </Button>
                )}
                {onPlayOn === undefined ? null : (
                  <Button onClick={() => onPlayOn(turn.review.seq, turn.review.seat)}>
                    <Symbol name="play" />
                    {t('analysis.play-on', nameIn(players, turn.review.seat))}
                  </Button>
                )}
              </div>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}

type SwingWordsProps = Pick<TurningPointsProps, 'players'> & {
  readonly swing: Swing;
  readonly turn: ReviewedTurn;
  readonly number: number;
};

function SwingWords({ swing, turn, players, number }: SwingWordsProps): ReactNode {
  const t = useTranslate();
  const figures = useFigureWords();
  const name = nameIn(players, swing.seat);
  const { player } = name;
  const change = { player, before: figures.percent(swing.before), after: figures.percent(swing.after) };
  return (
    <>
      <div className={styles['who']}>
        <b className={styles['number']}>{number}</b>
        <b>{t('analysis.who', { where: whereWords(t, turn), player: swing.kind === 'refill' ? 'none' : player })}</b>
        <em data-loss={swing.after < swing.before}>
          {t(swing.kind === 'refill' ? 'analysis.change-for' : 'analysis.change', change)}
        </em>
      </div>
      <p>{swing.kind === 'refill' ? t('analysis.drawn', name) : faultWords(t, players, turn, swing)}</p>
    </>
  );
}

/** The label, and why another turn was better than the one played. */
function faultWords(
  t: Translate,
  players: readonly SeatedPlayer[],
  { before }: ReviewedTurn,
  { label, review: { played, best, gains } }: Extract<Swing, { kind: 'turn' }>,
): string {
  const name = t(`analysis.label.${label}`);
  return best === undefined ? name : `${name}. ${reviewSentence(t, players, { before, played, best, gains })}`;
}
