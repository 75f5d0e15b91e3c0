import { ACTIONS, apply, copy, toAct, type ActionId, type Dealer, type Game, type State } from '@la-stanza/engine';
import type { TableView } from '@la-stanza/protocol';
import type { Pool, PoolClient } from 'pg';
import { remindAt, runClock, type Clock } from '../clock/run-clock.ts';
import { foldOn } from './fold.ts';
import { isBot, type StoredGame } from './stored-game.ts';

/*
 * The one statement that writes entries. It compares the version and the revision the command was judged by with the game's row,
 * and only then moves the row on and adds the entries: of two commands made against the same version, one finds nothing to do.
 */
export const APPEND = `with moved as (
  update games set version = version + cardinality($4::text[]), acting = $5::smallint,
    deadline = to_timestamp($6::float8 / 1000), remind_at = to_timestamp($7::float8 / 1000), banks = $8::integer[],
    offer = case when $10::text = 'over' or offer ->> 'kind' <> 'end' then null else offer end, revision = revision + $9::integer, status = $10::text, ending = $11::text, result = $12::jsonb,
    ended_at = case when $10::text = 'over' then now() else ended_at end
  where id = $1::uuid and version = $2::integer and revision = $3::integer and status = 'running'
  returning id, version - cardinality($4::text[]) as first)
insert into entries (game_id, seq, text, seat, client_id)
select moved.id, moved.first + item.nth - 1, item.text, item.seat, case when item.nth = 1 then $14::uuid end
from moved, unnest($4::text[], $13::smallint[]) with ordinality as item (text, seat, nth)`;

export interface Appending {
  readonly stored: StoredGame;
  readonly fold: Game;
  readonly clientId: string | null;
  /** Whose entry the first one is. */
  readonly seat: number | null;
  readonly now: number;
  readonly botLimit: number;
  /** The clock to go on from, if not that of the game. */
  readonly before?: Clock;
}

/** The texts of an action and of the deals that follow it. */
export function withDeals(state: State, action: ActionId, bank: Dealer): readonly string[] {
  const after = copy(state);
  const texts: string[] = [];
  let next = action;
  for (;;) {
    texts.push(ACTIONS[next]?.text ?? '');
    apply(after, next);
    if (toAct(after).who !== 'chance') return texts;
    next = bank.deal(after);
  }
}

/** Whether an action leads to a decision of chance, so that the seed is needed. */
export function leadsToChance(state: State, action: ActionId): boolean {
  const after = copy(state);
  apply(after, action);
  return toAct(after).who === 'chance';
}

export function foldOf(stored: StoredGame, texts: readonly string[]): Game {
  return foldOn(stored, stored.seats.length, stored.fold, texts);
}

/** The game after its new entries, before anything is written. */
export function advanced({ stored, fold, now, botLimit, before = stored }: Appending): StoredGame {
  const decision = toAct(fold.state);
  const acting = decision.who === 'seat' ? decision.seat : null;
  const clock = runClock({ pace: stored.pace, before, acting, isBot: (seat) => isBot(stored, seat), botLimit, now });
  const isOver = decision.who === 'nobody';
  const status: TableView['status'] = isOver ? 'over' : 'running';
  // a take-back is void once somebody has acted; an offer to end stands until it is answered
  const offer = !isOver && stored.offer?.kind === 'end' ? stored.offer : null;
  return {
    ...stored,
    ...clock,
    fold,
    version: fold.record.entries.length,
    revision: stored.revision + (isOver || offer !== stored.offer ? 1 : 0),
    offer,
    status,
    ending: isOver ? 'played' : null,
    result: resultOf(fold),
    endedAt: isOver ? now : null,
  };
}

function resultOf({ closing }: Game): StoredGame['result'] {
  if (closing === undefined) return null;
  const { totals, winners, decidedBy } = closing.result;
  return { totals: [...totals], winners: [...winners], decidedBy };
}

/** Writes the new entries; false if the game has moved on in the meantime. */
export async function append(
  client: Pool | PoolClient,
  was: StoredGame,
  is: StoredGame,
  appending: Appending,
): Promise<boolean> {
  const texts = is.fold?.record.entries.slice(was.version) ?? [];
  const { rowCount } = await client.query({
    name: 'append',
    text: APPEND,
    values: [
      was.id,
      was.version,
      was.revision,
      texts,
      is.acting,
      is.deadline,
      remindAt(is.pace, isBot(is, is.acting) ? null : is.deadline, appending.now),
      is.banks,
      is.revision - was.revision,
      is.status,
      is.ending,
      is.result === null ? null : JSON.stringify(is.result),
      texts.map((_, index) => (index === 0 ? appending.seat : null)),
      appending.clientId,
    ],
  });
  return rowCount === texts.length && texts.length > 0;
}
