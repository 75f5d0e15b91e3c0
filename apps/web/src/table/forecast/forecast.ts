import {
  ACTIONS,
  preview,
  type ActionId,
  type GameEvent,
  type Preview,
  type Seat,
  type State,
} from '@la-stanza/engine';
import { optionWords, shortName, type Translate } from '@la-stanza/words';
import type { SeatedPlayer } from '../../game/source/game-source.ts';
import type { Choice } from '../decision/deciding.ts';
import { scoreChanges } from '../scene/score-changes.ts';

type ForecastLine = { readonly text: string; readonly isLoss: boolean };

/** What a tap would do: its name, then price, strength, who leaves, and everyone's points. */
export type Forecast = { readonly title: string; readonly lines: readonly ForecastLine[] };

type Forecasting = {
  readonly t: Translate;
  readonly state: State;
  readonly seat: Seat;
  readonly players: readonly SeatedPlayer[];
  readonly you?: Seat | undefined;
};

const MOST_LINES = 4;

/** Undefined if there is nothing to foresee: the first half of a choice. */
export function forecastOf(forecasting: Forecasting, { action, also }: Choice): Forecast | undefined {
  if (action === undefined) return undefined;
  const { t, state, seat, players, you } = forecasting;
  const first = preview(state, action);
  const whole = also === undefined ? first : preview(state, action, also);
  const [title = '', ...words] = [
    ...wordsOf(forecasting, state, action, first),
    ...(also === undefined ? [] : wordsOf(forecasting, first.state, also, preview(first.state, also))),
  ];
  const leaving = ownEvents(whole.events)
    .flatMap((event) => (event.type === 'left' ? [leavesLine(t, event)] : []))
    // the words of a hiring or of money name them already
    .filter(({ name }) => ![title, ...words].some((line) => line.includes(name)));
  const scores = scoreChanges(t, players, whole, { own: seat, you }).map(({ text, loss }) => ({ text, isLoss: loss }));
  const lines = [
    ...words.map((text) => ({ text, isLoss: false })),
    ...leaving.map(({ text }) => ({ text, isLoss: true })),
  ];
  // points count most: words give way to them
  return {
    title: capital(title),
    lines: [...lines.slice(0, Math.max(1, MOST_LINES - scores.length)), ...scores].slice(0, MOST_LINES),
  };
}

/** A heading begins with a capital; an amount keeps its small sign. */
const capital = (text: string): string =>
  text.startsWith('ƒ') ? text : `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

function wordsOf({ t, seat }: Forecasting, state: State, id: ActionId, foreseen: Preview): string[] {
  const action = ACTIONS[id];
  return action === undefined ? [] : optionWords({ t, state, seat }, action, foreseen);
}

function leavesLine(
  t: Translate,
  { tile, from }: Extract<GameEvent, { readonly type: 'left' }>,
): { name: string; text: string } {
  const name = shortName(t, tile);
  return { name, text: t(from === 'recruitment' ? 'table.mat.falls-off' : 'table.mat.leaves', { name }) };
}

/** Without what belongs to the next turn. */
function ownEvents(events: readonly GameEvent[]): readonly GameEvent[] {
  const end = events.findIndex(({ type }) => type === 'turn');
  return end === -1 ? events : events.slice(0, end);
}
