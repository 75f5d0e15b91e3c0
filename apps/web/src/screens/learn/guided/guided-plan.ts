import {
  ACTIONS,
  score,
  type Action,
  type ActionId,
  type Game,
  tryPlay,
  parseAction,
  whoseTurn,
  legalActions,
} from '@la-stanza/engine';
import { LEARNER } from '../lesson.ts';
import { GUIDED_SEED } from './guided-deal.ts';

/** What one turn of the first game is about: the action that meets its goal, and one way to it. */
type PlannedTurn = {
  readonly goal: Action['kind'];
  /** Where the walk may end: the Bonus space takes a tile, every other a character. */
  readonly toBonus?: boolean;
  /** At each decision the first of these that is legal. */
  readonly way: readonly string[];
};

/** A recruit of the activated discipline, whichever it is, onto this worker space. */
const hire = (space: number): string[] => [1, 2, 3, 4].map((recruit) => `hire ${recruit} ${space}`);

const PLAN: readonly PlannedTurn[] = [
  {
    goal: 'book',
    way: ['land 4', 'activate literature room', ...hire(6), 'reward 2', 'book religion', 'book discoveries'],
  },
  { goal: 'box', way: ['activate religion room', ...hire(5), 'reward 2', 'box arts', 'box literature'] },
  { goal: 'artwork', way: ['activate arts room', ...hire(4), 'disc', 'reward 2', 'artwork script'] },
  {
    goal: 'book',
    way: [
      'activate literature meeple',
      ...hire(5),
      'reward 3',
      'book discoveries',
      'book religion',
      'box literature',
      'book arts',
    ],
  },
  { goal: 'reward', way: ['activate discoveries meeple', ...hire(6), 'reward 2'] },
  { goal: 'meeple', way: ['activate politics room', ...hire(6), 'reward 1', 'meeple discoveries'] },
  { goal: 'money', way: ['money'] },
  {
    goal: 'take',
    toBonus: true,
    way: ['land 0', ...['De', 'Dc', 'Da'].flatMap((tile) => [`take ${tile} meeple`, `take ${tile} wild`])],
  },
  {
    goal: 'masterpiece',
    way: [...['room', 'meeple', 'wild'].map((by) => `activate literature ${by}`), ...hire(5), 'masterpiece 1', 'disc'],
  },
];

/** The turn in which the round ends; the three turns after it are the finale. */
const LAST_OF_ROUND = 6;

/** Positions a search looks at before it gives up: a way that needs more is too hard for a first game. */
const MOST_TRIED = 1500;

const BONUS = parseAction('land 0')?.id;

const kindOf = (action: ActionId): Action['kind'] | undefined => ACTIONS[action]?.kind;

/** The learner's actions, turn by turn; the last turn may not be over. */
export function ownTurns({ line }: Game): readonly (readonly ActionId[])[] {
  const turns: ActionId[][] = [];
  for (const { seat, action } of line) {
    if (seat !== LEARNER) continue;
    if (kindOf(action) === 'land') turns.push([]);
    turns.at(-1)?.push(action);
  }
  return turns;
}

/** The learner's last turn, read from the end: a search asks for it often. */
function lastTurn({ line }: Game): readonly ActionId[] {
  const walk = line.findLastIndex(({ seat, action }) => seat === LEARNER && kindOf(action) === 'land');
  return line.slice(walk).flatMap(({ seat, action }) => (seat === LEARNER ? [action] : []));
}

const isLearnersTurn = ({ state }: Game): boolean => {
  const acting = whoseTurn(state);
  return acting.who === 'seat' && acting.seat === LEARNER;
};

const isWalk = ({ state }: Game): boolean => {
  const acting = whoseTurn(state);
  return acting.who === 'seat' && acting.decision === 'walk';
};

/** The number of the learner's turn, from 0: the one that is open, or else the next. */
export function turnOf(game: Game): number {
  const begun = ownTurns(game).length;
  return begun > 0 && isLearnersTurn(game) && !isWalk(game) ? begun - 1 : begun;
}

const firstLegal = ({ state }: Game, texts: readonly string[]): ActionId | undefined => {
  const options = new Map(legalActions(state).map(({ id, text }) => [text, id]));
  return texts.map((text) => options.get(text)).find((id) => id !== undefined);
};

/** What Ambrogio does where he can: a novice, who takes what is at hand. */
const REPLIES: readonly string[] = [
  'withdraw',
  ...['discoveries', 'literature', 'religion', 'arts', 'politics'].map((room) => `activate ${room} room`),
  'activate arts meeple',
  ...hire(6),
  'reward 2',
  'reward 1',
  'artwork sculpture',
  'book religion',
  'book arts',
  'box politics',
  'box discoveries',
  'meeple arts',
  'pass',
];

