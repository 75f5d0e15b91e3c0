import type { Game } from '@la-stanza/engine';
import { useEffect, useMemo, useRef } from 'react';
import type { Table } from '../../../table/scene/table.ts';
import { isMastered, useCoachMemory } from '../../../ui/coach-memory.ts';
import type { Situation } from '../../../ui/situation-ids.ts';
import { situationIn } from './situations.ts';

type ShownSituation = { readonly game: Game; readonly situation: Situation | undefined; readonly asked: boolean };

/** The situation to give a tip about. A decision made without asking counts as met. */
export function useSituation(
  { moment, view, seat, decision, isEnding }: Table,
  hasAsked: boolean,
): Situation | undefined {
  const { game } = moment;
  const meet = useCoachMemory((memory) => memory.meet);
  // the position shown at the end of a turn is already the next player's
  const isHere = decision !== undefined && !isEnding;
  // mastering a situation in the meantime does not change the tip for this position
  const situation = useMemo(() => {
    const memory = useCoachMemory.getState();
    return isHere && seat !== undefined ? situationIn({ game, view, seat }, (id) => isMastered(memory, id)) : undefined;
  }, [game, view, seat, isHere]);
  const before = useRef<ShownSituation>(undefined);
  useEffect(() => {
    const previous = before.current;
    before.current = { game, situation, asked: hasAsked || (previous?.game === game && previous.asked) };
    const hasGoneOn = previous !== undefined && game.line.length > previous.game.line.length;
    if (hasGoneOn && previous.situation !== undefined && !previous.asked) meet(previous.situation);
  }, [game, situation, hasAsked, meet]);
  return situation;
}
