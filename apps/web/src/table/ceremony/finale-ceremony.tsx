import { view as viewOf } from '@la-stanza/engine';
import { FINAL_LETTERS, whoIs } from '@la-stanza/words';
import { useMemo, type CSSProperties, type ReactNode } from 'react';
import type { GameMoment } from '../../game/source/game-source.ts';
import { useTranslate } from '../../ui/messages/messages.ts';
import { BannerCloth } from './banner-cloth.tsx';
import { standingsOf, type Ceremony } from './ceremonies-of.ts';
import { leadSentence } from './ceremony-words.ts';
import scene from './scene.module.css';
import styles from './finale-ceremony.module.css';
import { styleOf, type StageAreas } from './stage-area.ts';
import { Standings } from './standings.tsx';

type FinaleCeremonyProps = {
  readonly ceremony: Extract<Ceremony, { readonly kind: 'finale' }>;
  readonly moment: GameMoment;
  readonly areas: StageAreas;
};

/** Dusk falls over the palazzo: the final turns, and what still counts. */
export function FinaleCeremony({ ceremony, moment, areas }: FinaleCeremonyProps): ReactNode {
  const t = useTranslate();
  const { game, steps, players, seatsHere } = moment;
  const { figures, players: count } = viewOf(game.state);
  const standings = useMemo(() => standingsOf(steps, game.state), [steps, game]);
  const letters = FINAL_LETTERS.split('').slice(0, figures.finalTurns);
  const you = seatsHere.length === 1 ? seatsHere[0] : undefined;
  const [first, ...others] = figures.passingSpots.slice(0, count);
  const label = (index: number): string => {
    if (index === 0) return t('ceremony.finale.begins', whoIs({ players, you }, ceremony.first));
    return t(index === letters.length - 1 ? 'ceremony.finale.last' : 'ceremony.finale.again');
  };
  return (
    <>
      <div className={styles['dusk']} style={styleOf(areas.dusk)}>
        <Stars />
      </div>
      <div className={scene['over']} style={styleOf(areas.board)} data-scene="finale">
        <BannerCloth
          title={t('ceremony.finale')}
          sub={t('ceremony.finale.turns', { turns: figures.finalTurns })}
          tone="night"
        />
        <div className={styles['letters']}>
          {letters.map((letter, index) => (
            <div key={letter} style={nth(index)} data-first={index === 0}>
              <b>{letter}</b>
              <span>{label(index)}</span>
            </div>
          ))}
        </div>
        <div className={styles['finaleText']} data-ceremony-card>
          <p>
            <b>{t('ceremony.finale.leave')}</b>
            {t('ceremony.finale.leave.how', { first: first ?? 0, others: others.join(', ') })}
          </p>
          <p>
            <b>{t('ceremony.finale.counts')}</b>
            {t('ceremony.finale.counts.what')}
          </p>
        </div>
      </div>
      {areas.aside === undefined ? null : (
        <div className={scene['aside']} style={styleOf(areas.aside)}>
          <section className={scene['card']} data-ceremony-card>
            <h3>{t('ceremony.finale.standing')}</h3>
            <Standings standings={standings} players={players} gains={false} />
            <p>{leadSentence(t, moment, game.state)}</p>
          </section>
        </div>
      )}
    </>
  );
}

const nth = (index: number): CSSProperties & Record<'--nth', number> => ({ '--nth': index });

const STARS = Array.from({ length: 40 }, (_, index) => ({
  x: (index * 251) % 1000,
  y: 4 + ((index * 37) % 26),
  r: 1 + (index % 3) * 0.6,
}));

function Stars(): ReactNode {
  return (
    <svg className={styles['stars']} viewBox="0 0 1000 34" preserveAspectRatio="xMidYMin slice">
      {STARS.map(({ x, y, r }) => (
        <circle key={x} cx={x} cy={y} r={r} fill="#FFF1CC" opacity={0.8} />
      ))}
    </svg>
  );
}
