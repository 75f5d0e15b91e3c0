import { preview, score, type State, view, legalActions } from '@la-stanza/engine';
import type { NamedPlayer, Translate } from '@la-stanza/words';
import type { Paint } from '../terminal/paint.ts';
import { drawBoard, type Steps } from './board.ts';
import { drawMat } from './mat.ts';

/** The whole position as text. */
export function drawPosition(t: Translate, state: State, players: readonly NamedPlayer[], paint: Paint): string {
  const position = view(state);
  const standing = score(state);
  const mats = position.seats.flatMap((mat) => drawMat({ t, position, players, paint }, mat, standing));
  return [...drawBoard(t, position, stepsFrom(state), paint), ...mats].join('\n');
}

/** Reads the steps of every legal landing from what it would bring about. */
function stepsFrom(state: State): Steps {
  const steps = new Map<number, number>();
  for (const action of legalActions(state)) {
    if (action.kind !== 'land') continue;
    for (const event of preview(state, action).events) if (event.type === 'walked') steps.set(event.to, event.steps);
  }
  return steps;
}
