import type { ReactNode } from 'react';
import { Coin } from '../../drawing/art/coin.tsx';
import { Disc } from '../../drawing/art/disc.tsx';
import { Icon } from '../../drawing/art/icon.tsx';
import { SeatPicture } from '../../drawing/art/seat-picture.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import type { PlaceName } from '../../drawing/targets/place.ts';
import type { TableParts } from './table-parts.ts';
import styles from './player-chips.module.css';

type PlayerChipsProps = {
  readonly parts: TableParts;
  /** Where there is space for every player's florins. */
  readonly withFlorins?: boolean;
  /** Only the own one: the others open with a button. */
  readonly onlyOwn?: boolean;
};

/** Every player's score in the header of a small table; a tap shows the mat. */
export function PlayerChips({ parts, withFlorins = false, onlyOwn = false }: PlayerChipsProps): ReactNode {
  const t = useTranslate();
  const { scene, enlarged, onEnlarge, onMat } = parts;
  const { mat, others } = scene;
  return (
    <>
      {mat === undefined ? null : (
        <button
          type="button"
          className={styles['chip']}
          data-own
          onClick={onMat}
          aria-label={mat.name}
          data-opens="mat"
        >
          <Icon size={22}>
            <Disc owner={mat.player} />
          </Icon>
          {mat.score.now}
          {withFlorins ? <Florins amount={mat.florins.now} /> : null}
        </button>
      )}
      {(onlyOwn ? [] : others).map((other) => (
        <button
          key={other.seat}
          type="button"
          className={styles['chip']}
          aria-label={t('table.mat.enlarge', { player: other.mat.name })}
          aria-expanded={enlarged?.seat === other.seat}
          onClick={() => onEnlarge(other.seat)}
        >
          <span data-place={`mat ${other.mat.player}` satisfies PlaceName}>
            <SeatPicture colour={other.mat.player} face={other.mat.face} size={22} />
          </span>
          {other.mat.score.now}
          {withFlorins ? <Florins amount={other.mat.florins.now} /> : null}
        </button>
      ))}
    </>
  );
}

function Florins({ amount }: { readonly amount: string }): ReactNode {
  return (
    <small>
      <Icon size={17}>
        <Coin />
      </Icon>
      {amount}
    </small>
  );
}
