import { useState, type ReactNode } from 'react';
import { FEATURED } from '../../drawing/art/featured.ts';
import { PortraitPicture } from '../../drawing/art/portrait-tile.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import { isPrerendered } from '../../ui/site-address.ts';
import styles from './person-on-the-wall.module.css';

/** One of the forty people, with a sentence about their life; another one each day and at a click. */
export function PersonOnTheWall(): ReactNode {
  const t = useTranslate();
  const [turn, setTurn] = useState(() => (isPrerendered ? 0 : new Date().getDate()));
  const featured = FEATURED[turn % FEATURED.length];
  if (featured === undefined) return null;
  const { person, slug } = featured;
  return (
    <Card title={t('home.walls')}>
      <div className={styles['person']}>
        <PortraitPicture person={person} width={92} />
        <div aria-live="polite">
          <b>{t(`cast.${slug}.name`)}</b>
          <small>{t(`cast.${slug}.years`)}</small>
          <p>{t(`cast.${slug}.life`)}</p>
          <Button onClick={() => setTurn(turn + 1)}>{t('home.walls.next')}</Button>
        </div>
      </div>
    </Card>
  );
}
