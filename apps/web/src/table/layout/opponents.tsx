import type { Seat, View } from '@la-stanza/engine';
import { seatOf, type Translate } from '@la-stanza/words';
import { memo, type NamedExoticComponent, type ReactNode } from 'react';
import { isAlike } from '../../drawing/board/is-alike.ts';
import type { SeatedPlayer } from '../../game/source/game-source.ts';
import type { MatPicture, Presence } from '../../drawing/mat/mat-picture.ts';
import { OpponentMat } from '../../drawing/mat/opponent-mat.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import type { SeatStatus } from '../scene/online-slots.ts';
import type { TableParts } from './table-parts.ts';
import { TimerChip } from './timer-chip.tsx';

type OpponentMatsProps = {
  /** In turn order after the reader, never re-sorted. */
  readonly seats: readonly { readonly seat: Seat; readonly mat: MatPicture }[];
  readonly view: View;
  readonly players: readonly SeatedPlayer[];
  /** Presence and clock by seat, in an online game. */
  readonly seatStatuses?: readonly SeatStatus[] | undefined;
  readonly enlarged: Seat | undefined;
  readonly onEnlarge: (seat: Seat) => void;
};

/** The mats of all other players. */
export function Opponents({ parts }: { readonly parts: TableParts }): ReactNode {
  const { table, scene, online, enlarged, onEnlarge } = parts;
  return (
    <MemoisedMats
      seats={scene.others}
      view={table.view}
      players={table.moment.players}
      seatStatuses={online?.seatStatuses}
      enlarged={enlarged?.seat}
      onEnlarge={onEnlarge}
    />
  );
}

/** Renders again when the game changes, not when the pointer moves. */
const MemoisedMats: NamedExoticComponent<OpponentMatsProps> = memo(OpponentMats, isAlike);

function OpponentMats({ seats, view, players, seatStatuses = [], enlarged, onEnlarge }: OpponentMatsProps): ReactNode {
  const t = useTranslate();
  return seats.map(({ seat, mat }) => (
    <OpponentMat
      key={seat}
      mat={mat}
      presence={presenceOf(t, view, players, seat, seatStatuses[seat])}
      clock={clockOf(seatStatuses[seat])}
      size={seats.length > 2 ? 'dense' : 'roomy'}
      enlarged={enlarged === seat}
      enlargeLabel={t('table.mat.enlarge', { player: mat.name })}
      onEnlarge={() => onEnlarge(seat)}
    />
  ));
}

export function clockOf(seatStatus: SeatStatus | undefined): ReactNode {
  return seatStatus?.timer === undefined ? undefined : <TimerChip timer={seatStatus.timer} />;
}

/** Undefined for a person at this device or in a replay: their presence is clear. */
export function presenceOf(
  t: Translate,
  view: View,
  players: readonly SeatedPlayer[],
  seat: Seat,
  seatStatus?: SeatStatus,
): Presence | undefined {
  if (seatOf(view, seat).withdrawn > 0) return { kind: 'withdrawn', text: t('table.presence.withdrawn') };
  if (seatStatus?.presence !== undefined) return seatStatus.presence;
  const bot = players[seat]?.bot;
  return bot === undefined ? undefined : { kind: 'bot', text: t(`table.presence.${bot}`) };
}
