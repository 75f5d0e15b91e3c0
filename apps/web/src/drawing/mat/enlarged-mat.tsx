import type { ReactNode } from 'react';
import { Artwork } from '../art/artwork.tsx';
import { BonusTilePicture } from '../art/bonus-tile.tsx';
import { Coin } from '../art/coin.tsx';
import { Disc } from '../art/disc.tsx';
import { Icon } from '../art/icon.tsx';
import { PillarPiece } from '../art/pillar.tsx';
import { ownerLine, type PlayerColour } from '../art/player.ts';
import { Ship } from '../art/ship.tsx';
import { Symbol, type SymbolName } from '../art/symbol.tsx';
import { artworkGroups } from './artwork-groups.ts';
import { Bookshelf } from './bookshelf.tsx';
import styles from './enlarged-mat.module.css';
import { StrengthRow } from './holdings.tsx';
import type { MatPicture, Presence } from './mat-picture.ts';
import { MeepleButton } from './meeple-button.tsx';
import { PresenceMark } from './presence-mark.tsx';
import { Stat } from './stat.tsx';
import { Tracks } from './tracks.tsx';

/** Points of one category; listed in the given order. */
type ScoreLine = { readonly name: string; readonly points: number; readonly drawing: ReactNode };

type EnlargedMatProps = {
  readonly mat: MatPicture;
  /** Undefined for a person at this device or in a replay. */
  readonly presence: Presence | undefined;
  /** The time this player has left. */
  readonly clock?: ReactNode;
  readonly score: readonly ScoreLine[];
  /** What the player can still reach, in a sentence. */
  readonly stillOpen: string;
  readonly labels: { readonly mat: string; readonly previous: string; readonly next: string; readonly close: string };
  readonly onPrevious: () => void;
  readonly onNext: () => void;
  readonly onClose: () => void;
};

/** An opponent's mat over the own one: the same zones, the score by category, and what is still open. */
export function EnlargedMat(props: EnlargedMatProps): ReactNode {
  const { mat, presence, clock, score, stillOpen, labels, onPrevious, onNext, onClose } = props;
  const { player, captions } = mat;
  return (
    <section className={styles['mat']} style={{ borderTopColor: ownerLine(player) }} aria-label={labels.mat}>
      <header className={styles['top']}>
        <Icon size={34}>
          <Disc owner={player} />
        </Icon>
        <div className={styles['who']}>
          <h2>{mat.name}</h2>
          {presence === undefined ? null : <PresenceMark presence={presence} />}
        </div>
        <span className={styles['figures']}>
          {clock}
          <Stat value={mat.florins.now} size={23} label={captions.florins}>
            <Coin />
          </Stat>
          <Stat value={mat.discs.now} size={21} label={captions.discs}>
            <Disc owner={player} />
          </Stat>
          <Stat value={mat.pillars.now} size={23} width={13} label={captions.pillars}>
            <PillarPiece owner={player} />
          </Stat>
          <Stat value={mat.ship.now} size={23} label={captions.ship}>
            <Ship owner={player} />
          </Stat>
          <span className={styles['score']}>
            <b>{mat.score.now}</b> {captions.points}
          </span>
        </span>
        <span className={styles['ways']}>
          <RoundButton symbol="left" label={labels.previous} onPress={onPrevious} />
          <RoundButton symbol="right" label={labels.next} onPress={onNext} />
          <RoundButton symbol="close" label={labels.close} onPress={onClose} />
        </span>
      </header>
      <div className={styles['zones']}>
        <Tracks mat={mat} tileWidth={54} pitch={64} />
        <Bookshelf player={player} rows={mat.shelf} cellWidth={37} />
        <div>
          <StrengthRow mat={mat} />
          <div className={styles['things']}>
            <span className={styles['tiles']}>
              {mat.meeples
                .filter(({ count }) => count > 0)
                .map((meeple) => (
                  <MeepleButton key={meeple.discipline} meeple={meeple} player={player} />
                ))}
            </span>
            <span className={styles['tiles']}>
              {artworkGroups(mat.museum).map(({ kind, name, count }) => (
                <Stat key={kind} value={count} size={28} width={24} label={name}>
                  <Artwork kind={kind} />
                </Stat>
              ))}
            </span>
            <span className={styles['tiles']}>
              {mat.tiles.map(({ tile, name }) => (
                <BonusTilePicture key={tile} tile={tile} label={name} size={36} />
              ))}
            </span>
          </div>
          <ScoreBars player={player} score={score} />
          <p className={styles['open']}>{stillOpen}</p>
        </div>
      </div>
    </section>
  );
}

type RoundButtonProps = { readonly symbol: SymbolName; readonly label: string; readonly onPress: () => void };

function RoundButton({ symbol, label, onPress }: RoundButtonProps): ReactNode {
  return (
    <button type="button" className={styles['button']} aria-label={label} onClick={onPress}>
      <Symbol name={symbol} size={18} />
    </button>
  );
}

type ScoreBarsProps = { readonly player: PlayerColour; readonly score: readonly ScoreLine[] };

function ScoreBars({ player, score }: ScoreBarsProps): ReactNode {
  const longest = Math.max(1, ...score.map(({ points }) => Math.abs(points)));
  return (
    <dl className={styles['bars']}>
      {score.map(({ name, points, drawing }) => (
        <div key={name}>
          <Icon size={19}>{drawing}</Icon>
          <dt>{name}</dt>
          <dd>
            <i style={{ width: `${(Math.abs(points) / longest) * 80}%`, background: ownerLine(player) }} aria-hidden />
            {points}
          </dd>
        </div>
      ))}
    </dl>
  );
}
