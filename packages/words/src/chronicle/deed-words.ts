import { ARTWORKS, DISCIPLINES, type Discipline, type GameEvent } from '@la-stanza/engine';
import { shortName } from '../people/cast.ts';
import { genderOf } from '../people/cast-gender.ts';
import { disciplineName, florins, listed, moneySpace } from '../pieces/amounts.ts';
import type { Translate } from '../translate.ts';
import type { Deed, DeedKind } from './deeds.ts';
import type { Teller, WhoValues } from './teller.ts';

export type DeedTeller = Teller & {
  readonly who: WhoValues;
  /** Where the reader's sailboat is, if somebody else sails. */
  readonly ownBoat: number | undefined;
};

/** A message may be several clauses, each of which is joined with the other deeds. */
const BETWEEN_CLAUSES = '|';

/** The deeds as clauses without their subject: "walked 3 to Arts", "recruited Titian". */
export function deedClauses(teller: DeedTeller, deeds: readonly Deed[]): string[] {
  return deeds.flatMap((deed, index) => {
    const [before, after] = [deeds[index - 1], deeds[index + 1]];
    // a person who is hired as soon as they are recruited is named once
    if (before !== undefined && isHiredAtOnce(before, deed)) return [];
    const words =
      after !== undefined && isHiredAtOnce(deed, after) ? hiredAtOnce(teller, after) : deedWords(teller, deed);
    return words.split(BETWEEN_CLAUSES);
  });
}

function isHiredAtOnce(recruited: Deed, hired: Deed): boolean {
  const [one, other] = [recruited.events[0], hired.events[0]];
  return (
    recruited.events.length === 1 &&
    hired.events.length === 1 &&
    one?.type === 'recruited' &&
    other?.type === 'hired' &&
    one.tile === other.tile
  );
}

function hiredAtOnce({ t, who }: DeedTeller, { events: [hired] }: Deed): string {
  if (hired?.type !== 'hired') return '';
  const values = { name: shortName(t, hired.tile), gender: genderOf(hired.tile), amount: florins(t, hired.cost) };
  return t('chronicle.deed.recruited-hired', { ...who, ...values });
}

function deedWords(teller: DeedTeller, deed: Deed): string {
  const { t, who } = teller;
  return t(`chronicle.deed.${deed.kind}`, { ...who, ...deedValues(teller, deed) });
}

type DeedValues = Readonly<Record<string, string | number>>;

/** What a message about these events names. */
function deedValues(teller: DeedTeller, { kind, events }: Deed): DeedValues {
  const { t, ring } = teller;
  const [first] = events;
  switch (kind) {
    case 'walked':
      return first?.type === 'walked' ? { steps: first.steps, room: ring[first.to]?.room ?? 'bonus' } : {};
    case 'starter-placed':
    case 'recruited':
    case 'fired':
      return {
        names: listed(
          t,
          events.map((event) => ('tile' in event ? castName(t, event.tile) : '')),
        ),
      };
    case 'hired':
      return {
        hires: listed(
          t,
          events.flatMap((event) => (event.type === 'hired' ? [hireWords(t, event)] : [])),
        ),
      };
    case 'paid':
      return paidValues(t, events);
    case 'coin':
    case 'money':
      return { amount: florins(t, sum(events.map((event) => (event.type === 'money' ? Math.abs(event.amount) : 0)))) };
    case 'sailed':
      return sailedValues(teller, events);
    case 'picked-up':
    case 'meeple-taken':
    case 'meeple-returned':
      return { meeples: meeplesWords(t, events) };
    case 'book-written': {
      const names = disciplinesOf(events).map((discipline) => t('chronicle.the', { discipline }));
      return { count: events.length, names: listed(t, names) };
    }
    case 'disc-placed':
    case 'disc-lifted': {
      const boxes = disciplinesOf(events);
      const names = listed(
        t,
        boxes.map((discipline) => disciplineName(t, discipline)),
      );
      return { count: events.length, boxes: boxes.length, names };
    }
    case 'disc-spent':
      return { count: events.length };
    case 'artwork-taken':
      return { artworks: artworksWords(t, events) };
    case 'bonus-tile-taken':
      return { tile: first?.type === 'bonus-tile-taken' ? t(`terms.tile.${first.tile}.name`) : '' };
    case 'withdrew':
      return { first: first?.type === 'withdrew' && first.spot === 1 ? 'yes' : 'no' };
    case 'lost':
      return { what: first?.type === 'lost' ? first.what : '' };
    case 'stayed':
    case 'passed':
    case 'masterpiece':
    case 'forgone':
    case 'financier-flipped':
    case 'no-money':
      return {};
  }
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

const castName = (t: Translate, tile: number | string): string => (typeof tile === 'number' ? shortName(t, tile) : '');

function hireWords(t: Translate, { tile, cost }: Extract<GameEvent, { type: 'hired' }>): string {
  return t('chronicle.hire', { name: shortName(t, tile), amount: florins(t, cost) });
}

/** The meeple that opened a room from afar, and the room. */
function paidValues(t: Translate, events: readonly GameEvent[]): DeedValues {
  const activated = events.find((event) => event.type === 'activated');
  return {
    meeples: meeplesWords(t, events),
    room: t('chronicle.the', { discipline: activated?.type === 'activated' ? activated.discipline : '' }),
  };
}

/** Several voyages of a turn are told as one. */
function sailedValues({ t, figures, ownBoat }: DeedTeller, events: readonly GameEvent[]): DeedValues {
  const [first, last] = [events[0], events.at(-1)];
  if (first?.type !== 'sailed' || last?.type !== 'sailed') return {};
  const isPast = ownBoat !== undefined && first.from < ownBoat && ownBoat < last.to;
  return { place: moneySpace(t, figures, last.to), past: isPast ? 'you' : 'no' };
}

function disciplinesOf(events: readonly GameEvent[]): Discipline[] {
  return [...new Set(events.flatMap((event) => ('discipline' in event ? [event.discipline] : [])))];
}

function meeplesWords(t: Translate, events: readonly GameEvent[]): string {
  const colours = events.flatMap((event) =>
    event.type === 'meeple-taken' || event.type === 'meeple-returned' ? [event.discipline] : [],
  );
  return listed(
    t,
    counted(DISCIPLINES, colours).map(([colour, count]) => t(`chronicle.meeples.${colour}`, { count })),
  );
}

function artworksWords(t: Translate, events: readonly GameEvent[]): string {
  const kinds = events.flatMap((event) => (event.type === 'artwork-taken' ? [event.artwork] : []));
  return listed(
    t,
    counted(ARTWORKS, kinds).map(([kind, count]) => t(`chronicle.artworks.${kind}`, { count })),
  );
}

/** How many of each there are, in the order of their first. */
function counted<Kind>(kinds: readonly Kind[], things: readonly Kind[]): [kind: Kind, count: number][] {
  return kinds
    .filter((kind) => things.includes(kind))
    .toSorted((one, other) => things.indexOf(one) - things.indexOf(other))
    .map((kind) => [kind, things.filter((thing) => thing === kind).length]);
}

/** Deeds that bring prestige immediately or cost it. */
const WITH_PRESTIGE: ReadonlySet<DeedKind> = new Set<DeedKind>(['masterpiece', 'withdrew', 'financier-flipped']);

export function prestigeOf(deeds: readonly Deed[]): number {
  const events = deeds.filter(({ kind }) => WITH_PRESTIGE.has(kind)).flatMap((deed) => [...deed.events]);
  return sum(events.map((event) => ('prestige' in event ? event.prestige : 0)));
}
