import type { Game } from '@la-stanza/engine';
import { useEffect, useMemo, useRef } from 'react';
import type { Table } from '../../../table/scene/table.ts';
import { isMastered, useCoachMemory } from '../../../ui/coach-memory.ts';
import type { Situation } from '../../../ui/situation-ids.ts';
import { situationIn } from './situations.ts';

type Spoken = { readonly game: Game; readonly situation: Situation | undefined; readonly asked: boolean };

/** What to speak of; a decision made without asking counts as met. */
export function useSituation({ moment, view, seat, decision }: Table, hasAsked: boolean): Situation | undefined {
  const { game } = moment;
  const meet = useCoachMemory((memory) => memory.meet);
  const isHere = decision !== undefined;
  // what is mastered meanwhile does not change what is said about a position
  const situation = useMemo(() => {
    const memory = useCoachMemory.getState();
    return isHere && seat !== undefined ? situationIn({ game, view, seat }, (id) => isMastered(memory, id)) : undefined;
  }, [game, view, seat, isHere]);
  const before = useRef<Spoken>(undefined);
  useEffect(() => {
    const was = before.current;
    before.current = { game, situation, asked: hasAsked || (was?.game === game && was.asked) };
    const hasGoneOn = was !== undefined && game.line.length > was.game.line.length;
    if (hasGoneOn && was.situation !== undefined && !was.asked) meet(was.situation);
  }, [game, situation, hasAsked, meet]);
  return situation;
}
