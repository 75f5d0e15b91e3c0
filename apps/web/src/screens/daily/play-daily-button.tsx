import { dayOf } from '@la-stanza/bots/daily';
import type { Daily } from '@la-stanza/protocol';
import { useNavigate } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { Symbol } from '../../drawing/art/symbol.tsx';
import { startDaily } from '../../game/daily/start-daily.ts';
import type { Trouble } from '../../server/call.ts';
import { troubleSentence } from '../../server/trouble-sentence.ts';
import { Button, type ButtonLook } from '../../ui/controls/button.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import { isServed } from '../../ui/site-address.ts';
import styles from './daily.module.css';

type PlayDailyButtonProps = { readonly daily: Daily; readonly look?: ButtonLook };

/** Starts the counted game or goes on with it; after it, or after the day, plays for practice. */
export function PlayDailyButton({ daily, look = {} }: PlayDailyButtonProps): ReactNode {
  const t = useTranslate();
  const navigate = useNavigate();
  const [trouble, setTrouble] = useState<Trouble>();
  const { day, seed, own, now } = daily;
  const isToday = day === dayOf(now);
  const isDone = own !== null && own.lead !== null;
  const play = async (): Promise<void> => {
    if (!isServed && isToday && own !== null && !isDone) {
      await navigate({ to: '/game/$id', params: { id: own.game } });
      return;
    }
    if (seed !== null && !(isServed && isToday)) {
      await navigate({ to: '/game/$id', params: { id: await startDaily(day, seed, !isServed) } });
      return;
    }
    const { playDaily } = await import('../../server/daily.ts');
    const game = await playDaily(day);
    if (game.ok) await navigate({ to: '/online/$id', params: { id: game.value } });
    else setTrouble(game.trouble);
  };
  const words = !isToday ? 'practise' : isDone ? 'again' : own === null ? 'play' : 'go-on';
  return (
    <>
      <Button {...look} onClick={() => void play()}>
        <Symbol name="play" size={20} />
        {t(`daily.${words}`)}
      </Button>
      {trouble === undefined ? null : (
        <p role="alert" className={styles['trouble']}>
          {troubleSentence(t, trouble)}
        </p>
      )}
    </>
  );
}
