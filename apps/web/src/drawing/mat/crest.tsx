import type { ReactNode } from 'react';
import { Coin } from '../art/coin.tsx';
import { Disc } from '../art/disc.tsx';
import { Icon } from '../art/icon.tsx';
import { PillarPiece } from '../art/pillar.tsx';
import { Ship } from '../art/ship.tsx';
import { ChangingFigure } from './changing-figure.tsx';
import styles from './crest.module.css';
import { PurseButton } from './purse-button.tsx';
import type { Target } from '../targets/target.tsx';
import type { PlaceName } from '../targets/place.ts';
import type { Changing, MatPicture } from './mat-picture.ts';

/** The player's name, the score if the game ended now, and the most important counts. */
export function Crest({ mat }: { readonly mat: MatPicture }): ReactNode {
  const { player, name, captions, score, florins, purse, discs, ship, pillars } = mat;
  return (
    <div className={styles['crest']} data-zone="crest">
      <h2 className={styles['name']}>
        <span data-place={`mat ${player}` satisfies PlaceName}>
          <Icon size={32}>
            <Disc owner={player} />
          </Icon>
        </span>
        {name}
      </h2>
      <p className={styles['score']} data-about="prestige">
        <b>
          <ChangingFigure figure={score} />
        </b>
        {captions.score}
      </p>
      <dl className={styles['figures']}>
        <Figure
          caption={captions.florins}
          figure={florins}
          size={22}
          about="florins"
          place={`purse ${player}`}
          target={purse}
        >
          <Coin />
        </Figure>
        <Figure caption={captions.discs} figure={discs} size={21} about="disc" place={`discs ${player}`}>
          <Disc owner={player} />
        </Figure>
        <Figure caption={captions.ship} figure={ship} size={23} about="sailboat">
          <Ship owner={player} />
        </Figure>
        <Figure
          caption={captions.pillars}
          figure={pillars}
          size={23}
          width={13}
          about="pillar"
          place={`pillars ${player}`}
        >
          <PillarPiece owner={player} />
        </Figure>
      </dl>
    </div>
  );
}

type FigureProps = {
  readonly caption: string;
  readonly figure: Changing;
  readonly size: number;
  readonly width?: number;
  /** The name of its explain card. */
  readonly about: string;
  readonly place?: PlaceName;
  readonly target?: Target | undefined;
  readonly children: ReactNode;
};

function Figure({ caption, figure, size, width = 26, about, place, target, children }: FigureProps): ReactNode {
  return (
    <div className={styles['row']} data-about={about} data-changes={figure.becomes !== undefined}>
      <dt>{caption}</dt>
      <dd data-place={place}>
        <PurseButton target={target}>
          <Icon size={size} width={width}>
            {children}
          </Icon>
          <ChangingFigure figure={figure} />
        </PurseButton>
      </dd>
    </div>
  );
}
