import type { BotPerson } from '@la-stanza/bots/people';
import { view, type GameEvent, type Score, type Seat } from '@la-stanza/engine';
import type { ChronicleTurn } from '@la-stanza/words';
import { faceOf } from '../../game/bots/bot-people.ts';
import type { SeatedPlayer } from '../../game/source/game-source.ts';

/** What a bot says after a turn, and why: what it has done itself, or what has happened to it. */
export type Remark = { readonly seat: Seat; readonly id: RemarkId };

type RemarkId =
  | `company.${BotPerson}.says`
  | 'company.ambrogio.round'
  | 'company.fiammetta.finale'
  | 'company.berenice.loses'
  | 'company.pantaleo.you-build'
  | 'company.orsola.overtaken'
  | 'company.valerio.wins';

type Company = {
  readonly players: readonly SeatedPlayer[];
  readonly seatsHere: readonly Seat[];
  /** The result; undefined while the game goes on. */
  readonly result: Score | undefined;
};

/** The remarks of a game, by the number of the finished turn they follow: one a turn, and one a round from each bot. */
export function remarksOf(turns: readonly ChronicleTurn[], company: Company): ReadonlyMap<number, Remark> {
  const remarks = new Map<number, Remark>();
  const said = new Set<string>();
  for (const [index, turn] of turns.entries()) {
    const isFinished = index < turns.length - 1 || company.result !== undefined;
    if (!isFinished || turn.seat === undefined) continue;
    const period = `${turn.round ?? 'end'} ${turn.finalTurn}`;
    const remark = candidates(turn, company).find(({ seat }) => !said.has(`${seat} ${period}`));
    if (remark === undefined) continue;
    said.add(`${remark.seat} ${period}`);
    remarks.set(turn.turn, remark);
  }
  return remarks;
}

/** Everyone who has something to say, the player of the turn first. */
function candidates(turn: ChronicleTurn, company: Company): Remark[] {
  const events = turn.steps.flatMap((step) => [...step.events]);
  const seats = turn.before === undefined ? [] : view(turn.before).seats.map(({ seat }) => seat);
  const own = seats.filter((seat) => seat === turn.seat);
  return [...own, ...seats.filter((seat) => seat !== turn.seat)].flatMap((seat): Remark[] => {
    const person = faceOf(company.players[seat]);
    if (person === undefined) return [];
    if (seat === turn.seat && isProud(person, turn, events)) return [{ seat, id: `company.${person}.says` }];
    const id = reaction(person, seat, { turn, events, company });
    return id === undefined ? [] : [{ seat, id }];
  });
}

/** Whether a bot has done what it likes to talk about. */
function isProud(person: BotPerson, turn: ChronicleTurn, events: readonly GameEvent[]): boolean {
  const has = (type: GameEvent['type']): boolean => events.some((event) => event.type === type);
  switch (person) {
    case 'ambrogio':
      return events.some((event) => event.type === 'money' && event.amount > dearest(turn));
    case 'fiammetta':
      return has('masterpiece') || has('bonus-tile-taken');
    case 'berenice':
      return events.some((event) => event.type === 'artwork-taken' && event.artwork === 'painting');
    case 'pantaleo':
      return has('masterpiece');
    case 'orsola':
      return events.filter(({ type }) => type === 'disc-placed').length > 1;
    case 'valerio':
      return leadsAtSea(turn, events);
  }
}

/** What the dearest worker space costs: more money than that is worth a word. */
function dearest({ before }: ChronicleTurn): number {
  return before === undefined ? Infinity : Math.max(...view(before).figures.hiringCosts);
}

function leadsAtSea({ before, seat }: ChronicleTurn, events: readonly GameEvent[]): boolean {
  const sailed = events.findLast((event) => event.type === 'sailed');
  if (sailed?.type !== 'sailed' || before === undefined) return false;
  return view(before).seats.every((other) => other.seat === seat || other.boat < sailed.to);
}

type Happening = { readonly turn: ChronicleTurn; readonly events: readonly GameEvent[]; readonly company: Company };

/** What a bot says about something it has not done itself. */
function reaction(person: BotPerson, seat: Seat, { turn, events, company }: Happening): RemarkId | undefined {
  const { result, seatsHere } = company;
  const isOver = events.some(({ type }) => type === 'over');
  const hasWon = result?.winners.includes(seat) === true;
  switch (person) {
    case 'ambrogio':
      return events.some(({ type }) => type === 'round') ? 'company.ambrogio.round' : undefined;
    case 'fiammetta':
      return events.some((event) => event.type === 'final-turns' && event.finalTurn === 1)
        ? 'company.fiammetta.finale'
        : undefined;
    case 'berenice':
      return isOver && !hasWon ? 'company.berenice.loses' : undefined;
    case 'pantaleo':
      return turn.seat !== undefined &&
        seatsHere.includes(turn.seat) &&
        events.some(({ type }) => type === 'masterpiece')
        ? 'company.pantaleo.you-build'
        : undefined;
    case 'orsola':
      return turn.seat !== seat && isSailedPast(turn, events, seat) ? 'company.orsola.overtaken' : undefined;
    case 'valerio':
      return isOver && hasWon ? 'company.valerio.wins' : undefined;
  }
}

function isSailedPast({ before }: ChronicleTurn, events: readonly GameEvent[], seat: Seat): boolean {
  const boat = before === undefined ? undefined : view(before).seats[seat]?.boat;
  if (boat === undefined) return false;
  return events.some((event) => event.type === 'sailed' && event.from < boat && boat < event.to);
}
