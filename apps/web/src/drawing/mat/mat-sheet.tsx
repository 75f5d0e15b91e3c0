import type { ReactNode } from 'react';
import { BonusTilePicture } from '../art/bonus-tile.tsx';
import { Coin } from '../art/coin.tsx';
import { Disc } from '../art/disc.tsx';
import { Icon } from '../art/icon.tsx';
import { PillarPiece } from '../art/pillar.tsx';
import { ownerLine } from '../art/player.ts';
import { Symbol } from '../art/symbol.tsx';
import { Bookshelf } from './bookshelf.tsx';
import { ChangingFigure } from './changing-figure.tsx';
import { MeepleRow, Museum, StrengthRow } from './holdings.tsx';
import type { MatPicture } from './mat-picture.ts';
import { MatSection } from './mat-section.tsx';
import styles from './mat-sheet.module.css';
import { Stat } from './stat.tsx';
import { Tracks } from './tracks.tsx';

type MatSheetProps = {
  readonly mat: MatPicture;
  /** Name and close button, if nothing around the sheet has them. */
  readonly frame?: { readonly closeLabel: string; readonly onClose: () => void } | undefined;
};

/** The whole own mat in one column, where it does not fit beside the board. */
export function MatSheet({ mat, frame }: MatSheetProps): ReactNode {
  const { player, captions } = mat;
  return (
    <section
      data-mat-open
      className={styles['sheet']}
      style={{ borderTopColor: ownerLine(player) }}
      aria-label={mat.name}
    >
      <header className={styles['top']}>
        {frame === undefined ? null : (
          <>
            <Icon size={34}>
              <Disc owner={player} />
            </Icon>
            <h2>{mat.name}</h2>
          </>
        )}
        <Stat value={mat.florins.now} size={23} label={captions.florins} place={`purse ${player}`}>
          <Coin />
        </Stat>
        <Stat value={mat.discs.now} size={21} label={captions.discs} place={`discs ${player}`}>
          <Disc owner={player} />
        </Stat>
        <Stat value={mat.pillars.now} size={23} width={13} label={captions.pillars} place={`pillars ${player}`}>
          <PillarPiece owner={player} />
        </Stat>
        <span className={styles['score']}>
          <b>
            <ChangingFigure figure={mat.score} />
          </b>{' '}
          {captions.points}
        </span>
        {frame === undefined ? null : (
          <button type="button" className={styles['close']} aria-label={frame.closeLabel} onClick={frame.onClose}>
            <Symbol name="down" size={22} />
          </button>
        )}
      </header>
      <Tracks mat={mat} />
      <div className={styles['line']}>
        <h3>{captions.strength}</h3>
        <StrengthRow mat={mat} />
      </div>
      <div className={styles['line']}>
        <h3>{captions.meeples}</h3>
        <MeepleRow mat={mat} />
      </div>
      <div className={styles['halves']}>
        <MatSection about="bookshelf" title={captions.shelf} note={captions.shelfNote}>
          <Bookshelf player={player} rows={mat.shelf} />
        </MatSection>
        <div>
          <MatSection about="museum" title={captions.museum} note={captions.museumNote}>
            <Museum player={player} museum={mat.museum} />
          </MatSection>
          <MatSection about="tile-grid" title={captions.tiles}>
            <div className={styles['tiles']}>
              {mat.tiles.map(({ tile, name }) => (
                <BonusTilePicture
                  key={tile}
                  tile={tile}
                  label={name}
                  place={`tile ${player} ${tile}`}
                  size={mat.tiles.length > 2 ? 50 : 72}
                />
              ))}
            </div>
          </MatSection>
        </div>
      </div>
    </section>
  );
}
