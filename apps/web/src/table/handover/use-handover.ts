import { playerName } from '@la-stanza/words';
import { useMemo, useState, useSyncExternalStore } from 'react';
import type { GameSource } from '../../game/source/game-source.ts';
import { useTranslate } from '../../ui/messages/messages.ts';
import { useSettings } from '../../ui/settings.ts';
import type { Coach } from '../scene/coach.ts';
import { keepBegun, recallBegun } from './begun-memory.ts';
import { handoverOf, type Handover } from './handover-of.ts';

export type PendingHandover = Handover & {
  /** The curtain is parted: the table can be seen, but nothing can be chosen. */
  readonly isLooking: boolean;
  /** The curtain was parted before and is closed again. */
  readonly hasLooked: boolean;
  readonly begin: () => void;
  readonly look: () => void;
  readonly close: () => void;
  readonly takeBack: (() => void) | undefined;
  /** Keeps the table from offering anything until then. */
  readonly coach: Coach;
};

/** The pending handover at a shared device; undefined if none is due. */
export function useHandover(source: GameSource): PendingHandover | undefined {
  const t = useTranslate();
  const moment = useSyncExternalStore(source.subscribe, source.moment, source.moment);
  const isOn = useSettings((settings) => settings.handover);
  const handover = useMemo(() => (isOn ? handoverOf(moment) : undefined), [isOn, moment]);
  const [begun, setBegun] = useState(recallBegun);
  const [looked, setLooked] = useState<string>();
  const [isParted, setIsParted] = useState(false);
  if (handover === undefined) return undefined;
  const { commitment = '' } = moment.game.record;
  const turn = `${commitment} ${handover.after}`;
  if (turn === begun) return undefined;
  const { takeBack } = source;
  return {
    ...handover,
    isLooking: isParted && turn === looked,
    hasLooked: turn === looked,
    begin: () => {
      setBegun(turn);
      keepBegun(turn);
    },
    look: () => {
      setLooked(turn);
      setIsParted(true);
    },
    close: () => setIsParted(false),
    takeBack: takeBack !== undefined && handover.canTakeBack ? () => void takeBack() : undefined,
    coach: {
      sentence: t('handover.looking', { name: playerName(moment.players, handover.to) }),
      say: () => null,
    },
  };
}
