import {
  ARTWORKS,
  DISCIPLINES,
  type Action,
  type ActionId,
  type Game,
  whoseTurn,
  legalActions,
} from '@la-stanza/engine';
import { actionDecision } from './action.ts';
import { arrangeDecision } from './arrange.ts';
import { artworkDecision } from './artwork.ts';
import { bookDecision } from './book.ts';
import { boxDecision } from './box.ts';
import type { Choice, Deciding } from './deciding.ts';
import type { DecisionPicture } from './decision-picture.ts';
import { fetchDecision } from './fetch.ts';
import { hireDecision } from './hire.ts';
import { liftDecision } from './lift.ts';
import { meepleDecision } from './meeple.ts';
import { returnDecision } from './return.ts';
import { recruitSpaceDecision } from './recruit-space.ts';
import { strengthDecision } from './strength.ts';
import { takeDecision } from './take.ts';
import { walkDecision } from './walk.ts';

/** The open decision of a seat, ready to be shown; undefined where chance decides or the game is over. */
export function decide(deciding: Deciding): DecisionPicture | undefined {
  const { open } = deciding;
  switch (open.decision) {
    case 'arrange':
      return arrangeDecision(deciding);
    case 'walk':
      return walkDecision(deciding);
    case 'action':
      return actionDecision(deciding);
    case 'hire':
      return hireDecision(deciding);
    case 'strength':
      return strengthDecision(deciding, open);
    case 'book':
      return bookDecision(deciding, { ...open, decision: 'book' });
    case 'box':
      return boxDecision(deciding, { ...open, decision: 'box' });
    case 'meeple':
      return meepleDecision(deciding, { ...open, decision: 'meeple' });
    case 'artwork':
      return artworkDecision(deciding, open);
    case 'return':
      return returnDecision(deciding);
    case 'take':
      return takeDecision(deciding);
    case 'lift':
      return liftDecision(deciding);
    case 'fetch':
      return fetchDecision(deciding);
    case 'recruit-space':
      return recruitSpaceDecision(deciding, open);
    case 'over':
    case 'start':
    case 'starter':
    case 'deal':
    case 'tile':
    case 'cover':
      return undefined;
  }
}

/** The choice before the first tap: the only option; with the setting on, also the highest reward and the most valuable artwork. */
export function preselected({ state }: Game, best: boolean): Choice {
  const options = legalActions(state);
  if (options.length === 1) return { action: options[0]?.id };
  if (!best) return {};
  const action = highest(options, 'reward') ?? highest(options, 'artwork');
  const acting = whoseTurn(state);
  const decision = acting.who === 'seat' ? acting.decision : undefined;
  if (decision === 'hire') return { first: firstRecruit(options) };
  return decision === 'arrange' ? { first: firstStarter(options) } : { action };
}

/** The first recruit who can be hired. The space is still to be chosen, and any other recruit can be. */
function firstRecruit(options: readonly Action[]): number | undefined {
  const recruits = options.flatMap((action) => (action.kind === 'hire' ? [action.recruit] : []));
  return recruits.length === 0 ? undefined : Math.min(...recruits);
}

/** The first starter still to be placed. */
function firstStarter(options: readonly Action[]): number | undefined {
  const starters = options.flatMap((action) =>
    action.kind === 'arrange' ? [DISCIPLINES.indexOf(action.discipline)] : [],
  );
  return starters.length === 0 ? undefined : Math.min(...starters);
}

function highest(options: readonly Action[], wanted: 'reward' | 'artwork'): ActionId | undefined {
  const rank = (action: Action): number => {
    if (action.kind === 'reward') return action.strength;
    return action.kind === 'artwork' ? ARTWORKS.indexOf(action.artwork) : 0;
  };
  return options
    .filter(({ kind }) => kind === wanted)
    .toSorted((one, other) => rank(one) - rank(other))
    .at(-1)?.id;
}
