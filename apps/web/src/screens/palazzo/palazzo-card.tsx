import { fullName } from '@la-stanza/words';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { personOf } from '../../drawing/art/cast/person-of.ts';
import { portraitImage } from '../../drawing/art/portrait-image.tsx';
import { useCampaign } from '../../game/campaign/campaign-memory.ts';
import { ALL_STARS, nextPerson, starsIn } from '../../game/campaign/progress.ts';
import { SCENARIOS } from '@la-stanza/bots/campaign';
import { buttonClass } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import styles from './palazzo-card.module.css';

/** The campaign in short, with the way to it. */
export function PalazzoCard(): ReactNode {
  const t = useTranslate();
  const evenings = useCampaign((known) => known.evenings);
  const next = nextPerson(evenings);
  const won = starsIn(
    evenings,
    SCENARIOS.map(({ person }) => person),
  );
  return (
    <Card title={t('palazzo.title')}>
      <div className={styles['row']}>
        <img src={portraitImage(personOf(next), 'tile')} width={52} height={70} alt="" />
        <div>
          <p>{t('palazzo.card')}</p>
          <p className={styles['note']}>
            {t('palazzo.card.next', { name: fullName(t, next) })}
            {' · '}
            {t('palazzo.stars', { won, all: ALL_STARS })}
          </p>
        </div>
      </div>
      <Link to="/palazzo" className={buttonClass({})}>
        {t('palazzo.look')}
      </Link>
    </Card>
  );
}
