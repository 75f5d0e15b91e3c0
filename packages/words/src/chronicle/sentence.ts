import type { Figures, GameEvent, Seat, View } from '@la-stanza/engine';
import { shortName } from '../people/cast.ts';
import { disciplineName, florins, listed, moneySpace, points } from '../pieces/amounts.ts';
import { BOOK_COLOURS } from '../pieces/book-colours.ts';
import { FINAL_LETTERS } from '../pieces/figure-values.ts';
import { playerName, type NamedPlayer } from '../people/seats.ts';
import type { Translate } from '../translate.ts';

export type Teller = {
  readonly t: Translate;
  readonly players: readonly NamedPlayer[];
  readonly figures: Figures;
  readonly ring: View['ring'];
  /** The only person at this device, who is spoken to; nobody where several share it. */
  readonly you?: Seat | undefined;
};

/** What happened, in sentences; things of one kind that happened together share one. */
export function chronicleSentences(teller: Teller, events: readonly GameEvent[]): string[] {
  const sentences: string[] = [];
  // whoever is fired leaves: that goes without saying
  const firing = events.some(({ type }) => type === 'fired');
  let rest = firing ? events.filter(({ type }) => type !== 'left') : events;
  while (rest.length > 0) {
    const [first] = rest;
    if (first === undefined) break;
    const end = rest.findIndex((event) => event.type !== first.type || seatIn(event) !== seatIn(first));
    const run = isGathered(first) ? rest.slice(0, end === -1 ? undefined : end) : [first];
    sentences.push(sentence(teller, first, run));
    rest = rest.slice(run.length);
  }
  return sentences;
}

const seatIn = (event: GameEvent): number | undefined => ('seat' in event ? event.seat : undefined);

const GATHERED: ReadonlySet<GameEvent['type']> = new Set([
  'dealt',
  'starter-placed',
  'tile-laid',
  'covered',
  'worker-pushed',
  'meeple-taken',
  'meeple-returned',
]);

const isGathered = ({ type }: GameEvent): boolean => GATHERED.has(type);

/** One sentence for each type of event; a type without one does not compile. */
function sentence(teller: Teller, event: GameEvent, run: readonly GameEvent[]): string {
  const { t, figures } = teller;
  const who = 'seat' in event ? whoIs(teller, event.seat) : {};
  switch (event.type) {
    case 'start-player':
    case 'stayed':
    case 'passed':
    case 'stopped':
      return t(`chronicle.${event.type}`, who);
    case 'recruits-slid':
    case 'refill-begun':
    case 'starters-called':
    case 'over':
      return t(`chronicle.${event.type}`);
    case 'starter-placed':
    case 'dealt':
    case 'tile-laid':
    case 'covered':
    case 'worker-pushed':
    case 'meeple-taken':
    case 'meeple-returned':
      return t(`chronicle.${event.type}`, {
        ...who,
        names: listed(
          t,
          run.map((each) => thing(teller, each)),
        ),
      });
    case 'turn':
      return t('table.bar.turn', who);
    case 'walked':
      return t('chronicle.walked', { ...who, steps: event.steps, room: roomName(teller, event.to) });
    case 'recruited':
    case 'fired':
      return t(`chronicle.${event.type}`, { name: shortName(t, event.tile) });
    case 'withdrew':
      return t('chronicle.withdrew', { ...who, points: points(t, event.prestige) });
    case 'activated':
      return t('chronicle.activated', { ...who, discipline: disciplineName(t, event.discipline), by: event.by });
    case 'hired': {
      const values = { name: shortName(t, event.tile), worker: event.worker, amount: florins(t, event.cost) };
      return t('chronicle.hired', values);
    }
    case 'left':
      return t('chronicle.left', { name: shortName(t, event.tile), from: event.from });
    case 'disc-spent':
    case 'disc-placed':
    case 'disc-lifted':
      return t(`chronicle.${event.type}`, { box: t(`terms.box.${event.discipline}`) });
    case 'money': {
      const change = event.amount > 0 ? 'gain' : event.amount < 0 ? 'loss' : 'none';
      return t('chronicle.money', { ...who, change, amount: florins(t, Math.abs(event.amount)) });
    }
    case 'reward':
      return t('chronicle.reward', { discipline: disciplineName(t, event.discipline), strength: event.strength });
    case 'masterpiece': {
      const discipline = disciplineName(t, event.discipline);
      return t('chronicle.masterpiece', { ...who, discipline, points: points(t, event.prestige) });
    }
    case 'forgone':
      return t('chronicle.forgone', { ...who, discipline: disciplineName(t, event.discipline) });
    case 'sailed':
      return t('chronicle.sailed', { ...who, place: moneySpace(t, figures, event.to) });
    case 'book-written':
      return t('chronicle.book-written', { ...who, book: bookName(t, event.discipline), nth: event.nth });
    case 'artwork-taken':
      return t('chronicle.artwork-taken', { ...who, artwork: t(`terms.artwork.${event.artwork}.name`) });
    case 'lost':
      return t('chronicle.lost', { what: event.what });
    case 'financier-moved':
      return t('chronicle.financier-moved', { to: event.to });
    case 'financier-flipped':
      return t('chronicle.financier-flipped', { ...who, points: points(t, event.prestige) });
    case 'bonus-tile-taken':
      return t('chronicle.bonus-tile-taken', { ...who, tile: t(`terms.tile.${event.tile}.name`) });
    case 'pile-shuffled':
      return t('chronicle.pile-shuffled', { tiles: event.tiles });
    case 'round':
      return t('chronicle.round', { round: event.round, last: event.last ? 'yes' : 'no' });
    case 'final-turns':
      return t('chronicle.final-turns', { letter: FINAL_LETTERS.charAt(event.finalTurn - 1) });
  }
}

/** Who did it, for a sentence about them or to them. */
export function whoIs({ players, you }: Pick<Teller, 'players' | 'you'>, seat: Seat): WhoValues {
  return { player: playerName(players, seat), you: seat === you ? 'yes' : 'no' };
}

type WhoValues = { readonly player: string; readonly you: 'yes' | 'no' };

function bookName(t: Translate, discipline: string): string {
  const colour = BOOK_COLOURS.find((each) => each === discipline) ?? 'religion';
  return t(`terms.book.${colour}.name`);
}

function roomName({ t, ring }: Teller, space: number): string {
  return t(`terms.room.${ring[space]?.room ?? 'bonus'}`);
}

/** What a gathered sentence lists. */
function thing({ t, figures }: Teller, event: GameEvent): string {
  switch (event.type) {
    case 'dealt':
    case 'starter-placed':
    case 'worker-pushed':
      return shortName(t, event.tile);
    case 'tile-laid':
      return t(`terms.tile.${event.tile}.name`);
    case 'covered': {
      const prestige = points(t, figures.masterpiecePrestige[event.place - 1] ?? 0);
      return t('chronicle.covered-space', { discipline: disciplineName(t, event.discipline), points: prestige });
    }
    case 'meeple-taken':
    case 'meeple-returned':
      return t(`terms.meeple.${event.discipline}.count`, { count: 1 });
    default:
      return '';
  }
}
