import type { GameEvent } from '@la-stanza/engine';
import { shortName } from '../people/cast.ts';
import { change, disciplineName, listed, points } from '../pieces/amounts.ts';
import { FINAL_LETTERS } from '../pieces/figure-values.ts';
import { prestigeOf } from './deed-words.ts';
import { deedsOf, isOfTheTable } from './deeds.ts';
import { whoIs, type Teller } from './teller.ts';
import { eventsSentence } from './turn-sentence.ts';

/**
 * Events in sentences: one for what a player does at a stretch, with the prestige it brings, and one for what happens to the
 * table; things of one kind that happen together share one.
 */
export function chronicleSentences(teller: Teller, events: readonly GameEvent[]): string[] {
  return stretches(events).flatMap((stretch) => {
    const [first] = stretch;
    if (first === undefined) return [];
    if (isOfTheTable(first)) return [tableSentence(teller, first, stretch)];
    const sentence = eventsSentence(teller, { events: stretch });
    const prestige = prestigeOf(deedsOf(stretch));
    return sentence === ''
      ? []
      : [prestige === 0 ? sentence : `${sentence} ${teller.t('terms.prestige.amount', { count: change(prestige) })}`];
  });
}

/** Events that are told together: those of one player, or those of one kind that happen to the table. */
function stretches(events: readonly GameEvent[]): GameEvent[][] {
  const found: GameEvent[][] = [];
  for (const event of events) {
    const current = found.at(-1);
    if (current?.[0] !== undefined && areTogether(current[0], event)) current.push(event);
    else found.push([event]);
  }
  return found;
}

function areTogether(one: GameEvent, other: GameEvent): boolean {
  if (isOfTheTable(one) || isOfTheTable(other)) return one.type === other.type;
  return 'seat' in one && 'seat' in other && one.seat === other.seat;
}

/** One sentence for each type of event that happens to the table. */
function tableSentence(teller: Teller, event: GameEvent, together: readonly GameEvent[]): string {
  const { t } = teller;
  switch (event.type) {
    case 'start-player':
      return t('chronicle.start-player', whoIs(teller, event.seat));
    case 'turn':
      return t('table.bar.turn', whoIs(teller, event.seat));
    case 'refill-begun':
    case 'starters-called':
    case 'over':
      return t(`chronicle.${event.type}`);
    case 'dealt':
    case 'tile-laid':
    case 'covered':
      return t(`chronicle.${event.type}`, {
        names: listed(
          t,
          together.map((each) => thing(teller, each)),
        ),
      });
    case 'pile-shuffled':
      return t('chronicle.pile-shuffled', { tiles: event.tiles });
    case 'round':
      return t('chronicle.round', { round: event.round, last: event.last ? 'yes' : 'no' });
    case 'final-turns':
      return t('chronicle.final-turns', { letter: FINAL_LETTERS.charAt(event.finalTurn - 1) });
    default:
      return '';
  }
}

/** What a sentence about several pieces lists. */
function thing({ t, figures }: Teller, event: GameEvent): string {
  switch (event.type) {
    case 'dealt':
      return shortName(t, event.tile);
    case 'tile-laid':
      return t(`terms.tile.${event.tile}.name`);
    case 'covered': {
      const prestige = points(t, figures.masterpiecePrestige[event.place - 1] ?? 0);
      return t('chronicle.covered-space', { discipline: disciplineName(t, event.discipline), points: prestige });
    }
    default:
      return '';
  }
}
