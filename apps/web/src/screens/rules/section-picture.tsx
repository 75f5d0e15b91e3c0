import { ARTWORKS, CATEGORIES } from '@la-stanza/engine';
import { BOOK_COLOURS, CATEGORY_NAMES } from '@la-stanza/words';
import type { ReactNode } from 'react';
import { Artwork } from '../../drawing/art/artwork.tsx';
import { Book } from '../../drawing/art/book.tsx';
import { Coin } from '../../drawing/art/coin.tsx';
import { Disc } from '../../drawing/art/disc.tsx';
import { DISCIPLINES } from '../../drawing/art/discipline.ts';
import { each } from '../../drawing/art/each.tsx';
import { Emblem } from '../../drawing/art/emblem.tsx';
import { Figurine } from '../../drawing/art/figurine.tsx';
import { Icon } from '../../drawing/art/icon.tsx';
import { Meeple } from '../../drawing/art/meeple.tsx';
import { PillarPiece } from '../../drawing/art/pillar.tsx';
import { Ship } from '../../drawing/art/ship.tsx';
import type { RoomName } from '../../drawing/board/board-picture.ts';
import { Palazzo } from '../../drawing/board/palazzo.tsx';
import { RoomCard } from '../../drawing/board/room.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import { CategoryIcon } from '../../drawing/art/category-icon.tsx';
import type { Sample } from './sample.ts';
import { WorkerRow } from './worker-row.tsx';
import styles from './section-picture.module.css';

type SectionPictureProps = { readonly section: string; readonly sample: Sample };

/** A drawing of what a section is about. The text beside it says the same. */
export function SectionPicture({ section, sample }: SectionPictureProps): ReactNode {
  const drawn = drawing(section, sample);
  if (drawn === null) return null;
  return (
    <div className={styles['picture']} aria-hidden inert>
      {drawn}
    </div>
  );
}

function drawing(section: string, sample: Sample): ReactNode {
  switch (section) {
    case '1':
      return <Pieces />;
    case '2':
      return <WorkerRow mat={sample.mat} />;
    case '3':
      return <Palazzo board={{ ...sample.board, walk: { from: 0, to: sample.farthest } }} />;
    case '11':
      return <Rooms sample={sample} rooms={['bonus']} />;
    case '12':
      return <Categories />;
    default:
      return null;
  }
}

type RoomsProps = { readonly sample: Sample; readonly rooms: readonly RoomName[] };

function Rooms({ sample, rooms }: RoomsProps): ReactNode {
  return (
    <div className={styles['pair']}>
      {rooms.map((room) => (
        <RoomCard key={room} room={room} board={sample.board} />
      ))}
    </div>
  );
}

/** All kinds of pieces. */
function Pieces(): ReactNode {
  return (
    <div className={styles['pieces']}>
      <span>
        {each(DISCIPLINES, (discipline) => (
          <Icon size={44}>
            <Emblem discipline={discipline} />
          </Icon>
        ))}
      </span>
      <span>
        {each(DISCIPLINES, (discipline) => (
          <Icon size={40}>
            <Meeple discipline={discipline} />
          </Icon>
        ))}
      </span>
      <span>
        {each(BOOK_COLOURS, (colour) => (
          <Icon size={40}>
            <Book colour={colour} />
          </Icon>
        ))}
      </span>
      <span>
        {each(ARTWORKS, (kind) => (
          <Icon size={44}>
            <Artwork kind={kind} />
          </Icon>
        ))}
      </span>
      <span>
        <Icon size={44}>
          <Figurine owner="plum" />
        </Icon>
        <Icon size={40}>
          <Ship owner="plum" />
        </Icon>
        <Icon size={36}>
          <Disc owner="plum" />
        </Icon>
        <Icon size={44} width={14}>
          <PillarPiece owner="plum" />
        </Icon>
        <Icon size={36}>
          <Coin>ƒ</Coin>
        </Icon>
      </span>
    </div>
  );
}

function Categories(): ReactNode {
  const t = useTranslate();
  return (
    <ul className={styles['categories']}>
      {CATEGORIES.map((category) => (
        <li key={category}>
          <CategoryIcon category={category} size={34} />
          {t(CATEGORY_NAMES[category])}
        </li>
      ))}
    </ul>
  );
}
