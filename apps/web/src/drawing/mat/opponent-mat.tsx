import type { ReactNode } from 'react';
import { Artwork } from '../art/artwork.tsx';
import { BonusTilePicture } from '../art/bonus-tile.tsx';
import { Book } from '../art/book.tsx';
import { Coin } from '../art/coin.tsx';
import { Disc } from '../art/disc.tsx';
import { Emblem } from '../art/emblem.tsx';
import { Meeple } from '../art/meeple.tsx';
import { PillarPiece } from '../art/pillar.tsx';
import { ownerLine } from '../art/player.ts';
import { SeatPicture } from '../art/seat-picture.tsx';
import { artworkGroups } from './artwork-groups.ts';
import { MiniTrack } from './mini-track.tsx';
import type { MatPicture, Presence } from './mat-picture.ts';
import styles from './opponent-mat.module.css';
import type { PlaceName } from '../targets/place.ts';
import { PresenceMark } from './presence-mark.tsx';
import { Stat } from './stat.tsx';

type OpponentMatProps = {
  readonly mat: MatPicture;
  /** Undefined for a person at this device or in a replay. */
  readonly presence: Presence | undefined;
  /** The time this player has left. */
  readonly clock?: ReactNode;
  /** With three opponents the mats have no words above the tracks; nothing else is left out. */
  readonly size: 'roomy' | 'dense';
  readonly enlarged?: boolean;
  /** The accessible name of the button that enlarges it. */
  readonly enlargeLabel: string;
  readonly onEnlarge: () => void;
};

export function OpponentMat(props: OpponentMatProps): ReactNode {
  const { mat, presence, clock, size, enlarged = false, enlargeLabel, onEnlarge } = props;
  const { player, captions } = mat;
  const roomy = size === 'roomy';
  return (
    <section
      className={styles['mat']}
      style={{ borderLeftColor: ownerLine(player) }}
      data-withdrawn={presence?.kind === 'withdrawn'}
      data-enlarged={enlarged}
      data-card
      aria-label={mat.name}
    >
      <header className={styles['top']}>
        <span data-place={`mat ${player}` satisfies PlaceName}>
          <SeatPicture colour={player} face={mat.face} size={25} />
        </span>
        <span className={styles['name']}>{mat.name}</span>
        {presence === undefined ? null : <PresenceMark presence={presence} />}
        {clock}
        <span className={styles['figures']}>
          <Stat value={mat.florins.now} label={captions.florins} place={`purse ${player}`}>
            <Coin />
          </Stat>
          {roomy ? <DiscsAndPillars mat={mat} /> : null}
          <span className={styles['score']}>
            <b>{mat.score.now}</b> {captions.points}
          </span>
        </span>
      </header>
      <Summary mat={mat} />
      <div className={styles['tracks']}>
        <Track caption={roomy ? captions.recruits : undefined}>
          <MiniTrack player={player} track="recruit" spaces={mat.recruits} caption={captions.recruits} />
        </Track>
        <Track caption={roomy ? captions.workers : undefined}>
          <MiniTrack player={player} track="worker" spaces={mat.workers} caption={captions.workers} />
        </Track>
      </div>
      <footer className={styles['belongings']}>
        <Belongings mat={mat} />
        {roomy ? null : (
          <span>
            <DiscsAndPillars mat={mat} />
          </span>
        )}
      </footer>
      <button
        type="button"
        className={styles['enlarge']}
        aria-label={enlargeLabel}
        aria-expanded={enlarged}
        onClick={onEnlarge}
      />
    </section>
  );
}

/** The most important figures in one line, where the window is too low for the tracks. */
function Summary({ mat }: { readonly mat: MatPicture }): ReactNode {
  return (
    <div className={styles['summary']}>
      <span>
        {mat.strength.map(({ discipline, name, count }) => (
          <Stat key={discipline} value={count} size={17} label={name}>
            <Emblem discipline={discipline} />
          </Stat>
        ))}
      </span>
      <span className={styles['waiting']}>
        <MiniTrack
          player={mat.player}
          track="recruit"
          spaces={mat.recruits}
          caption={mat.captions.recruits}
          tileWidth={14}
        />
      </span>
      <span>
        <DiscsAndPillars mat={mat} />
      </span>
    </div>
  );
}

type TrackProps = { readonly caption: string | undefined; readonly children: ReactNode };

function Track({ caption, children }: TrackProps): ReactNode {
  return (
    <div>
      {caption === undefined ? null : <div className={styles['caption']}>{caption}</div>}
      {children}
    </div>
  );
}

function DiscsAndPillars({ mat }: { readonly mat: MatPicture }): ReactNode {
  return (
    <>
      <Stat value={mat.discs.now} size={18} label={mat.captions.discs} place={`discs ${mat.player}`}>
        <Disc owner={mat.player} />
      </Stat>
      <Stat value={mat.pillars.now} size={19} width={13} label={mat.captions.pillars} place={`pillars ${mat.player}`}>
        <PillarPiece owner={mat.player} />
      </Stat>
    </>
  );
}

function Belongings({ mat }: { readonly mat: MatPicture }): ReactNode {
  return (
    <>
      <span>
        {mat.shelf.map(({ colour, name, cells }) => (
          <Stat
            key={colour}
            value={cells.filter(({ written }) => written).length}
            size={18}
            width={20}
            label={name}
            place={`books ${mat.player} ${colour}`}
          >
            <Book colour={colour} />
          </Stat>
        ))}
      </span>
      <span>
        {mat.meeples
          .filter(({ count }) => count > 0)
          .map(({ discipline, name, count }) => (
            <Stat
              key={discipline}
              value={count}
              size={18}
              width={24}
              label={name}
              place={`meeple ${mat.player} ${discipline}`}
            >
              <Meeple discipline={discipline} />
            </Stat>
          ))}
      </span>
      <span>
        {artworkGroups(mat.museum).map(({ kind, name, count }) => (
          <Stat key={kind} value={count} size={19} width={22} label={name} place={`museum ${mat.player} ${kind}`}>
            <Artwork kind={kind} />
          </Stat>
        ))}
      </span>
      <span>
        {mat.tiles.map(({ tile, name }) => (
          <BonusTilePicture key={tile} tile={tile} label={name} size={22} place={`tile ${mat.player} ${tile}`} />
        ))}
      </span>
    </>
  );
}
