import { type Action, preview, type Score, type Seat, type State, legalActions } from '@la-stanza/engine';
import { type NamedPlayer, optionWords, signed, type Translate } from '@la-stanza/words';

/** A legal action as the player sees it. */
export interface Choice {
  readonly action: Action;
  /** Price and effect. */
  readonly words: string;
  /** Whose projected score it changes. */
  readonly prestige: string;
}

/** The choices of the open decision, in the engine's order. */
export function choicesOf(t: Translate, state: State, seat: Seat, players: readonly NamedPlayer[]): Choice[] {
  return legalActions(state).map((action) => {
    const foreseen = preview(state, action);
    const words = optionWords({ t, state, seat }, action, foreseen).join(' · ');
    return { action, words, prestige: prestigeWords(t, foreseen.before, foreseen.after, players) };
  });
}

function prestigeWords(t: Translate, before: Score, after: Score, players: readonly NamedPlayer[]): string {
  return before.seats
    .flatMap(({ total }, seat) => {
      const to = after.seats[seat]?.total ?? total;
      const name = players[seat]?.name ?? '';
      return to === total ? [] : [t('table.panel.scores', { name, from: signed(total), to: signed(to) })];
    })
    .join(', ');
}

/** The list, numbered from 1. */
export function choiceLines(choices: readonly Choice[]): string[] {
  const width = Math.max(0, ...choices.map(({ action }) => action.text.length));
  return choices.map(({ action, words, prestige }, index) => {
    const line = `${String(index + 1).padStart(4)}  ${action.text.padEnd(width)}  ${words}`;
    return prestige === '' ? line.trimEnd() : `${line}  (${prestige})`;
  });
}
