import type { GameEvent } from '@la-stanza/engine';
import type { Teller } from '../chronicle/teller.ts';
import { shortName } from '../people/cast.ts';
import { disciplineName, florins, moneySpace, points } from '../pieces/amounts.ts';

/** Things of which only the number matters. */
const COUNTED = ['book-written', 'disc-placed', 'meeple-taken'] as const;
type Counted = (typeof COUNTED)[number];

const isCounted = (type: string): type is Counted => COUNTED.some((counted) => counted === type);

/** A turn in a few words: what it is about, without what goes by itself. */
export function planWords(teller: Teller, events: readonly GameEvent[]): string {
  const { t } = teller;
  const told = new Set<Counted>();
  const phrases = events.flatMap((event): string[] => {
    if (!isCounted(event.type)) return phraseOf(teller, event);
    if (told.has(event.type)) return [];
    told.add(event.type);
    return [t(`hint.plan.${event.type}`, { count: events.filter(({ type }) => type === event.type).length })];
  });
  const text = phrases.join(', ');
  // an amount of florins keeps its small sign
  const start = text.startsWith('ƒ') ? 'ƒ' : text.charAt(0).toUpperCase();
  return text === '' ? '' : `${start}${text.slice(1)}.`;
}

function phraseOf({ t, figures, ring }: Teller, event: GameEvent): string[] {
  switch (event.type) {
    case 'walked':
      return [t('hint.plan.walked', { steps: event.steps, room: t(`terms.room.${ring[event.to]?.room ?? 'bonus'}`) })];
    case 'activated':
      return [t('hint.plan.activated', { discipline: disciplineName(t, event.discipline), by: event.by })];
    case 'hired':
      return [t('hint.plan.hired', { name: shortName(t, event.tile), amount: florins(t, event.cost) })];
    case 'fired':
      return [t('hint.plan.fired', { name: shortName(t, event.tile) })];
    case 'masterpiece':
      return [t('hint.plan.masterpiece', { points: points(t, event.prestige) })];
    case 'sailed':
      return [t('hint.plan.sailed', { place: moneySpace(t, figures, event.to) })];
    case 'artwork-taken':
      return [t(`terms.artwork.${event.artwork}.name`)];
    case 'bonus-tile-taken':
      return [t('hint.plan.bonus-tile-taken', { tile: t(`terms.tile.${event.tile}.name`) })];
    case 'money':
      return event.amount > 0 ? [t('hint.plan.money', { amount: florins(t, event.amount) })] : [];
    case 'withdrew':
      return [t('hint.plan.withdrew', { points: points(t, event.prestige) })];
    case 'stopped':
    case 'passed':
      return [t('hint.plan.passed')];
    default:
      return [];
  }
}
