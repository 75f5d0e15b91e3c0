import { CATEGORIES, type Category, type Score, type Seat, type View } from '@la-stanza/engine';
import { CATEGORY_NAMES, seatOf } from '@la-stanza/words';
import type { ReactNode } from 'react';
import { Artwork } from '../../drawing/art/artwork.tsx';
import { Book } from '../../drawing/art/book.tsx';
import { Disc } from '../../drawing/art/disc.tsx';
import { Figurine } from '../../drawing/art/figurine.tsx';
import { PillarPiece } from '../../drawing/art/pillar.tsx';
import type { PlayerColour } from '../../drawing/art/player.ts';
import { Prestige } from '../../drawing/art/prestige.tsx';
import { Scales } from '../../drawing/art/scales.tsx';
import { Ship } from '../../drawing/art/ship.tsx';
import type { SeatedPlayer } from '../../game/source/game-source.ts';
import { EnlargedMat } from '../../drawing/mat/enlarged-mat.tsx';
import type { MatPicture } from '../../drawing/mat/mat-picture.ts';
import { useTranslate } from '../../ui/messages/messages.ts';
import type { SeatStatus } from '../scene/online-slots.ts';
import { clockOf, presenceOf } from './opponents.tsx';

type OpponentDetailsProps = {
  readonly seat: Seat;
  readonly mat: MatPicture;
  readonly view: View;
  readonly score: Score;
  readonly players: readonly SeatedPlayer[];
  /** For a player in an online game. */
  readonly seatStatus?: SeatStatus | undefined;
  readonly onMove: (by: 1 | -1) => void;
  readonly onClose: () => void;
};

/** An opponent's mat over the own one, with the score by category and the conditions of the next tiles. */
export function OpponentDetails({
  seat,
  mat,
  view,
  score,
  players,
  seatStatus,
  onMove,
  onClose,
}: OpponentDetailsProps): ReactNode {
  const t = useTranslate();
  const breakdown = score.seats[seat];
  const { conditions } = seatOf(view, seat);
  const progress = (discipline: keyof typeof conditions): string => {
    const { have, need } = conditions[discipline];
    return Number.isFinite(need) ? `${have}/${need}` : `${have}`;
  };
  return (
    <EnlargedMat
      mat={mat}
      presence={presenceOf(t, view, players, seat, seatStatus)}
      clock={clockOf(seatStatus)}
      score={CATEGORIES.filter((category) => breakdown !== undefined && breakdown[category] !== 0).map((category) => ({
        name: t(CATEGORY_NAMES[category]),
        points: breakdown?.[category] ?? 0,
        drawing: <CategoryDrawing category={category} player={mat.player} />,
      }))}
      stillOpen={t('table.mat.conditions', {
        discoveries: progress('discoveries'),
        literature: progress('literature'),
        religion: progress('religion'),
        arts: progress('arts'),
        shelf: view.rulings.shelf,
      })}
      labels={{
        mat: t('table.mat.enlarged', { player: mat.name }),
        previous: t('table.mat.previous'),
        next: t('table.mat.next'),
        close: t('table.close'),
      }}
      onPrevious={() => onMove(-1)}
      onNext={() => onMove(1)}
      onClose={onClose}
    />
  );
}

type CategoryDrawingProps = { readonly category: Category; readonly player: PlayerColour };

function CategoryDrawing({ category, player }: CategoryDrawingProps): ReactNode {
  switch (category) {
    case 'masterpieces':
      return <PillarPiece owner={player} />;
    case 'sailboat':
      return <Ship owner={player} />;
    case 'books':
      return <Book colour="religion" />;
    case 'passing':
      return <Figurine owner={player} />;
    case 'tiles':
      return <Prestige>+</Prestige>;
    case 'financier':
      return <Scales x={0} y={0} size={24} />;
    case 'bonusMajority':
      return <Disc owner={player} />;
    case 'museumMajority':
      return <Artwork kind="painting" />;
  }
}
