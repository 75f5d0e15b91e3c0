import { useMemo } from 'react';
import type { GameMoment } from '../../../game/source/game-source.ts';
import type { Adviser } from '../../../table/hint/adviser.ts';
import type { Coach } from '../../../table/scene/coach.ts';
import { useCoachMemory } from '../../../ui/coach-memory.ts';
import { CoachLine } from './coach-line.tsx';
import { SpokenCoach } from './spoken-coach.tsx';

/** The coach of a game between one person and bots, if switched on. Games between people have none. */
export function useGameCoach({ players, seatsHere }: GameMoment, adviser: Adviser | undefined): Coach | undefined {
  const isOn = useCoachMemory(({ on }) => on === true);
  const isAlone = seatsHere.length === 1 && players.filter(({ bot }) => bot === undefined).length === 1;
  return useMemo(
    () =>
      isOn && isAlone && adviser !== undefined
        ? {
            say: (table) => <SpokenCoach table={table} adviser={adviser} />,
            line: (table) => <CoachLine table={table} adviser={adviser} />,
          }
        : undefined,
    [isOn, isAlone, adviser],
  );
}
