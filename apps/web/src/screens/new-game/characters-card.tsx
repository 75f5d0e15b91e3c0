import { BOT_PEOPLE, BOT_PERSONS } from '@la-stanza/bots/people';
import { STYLE_OF } from '@la-stanza/bots/style';
import type { ReactNode } from 'react';
import { portraitImage } from '../../drawing/art/portrait-image.tsx';
import { Symbol } from '../../drawing/art/symbol.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import styles from './characters-card.module.css';
import { botsOf, withPerson, type TablePlan } from './table-plan.ts';

type CharactersCardProps = { readonly plan: TablePlan; readonly onChange: (plan: TablePlan) => void };

/** The people the bots play as: each comes to the table with a tap, and leaves it with another. */
export function CharactersCard({ plan, onChange }: CharactersCardProps): ReactNode {
  const t = useTranslate();
  const seated = botsOf(plan.seats);
  const isFull = plan.seats.every(({ kind }) => kind !== 'closed');
  return (
    <Card title={t('company.title')}>
      <ul className={styles['people']}>
        {BOT_PERSONS.map((person) => {
          const seat = seated.indexOf(person);
          const level = plan.seats[seat]?.level;
          return (
            <li key={person}>
              <button
                type="button"
                className={styles['person']}
                aria-pressed={seat !== -1}
                aria-disabled={seat === -1 && isFull}
                onClick={() => onChange(withPerson(plan, person))}
              >
                <img src={portraitImage(person, 'tile')} width={86} height={115} alt="" />
                <span className={styles['words']}>
                  <b>{BOT_PEOPLE[person]}</b>
                  <small>{t(`company.style.${STYLE_OF[person]}`)}</small>
                  <small>
                    {level === undefined ? t(isFull ? 'company.full' : 'company.free') : t(`newgame.level.${level}`)}
                  </small>
                  <span>{t(`company.style.${STYLE_OF[person]}.about`)}</span>
                  <q>{t(`company.${person}.says`)}</q>
                </span>
                {seat === -1 ? null : (
                  <span className={styles['mark']}>
                    <Symbol name="check" size={16} />
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
