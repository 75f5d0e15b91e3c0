import { SCENARIOS, STARS_TO_OPEN } from '@la-stanza/bots/campaign';
import { DISCIPLINES, type Discipline } from '@la-stanza/engine';
import { CHARACTER_SLUGS, slugOf } from '@la-stanza/words';
import { Link, useParams } from '@tanstack/react-router';
import { useEffect, type ReactNode } from 'react';
import { Emblem } from '../drawing/art/emblem.tsx';
import { Icon } from '../drawing/art/icon.tsx';
import { useCampaign } from '../game/campaign/campaign-memory.ts';
import { countEvenings } from '../game/campaign/count-evening.ts';
import { shareEvenings } from '../server/share-evenings.ts';
import { ALL_STARS, nextPerson, peopleOf, roomOf, starsIn, STARS_OF_ROOM } from '../game/campaign/progress.ts';
import { EveningCard } from '../screens/palazzo/evening-card.tsx';
import { PalazzoRoom } from '../screens/palazzo/palazzo-room.tsx';
import { SiteHeader } from '../shell/site-header.tsx';
import { buttonClass } from '../ui/controls/button.tsx';
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
  const room = roomOf(chosen);
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
          <div className={styles['frame']}>
            <div className={styles['house']} data-chosen={room}>
              <nav className={styles['tabs']} aria-label={t('palazzo.title')}>
                {DISCIPLINES.map((each) => (
                  <RoomTab key={each} room={each} isChosen={each === room} />
                ))}
              </nav>
              {DISCIPLINES.map((each) => (
                <div key={each} className={styles['place']} data-place={each}>
                  <PalazzoRoom room={each} chosen={chosen} />
                </div>
              ))}
              <Lodge />
            </div>
          </div>
          {scenario === undefined ? null : <EveningCard key={chosen} scenario={scenario} />}
        </div>
        <p className={styles['about']}>{t('palazzo.about', { stars: STARS_TO_OPEN })}</p>
      </main>
    </>
  );
}

/** Shows a room on a phone, where one at a time has space. */
function RoomTab({ room, isChosen }: { readonly room: Discipline; readonly isChosen: boolean }): ReactNode {
  const t = useTranslate();
  const evenings = useCampaign((known) => known.evenings);
  const people = peopleOf(room);
  return (
    <Link
      to="/palazzo/$person"
      params={{ person: slugOf(people[0] ?? 0) }}
      replace
      resetScroll={false}
      aria-current={isChosen ? 'true' : undefined}
      aria-label={t(`terms.discipline.${room}`)}
    >
      <Icon size={22}>
        <Emblem discipline={room} />
      </Icon>
      {starsIn(evenings, people)}/{STARS_OF_ROOM}
    </Link>
  );
}

function Lodge(): ReactNode {
  const t = useTranslate();
  return (
    <section className={styles['lodge']} aria-label={t('palazzo.lodge')}>
      <h2>{t('palazzo.lodge')}</h2>
      <p>{t('palazzo.lodge.about')}</p>
      <Link to="/learn" className={buttonClass({})}>
        {t('site.section.learn')}
      </Link>
      <ol>
        {DISCIPLINES.map((room) => (
          <li key={room}>
            <Icon size={18}>
              <Emblem discipline={room} />
            </Icon>
            {t(`palazzo.room.${room}`)}
          </li>
        ))}
      </ol>
    </section>
  );
}
