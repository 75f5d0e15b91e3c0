import { preview, score, view, type Game, type Score, parseAction } from '@la-stanza/engine';
import { points, shortName } from '@la-stanza/words';
import { learnerOf, ownEvents } from './goals.ts';
import { LEARNER, type Answer, type AskStep } from './lesson.ts';

/** Who would leave the track after this action. The engine knows; every person on the track is an answer. */
export const whoFallsOff =
  (text: string, track: 'recruitment' | 'workers'): AskStep['answers'] =>
  (t, { state }) => {
    const action = parseAction(text)?.id;
    const left = action === undefined ? [] : ownEvents(preview(state, action).events, 'left');
    const seat = learnerOf(view(state));
    return (track === 'recruitment' ? seat.recruits : seat.workers).flatMap((tile) =>
      tile === null
        ? []
        : [{ key: tile.name, text: shortName(t, tile.tile), right: left.some((event) => event.tile === tile.tile) }],
    );
  };

/** Whether withdrawing or playing this turn leaves the learner with more. */
export const withdrawOrPlay =
  (turn: readonly string[]): AskStep['answers'] =>
  (t, game) => {
    const played = ownTotal(after(game, turn));
    const withdrawn = ownTotal(after(game, ['withdraw']));
    return [
      { key: 'play', text: t('learn.finale.worth.play'), right: played > withdrawn },
      { key: 'withdraw', text: t('learn.finale.worth.withdraw'), right: withdrawn > played },
    ];
  };

/** What the museum is currently worth to the learner: the ranks of the table, or the share of a tie. */
export const museumSplit: AskStep['answers'] = (t, game) => {
  const { museumMajority } = view(game.state).figures;
  const { players } = view(game.state);
  const won = score(game.state).seats[LEARNER]?.museumMajority ?? 0;
  const figures = [...new Set([...museumMajority.slice(0, players), won, 0])].toSorted((one, other) => other - one);
  return figures.map((figure): Answer => ({ key: String(figure), text: points(t, figure), right: figure === won }));
};

function after({ state }: Game, texts: readonly string[]): Score {
  return preview(state, ...texts.flatMap((text) => parseAction(text)?.id ?? [])).after;
}

const ownTotal = ({ seats }: Score): number => seats[LEARNER]?.total ?? 0;
