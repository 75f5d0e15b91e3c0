import { SCENARIOS, STARS_TO_OPEN } from '@la-stanza/bots/campaign';
import { DISCIPLINES } from '@la-stanza/engine';
import { CHARACTER_SLUGS } from '@la-stanza/words';
import { useParams } from '@tanstack/react-router';
import { useEffect, type ReactNode } from 'react';
import { Emblem } from '../drawing/art/emblem.tsx';
import { Icon } from '../drawing/art/icon.tsx';
import { useCampaign } from '../game/campaign/campaign-memory.ts';
import { countEvenings } from '../game/campaign/count-evening.ts';
import { shareEvenings } from '../server/share-evenings.ts';
import { ALL_STARS, nextPerson, starsIn } from '../game/campaign/progress.ts';
import { EveningCard } from '../screens/palazzo/evening-card.tsx';
import { PalazzoHouse } from '../screens/palazzo/palazzo-house.tsx';
import { SiteHeader } from '../shell/site-header.tsx';
import { Card } from '../ui/controls/card.tsx';
import { useTranslate } from '../ui/messages/messages.ts';
import styles from './palazzo-page.module.css';

/** The palazzo, clockwise as the ring: five rooms with eight evenings each, and the porter's lodge. */
export function PalazzoPage(): ReactNode {
  const t = useTranslate();
  const { person: slug } = useParams({ strict: false });
  const evenings = useCampaign((known) => known.evenings);
  useEffect(() => void countEvenings().then(shareEvenings), []);
  const asked = CHARACTER_SLUGS.findIndex((each) => each === slug);
  const chosen = asked === -1 ? nextPerson(evenings) : asked;
  const scenario = SCENARIOS[chosen];
  const everybody = SCENARIOS.map(({ person }) => person);
  return (
    <>
      <SiteHeader />
      <main className={styles['main']}>
        <header className={styles['head']}>
          <h1>{t('palazzo.title')}</h1>
          <span>{t('palazzo.stars', { won: starsIn(evenings, everybody), all: ALL_STARS })}</span>
        </header>
        {slug !== undefined && asked === -1 ? <p role="alert">{t('palazzo.none')}</p> : null}
        <div className={styles['columns']}>
          <div className={styles['home']}>
            <PalazzoHouse chosen={chosen} />
            <Topics />
          </div>
          {scenario === undefined ? null : <EveningCard key={chosen} scenario={scenario} />}
        </div>
      </main>
    </>
  );
}

/** What each room teaches. */
function Topics(): ReactNode {
  const t = useTranslate();
  return (
    <Card className={styles['topics']}>
      <p>{t('palazzo.about', { stars: STARS_TO_OPEN })}</p>
      <ul>
        {DISCIPLINES.map((room) => (
          <li key={room}>
            <Icon size={22}>
              <Emblem discipline={room} />
            </Icon>
            {t(`palazzo.room.${room}`)}
          </li>
        ))}
      </ul>
    </Card>
  );
}
