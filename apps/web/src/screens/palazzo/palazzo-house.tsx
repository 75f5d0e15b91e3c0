import { DISCIPLINES, type Discipline } from '@la-stanza/engine';
import { slugOf } from '@la-stanza/words';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Emblem } from '../../drawing/art/emblem.tsx';
import { Icon } from '../../drawing/art/icon.tsx';
import { Symbol, type SymbolName } from '../../drawing/art/symbol.tsx';
import { useCampaign } from '../../game/campaign/campaign-memory.ts';
import { peopleOf, roomOf, starsIn, STARS_OF_ROOM } from '../../game/campaign/progress.ts';
import { useTranslate } from '../../ui/messages/messages.ts';
import { useLearned } from '../learn/learn-memory.ts';
import { LESSON_IDS } from '../learn/lesson.ts';
import { HouseRoof } from './house-roof.tsx';
import styles from './palazzo-house.module.css';
import { PalazzoRoom } from './palazzo-room.tsx';
import { PorterLodge } from './porter-lodge.tsx';

/** Where the door of a room leads: clockwise, as on the ring. */
const DOOR: Readonly<Partial<Record<Discipline, SymbolName>>> = {
  discoveries: 'up',
  literature: 'right',
  religion: 'right',
  arts: 'down',
};

/** The house: five rooms on two floors, and the porter's lodge. A narrow window shows one room at a time, with tabs. */
export function PalazzoHouse({ chosen }: { readonly chosen: number }): ReactNode {
  const t = useTranslate();
  const room = roomOf(chosen);
  return (
    <div className={styles['frame']}>
      <HouseRoof />
      <div className={styles['house']} data-chosen={room}>
        <nav className={styles['tabs']} aria-label={t('palazzo.title')}>
          {DISCIPLINES.map((each) => (
            <RoomTab key={each} room={each} isChosen={each === room} />
          ))}
          <LodgeTab />
        </nav>
        {DISCIPLINES.map((each) => (
          <div key={each} className={styles['place']} data-place={each}>
            <PalazzoRoom room={each} chosen={chosen} />
            <Door room={each} />
          </div>
        ))}
        <div className={styles['place']} data-place="lodge">
          <PorterLodge />
        </div>
      </div>
    </div>
  );
}

function Door({ room }: { readonly room: Discipline }): ReactNode {
  const leads = DOOR[room];
  return leads === undefined ? null : (
    <span className={styles['door']} aria-hidden>
      <Symbol name={leads} size={11} />
    </span>
  );
}

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

/** The lessons have a page of their own. */
function LodgeTab(): ReactNode {
  const t = useTranslate();
  const done = useLearned((learned) => learned.done);
  return (
    <Link to="/learn" aria-label={t('palazzo.lodge')}>
      <Symbol name="door" size={20} />
      {LESSON_IDS.filter((id) => done.includes(id)).length}/{LESSON_IDS.length}
    </Link>
  );
}
