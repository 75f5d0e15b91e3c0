import { Suspense, type ReactNode } from 'react';
import { Symbol } from '../../drawing/art/symbol.tsx';
import { BotPair } from '../home/bot-pair.tsx';
import { usePlayNow } from '../home/use-play-now.ts';
import { isServed } from '../../ui/site-address.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import styles from './take-seat.module.css';
import { part } from '../../ui/parts/part.tsx';

const SitDownButton = part(async () => (await import('../sit-down/sit-down-button.tsx')).SitDownButton, {
  face: 'inside',
});

/** The one green action: a seat at a table with people, or without a server a game against bots on this device. */
export function TakeSeat(): ReactNode {
  const t = useTranslate();
  const play = usePlayNow();
  if (isServed) {
    return (
      <div className={styles['seat']}>
        <Suspense>
          <SitDownButton onLocal={() => void play()} />
        </Suspense>
      </div>
    );
  }
  return (
    <div className={styles['seat']}>
      <Button tone="primary" size="big" onClick={() => void play()}>
        <Symbol name="play" size={26} />
        <span>
          {t('home.play')}
          <small>{t('home.play.sub')}</small>
        </span>
        <BotPair onyx="apprentice" copper="novice" />
      </Button>
    </div>
  );
}
