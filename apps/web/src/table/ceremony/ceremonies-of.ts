import { score, view as viewOf, type GameEvent, type Seat, type Step } from '@la-stanza/engine';
import { ceremonyOf } from '@la-stanza/protocol/ceremony';

type Event<Type extends GameEvent['type']> = Extract<GameEvent, { readonly type: Type }>;

/** A player's points, and how many more they are than a round ago. */
export type Standing = { readonly seat: Seat; readonly points: number; readonly gained: number };

/** A ceremony and what it shows. */
export type Ceremony =
  | { readonly kind: 'round'; readonly event: Event<'round'>; readonly guests: number }
  | { readonly kind: 'pillar'; readonly event: Event<'masterpiece'>; readonly before: number }
  | { readonly kind: 'finale'; readonly first: Seat };

/** The ceremonies of some steps, in the order of their events. */
export function ceremoniesOf(steps: readonly Step[]): Ceremony[] {
  const guests = steps.flatMap(({ events }) => events).filter(({ type }) => type === 'dealt').length;
  return steps.flatMap(({ before, events }) =>
    events.flatMap((event): Ceremony[] => {
      switch (event.type) {
        case 'round':
          return [{ kind: 'round', event, guests }];
        case 'masterpiece':
          return [{ kind: 'pillar', event, before: score(before).seats[event.seat]?.total ?? 0 }];
        case 'final-turns':
          return ceremonyOf(event) === undefined ? [] : [{ kind: 'finale', first: viewOf(before).startSeat }];
        default:
          return [];
      }
    }),
  );
}

/** Everyone's points after some steps of a game, the best first, and how many more they are than when the round began. */
export function standingsOf(steps: readonly Step[], now: Step['before']): Standing[] {
  const isRound = ({ events }: Step): boolean => events.some(({ type }) => type === 'round');
  // the round that has just ended began after the refill before the last one
  const begun = steps.findLastIndex((step, index) => isRound(step) && steps.slice(index + 1).some(isRound));
  const then = (steps[begun + 1] ?? steps[0])?.before;
  const earlier = then === undefined ? undefined : score(then);
  return score(now)
    .seats.map(({ total }, index) => ({ index, total }))
    .toSorted((one, other) => other.total - one.total)
    .flatMap(({ index, total }) => {
      const seat = viewOf(now).seats[index]?.seat;
      return seat === undefined
        ? []
        : [{ seat, points: total, gained: total - (earlier?.seats[index]?.total ?? total) }];
    });
}
