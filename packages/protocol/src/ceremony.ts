/** The parts of the engine's events on which a ceremony depends. */
type TableEvent = { readonly type: string; readonly finalTurn?: number };

/**
 * The ceremonies between two decisions and how long each takes at full length, in milliseconds. The client plays them; the server adds
 * the full length to the clock that starts afterwards, whether or not a client shortens them.
 */
export const CEREMONY_LENGTHS = { round: 2400, pillar: 1600, finale: 3200 } as const;

export type CeremonyName = keyof typeof CEREMONY_LENGTHS;

/** The ceremony of an event. */
export function ceremonyOf(event: TableEvent): CeremonyName | undefined {
  switch (event.type) {
    case 'round':
      return 'round';
    case 'masterpiece':
      return 'pillar';
    case 'final-turns':
      // the finale begins once, with the first of its turns
      return event.finalTurn === 1 ? 'finale' : undefined;
    default:
      return undefined;
  }
}

/**
 * The total duration of the ceremonies of some events, in milliseconds.
 *
 * @example
 * ceremonyTime([{ type: 'walked' }, { type: 'masterpiece' }, { type: 'round' }]); // 4000
 */
export function ceremonyTime(events: readonly TableEvent[]): number {
  return events
    .map(ceremonyOf)
    .reduce((sum, ceremony) => sum + (ceremony === undefined ? 0 : CEREMONY_LENGTHS[ceremony]), 0);
}
