import type { Seat, View } from '@la-stanza/engine';
import { seatOf, type Translate } from '@la-stanza/words';
import { memo, type NamedExoticComponent, type ReactNode } from 'react';
import { isAlike } from '../../drawing/board/is-alike.ts';
import type { SeatedPlayer } from '../../game/source/game-source.ts';
import type { MatPicture, Presence } from '../../drawing/mat/mat-picture.ts';
import { OpponentMat } from '../../drawing/mat/opponent-mat.tsx';
import { useTranslate } from '../../ui/messages/messages.ts';
import type { Sitter } from '../scene/company.ts';
import type { TableParts } from './parts.ts';
import { TimerChip } from './timer-chip.tsx';

type OpponentMatsProps = {
  /** In turn order after you, never re-sorted. */
  readonly seats: readonly { readonly seat: Seat; readonly mat: MatPicture }[];
  readonly view: View;
  readonly players: readonly SeatedPlayer[];
  /** Players who sit elsewhere, by seat. */
  readonly sitters?: readonly Sitter[] | undefined;
  readonly enlarged: Seat | undefined;
  readonly onEnlarge: (seat: Seat) => void;
};

/** The mats of everybody else. */
export function Opponents({ parts }: { readonly parts: TableParts }): ReactNode {
  const { table, scene, company, enlarged, onEnlarge } = parts;
  return (
    <SteadyMats
      seats={scene.others}
      view={table.view}
      players={table.moment.players}
      sitters={company?.sitters}
      enlarged={enlarged?.seat}
      onEnlarge={onEnlarge}
    />
  );
}

/** Changes with the game, not with what is pointed at. */
const SteadyMats: NamedExoticComponent<OpponentMatsProps> = memo(OpponentMats, isAlike);

function OpponentMats({ seats, view, players, sitters = [], enlarged, onEnlarge }: OpponentMatsProps): ReactNode {
  const t = useTranslate();
  return seats.map(({ seat, mat }) => (
    <OpponentMat
      key={seat}
      mat={mat}
      presence={presenceOf(t, view, players, seat, sitters[seat])}
      clock={clockOf(sitters[seat])}
      size={seats.length > 2 ? 'dense' : 'roomy'}
      enlarged={enlarged === seat}
      enlargeLabel={t('table.mat.enlarge', { player: mat.name })}
      onEnlarge={() => onEnlarge(seat)}
    />
  ));
}

export function clockOf(sitter: Sitter | undefined): ReactNode {
  return sitter?.timer === undefined ? undefined : <TimerChip timer={sitter.timer} />;
}

/** Nothing of a person at this device or in a replay: whether they are there is no question. */
export function presenceOf(
  t: Translate,
  view: View,
  players: readonly SeatedPlayer[],
  seat: Seat,
  sitter?: Sitter,
): Presence | undefined {
  if (seatOf(view, seat).withdrawn > 0) return { kind: 'withdrawn', text: t('table.presence.withdrawn') };
  if (sitter?.presence !== undefined) return sitter.presence;
  const bot = players[seat]?.bot;
  return bot === undefined ? undefined : { kind: 'bot', text: t(`table.presence.${bot}`) };
}
