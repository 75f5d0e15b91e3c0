import { ACTIONS, type Action, legal, preview, type Score, type Seat, type State, view } from '@la-stanza/engine';
import { choiceWords } from '../text/choice-words.ts';
import { PLAY_TEXT } from '../text/play-text.ts';
import { nameOf, type Names, signed } from '../text/words.ts';

/** A legal action as the player sees it. */
export interface Choice {
  readonly action: Action;
  /** Price and effect. */
  readonly words: string;
  /** Whose projected score it changes. */
  readonly prestige: string;
}

/** The choices of the open decision, in the engine's order. */
export function choicesOf(state: State, seat: Seat, names: Names): Choice[] {
  const position = view(state);
  const mat = position.seats[seat];
  return legal(state).flatMap((id) => {
    const action = ACTIONS[id];
    if (action === undefined || mat === undefined) return [];
    const { events, before, after } = preview(state, id);
    const words = choiceWords(action, position, mat, events);
    return [{ action, words, prestige: prestigeWords(before, after, seat, names) }];
  });
}

function prestigeWords(before: Score, after: Score, seat: Seat, names: Names): string {
  return before.seats
    .flatMap(({ total }, index) => {
      const change = (after.seats[index]?.total ?? total) - total;
      if (change === 0) return [];
      return [`${index === seat ? PLAY_TEXT.you : nameOf(names, index)} ${signed(change)} PP`];
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
