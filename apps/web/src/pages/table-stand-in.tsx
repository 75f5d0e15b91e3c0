import { ACTIONS, legal, toAct } from '@la-stanza/engine';
import { useSyncExternalStore, type ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import type { GameSource } from '../game/game-source.ts';
import { useTranslate } from '../messages/messages.ts';
import styles from './game-page.module.css';

type TableStandInProps = { readonly source: GameSource; readonly onLeave: () => void };

/** Every legal action as a plain button, in the words of the record. */
export function TableStandIn({ source, onLeave }: TableStandInProps): ReactNode {
  const t = useTranslate();
  const { game, players, seatsHere } = useSyncExternalStore(source.subscribe, source.moment);
  const acting = toAct(game.state);
  const seat = acting.who === 'seat' ? acting.seat : undefined;
  const isHere = seat !== undefined && seatsHere.includes(seat);
  return (
    <main className={styles['standIn']}>
      <h1>{seat === undefined ? t('score.title') : t('game.turn', { name: players[seat]?.name ?? '' })}</h1>
      <div className={styles['actions']}>
        {isHere
          ? legal(game.state).map((action) => (
              <Button key={action} onClick={() => source.play(action)}>
                {ACTIONS[action]?.text}
              </Button>
            ))
          : null}
      </div>
      <p>
        <Button onClick={() => source.undo()}>{t('home.undo')}</Button>{' '}
        <Button onClick={onLeave}>{t('site.to-home')}</Button>
      </p>
    </main>
  );
}
