import { EVENINGS_PER_ROOM, STARS_TO_OPEN, type Scenario } from '@la-stanza/bots/campaign';
import { CHARACTER_SLUGS, fullName, shortName, yearsOf } from '@la-stanza/words';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { BotFace } from '../../drawing/art/bot-face.tsx';
import { personOf } from '../../drawing/art/cast/person-of.ts';
import { portraitImage } from '../../drawing/art/portrait-image.tsx';
import { Symbol } from '../../drawing/art/symbol.tsx';
import { faceOf } from '../../game/bots/bot-people.ts';
import { NO_EVENING, useCampaign } from '../../game/campaign/campaign-memory.ts';
import { eveningTable } from '../../game/campaign/evening-table.ts';
import { startEvening } from '../../game/campaign/late-start-evening.ts';
import { closedBy, roomOf, type Closed } from '../../game/campaign/progress.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import { useListFormat } from '../../ui/messages/use-list-format.ts';
import styles from './evening-card.module.css';
import { goalText } from './goal-text.ts';
import { Stars } from './stars.tsx';

/** An evening: who invites, what it is about, the three goals, who sits at the table, and the way to it. */
export function EveningCard({ scenario }: { readonly scenario: Scenario }): ReactNode {
  const t = useTranslate();
  const navigate = useNavigate();
  const evenings = useCampaign((known) => known.evenings);
  const { person, goals } = scenario;
  const evening = evenings[person] ?? NO_EVENING;
  const closed = closedBy(evenings, person);
  const room = roomOf(person);
  const slug = CHARACTER_SLUGS[person];
  if (slug === undefined) return null;
  const play = async (): Promise<void> => {
    await navigate({ to: '/game/$id', params: { id: evening.game ?? (await startEvening(scenario)) } });
  };
  const words = evening.game !== undefined ? 'go-on' : evening.tries > 0 ? 'again' : 'play';
  return (
    <div className={styles['evening']}>
      <Card className={styles['card']}>
        <header className={styles['head']}>
          <img src={portraitImage(personOf(person), 'tile')} width={86} height={115} alt="" />
          <div>
            <p className={styles['place']}>
              {t('palazzo.place', {
                room: t(`terms.discipline.${room}`),
                number: (person % EVENINGS_PER_ROOM) + 1,
                all: EVENINGS_PER_ROOM,
              })}
            </p>
            <h2>{fullName(t, person)}</h2>
            <p className={styles['years']}>{yearsOf(t, person)}</p>
          </div>
        </header>
        <p className={styles['life']}>{t(`cast.${slug}.life`)}</p>
        <h3>{t('palazzo.evening')}</h3>
        <p className={styles['about']}>{t(`palazzo.evening.${slug}`)}</p>
        <ol className={styles['goals']}>
          {goals.map((goal, nth) => (
            <li key={goal.kind}>
              <Stars won={evening.reached[nth] === true ? nth + 1 : 0} all={nth + 1} />
              <span>{goalText(t, goal)}</span>
            </li>
          ))}
        </ol>
        <h3>{t('palazzo.at-table')}</h3>
        <AtTable scenario={scenario} />
        {evening.tries === 0 ? null : (
          <p className={styles['best']}>
            {t('palazzo.best', { own: evening.own, other: evening.other, stars: evening.stars })}
            {' · '}
            {t('palazzo.tries', { count: evening.tries })}
          </p>
        )}
        {closed === undefined ? null : (
          <p className={styles['closed']}>
            <Symbol name="lock" size={18} />
            {closedText(closed)}
          </p>
        )}
      </Card>
      {closed === undefined ? (
        <Button tone="primary" size="big" isInSight className={styles['play']} onClick={() => void play()}>
          <Symbol name="play" size={20} />
          <span>
            {t(`palazzo.${words}`)}
            <small>{fullName(t, person)}</small>
          </span>
        </Button>
      ) : null}
    </div>
  );

  function closedText(why: Closed): string {
    return why.by === 'person'
      ? t('palazzo.closed', { name: shortName(t, why.person) })
      : t('palazzo.closed.room', { stars: STARS_TO_OPEN, room: t(`terms.room.${why.room}`) });
  }
}

function AtTable({ scenario }: { readonly scenario: Scenario }): ReactNode {
  const t = useTranslate();
  const list = useListFormat();
  const { level, options, turns } = scenario;
  const bots = eveningTable(scenario).slice(1);
  const names = list(bots.map(({ name }) => name));
  return (
    <>
      <p className={styles['bots']}>
        {bots.map((bot) => {
          const face = faceOf(bot);
          return face === undefined ? null : <BotFace key={bot.colour} person={face} size={34} />;
        })}
        <span>{t(bots.length === 1 ? 'palazzo.bot' : 'palazzo.bots', { names, level })}</span>
      </p>
      <ul className={styles['rules']} aria-label={t('palazzo.rule')}>
        {options.arranged === true ? <Rule name="arranged" /> : null}
        {options.openHiring === true ? <Rule name="open-hiring" /> : null}
        {options.expert === true ? <Rule name="expert" /> : null}
        {turns === 0 ? null : <li>{t('palazzo.prepared', { turns })}</li>}
        <li>{t('palazzo.fixed')}</li>
      </ul>
    </>
  );
}

function Rule({ name }: { readonly name: 'arranged' | 'open-hiring' | 'expert' }): ReactNode {
  const t = useTranslate();
  return (
    <li>
      <b>{t(`terms.option.${name}.name`)}</b> {t(`terms.option.${name}.rule`)}
    </li>
  );
}
