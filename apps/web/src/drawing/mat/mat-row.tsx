import { useRef, type ReactNode } from 'react';
import { Book } from '../art/book.tsx';
import { Coin } from '../art/coin.tsx';
import { Disc } from '../art/disc.tsx';
import { Icon } from '../art/icon.tsx';
import { PillarPiece } from '../art/pillar.tsx';
import { ownerLine } from '../art/player.ts';
import { Ship } from '../art/ship.tsx';
import { Symbol } from '../art/symbol.tsx';
import type { PlaceName } from '../targets/place.ts';
import { useRovingFocus } from '../targets/roving-focus.ts';
import { ChangingFigure } from './changing-figure.tsx';
import { MeepleRow, StrengthRow } from './holdings.tsx';
import type { Changing, MatPicture } from './mat-picture.ts';
import styles from './mat-row.module.css';
import { PurseButton } from './purse-button.tsx';
import { Stat } from './stat.tsx';
import type { Target } from '../targets/target.tsx';
import { TracksInRow } from './tracks.tsx';

type MatRowProps = {
  readonly mat: MatPicture;
  readonly isOpen: boolean;
  /** The label of the button that shows the whole mat. */
  readonly label: string;
  readonly onToggle: () => void;
};

/** The own mat in a low window: both tracks in one row, the rest as counts. */
export function MatRow({ mat, isOpen, label, onToggle }: MatRowProps): ReactNode {
  const tracks = useRef<HTMLDivElement>(null);
  useRovingFocus(tracks);
  const { player, name, captions } = mat;
  return (
    <section className={styles['row']} style={{ borderTopColor: ownerLine(player) }} aria-label={name}>
      <div className={styles['crest']}>
        <h2>
          <span data-place={`mat ${player}` satisfies PlaceName}>
            <Icon size={24}>
              <Disc owner={player} />
            </Icon>
          </span>
          <span>{name}</span>
        </h2>
        <p className={styles['score']} data-about="prestige">
          <b>
            <ChangingFigure figure={mat.score} />
          </b>{' '}
          {captions.points}
        </p>
        <dl>
          <Figure
            caption={captions.florins}
            figure={mat.florins}
            about="florins"
            place={`purse ${player}`}
            target={mat.purse}
          >
            <Coin />
          </Figure>
          <Figure caption={captions.discs} figure={mat.discs} about="disc" place={`discs ${player}`}>
            <Disc owner={player} />
          </Figure>
          <Figure caption={captions.pillars} figure={mat.pillars} width={13} about="pillar" place={`pillars ${player}`}>
            <PillarPiece owner={player} />
          </Figure>
          <Figure caption={captions.ship} figure={mat.ship} about="sailboat">
            <Ship owner={player} />
          </Figure>
        </dl>
      </div>
      <div ref={tracks} className={styles['tracks']}>
        <TracksInRow mat={mat} />
      </div>
      <div className={styles['counts']}>
        <StrengthRow mat={mat} />
        <MeepleRow mat={mat} />
        <div className={styles['books']}>
          {mat.shelf.map(({ colour, name: book, cells }) => (
            <Stat
              key={colour}
              value={cells.filter(({ written }) => written).length}
              size={20}
              label={book}
              place={`books ${player} ${colour}`}
            >
              <Book colour={colour} />
            </Stat>
          ))}
        </div>
        <button type="button" className={styles['whole']} aria-expanded={isOpen} data-opens="mat" onClick={onToggle}>
          <Symbol name={isOpen ? 'down' : 'up'} size={16} />
          <span>{label}</span>
          <kbd>M</kbd>
        </button>
      </div>
    </section>
  );
}

type FigureProps = {
  readonly caption: string;
  readonly figure: Changing;
  readonly width?: number;
  readonly about: string;
  readonly place?: PlaceName;
  readonly target?: Target | undefined;
  readonly children: ReactNode;
};

function Figure({ caption, figure, width = 26, about, place, target, children }: FigureProps): ReactNode {
  return (
    <div data-about={about} title={caption}>
      <dt>
        <Icon size={20} width={width} label={caption}>
          {children}
        </Icon>
      </dt>
      <dd data-place={place}>
        <PurseButton target={target}>
          <ChangingFigure figure={figure} />
        </PurseButton>
      </dd>
    </div>
  );
}
