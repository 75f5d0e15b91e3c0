import type { GameEvent, Step } from '@la-stanza/engine';
import { ceremonyOf } from '@la-stanza/protocol/ceremony';
import { useEffect, useRef, useState } from 'react';
import type { GameMoment } from '../../game/source/game-source.ts';
import { stepsBetween } from '../../game/source/steps-between.ts';

/** Steps that call for a ceremony; without steps they were undone. */
export type Occasion = { readonly steps: readonly Step[]; readonly moment: GameMoment; readonly at: number };

type OccasionParts = {
  readonly moment: GameMoment;
  /** Whether the last step is only shown until the turn is ended. */
  readonly isEnding: boolean;
  /** Called when the game moves and its first turn here has begun: no ceremony comes before, and the first must not wait for its script. */
  readonly prepare: () => void;
};

/** The latest steps that call for a ceremony; undefined before the first. */
export function useOccasion({ moment, isEnding, prepare }: OccasionParts): Occasion | undefined {
  const { game } = moment;
  const seen = useRef(game);
  const shown = useRef<readonly Step[]>([]);
  const [occasion, setOccasion] = useState<Occasion>();
  useEffect(() => {
    const before = seen.current;
    seen.current = game;
    if (before === game) return;
    if (hasBegunHere(moment)) prepare();
    const at = performance.now();
    const steps = stepsBetween(before, moment);
    const isUndone = game.line.length < before.line.length;
    // a pillar rises when it is chosen; what follows the turn is proclaimed when it is ended
    const called = isEnding
      ? steps.map((step) => only(step, isPillar))
      : [...shown.current.map((step) => only(step, (event) => !isPillar(event))), ...steps];
    shown.current = isEnding ? steps : [];
    if (isUndone) setOccasion((last) => (last === undefined ? last : { steps: [], moment, at }));
    else if (called.some(({ events }) => events.some((event) => ceremonyOf(event) !== undefined)))
      setOccasion({ steps: called, moment, at });
  }, [game, moment, isEnding, prepare]);
  return occasion;
}

const hasBegunHere = ({ game, seatsHere }: GameMoment): boolean =>
  seatsHere.length === 0 || game.line.some(({ seat }) => seat !== 'chance' && seatsHere.includes(seat));

const isPillar = ({ type }: GameEvent): boolean => type === 'masterpiece';

const only = (step: Step, isWanted: (event: GameEvent) => boolean): Step => ({
  ...step,
  events: step.events.filter(isWanted),
});
