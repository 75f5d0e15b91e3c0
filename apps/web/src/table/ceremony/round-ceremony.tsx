import { ROOMS_TO_REFILL, view as viewOf } from '@la-stanza/engine';
import { useMemo, type ReactNode } from 'react';
import { Artwork } from '../../drawing/art/artwork.tsx';
import { Disc } from '../../drawing/art/disc.tsx';
import { Icon } from '../../drawing/art/icon.tsx';
import { PillarPiece } from '../../drawing/art/pillar.tsx';
import type { GameMoment } from '../../game/source/game-source.ts';
import { useTranslate } from '../../ui/messages/messages.ts';
import { BannerCloth } from './banner-cloth.tsx';
import { standingsOf, type Ceremony } from './ceremonies-of.ts';
import { leadSentence, MUSEUM_ARTWORK, numeral, stillOpen, toldOf } from './ceremony-words.ts';
import scene from './scene.module.css';
import styles from './round-ceremony.module.css';
import { styleOf, type StageAreas } from './stage-area.ts';
import { Standings } from './standings.tsx';

type RoundCeremonyProps = {
  readonly ceremony: Extract<Ceremony, { readonly kind: 'round' }>;
  readonly moment: GameMoment;
  readonly areas: StageAreas;
  readonly still: boolean;
};

/** A new round: a banner, the standings, and what can still be won. The guests are dealt on the table itself. */
export function RoundCeremony({ ceremony, moment, areas, still }: RoundCeremonyProps): ReactNode {
  const t = useTranslate();
  const { game, steps, players } = moment;
  const { round, last } = ceremony.event;
  const standings = useMemo(() => standingsOf(steps, game.state), [steps, game]);
  if (still) {
    return (
      <p className={styles['strip']} style={{ left: areas.board.left, top: areas.board.top, width: areas.board.width }}>
        <span>{toldOf(t, ceremony, moment)}</span>
      </p>
    );
  }
  const open = stillOpen(t, viewOf(game.state), moment);
  return (
    <>
      <div className={styles['vignette']} style={styleOf(areas.dusk)} />
      <div className={scene['over']} style={styleOf(areas.board)} data-scene="round">
        <Pile />
        <BannerCloth
          title={last ? t('ceremony.round.last') : t('ceremony.round', { numeral: numeral(round) })}
          sub={
            last
              ? t('ceremony.round.last.guests')
              : t('ceremony.round.guests', { rooms: ROOMS_TO_REFILL, guests: ceremony.guests })
          }
          tone="wine"
        />
      </div>
      {areas.aside === undefined ? null : (
        <div className={scene['aside']} style={styleOf(areas.aside)}>
          <section className={scene['card']} data-ceremony-card>
            <h3>{t('ceremony.after', { round: round - 1 })}</h3>
            <p>{leadSentence(t, moment, game.state)}</p>
            <Standings standings={standings} players={players} gains />
          </section>
          <section className={scene['card']} data-ceremony-card>
            <h3>{t('ceremony.open')}</h3>
            <OpenRow {...open.museum}>
              <Artwork kind={MUSEUM_ARTWORK} />
            </OpenRow>
            <OpenRow {...open.tiles}>
              <Disc owner="neutral" />
            </OpenRow>
            <OpenRow {...open.niches}>
              <PillarPiece owner="neutral" />
            </OpenRow>
          </section>
        </div>
      )}
    </>
  );
}

type OpenRowProps = { readonly title: string; readonly note: string; readonly children: ReactNode };

function OpenRow({ title, note, children }: OpenRowProps): ReactNode {
  return (
    <div className={styles['open']}>
      <Icon size={26}>{children}</Icon>
      <span>
        <b>{title}</b>
        <small>{note}</small>
      </span>
    </div>
  );
}

const CARDS = [3, 2, 1, 0] as const;
const STAR = 'M0-15l4.4 9.6 10.4 1.2-7.7 7.2 2 10.4L0 8.2l-9.1 5.2 2-10.4-7.7-7.2 10.4-1.2z';

/** The pile from which the guests are dealt. */
function Pile(): ReactNode {
  return (
    <svg className={styles['pile']} viewBox="-42 -52 74 92">
      {CARDS.map((card) => (
        <rect
          key={card}
          x={-29 - card * 2.4}
          y={-38 - card * 3}
          width={58}
          height={75}
          rx={4}
          fill="#7B2A33"
          stroke="#2A1408"
          strokeWidth={1.6}
        />
      ))}
      <rect x={-24} y={-33} width={48} height={65} rx={3} fill="none" stroke="#F2D98C" strokeWidth={1.6} />
      <path d={STAR} fill="#F2D98C" stroke="#2A1408" />
    </svg>
  );
}