/** Ambrogio's answer. He keeps the round going until the learner's sixth turn is over, and ends it then (rule 10.1). */
export function ambrogioPlays(game: Game): ActionId {
  const walk = isWalk(game) ? ambrogioWalks(game) : undefined;
  const reply = firstLegal(game, ['withdraw']) ?? walk ?? firstLegal(game, REPLIES) ?? legalActions(game)[0]?.id;
  if (reply === undefined) throw new RangeError('Ambrogio was asked where nothing is to be decided');
  return reply;
}

function ambrogioWalks(game: Game): ActionId | undefined {
  const landings = legalActions(game)
    .map(({ id }) => id)
    .filter((action) => kindOf(action) === 'land' && action !== BONUS);
  const endsRound = ownTurns(game).length >= LAST_OF_ROUND;
  return landings.find((action) => causesRefill(game, action) === endsRound) ?? landings[0];
}

function causesRefill(game: Game, action: ActionId): boolean {
  const next = tryPlay(game, action);
  return 'events' in next && next.events.some(({ type }) => type === 'refill-begun');
}

type Search = { tried: number };

/** The position after an action and everything Ambrogio answers. */
function after(game: Game, action: ActionId, search: Search): Game | undefined {
  search.tried++;
  let now = afterAction(game, action);
  while (now !== undefined && !now.isOver && !isLearnersTurn(now)) now = afterAction(now, ambrogioPlays(now));
  return now;
}

/** Whether the learner can meet the goal of this turn and of every later one, and then win, by following the plan from here. */
function canFinish(game: Game, turn: number, search: Search): boolean {
  if (search.tried > MOST_TRIED) return false;
  const planned = PLAN[turn];
  if (planned === undefined) return isWon(game);
  if (!isLearnersTurn(game)) return false;
  return openWays(game, planned).some((action) => leadsOn(game, action, turn, search));
}

/** Whether an action leads to the end: within its turn, or to the next turn with the goal met. */
function leadsOn(game: Game, action: ActionId, turn: number, search: Search): boolean {
  const then = after(game, action, search);
  if (then === undefined) return false;
  const isTurnOver = !isLearnersTurn(then) || isWalk(then);
  if (!isTurnOver) return canFinish(then, turn, search);
  const isMet = lastTurn(then).some((done) => kindOf(done) === PLAN[turn]?.goal);
  return isMet && canFinish(then, turn + 1, search);
}

const isWon = ({ state }: Game): boolean => {
  const { winners } = score(state);
  return whoseTurn(state).who === 'nobody' && winners.length === 1 && winners[0] === LEARNER;
};

/** What the plan does here: one action, or any walk that ends where the turn needs it. */
function openWays(game: Game, { way, toBonus = false }: PlannedTurn): readonly ActionId[] {
  const planned = firstLegal(game, way);
  if (planned !== undefined || !isWalk(game)) return planned === undefined ? [] : [planned];
  return legalActions(game)
    .map(({ id }) => id)
    .filter((action) => kindOf(action) === 'land' && (action === BONUS) === toBonus);
}

/** Whether the first game can still be played to its end after this action. In the first turn every step is the coach's. */
export function keepsTheWay(game: Game, action: ActionId): boolean {
  const turn = turnOf(game);
  if (turn === 0) return PLAN[0]?.way.includes(ACTIONS[action]?.text ?? '') === true;
  const answers = known.get(game) ?? new Map<ActionId, boolean>();
  known.set(game, answers);
  const answer = answers.get(action) ?? leadsOn(game, action, turn, { tried: 0 });
  answers.set(action, answer);
  return answer;
}

/** The position after the learner's action, before Ambrogio answers. */
export function afterAction(game: Game, action: ActionId): Game | undefined {
  // a game that is only shown does not know its seed
  const next = tryPlay({ ...game, seed: GUIDED_SEED }, action);
  return 'refusal' in next ? undefined : next.game;
}

const known = new WeakMap<Game, Map<ActionId, boolean>>();

/** What the coach would do: the planned action, or the first walk that keeps the way. */
export function plannedAction(game: Game): ActionId | undefined {
  const turn = PLAN[turnOf(game)];
  if (turn === undefined || !isLearnersTurn(game)) return undefined;
  return openWays(game, turn).find((action, _, all) => all.length === 1 || keepsTheWay(game, action));
}
