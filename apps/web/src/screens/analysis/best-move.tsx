import type { Gain } from '@la-stanza/bots';
import { view as viewOf, type State } from '@la-stanza/engine';
import { points, reasonClause, turnWords } from '@la-stanza/words';
import { useMemo, type ReactNode } from 'react';
import { Symbol } from '../../drawing/art/symbol.tsx';
import type { RoomName } from '../../drawing/board/board-picture.ts';
import { RoomCard } from '../../drawing/board/room.tsx';
import type { SeatedPlayer } from '../../game/source/game-source.ts';
import { nameIn } from '../../game/source/named-players.ts';
import { boardPicture } from '../../picture/board.ts';
import { Bold } from '../../table/panel/bold.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import styles from './best-move.module.css';
import type { Review, ReviewedTurn } from './review.ts';
import { bestOf } from './story.ts';
import { landingOf, whereWords } from './turn-words.ts';

type BestMoveProps = {
  readonly review: Review;
  /** The position at the end of the game. */
  readonly end: State;
  readonly players: readonly SeatedPlayer[];
  readonly seat: number;
  readonly onPlayOn: ((seq: number, seat: number) => void) | undefined;
  /** Shows a turn on the board; undefined where that is not there yet. */
  readonly onSelect?: ((turn: number) => void) | undefined;
};

/** The best move of a player, also after a loss, with the room as it left it. */
export function BestMove({ review, end, players, seat, onPlayOn, onSelect }: BestMoveProps): ReactNode {
  const t = useTranslate();
  const found = bestOf(review, end, seat);
  if (found === undefined) {
    return (
      <Card title={t('analysis.story.best')} className={styles['best']}>
        <p>{t('analysis.story.no-best')}</p>
      </Card>
    );
  }
  const { turn: best, brought } = found;
  const name = nameIn(players, seat);
  const reason = reasonClause(t, players, best.review.praise?.gains ?? []);
  return (
    <Card title={t('analysis.story.best')} className={styles['best']}>
      <div className={styles['told']}>
        <RoomAfter best={best} after={review.turns[best.index + 1]?.before ?? end} players={players} />
        <div className={styles['words']}>
          <small>{t('analysis.who', { where: whereWords(t, best), player: name.player })}</small>
          <b>{turnWords(t, players, best.before, best.review.played)}</b>
          {brought === undefined ? null : <p>{t('analysis.story.richest', { ...name, points: points(t, brought) })}</p>}
          {reason === undefined ? null : (
            <p>
              <Bold text={t('advice.because', { reason })} />
            </p>
          )}
          <div className={styles['actions']}>
            {onSelect === undefined ? null : (
              <Button onClick={() => onSelect(best.index)}>
                <Symbol name="eye" />
                {t('analysis.story.show')}
              </Button>
            )}
            {onPlayOn === undefined ? null : (
              <Button onClick={() => onPlayOn(best.review.seq, seat)}>
                <Symbol name="play" />
                {t('analysis.play-on', name)}
              </Button>
            )}
          </div>
        </div>
      </div>
    </Card>
  );
}

type RoomAfterProps = {
  readonly best: ReviewedTurn;
  readonly after: State;
  readonly players: readonly SeatedPlayer[];
};

function RoomAfter({ best, after, players }: RoomAfterProps): ReactNode {
  const t = useTranslate();
  const board = useMemo(() => boardPicture({ t, view: viewOf(after), players, targets: {} }), [t, players, after]);
  return (
    <div className={styles['room']} aria-hidden inert>
      <RoomCard room={roomOf(best)} board={board} />
    </div>
  );
}

/** The room in which the move shows best: where its first gain lies, or else where it landed. */
function roomOf({ review, before }: ReviewedTurn): RoomName {
  const [gain] = review.praise?.gains ?? [];
  const landing = landingOf(review.played);
  const landed = landing === undefined ? undefined : viewOf(before).ring[landing]?.room;
  return (gain === undefined ? undefined : roomOfGain(gain)) ?? landed ?? 'bonus';
}

function roomOfGain(gain: Gain): RoomName | undefined {
  switch (gain.code) {
    case 'masterpiece':
      return gain.discipline;
    case 'artwork':
    case 'museum':
      return 'arts';
    case 'tile':
      return 'bonus';
    case 'books':
      return 'literature';
    case 'income':
      return 'discoveries';
    case 'discs':
      return 'religion';
    case 'meeples':
      return 'politics';
    case 'prestige':
      return ROOM_OF_CATEGORY[gain.category];
    default:
      return undefined;
  }
}

const ROOM_OF_CATEGORY: Readonly<Record<Extract<Gain, { code: 'prestige' }>['category'], RoomName>> = {
  sailboat: 'discoveries',
  books: 'literature',
  tiles: 'bonus',
  bonusMajority: 'bonus',
  passing: 'bonus',
};
