import { view, type GameEvent, type Seat } from '@la-stanza/engine';
import { shortName } from '../people/cast.ts';
import { listed } from '../pieces/amounts.ts';
import type { ChronicleTurn } from './chronicler.ts';
import { deedClauses } from './deed-words.ts';
import { deedsOf, leaversOf, type DeedKind } from './deeds.ts';
import { whoIs, type Teller } from './teller.ts';

/** What happened in a turn, and where the sailboats were at its beginning, by seat. */
type ToldEvents = { readonly events: readonly GameEvent[]; readonly boats?: readonly number[] | undefined };

/** A turn in one sentence: walk, deeds and consequences in their order. Empty while nothing has happened. */
export function turnSentence(teller: Teller, turn: ToldTurn): string {
  return eventsSentence(teller, toldEvents(teller, turn));
}

type ToldTurn = Pick<ChronicleTurn, 'steps' | 'before' | 'seat'>;

function toldEvents({ you }: Teller, { steps, before, seat }: ToldTurn): ToldEvents {
  const events = steps.flatMap((step) => [...step.events]);
  // only a reader who looks on can be sailed past
  const isPassing = you !== undefined && you !== seat && events.some(({ type }) => type === 'sailed');
  return { events, boats: isPassing && before !== undefined ? view(before).seats.map(({ boat }) => boat) : undefined };
}

/** Deeds that only lead to what a turn is about. */
const LEADING: ReadonlySet<DeedKind> = new Set<DeedKind>([
  'recruited',
  'paid',
  'hired',
  'disc-spent',
  'coin',
  'meeple-returned',
]);

/** A turn for a reader who only wants to know what it was about: where it led, and what it brought. */
export function recapSentence(teller: Teller, turn: ToldTurn): string {
  const { events, boats } = toldEvents(teller, turn);
  const about = new Set(
    deedsOf(events)
      .filter(({ kind }) => !LEADING.has(kind))
      .flatMap((deed) => [...deed.events]),
  );
  const isEventful = [...about].some(({ type }) => type !== 'walked' && type !== 'passed');
  return eventsSentence(teller, { events: isEventful ? events.filter((event) => about.has(event)) : events, boats });
}

/** Events of one player in one sentence. */
export function eventsSentence(teller: Teller, { events, boats = [] }: ToldEvents): string {
  const { t, you } = teller;
  const deeds = deedsOf(events);
  const seat = deeds.flatMap((deed) => [...deed.events]).map(seatOfEvent)[0];
  if (seat === undefined) return '';
  const who = whoIs(teller, seat);
  const ownBoat = you === undefined || you === seat ? undefined : boats[you];
  const clauses = deedClauses({ ...teller, who, ownBoat }, deeds);
  const consequences = (['dropped-out', 'left'] as const).flatMap((consequence) => {
    const names = leaversOf(events, consequence).map((tile) => shortName(t, tile));
    return names.length === 0 ? [] : [t(`chronicle.${consequence}`, { count: names.length, names: listed(t, names) })];
  });
  return t('chronicle.sentence', {
    subject: subjectOf(teller, seat),
    deeds: [listed(t, clauses), ...consequences].join(''),
  });
}

/** How the sentences about a player begin. */
export function subjectOf(teller: Pick<Teller, 't' | 'players' | 'you'>, seat: Seat): string {
  return teller.t('chronicle.subject', whoIs(teller, seat));
}

const seatOfEvent = (event: GameEvent): Seat | undefined => ('seat' in event ? event.seat : undefined);
