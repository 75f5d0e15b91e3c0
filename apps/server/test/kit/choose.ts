import { preview, type State, parseAction, whoseTurn, legalActions, newGame } from '@la-stanza/engine';
import { parseShare } from '@la-stanza/engine/fair';
import type { TableView } from '@la-stanza/protocol';

/** Folds entries as they arrive, as a client does. */
export class Follower {
  #state: State | undefined;
  #line: { readonly seq: number; readonly text: string }[] = [];
  #folded = 0;
  readonly #table: TableView;

  constructor(table: TableView) {
    this.#table = table;
  }

  /** The position after these entries, of which the first may be folded already. */
  follow(entries: readonly string[]): State {
    for (; this.#folded < entries.length; this.#folded++) this.#fold(this.#folded, entries[this.#folded] ?? '');
    return this.#current();
  }

  #current(): State {
    this.#state ??= this.#refold();
    return this.#state;
  }

  #refold(): State {
    const start = newGame({ players: this.#table.seats.length, options: this.#table.options }).state;
    return this.#line.reduce((state, { text }) => carriedOut(state, text), start);
  }

  #fold(seq: number, text: string): void {
    // a seed share changes later deals, not the position
    if (parseShare(text) !== undefined) return;
    const undo = /^undo (\d+)$/.exec(text);
    if (undo === null) {
      this.#state = carriedOut(this.#current(), text);
      this.#line.push({ seq, text });
    } else {
      this.#line = this.#line.filter((entry) => entry.seq < Number(undo[1]));
      this.#state = undefined;
    }
  }
}

function carriedOut(state: State, text: string): State {
  const action = parseAction(text)?.id;
  if (action === undefined) throw new Error(`no such action: ${text}`);
  return preview(state, action).state;
}

/** A random legal action of the acting seat. */
export function anyAction(state: State, random: () => number = Math.random): string {
  const choices = legalActions(state);
  return choices[Math.floor(random() * choices.length)]?.text ?? '';
}

export function actingSeat(state: State): number | undefined {
  const decision = whoseTurn(state);
  return decision.who === 'seat' ? decision.seat : undefined;
}
