import type { Discipline } from '@la-stanza/engine';
import { fullName, slugOf } from '@la-stanza/words';
import { Link } from '@tanstack/react-router';
import type { CSSProperties, ReactNode } from 'react';
import { Emblem } from '../../drawing/art/emblem.tsx';
import { Icon } from '../../drawing/art/icon.tsx';
import { personOf } from '../../drawing/art/cast/person-of.ts';
import { portraitImage } from '../../drawing/art/portrait-image.tsx';
import { Symbol } from '../../drawing/art/symbol.tsx';
import { NO_EVENING, useCampaign } from '../../game/campaign/campaign-memory.ts';
import { closedBy, peopleOf, starsIn, STARS_OF_ROOM } from '../../game/campaign/progress.ts';
import { useTranslate } from '../../ui/messages/messages.ts';
import styles from './palazzo-room.module.css';
import { Stars } from './stars.tsx';

type PalazzoRoomProps = { readonly room: Discipline; readonly chosen: number };

/** A room of the palazzo: its eight people, and how far the player has come with each. */
export function PalazzoRoom({ room, chosen }: PalazzoRoomProps): ReactNode {
  const t = useTranslate();
  const evenings = useCampaign((known) => known.evenings);
  const people = peopleOf(room);
  const won = starsIn(evenings, people);
  return (
    <section className={styles['room']} style={colourOf(room)} aria-label={t(`terms.discipline.${room}`)}>
      <header>
        <Icon size={26}>
          <Emblem discipline={room} />
        </Icon>
        <h2>{t(`terms.discipline.${room}`)}</h2>
        <span>
          {won}/{STARS_OF_ROOM}
        </span>
      </header>
      <ul>
        {people.map((person) => {
          const isClosed = closedBy(evenings, person) !== undefined;
          const name = fullName(t, person);
          return (
            <li key={person}>
              <Link
                to="/palazzo/$person"
                params={{ person: slugOf(person) }}
                resetScroll={false}
                replace
                className={styles['person']}
                aria-current={person === chosen ? 'true' : undefined}
                data-closed={isClosed}
              >
                <img src={portraitImage(personOf(person), 'tile')} width={86} height={115} alt={name} />
                {isClosed ? (
                  <span className={styles['lock']}>
                    <Symbol name="lock" size={16} />
                  </span>
                ) : null}
                <Stars won={(evenings[person] ?? NO_EVENING).stars} size={14} />
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const colourOf = (room: Discipline): CSSProperties & Record<'--room' | '--on-room', string> => ({
  '--room': `var(--${room})`,
  '--on-room': `var(--on-${room})`,
});
