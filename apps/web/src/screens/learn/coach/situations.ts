import {
  ACTIONS,
  preview,
  type Action,
  type Decision,
  type Game,
  type GameEvent,
  type Seat,
  type View,
  whyNot,
  legalActions,
} from '@la-stanza/engine';
import { SITUATION_IDS, type Situation } from '../../../ui/situation-ids.ts';

/** What the player sees when deciding. */
export type SituationContext = { readonly game: Pick<Game, 'state'>; readonly view: View; readonly seat: Seat };

/** Each situation is recognised from what the engine says about the position. */
const SITUATIONS: Readonly<Record<Situation, (context: SituationContext) => boolean>> = {
  finale: ({ view }) => isAt(view, 'walk') && view.phase === 'final',
  ending: ({ view }) => isAt(view, 'walk') && view.phase === 'ending',
  'bonus-open': ({ game, view }) =>
    isAt(view, 'walk') && legalActions(game.state).some((action) => isLanding(action, 0)),
  'recruits-full': ({ view, seat }) =>
    isAt(view, 'walk') && view.seats[seat]?.recruits.every((tile) => tile !== null) === true,
  walk: ({ view }) => isAt(view, 'walk'),
  flip: ({ game }) => receiving(game).some(({ type }) => type === 'financier-flipped'),
  'short-of-money': ({ game, view }) =>
    isAt(view, 'action') &&
    receiving(game).some((event) => event.type === 'money' && event.amount > 0) &&
    ACTIONS.some(({ id }) => whyNot(game.state, id)?.code === 'cannot-afford-hire'),
  'worker-falls': ({ game }) => receiving(game).some(({ type }) => type === 'left'),
  afar: ({ game }) => legalActions(game.state).some((action) => action.kind === 'activate' && action.by !== 'room'),
  action: ({ view }) => isAt(view, 'action'),
  hire: ({ view }) => isAt(view, 'hire'),
  masterpiece: ({ game }) => legalActions(game.state).some(({ kind }) => kind === 'masterpiece'),
  discs: ({ game }) => legalActions(game.state).some(({ kind }) => kind === 'disc'),
  strength: ({ view }) => isAt(view, 'strength'),
  book: ({ view }) => isAt(view, 'book'),
  box: ({ view }) => isAt(view, 'box'),
  meeple: ({ view }) => isAt(view, 'meeple'),
  artwork: ({ view }) => isAt(view, 'artwork'),
  return: ({ view }) => isAt(view, 'return'),
  take: ({ view }) => isAt(view, 'take'),
  arrange: ({ view }) => isAt(view, 'arrange'),
};

/** The situation to give a tip about, if there is one. */
export function situationIn(
  context: SituationContext,
  isMastered: (situation: Situation) => boolean,
): Situation | undefined {
  return SITUATION_IDS.find((id) => !isMastered(id) && SITUATIONS[id](context));
}

const isAt = ({ open }: View, decision: Decision): boolean => open.decision === decision;

const isLanding = (action: Action, space: number): boolean => action.kind === 'land' && action.space === space;

/** The events of receiving money; none if that is not legal. */
function receiving(game: Pick<Game, 'state'>): readonly GameEvent[] {
  const money = legalActions(game.state).find(({ kind }) => kind === 'money');
  return money === undefined ? [] : preview(game.state, money.id).events;
}
